#!/usr/bin/env bash
# Pages of lists of a contest of two million people, asked 200 times a second: the
# latency with SQLite and with PostgreSQL, and afterwards as many as can be served.
# The load tool is vegeta, brought and built by Go itself.
#
#   desempenho/paginas.sh [people] [seconds] [postgres://…]
set -euo pipefail
cd "$(dirname "$0")/.."
people=${1:-2100000} seconds=${2:-30} postgres=${3:-}
work=$(mktemp -d)
served=
end() { [ -z "$served" ] || kill "$served" 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$work"; }
trap end EXIT
go build -o "$work/paginas" ./internal/benchmark/paginas
GOBIN="$work" go install github.com/tsenart/vegeta/v12@v12.13.0

measure() { # measure NAME [-banco URL]
	name=$1
	shift
	echo "== $name, $people inscritas"
	"$work/paginas" -n "$people" -dados "$work/$name" -alvos "$work/$name.alvos" "$@" >"$work/$name.log" 2>&1 &
	served=$!
	until grep -q '^pronto' "$work/$name.log"; do
		kill -0 "$served" 2>/dev/null || { cat "$work/$name.log"; exit 1; }
		sleep 1
	done
	cat "$work/$name.log"
	"$work/vegeta" attack -targets="$work/$name.alvos" -rate=50 -duration=3s >/dev/null # what a server that runs has in memory
	"$work/vegeta" attack -targets="$work/$name.alvos" -rate=200 -duration="${seconds}s" | "$work/vegeta" report
	echo "-- sem limite, oito ao mesmo tempo"
	"$work/vegeta" attack -targets="$work/$name.alvos" -rate=0 -max-workers=8 -duration=10s | "$work/vegeta" report
	grep -E 'VmHWM' "/proc/$served/status" || true
	kill "$served" && wait "$served" || true
	served=
}
measure sqlite
[ -z "$postgres" ] || measure postgres -banco "$postgres"
