#!/usr/bin/env bash
# The day of a result: fragments of the published lists of two million people, asked as
# fast as they are given, of certame and of nginx over the same files, in turns. On
# Debian: apt-get install nginx wrk (nginx needs not be running, nor is its service used).
# NGINX and WRK say where they are when they are not in the path.
#
#   desempenho/consulta.sh [people] [seconds] [rounds]
set -euo pipefail
cd "$(dirname "$0")/.."
people=${1:-2100000} seconds=${2:-5} rounds=${3:-7}
nginx=${NGINX:-$(command -v nginx || echo /usr/sbin/nginx)} wrk=${WRK:-$(command -v wrk || true)}
[ -x "$nginx" ] && [ -n "$wrk" ] || { echo "faltam nginx ou wrk: no Debian, apt-get install nginx wrk" >&2; exit 1; }
work=$(mktemp -d)
chmod 755 "$work" # nginx's workers are another account
served= other=
end() { for p in $served $other; do kill "$p" 2>/dev/null || true; done; wait 2>/dev/null || true; rm -rf "$work"; }
trap end EXIT
go build -o "$work/consulta" ./internal/benchmark/consulta
here=127.0.0.1:18091 there=127.0.0.1:18092

"$work/consulta" servir -n "$people" -dados "$work/dados" -publica "$work/publica" -alvos "$work/alvos" -em "$here" >"$work/log" 2>&1 &
served=$!
until grep -q '^pronto' "$work/log"; do
	kill -0 "$served" 2>/dev/null || { cat "$work/log"; exit 1; }
	sleep 1
done
cat "$work/log"
du -sh "$work/publica" | cut -f1

# As in docs/publicacao.md, and what favours nginx: open files remembered, as many as the
# machine lets a process have open, and no log.
ulimit -n 300000 2>/dev/null || true
open=$(($(ulimit -n) - 4000))
cat >"$work/nginx.conf" <<CONF
worker_processes 2; daemon off; pid $work/nginx.pid; error_log $work/nginx.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  open_file_cache max=$open inactive=10m; open_file_cache_valid 10m;
  client_body_temp_path $work/t1; proxy_temp_path $work/t2; fastcgi_temp_path $work/t3; uwsgi_temp_path $work/t4; scgi_temp_path $work/t5;
  server {
    listen $there; root $work/publica; gzip_static always;
    types { } default_type "application/json; charset=utf-8";
    add_header Cache-Control "public, max-age=31536000, immutable"; add_header X-Robots-Tag noindex; add_header X-Content-Type-Options nosniff;
  }
}
CONF
"$nginx" -p "$work" -c "$work/nginx.conf" 2>>"$work/nginx.log" &
other=$!
sleep 1
"$work/consulta" comparar -alvos "$work/alvos" -um "http://$here" -outro "http://$there"

cat >"$work/pedir.lua" <<LUA
local paths, n = {}, 0
for line in io.lines("$work/alvos") do paths[#paths + 1] = line:match("^%S+") end
local head = {["Accept-Encoding"] = "gzip"}
request = function() n = n % #paths + 1; return wrk.format("GET", paths[n], head) end
LUA
spent() { # spent PID: processor time of a process and of its children, in hundredths of a second
	cat "/proc/$1/stat" $(pgrep -P "$1" | sed 's|.*|/proc/&/stat|') | sed 's/.*) //' | awk '{n += $12 + $13} END {print n}'
}
# ask WHERE PID SECONDS: answers a second, the 99th of 100 of them, and the microseconds
# of processor that the server spent on each. On a machine that does other things only
# the last says something.
ask() {
	before=$(spent "$2")
	"$wrk" -t1 -c64 -d"$3s" --latency -s "$work/pedir.lua" "http://$1/" >"$work/saida"
	! grep -E 'Non-2xx|Socket errors' "$work/saida" >&2 || exit 1
	awk -v spent=$(($(spent "$2") - before)) '/99%/ {p=$2} /requests in/ {n=$1} /Requests\/sec/ {printf "%s %s %.1f\n", $2, p, spent * 10000 / n}' "$work/saida"
}
ask "$here" "$served" 3 >/dev/null; ask "$there" "$other" 3 >/dev/null # what a server that runs has in memory
echo "rodada  certame/s  99%  µs  nginx/s  99%  µs  razão/s  razão µs"
for i in $(seq "$rounds"); do # who goes first alternates
	if [ $((i % 2)) = 1 ]; then
		a=$(ask "$here" "$served" "$seconds"); b=$(ask "$there" "$other" "$seconds")
	else
		b=$(ask "$there" "$other" "$seconds"); a=$(ask "$here" "$served" "$seconds")
	fi
	echo "$i $a $b" | awk '{printf "%d %.0f %s %s %.0f %s %s %.2f %.2f\n", $1, $2, $3, $4, $5, $6, $7, $2/$5, $7/$4}' | tee -a "$work/rodadas"
done
middle() { sort -n | awk '{v[NR]=$1} END {printf "mediana %s, mínimo %s, máximo %s\n", v[int((NR+1)/2)], v[1], v[NR]}'; }
echo "certame por segundo: $(cut -d' ' -f2 "$work/rodadas" | middle)"
echo "nginx por segundo:   $(cut -d' ' -f5 "$work/rodadas" | middle)"
echo "certame, µs de processador por resposta: $(cut -d' ' -f4 "$work/rodadas" | middle)"
echo "nginx, µs de processador por resposta:   $(cut -d' ' -f7 "$work/rodadas" | middle)"
echo "razão das respostas por segundo (certame/nginx): $(cut -d' ' -f8 "$work/rodadas" | middle)"
echo "razão do processador (nginx/certame):            $(cut -d' ' -f9 "$work/rodadas" | middle)"
grep -E 'VmHWM|VmRSS' "/proc/$served/status"
