#!/usr/bin/env bash
# What one thing costs, in time of processor and not of clock, so that a busy machine gives
# almost the same: a registration through real HTTP with PostgreSQL (program, database,
# bytes kept and bytes of its journal), a page, a password. The simulation of docs/escala.md
# starts from these. The database must be of this machine, and of nobody else meanwhile.
#
#   desempenho/custos.sh postgres://… [registrations a second] [seconds]
set -euo pipefail
cd "$(dirname "$0")/.."
postgres=$1 rate=${2:-100} seconds=${3:-20}
work=$(mktemp -d)
served=
end() { [ -z "$served" ] || kill "$served" 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$work"; }
trap end EXIT
go build -o "$work/inscricoes" ./internal/benchmark/inscricoes
go build -o "$work/escala" ./internal/benchmark/escala

ask() { psql -X -q -t -A "$postgres" -c "$1"; }
ticks() { # of a process and of nobody else: user and system, in hundredths of a second
	cut -d')' -f2 "/proc/$1/stat" 2>/dev/null | awk '{print $12 + $13}'
}
database() { # of everybody who works for the database now
	total=0
	for pid in $(ask "SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()"); do total=$((total + $(ticks "$pid" || echo 0))); done
	echo "$total"
}
each() { awk -v a="$1" -v b="$2" -v n="$3" -v k="$4" 'BEGIN { printf "%.2f", (b - a) * k / n }'; }

"$work/inscricoes" servir -n $((rate * seconds)) -dados "$work/dados" -alvos "$work/alvos" -banco "$postgres" >"$work/log" 2>&1 &
served=$!
until grep -q '^pronto' "$work/log"; do
	kill -0 "$served" 2>/dev/null || { cat "$work/log"; exit 1; }
	sleep 0.2
done
head -20 "$work/alvos" >"$work/primeiras" && tail -n +21 "$work/alvos" >"$work/outras"
"$work/inscricoes" pedir -alvos "$work/primeiras" -ritmo 20 -segundos 1 -respostas "$work/r0" >/dev/null # the connections
ask CHECKPOINT
program0=$(ticks "$served") database0=$(database) size0=$(ask "SELECT pg_database_size(current_database())") journal0=$(ask "SELECT pg_current_wal_lsn() - '0/0'")
"$work/inscricoes" pedir -alvos "$work/outras" -ritmo "$rate" -segundos "$seconds" -respostas "$work/r1"
n=$(wc -l <"$work/r1")
program1=$(ticks "$served") database1=$(database) size1=$(ask "SELECT pg_database_size(current_database())") journal1=$(ask "SELECT pg_current_wal_lsn() - '0/0'")
echo "inscrição: programa $(each "$program0" "$program1" "$n" 10) ms, banco $(each "$database0" "$database1" "$n" 10) ms de processador; guardados $(each "$size0" "$size1" "$n" 1) bytes, diário $(each "$journal0" "$journal1" "$n" 1) bytes ($n inscrições)"

token=$(head -1 "$work/alvos" | cut -d' ' -f1)
pages=400
printf '127.0.0.1\tFALSE\t/\tFALSE\t0\tcertame\t%s\n' "$token" >"$work/bolo" # the token changes with the roles
program0=$(ticks "$served") database0=$(database)
curl -s "http://127.0.0.1:8090/certames/medido/minha-inscricao?n=[1-$pages]" -b "$work/bolo" -c "$work/bolo" -L -o /dev/null -w '%{http_code} de %{size_download} bytes\n' >"$work/codigos"
program1=$(ticks "$served") database1=$(database)
echo "página de quem se inscreveu: programa $(each "$program0" "$program1" $pages 10) ms, banco $(each "$database0" "$database1" $pages 10) ms de processador ($(sort "$work/codigos" | uniq -c | sort -rn | head -1 | xargs))"
"$work/escala" senha
