#!/usr/bin/env bash
# O caminho inteiro pela API: cria um certame com os arquivos de uma pasta, apura, lê
# as listas, explica uma posição, registra uma desistência, apura de novo e propõe a
# publicação. A confirmação é de outra pessoa.
#
#   CERTAME_URL=http://127.0.0.1:8080 CERTAME_TOKEN=certame_… docs/api/exemplo.sh meu-certame pasta
#
# O token se cria em Minha conta, Programas em seu nome; a conta precisa do papel de
# RH. Precisa de bash, curl, jq e zip.
set -euo pipefail

certame=${1:?diga o nome do certame nos endereços}
pasta=${2:?diga a pasta com edital.yaml e candidatos.csv}
raiz=${CERTAME_URL:?}/api/v1
aqui=$raiz/certames/$certame
trabalho=$(mktemp -d)
trap 'rm -rf "$trabalho"' EXIT

# pede MÉTODO ENDEREÇO [opções do curl]: o corpo sai na saída; os cabeçalhos ficam em
# $trabalho/cabecalhos. Uma recusa diz o que houve e o que fazer, e encerra.
pede() {
	local metodo=$1 endereco=$2 codigo
	shift 2
	codigo=$(curl -sS -X "$metodo" "$endereco" -H "Authorization: Bearer $CERTAME_TOKEN" -D "$trabalho/cabecalhos" -o "$trabalho/corpo" -w '%{http_code}' "$@")
	if [ "$codigo" -ge 400 ]; then
		jq -r '"\(.title): \(.detail // "")\n\(.remedio // "")", (.problemas[]? | "  \(.arquivo // "") linha \(.linha // "-"), \(.coluna // ""): \(.problema). \(.remedio // "")")' "$trabalho/corpo" >&2
		exit 1
	fi
	cat "$trabalho/corpo"
}

# cabecalho NOME: o valor de um cabeçalho da última resposta.
cabecalho() { sed -n "s/^$1: //Ip" "$trabalho/cabecalhos" | tr -d '\r'; }

# chave: uma para cada coisa a fazer. Se a rede cair, repita com a mesma.
chave() { echo "Idempotency-Key: $(cat /proc/sys/kernel/random/uuid)"; }

# espera: o trabalho que a última resposta pediu, até terminar.
espera() {
	local endereco
	endereco=${CERTAME_URL}$(cabecalho Location)
	until pede GET "$endereco" >"$trabalho/andamento" && jq -e '.estado | IN("done", "failed", "cancelled")' "$trabalho/andamento" >/dev/null; do sleep 0.2; done
	jq -e '.estado == "done"' "$trabalho/andamento" >/dev/null || { jq -r '.falha' "$trabalho/andamento" >&2; exit 1; }
}

json='Content-Type: application/json'

# 1. Criar: a pasta, em zip. O que não se entende volta com linha e coluna.
(cd "$pasta" && zip -q -r "$trabalho/pasta.zip" .)
pede POST "$raiz/certames?certame=$certame" -H "$(chave)" -H 'Content-Type: application/zip' --data-binary "@$trabalho/pasta.zip" | jq -r '"criado: \(.titulo)"'

# 2. Apurar, em segundo plano.
pede POST "$aqui/apuracoes" -H "$(chave)" >/dev/null
espera
resultado=$(pede GET "$aqui" | jq -r '.resultado')
echo "apurado: resultado $resultado"

# 3. Ler uma lista inteira, página por página.
pede GET "$aqui/resultados/$resultado/listas" | jq -r '.itens[0] | "\(.cargo) \(.lista)"' >"$trabalho/primeira"
read -r cargo lista <"$trabalho/primeira"
endereco="/api/v1/certames/$certame/resultados/$resultado/listas/$cargo/$lista?limite=50"
while [ -n "$endereco" ]; do
	pede GET "$CERTAME_URL$endereco" | jq -c '.itens[]' >>"$trabalho/lista"
	endereco=$(cabecalho Link | sed -n 's/^<\([^>]*\)>; rel="next"$/\1/p')
done
echo "lista $lista do cargo $cargo: $(wc -l <"$trabalho/lista") pessoas"

# 4. Explicar a posição da primeira pessoa chamada.
pessoa=$(jq -rs 'map(select(.situacao == "convocada"))[0].inscricao' "$trabalho/lista")
pede GET "$aqui/pessoas/$pessoa/explicacao" | jq -r '"\(.inscricao): \(.situacao)", (.porque[] | "  \(.)")'

# 5. Registrar a desistência dela: primeiro ver o que muda, depois gravar, sobre o
# livro que se viu.
fato=$(jq -nc --arg i "$pessoa" --arg d "$(date +%d/%m/%Y)" '{tipo: "desistencia", data: $d, inscricao: $i, ato: "Processo 1"}')
pede POST "$aqui/fatos/previa" -H "$json" -d "$fato" | jq -r '.efeitos[] | "  \(.texto)"'
livro=$(cabecalho ETag)
pede POST "$aqui/fatos" -H "$(chave)" -H "If-Match: $livro" -H "$json" -d "$fato" | jq -r '"registrado: \(.fato.fato)"'

# 6. Supor, sem gravar: e se abrisse mais uma vaga?
pede POST "$aqui/suposicoes" -H "$json" -d "$(jq -nc --arg c "$cargo" '{cargo: $c, mais_vagas: 1}')" | jq -r '"com mais uma vaga: \(.depois.convocadas) convocadas, e não \(.antes.convocadas)"'

# 7. Apurar de novo e propor a publicação, com os totais conferidos fora do sistema
# (aqui, por ser exemplo, os do próprio resumo).
pede POST "$aqui/apuracoes" -H "$(chave)" >/dev/null
espera
resultado=$(pede GET "$aqui" | jq -r '.resultado')
totais=$(pede GET "$aqui/resultados/$resultado/arquivos/resumo.json" | jq -c '{vagas, aprovadas, convocadas}')
pede POST "$aqui/propostas" -H "$(chave)" -H "$json" -d "$(jq -nc --argjson r "$resultado" --argjson t "$totais" '{tipo: "listas", resultado: $r, formatos: ["html", "json"], totais: $t}')" >/dev/null
espera
pede GET "$aqui/propostas" | jq -r '.itens[] | "proposta \(.proposta), do resultado \(.resultado), à espera de outra pessoa"'
