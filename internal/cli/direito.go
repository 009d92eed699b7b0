package cli

import (
	"fmt"
	"strings"

	"certame/internal/cli/console"
	"certame/internal/cli/usage"
	"certame/internal/intake"
	"certame/internal/matrix"
	"certame/law"
)

// direito shows what the law says and where the program applies it.
type direito struct {
	Matriz         direitoMatriz         `cmd:"" help:"Todos os dispositivos e o que o programa faz com cada um."`
	Artigo         direitoArtigo         `cmd:"" help:"Um dispositivo: o que ordena e em que etapa se aplica."`
	Interpretacoes direitoInterpretacoes `cmd:"" help:"Pontos que os textos deixam abertos, com opções, padrão e razão."`
	Papeis         direitoPapeis         `cmd:"" help:"Quem pode o quê: papéis, o que cada um exige e as permissões que tem."`
}

type provisionJSON struct {
	ID       law.Provision `json:"id"`
	Citation string        `json:"citacao"`
	Status   law.Status    `json:"situacao"`
	Stage    string        `json:"etapa,omitempty"`
	Summary  string        `json:"resumo"`
	Reason   string        `json:"motivo,omitempty"`
	Address  string        `json:"endereco,omitempty"`
}

func provisionOf(r law.Record) provisionJSON {
	p := provisionJSON{r.ID, r.ID.Citation(), r.Status, r.Stage, r.Summary, r.Reason, ""}
	for _, n := range law.Norms() {
		if n.ID == r.Norm {
			p.Address = n.Address
		}
	}
	return p
}

type direitoMatriz struct{}

// Run lists every provision.
func (direitoMatriz) Run(s *session) error {
	var list []provisionJSON
	rows := [][]string{{"dispositivo", "situação", "etapa", "resumo"}}
	for _, r := range law.Provisions() {
		list = append(list, provisionOf(r))
		rows = append(rows, []string{string(r.ID), matrix.StatusWords[r.Status], matrix.Stages[r.Stage], r.Summary})
	}
	if s.root.JSON {
		return s.writeJSON(list)
	}
	console.Table(s.Out, rows)
	return nil
}

type direitoArtigo struct {
	ID string `arg:"" name:"id" help:"Identificador, como lei15142!art7_par2, ou a citação como o programa a escreve, entre aspas simples."`
}

// names says whether a provision is what was asked for: by its identifier, by that of
// what it is part of, or by the citation copied from a result. An exclamation mark means
// something else to most shells.
func (c *direitoArtigo) names(p law.Provision) bool {
	return string(p) == c.ID || strings.HasPrefix(string(p), c.ID+"_") || intake.Fold(p.Citation()) == intake.Fold(c.ID)
}

// Run shows one provision, or all those that begin with the given words.
func (c *direitoArtigo) Run(s *session) error {
	var found []provisionJSON
	var ids []string
	for _, r := range law.Provisions() {
		if c.names(r.ID) {
			found = append(found, provisionOf(r))
		}
		ids = append(ids, string(r.ID))
	}
	if len(found) == 0 {
		hint := ""
		if near := intake.Nearest(c.ID, ids); near != "" {
			hint = ". O mais parecido é «" + near + "»"
		}
		return usage.Error("dispositivo desconhecido: " + c.ID + hint)
	}
	if s.root.JSON {
		return s.writeJSON(found)
	}
	for _, p := range found {
		printProvision(s, p)
	}
	return nil
}

func printProvision(s *session, p provisionJSON) {
	fmt.Fprintf(s.Out, "%s — %s\n  %s\n", p.ID, p.Citation, p.Summary)
	switch {
	case p.Reason != "":
		fmt.Fprintf(s.Out, "  fora do programa: %s\n", p.Reason)
	case p.Stage != "":
		fmt.Fprintf(s.Out, "  %s, na etapa de %s\n", matrix.StatusWords[p.Status], matrix.Stages[p.Stage])
	default:
		fmt.Fprintf(s.Out, "  %s\n", matrix.StatusWords[p.Status])
	}
	if p.Address != "" {
		fmt.Fprintf(s.Out, "  texto oficial: %s\n", p.Address)
	}
}

type direitoInterpretacoes struct{}

// Run lists the open points with their readings.
func (direitoInterpretacoes) Run(s *session) error {
	if s.root.JSON {
		return s.writeJSON(law.Interpretations())
	}
	for _, r := range law.Interpretations() {
		fmt.Fprintf(s.Out, "%s %s\n  %s\n", r.ID, r.Title, r.Question)
		for _, o := range r.Options {
			mark := " "
			if o.Value == r.Default {
				mark = "*"
			}
			fmt.Fprintf(s.Out, "  %s %s: %s Exemplo: %s\n", mark, o.Value, o.Text, o.Example)
		}
		if r.Key != "" {
			fmt.Fprintf(s.Out, "  chave do edital: %s\n", r.Key)
		}
		fmt.Fprintf(s.Out, "  razão do padrão (*): %s\n\n", r.Why)
	}
	return nil
}
