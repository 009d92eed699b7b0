#!/usr/bin/env bash
# A film of 2 GiB sent to the platform over a connection that falls forty times, and read
# back whole: time, memory, and whether the bytes are the same.
#
#   desempenho/filme.sh [bytes] [falls] [postgres://…] [s3://…]
set -euo pipefail
cd "$(dirname "$0")/.."
bytes=${1:-2147483648} falls=${2:-40} postgres=${3:-} objects=${4:-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
go build -o "$work/filme" ./internal/benchmark/filme
"$work/filme" -dados "$work/dados" -bytes "$bytes" -quedas "$falls" -banco "$postgres" -blobs "$objects"
du -sh "$work/dados"
