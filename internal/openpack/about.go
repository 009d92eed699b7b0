package openpack

import (
	"fmt"
	"strings"

	"certame/contest"
	"certame/internal/locale"
	"certame/publication"
)

// warnings tell whoever publishes of the groups in which few people are enough to
// be told apart.
func warnings(o *contest.Outcome) []string {
	out := []string{}
	for _, s := range publication.SmallGroups(o) {
		out = append(out, fmt.Sprintf("%s %s, grupo %s: %s na lista, que é pública por lei; com menos de 5, qualquer dado a mais identifica.",
			o.Terms.Word("Cargo"), o.Terms.Posts[s.Post].Code, o.Terms.Code(s.Group), locale.Count(s.People, "pessoa", "pessoas")))
	}
	return out
}

// hiddenTexts say what each thing hidden is, and why.
var hiddenTexts = map[publication.Hidden][2]string{
	publication.HiddenReasons:  {"motivos, votos, pareceres, filmagens e documentos das comissões", "são informação de acesso restrito; o resultado da comissão é público pelo número de inscrição"},
	publication.HiddenIdentity: {"nome, CPF, nascimento e o mais que identifica", "o número de inscrição basta para conferir"},
	publication.HiddenTies:     {"idade, função de jurado e hora de nascimento", "desempatam, e aparece só a ordem que deram"},
	publication.HiddenFailed:   {"quem não foi aprovado", "não muda o resultado, ou aparece sob pseudônimo porque o corte de uma fase depende da nota"},
	publication.HiddenFacts:    {"razões e autores dos fatos, processos de fraude, óbitos e números de processos judiciais", "o efeito sobre as vagas aparece, sem a razão"},
	publication.HiddenOrder:    {"a ordem em que cada pessoa pôs os cargos, além do que o resultado já mostra", "para refazer as contas basta saber quais ela prefere ao que ocupa, e é o que a situação em cada lista diz"},
}

func hidden(o *contest.Outcome) (out []Hidden) {
	for _, h := range publication.AllHidden(o.Preferred != nil) {
		text := hiddenTexts[h]
		out = append(out, Hidden{text[0], text[1], h.Basis(o.Terms.Regime.ID)})
	}
	return out
}

func readMe(m *Manifest, preference bool) string {
	lines := []string{
		"Pacote aberto do certame " + m.Contest + " (" + m.Notice + ")",
		"",
		"Tem tudo o que é preciso para refazer a apuração, e nada que não seja público:",
		"  entrada/  as regras, as pessoas e os fatos públicos",
		"  saida/    o resultado que se apura deles",
		"  pacote.json  o resumo SHA-256 de cada arquivo",
		"",
		"Para conferir, sem rede:",
		"  certame verificar pacote.zip   refaz as contas e compara",
		"  conferir pacote.zip            um segundo programa, independente, confere o que deve valer",
		"  sha256sum pacote.json          o resumo do pacote, a comparar com o que foi publicado",
		"",
		"Pessoas: " + locale.Whole(m.People.Public) + " pelo número de inscrição, " + locale.Whole(m.People.Pseudonyms) + " sob pseudônimo, " +
			locale.Count(m.People.Omitted, "omitida por não mudar o resultado", "omitidas por não mudarem o resultado") + ".",
		"O desempate por idade, jurado ou hora de nascimento aparece só como a ordem que deu: os dados não se publicam.",
	}
	if preference {
		lines = append(lines, "A ordem em que cada pessoa pôs os cargos não é a declarada: primeiro os que espera, depois o que ocupa, depois os outros. As contas dão o mesmo.")
	}
	return strings.Join(append(lines, ""), "\n")
}

func writeRow(out *strings.Builder, fields ...string) {
	for i, f := range fields {
		if i > 0 {
			out.WriteByte(',')
		}
		if strings.ContainsAny(f, ",\"\n") {
			f = `"` + strings.ReplaceAll(f, `"`, `""`) + `"`
		}
		out.WriteString(f)
	}
	out.WriteByte('\n')
}
