#!/usr/bin/env bash
# Compara o certame com o mesmo trabalho feito em SQLite, pandas e DuckDB, na
# mesma rodada e com as mesmas inscritas, e confere byte a byte quem tem vaga.
set -euo pipefail
export LC_ALL=C

ajuda() {
  cat <<'FIM'
Uso: desempenho/comparar.sh [inscritas] [opções]

  inscritas            quantas gerar (padrão: 2100000)
  --repeticoes N       vezes que cada um roda, intercalados (padrão: 3)
  --sem NOME           deixa um de fora: certame-1, certame-seco, sqlite, pandas, duckdb
  --pasta P            onde gravar dados e saídas (padrão: certame-desempenho na pasta temporária)

Saídas: 0 tudo igual · 1 alguém divergiu ou falhou · 2 falta um programa ou a opção está errada.
FIM
}

erro() { echo "comparar.sh: $1" >&2; exit "${2:-1}"; }

inscritas=2100000
repeticoes=3
sem=" "
pasta="${TMPDIR:-/tmp}/certame-desempenho"
while [ $# -gt 0 ]; do
  case "$1" in
    --ajuda | -h) ajuda; exit 0 ;;
    --repeticoes) repeticoes="${2:-}"; shift 2 || erro "falta o número de --repeticoes" 2 ;;
    --sem)
      case "${2:-}" in
        certame-1 | certame-seco | sqlite | pandas | duckdb) sem="$sem$2 " ;;
        *) erro "--sem não conhece \"${2:-}\"" 2 ;;
      esac
      shift 2 ;;
    --pasta) pasta="${2:-}"; shift 2 || erro "falta o caminho de --pasta" 2 ;;
    -*) ajuda >&2; exit 2 ;;
    *) inscritas="$1"; shift ;;
  esac
done
case "$inscritas$repeticoes" in *[!0-9]* | "") erro "inscritas e repetições são números inteiros" 2 ;; esac
if [ "$inscritas" -lt 1 ] || [ "$repeticoes" -lt 1 ]; then erro "inscritas e repetições começam em 1" 2; fi
[ -n "$pasta" ] || erro "falta o caminho de --pasta" 2

aqui="$(cd "$(dirname "$0")" && pwd)"
mkdir -p "$pasta"
pasta="$(cd "$pasta" && pwd)"
dados="$pasta/dados-$inscritas"
rodada="$pasta/rodada"
modulos="${DUCKDB_MODULOS:-$pasta/duckdb}"

entra() { case "$sem" in *" $1 "*) return 1 ;; esac; }

# --- O que é preciso ter -----------------------------------------------------
faltam=""
falta() { faltam="$faltam
  $1"; }

cronometro=""
for c in gtime time; do
  c="$(type -P "$c" || true)"
  if [ -n "$c" ] && "$c" -f '%e %M' true >/dev/null 2>&1; then cronometro="$c"; break; fi
done
[ -n "$cronometro" ] || falta "time (o do GNU; no Debian, o pacote time)"
type -P go >/dev/null || falta "go"

if entra sqlite && ! type -P sqlite3 >/dev/null; then
  falta "sqlite: programa sqlite3 (no Debian, o pacote sqlite3), ou --sem sqlite"
fi
python=""
if entra pandas; then
  for p in ${PYTHON:-} python3 /usr/bin/python3; do
    if "$p" -c 'import pandas' >/dev/null 2>&1; then python="$p"; break; fi
  done
  [ -n "$python" ] || falta "pandas: módulo pandas do Python (no Debian, o pacote python3-pandas), ou --sem pandas"
fi
if entra duckdb; then
  if ! type -P node >/dev/null; then
    falta "duckdb: programa node, ou --sem duckdb"
  elif [ ! -d "$modulos/node_modules/@duckdb/node-api" ]; then
    falta "duckdb: npm install --prefix \"$modulos\" @duckdb/node-api@1.5.6-r.1, ou --sem duckdb"
  fi
fi
[ -z "$faltam" ] || erro "falta instalar:$faltam" 2

# --- Preparo -----------------------------------------------------------------
carga="$(cut -d' ' -f1 /proc/loadavg 2>/dev/null || true)"
rm -rf "$rodada"
mkdir -p "$rodada" "$pasta/bin"
(cd "$aqui/.." && go build -o "$pasta/bin/" ./cmd/certame ./internal/benchmark/gerar)
"$pasta/bin/gerar" -n "$inscritas" -pasta "$dados" >&2

# --- Cada um: roda na pasta do certame e escreve as linhas em saida.txt -------
rodar() { # nome
  case "$1" in
    certame) medir "$1" "$pasta/bin/certame" apurar . --saida "$rodada/resultado" ;;
    certame-1) medir "$1" env GOMAXPROCS=1 "$pasta/bin/certame" apurar . --saida "$rodada/resultado" ;;
    certame-seco) medir "$1" "$pasta/bin/certame" apurar . --seco ;;
    sqlite) cat "$aqui/sqlite.sql" "$aqui/ocupacao.sql" >"$rodada/roteiro.sql"
      entrada="$rodada/roteiro.sql" medir "$1" sqlite3 -batch :memory: ;;
    pandas) medir "$1" "$python" "$aqui/comparar_pandas.py" ;;
    duckdb) medir "$1" node "$aqui/comparar_duckdb.mjs" "$modulos" "$aqui/ocupacao.sql" ;;
  esac
}

medir() { # nome comando...
  local nome="$1"
  shift
  rm -rf "$rodada/resultado"
  sync
  (cd "$dados" && "$cronometro" -f '%e %M' -o "$rodada/tempo" "$@" \
    <"${entrada:-/dev/null}" >"$rodada/saida.txt" 2>"$rodada/erros.txt") || {
    cat "$rodada/erros.txt" >&2
    erro "$nome falhou"
  }
  tail -n 1 "$rodada/tempo" >>"$rodada/$nome.medidas"
  sed -n 's/^leitura \([0-9.]*\)$/\1/p' "$rodada/erros.txt" >>"$rodada/$nome.leituras"
}

# Quem tem vaga, segundo a ordem de convocação do certame. As cinco primeiras
# colunas nunca têm ponto e vírgula dentro.
linhas_do_certame() {
  awk -F';' 'NR > 1 { gsub(/"/, "", $5); print $1 ";" $5 ";" $4 }' "$rodada/resultado/ordem.csv" | sort
}

conferir() { # nome
  case "$1" in
    certame-seco) return ;; # não grava nada que se possa comparar
    certame | certame-1) linhas_do_certame >"$rodada/saida.txt" ;;
  esac
  [ -s "$rodada/saida.txt" ] || erro "$1 não escreveu linha alguma"
  if [ ! -e "$rodada/referencia.txt" ]; then
    cp "$rodada/saida.txt" "$rodada/referencia.txt"
  elif ! cmp "$rodada/referencia.txt" "$rodada/saida.txt" >&2; then
    cp "$rodada/saida.txt" "$rodada/$1.divergente.txt"
    diff "$rodada/referencia.txt" "$rodada/saida.txt" | head -n 10 >&2 || true
    erro "$1 NÃO dá o mesmo que o certame: compare $rodada/referencia.txt com $rodada/$1.divergente.txt"
  fi
}

todos=""
for nome in certame certame-1 certame-seco sqlite pandas duckdb; do
  if entra "$nome"; then todos="$todos $nome"; else echo "de fora, a pedido: $nome" >&2; fi
done

cat "$dados/candidatos.csv" >/dev/null # todos encontram o arquivo já na memória do sistema
for r in $(seq "$repeticoes"); do
  for nome in $todos; do
    rodar "$nome"
    conferir "$nome"
    echo "rodada $r: $nome $(tail -n 1 "$rodada/$nome.medidas" | awk '{ printf "%s s, %d MB", $1, $2 * 1024 / 1e6 }')" >&2
  done
done

# --- Tabela ------------------------------------------------------------------
mediana() { # arquivo coluna
  awk -v c="$2" '{ print $c }' "$1" | sort -n |
    awk '{ v[NR] = $1 } END { if (NR) print NR % 2 ? v[(NR + 1) / 2] : (v[NR / 2] + v[NR / 2 + 1]) / 2 }'
}
faixa() { awk '{ print $1 }' "$1" | sort -n | awk 'NR == 1 { a = $1 } { b = $1 } END { printf "%.2f a %.2f", a, b }'; }
titulo() {
  case "$1" in
    certame) echo "**certame**, tudo" ;;
    certame-1) echo "certame, tudo, um núcleo" ;;
    certame-seco) echo "certame, sem gravar (\`--seco\`)" ;;
    sqlite) echo "SQLite $(sqlite3 --version | cut -d' ' -f1)" ;;
    pandas) echo "pandas $("$python" -c 'import pandas; print(pandas.__version__)')" ;;
    duckdb) echo "DuckDB $(sed -n 's/.*"version": *"\([0-9.]*\).*/\1/p' "$modulos/node_modules/@duckdb/node-api/package.json" | head -n 1)" ;;
  esac
}

base="$(mediana "$rodada/certame.medidas" 1)"
echo
echo "$inscritas inscritas; $(wc -l <"$rodada/referencia.txt" | tr -d ' ') com vaga; mediana de $repeticoes;" \
  "$(getconf _NPROCESSORS_ONLN) núcleos; $(go env GOVERSION); carga da máquina ao começar: $(echo "${carga:-desconhecida}" | tr . ,)"
echo
echo "| programa | tempo (s) | menor e maior | só a leitura (s) | memória (MB) | tempo ÷ certame | quem tem vaga |"
echo "|---|--:|--:|--:|--:|--:|---|"
for nome in $todos; do
  leitura="$(mediana "$rodada/$nome.leituras" 1)"
  igual="igual, byte a byte"
  case "$nome" in certame) igual="referência" ;; certame-seco) igual="não grava" ;; esac
  tempo="$(mediana "$rodada/$nome.medidas" 1)"
  memoria="$(mediana "$rodada/$nome.medidas" 2)"
  numeros="$(awk -v t="$tempo" -v f="$(faixa "$rodada/$nome.medidas")" -v l="${leitura:--}" -v m="$memoria" -v b="$base" \
    'BEGIN { if (l != "-") l = sprintf("%.2f", l)
             if (b > 0) vezes = sprintf("%.2f", t / b); else vezes = "-"
             printf "%.2f | %s | %s | %.0f | %s", t, f, l, m * 1024 / 1e6, vezes }' | tr . ,)"
  echo "| $(titulo "$nome") | $numeros | $igual |"
done
cat <<'FIM'

O certame lê, confere cada campo, classifica, ocupa, dá a ordem de convocação com
compensação e motivos, e grava todas as saídas com resumos criptográficos. Os outros leem,
classificam e dizem quem tem vaga: não conferem os dados, não dão ordem de convocação
nem compensação, não explicam nada, não gravam listas nem situações, não calculam resumos
criptográficos, e só conhecem este edital. A memória é o pico do processo.
FIM
