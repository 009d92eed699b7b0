package cli

import (
	"fmt"

	"certame"
	"certame/edital"
	"certame/internal/locale"
	"certame/law"
	"certame/registration"
)

type inscricaoAconselhar struct {
	Folder  string `name:"pasta" default:"." placeholder:"P" help:"Pasta do certame (padrão: a atual)."`
	Options string `name:"opcoes" placeholder:"G" help:"Grupos que se pensa em declarar, como em PPP,PQ; sem eles, o que há sem opção."`
	Post    string `name:"cargo" placeholder:"C" help:"Código do cargo; dispensável se só há um."`
}

type adviceJSON struct {
	Post      string               `json:"cargo"`
	Options   []string             `json:"opcoes"`
	Final     []string             `json:"classificada_em"`
	Until     string               `json:"ate,omitempty"` // Brasília time
	Sentences []adviceSentenceJSON `json:"frases"`
	Notice    string               `json:"aviso"`
}

type adviceSentenceJSON struct {
	Code           string             `json:"codigo"`
	Text           string             `json:"texto"`
	Provisions     []law.Provision    `json:"dispositivos"`
	Interpretation law.Interpretation `json:"interpretacao,omitempty"`
	DecidedBy      string             `json:"decidido_por,omitempty"`
}

// Run says what a choice entails, in at most a dozen sentences.
func (c *inscricaoAconselhar) Run(s *session) error {
	choice, err := c.choice(s)
	if err != nil {
		return err
	}
	advice := registration.Advise(choice)
	if s.root.JSON {
		return s.writeJSON(s.adviceOf(choice, advice))
	}
	for _, sentence := range advice.Sentences {
		fmt.Fprintf(s.Out, "• %s\n", locale.Advice(s.words, sentence))
		if s.root.Explain {
			s.printArticles(s.Out, sentence.Basis)
		}
	}
	fmt.Fprintln(s.Out, locale.NoRecommendation)
	return nil
}

func (s *session) adviceOf(c registration.Choice, a registration.Advice) adviceJSON {
	out := adviceJSON{
		Post: c.Terms.Posts[c.Post].Code, Options: codesOf(c.Terms, a.Options), Final: codesOf(c.Terms, a.Final),
		Notice: locale.NoRecommendation,
	}
	if p, ok := registration.PeriodOf(c.Terms); ok {
		out.Until = p.Closes.Date.ISO() + "T" + registration.Clock(p.Closes.Second)
	}
	for _, sentence := range a.Sentences {
		out.Sentences = append(out.Sentences, adviceSentenceJSON{
			sentence.Code, locale.Advice(s.words, sentence), sentence.Basis, sentence.Interpretation, sentence.DecidedBy,
		})
	}
	return out
}

// codesOf lists the codes of a set; who opted for none is in AC only.
func codesOf(t *edital.Terms, set certame.GroupSet) []string {
	codes := []string{}
	for _, m := range set.Modalities() {
		codes = append(codes, t.Code(m))
	}
	return codes
}
