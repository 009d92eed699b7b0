package web

import "net/http"

// pagesSaid are the pages that say nothing of any person, each in the sentence that who is
// sent its address reads before opening it. What is not here is kept by no searcher:
// pages of one person, secrets in addresses, lists with names.
var pagesSaid = map[string]string{
	"/{$}":                                "Resultado, ordem de convocação e o porquê de cada posição nos certames com reserva de vagas. A consulta é pelo número de inscrição.",
	"/acessibilidade":                     "Atalhos do teclado, alto contraste e o que ainda falta para que todas as pessoas usem estas páginas.",
	"/ajuda":                              "Manual por tarefa: para quem concorre, para o órgão, para as comissões e para quem acompanha de fora.",
	"/ajuda/{tema}":                       "Manual da reserva de vagas em certames públicos, por tarefa.",
	"/ajuda/documentos/{documento}":       "Documento de referência da reserva de vagas em certames públicos.",
	"/privacidade":                        "O que se guarda sobre cada pessoa, para quê, por quanto tempo e quem vê.",
	"/publico":                            "Certames que recebem inscrições ou já publicaram resultado, com as listas e os arquivos de cada um.",
	"/publico/{certame}":                  "Linha do tempo, vagas, resultado e arquivos deste certame, e a consulta pelo número de inscrição.",
	"/publico/{certame}/atos/{ato}":       "Ato publicado: as listas, os arquivos e o resumo que permite conferir cada um.",
	"/publico/{certame}/inscricao":        "Prazo e regras da inscrição em palavras simples, e o caminho para se inscrever.",
	"/publico/{certame}/vagas":            "Vagas de cada cargo por lista, e a conta que levou a cada número.",
	"/publico/{certame}/regras":           "As regras do edital em palavras simples, com o artigo de cada uma.",
	"/publico/{certame}/numeros":          "Quantas pessoas de cada grupo chegaram a cada etapa, e quantas vagas foram preenchidas.",
	"/publico/{certame}/cortes":           "A nota da última pessoa convocada em cada lista.",
	"/publico/{certame}/sorteio":          "O sorteio refeito à vista de todas as pessoas: anúncio, fonte, passos e ordem.",
	"/publico/{certame}/dados":            "Todos os arquivos publicados deste certame, para qualquer uso.",
	"/publico/{certame}/amostra":          "Processos relidos por outras pessoas: como foram sorteados e o que a releitura disse.",
	"/acompanhamento":                     "A reserva de vagas órgão por órgão: quanto se reservou, quanto se preencheu e o que se perdeu por fracionamento.",
	"/acompanhamento/conferir":            "Conferência de um arquivo de indicadores no formato aberto, antes de entregá-lo.",
	"/registro":                           "Registro dos atos publicados, que só cresce e que qualquer pessoa confere.",
	"/verificar":                          "Confira se um documento foi publicado aqui, sem nenhuma mudança, e refaça as contas de um pacote.",
	"/direito":                            "O que a lei manda, artigo por artigo, e o que o programa faz com cada um.",
	"/direito/interpretacoes":             "Os pontos que a lei deixa em aberto, as leituras possíveis e a que vale quando o edital não diz.",
	"/direito/normas/{norma}":             "Os dispositivos desta norma, em palavras simples, e o que o programa faz com cada um.",
	"/direito/dispositivos/{dispositivo}": "O que este dispositivo manda e onde o programa o aplica.",
	"/direito/cenarios/{cenario}":         "Um exemplo com entrada e resultado esperado, para pôr à prova qualquer programa.",
}

// aboutThis is the sentence of the page asked for; a page that is not given has none.
func (v *visit) aboutThis() string {
	if v.w.Header().Get("X-Robots-Tag") != "" {
		return ""
	}
	return pagesSaid[v.route.Pattern]
}

// mayBeFound says whether searchers may keep the page: one of those above, as it is
// without anything asked of it, and that did not refuse them itself.
func (v *visit) mayBeFound() bool {
	return v.aboutThis() != "" && v.r.Method == http.MethodGet && v.r.URL.RawQuery == "" && !v.who.Known()
}

// robots tells searchers what they need not ask for; what they may keep, each page says.
func (v *visit) robots() error {
	v.w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	return v.givePublic([]byte("User-agent: *\nDisallow: /certames\nDisallow: /conta\nDisallow: /acesso/\nDisallow: /cadastro/\nDisallow: /recibo/\nDisallow: /aviso/\nDisallow: /consulta/\nDisallow: /api/\n"))
}
