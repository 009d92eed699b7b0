#!/usr/bin/env bash
# Registrations through real HTTP, each of a person with a session of their own: so many
# a second for so long, in SQLite and in PostgreSQL; then the program that serves is
# killed without warning in the middle, and what was answered is held to what is stored.
#
#   desempenho/inscricoes.sh [seconds] [rate SQLite] [rate PostgreSQL] [postgres://…]
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-20} lite=${2:-100} heavy=${3:-500} postgres=${4:-}
work=$(mktemp -d)
served=
end() { [ -z "$served" ] || kill "$served" 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$work"; }
trap end EXIT
go build -o "$work/inscricoes" ./internal/benchmark/inscricoes

serve() { # serve NAME [-banco URL]
	"$work/inscricoes" servir -n "$people" -dados "$work/$1" -alvos "$work/$1.alvos" "${@:2}" >"$work/$1.log" 2>&1 &
	served=$!
	until grep -q '^pronto' "$work/$1.log"; do
		kill -0 "$served" 2>/dev/null || { cat "$work/$1.log"; exit 1; }
		sleep 0.2
	done
}
measure() { # measure NAME RATE [-banco URL]
	name=$1 rate=$2
	shift 2
	people=$((rate * seconds * 3 / 2))
	echo "== $name, $rate por segundo durante $seconds s"
	serve "$name" "$@"
	head -n $((rate * seconds)) "$work/$name.alvos" >"$work/$name.primeiras"
	tail -n +$((rate * seconds + 1)) "$work/$name.alvos" >"$work/$name.outras"
	"$work/inscricoes" pedir -alvos "$work/$name.primeiras" -ritmo "$rate" -segundos "$seconds" -respostas "$work/$name.1"
	grep VmHWM "/proc/$served/status" || true
	echo "-- kill -9 no meio"
	"$work/inscricoes" pedir -alvos "$work/$name.outras" -ritmo "$rate" -segundos "$((seconds / 2))" -respostas "$work/$name.2" &
	asking=$!
	sleep $((seconds / 4))
	kill -9 "$served"
	wait "$served" 2>/dev/null || true
	wait "$asking"
	served=
	cat "$work/$name.1" "$work/$name.2" >"$work/$name.respostas"
	"$work/inscricoes" conferir -dados "$work/$name" -respostas "$work/$name.respostas" "$@"
}
measure sqlite "$lite"
[ -z "$postgres" ] || measure postgres "$heavy" -banco "$postgres"
