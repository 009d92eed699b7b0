package blanks

const EditalModel = `# Só certame, publicado_em e cargos são obrigatórios; o resto tem o padrão do
# regime, que decorre da data de publicação. Retire o # das linhas que o seu
# edital decide; nas Forças Armadas há também matricula_em.
# Todas as chaves: certame modelo edital --esquema
certame: MEU-CERTAME
orgao: Nome do órgão
edital: 1/2026
publicado_em: 2026-02-10
# tipo: concurso_publico
# natureza: autarquia
# inscricoes: {inicio: 2026-02-20, fim: 2026-03-20 23:59:59}
# grupos:
#   - {codigo: PPP, percentual: 25%}
#   - {codigo: PI, percentual: 3%}
#   - {codigo: PQ, percentual: 2%}
#   - {codigo: PcD, percentual: 5%}
cargos:
  - {codigo: "101", nome: Analista, localidade: Brasília, vagas: 6}
#   - {codigo: "102", vagas: 2, pesos: {objetiva: 2, objetiva_especifica: 3}}   # com fases: as mesmas notas, outros pesos
#   - codigo: "103"                       # uma lista geral, várias localidades: docs/preferencias.md
#     localidades:
#       - {codigo: 103-PA, localidade: Belém, vagas: 2, quadro: {AC: 1, PPP: 1}}
#       - {codigo: 103-PE, localidade: Recife, vagas: 1, quadro: {AC: 1}}
# fases:                                  # com fases, a nota final sai delas
#   - codigo: objetiva
#     peso: 1
#     componentes:
#       - {codigo: geral, peso: 1, maximo: 40, minimo: 40%}
#       - {codigo: especifica, peso: 2, maximo: 30}
#     minimo: 50%
#     barreira: {multiplo: 9, piso: 9, empates: mantem}   # optantes com o mínimo seguem todas
#   - {codigo: discursiva, peso: 1, maximo: 100, minimo: 60}
# limite_aprovados: anexo_II              # ou {multiplo: 2, minimo: 9}: cadastro de cada modalidade
# ausencia: ampla
# desempate: [idoso, jurado, mais_velho]
# reversao: decreto
# ac_esgotada: serie
# multiplas: literal
# ordem: mgi
# pendentes: bloqueia
`

const SeatsModel = `cargos:
  - {codigo: "101", nome: Analista, localidade: Brasília, vagas: 6}
  # quadro é opcional: declare-o quando o edital trouxer o seu
  - {codigo: "102", nome: Analista, localidade: Belém, vagas: 20, quadro: {AC: 13, PPP: 5, PI: 1, PQ: 0, PcD: 1}}
`
