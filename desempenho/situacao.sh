#!/usr/bin/env bash
# Where each person of a published result stands: how long it takes to make, how much it
# keeps, and how long one page takes to read its part.
#
#   desempenho/situacao.sh [people]
set -euo pipefail
cd "$(dirname "$0")/.."
SITUATION_PEOPLE=${1:-200000} go test ./internal/situation -run '^TestFigures$' -count=1 -v -timeout 60m
