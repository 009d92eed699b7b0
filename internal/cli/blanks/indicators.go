package blanks

import (
	"strings"

	"certame/internal/indicators"
)

// indicatorsModel is one contest of an agency that has another system.
func indicatorsModel() string {
	rows := []map[string]string{
		{
			"lista": "AC", "papel": "AC", "reservadas": "39", "aprovadas": "117", "nomeadas": "39", "nao_preenchidas": "1", "tipo": "concurso_publico", "regime": "lei-15142+dec-12536",
			"publicado_em": "10/02/2026", "homologado_em": "01/09/2026", "valido_ate": "01/09/2028", "referencia": "30/11/2026", "total_inscritas": "4120", "total_aprovadas": "170",
			"conjuntos": "Analista:40|Técnico:20", "faixas": "20|25|10|4|0|0", "q1": "24", "mediana": "41", "q3": "66",
		},
		{"lista": "PPP", "papel": "pretas_e_pardas", "percentual": "25%", "arredondamento": "meio", "minimo_de_vagas": "2", "reservadas": "15", "inscritas": "988", "convocadas": "61", "confirmadas": "49", "nao_confirmadas": "7", "ausentes": "5", "pendentes": "0", "aprovadas": "45", "nomeadas": "15", "nao_preenchidas": "0"},
		{"lista": "PI", "papel": "indigenas", "percentual": "3%", "arredondamento": "meio", "minimo_de_vagas": "2", "reservadas": "2", "inscritas": "17", "convocadas": "2", "confirmadas": "1", "nao_confirmadas": "1", "ausentes": "0", "pendentes": "0", "aprovadas": "1", "nomeadas": "1", "nao_preenchidas": "0", "reverte_para": "AC:1"},
		{"lista": "PQ", "papel": "quilombolas", "percentual": "2%", "arredondamento": "meio", "minimo_de_vagas": "2", "reservadas": "1", "inscritas": "23", "convocadas": "5", "confirmadas": "4", "nao_confirmadas": "0", "ausentes": "1", "pendentes": "0", "aprovadas": "4", "nomeadas": "1", "nao_preenchidas": "0"},
		{"lista": "PcD", "papel": "deficiencia", "percentual": "5%", "arredondamento": "teto", "minimo_de_vagas": "2", "reservadas": "3", "inscritas": "61", "convocadas": "8", "confirmadas": "6", "nao_confirmadas": "2", "ausentes": "0", "pendentes": "0", "aprovadas": "6", "nomeadas": "3", "nao_preenchidas": "0"},
	}
	var b strings.Builder
	b.WriteString("\ufeff" + strings.Join(indicators.Columns(), ";") + "\r\n")
	for _, row := range rows {
		row["orgao"], row["certame"], row["edital"] = "Nome do órgão", "MEU-CERTAME", "1/2026"
		cells := make([]string, len(indicators.Columns()))
		for i, column := range indicators.Columns() {
			cells[i] = row[column]
		}
		b.WriteString(strings.Join(cells, ";") + "\r\n")
	}
	return b.String()
}

const indicatorsDictionary = `
Colunas de indicadores.csv, uma linha por lista de cada certame, a AC primeiro (a ordem das colunas é livre):
  orgao, certame, edital   dizem qual é o certame; em todas as linhas
  lista, papel             AC, ou o código do grupo e de quem é: pretas_e_pardas, indigenas, quilombolas, conjunta,
                           deficiencia, outro
  percentual, arredondamento, minimo_de_vagas   do grupo: 25%; meio ou teto; a partir de quantas vagas se aplica
  reservadas               vagas que nasceram na lista, antes das reversões; a soma é o total de vagas
  inscritas, convocadas, confirmadas, nao_confirmadas, ausentes, pendentes, aprovadas
                           convocadas é a soma das quatro seguintes; as cinco vazias onde não há confirmação
  nomeadas                 nomeações pela lista não estornadas
  nao_preenchidas          vagas que, depois das reversões, são da lista e estão sem pessoa nomeada
  reverte_para             vagas que passaram a outras listas: PQ:1|AC:2
Só na primeira linha do certame:
  tipo, regime             concurso_publico…; lei-15142+dec-12536, lei-15142, lei-12990, portaria-md, proprio, anterior
  publicado_em, homologado_em, valido_ate, referencia   dd/mm/aaaa; referencia é o dia a que os números se referem
  total_inscritas, total_aprovadas                      pessoas, cada uma uma vez
  total_nomeadas, total_nao_preenchidas                 dispensáveis: são a soma das listas
  conjuntos                a que o percentual se aplicou, com as vagas: Analista:40|Técnico:20
  faixas                   nomeações por dias desde a homologação: até 30|60|90|180|365|mais; q1, mediana, q3 em dias
  reversoes_protegidas     sim, quando há reversões que não se dizem
Vazio é «não há o dado»; «protegido» é número de pessoas que não se mostra.
Confira com: certame indicadores conferir indicadores.csv
`
