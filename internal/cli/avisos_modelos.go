package cli

import (
	"fmt"
	"path/filepath"
	"strings"

	"certame/internal/cli/console"
	"certame/internal/cli/usage"
	"certame/internal/installation"
	letters "certame/internal/notices"
)

type avisosModelos struct {
	Kind string `arg:"" optional:"" name:"aviso" help:"Aviso a mostrar: resultado, recurso-abre, recurso-termina, nomeacao, inscricao, conta ou correcao."`
	Data string `name:"dados" default:"dados" placeholder:"P" help:"Pasta da instalação (padrão: dados); os modelos do órgão ficam em modelos/."`
}

type modelJSON struct {
	Kind   string   `json:"aviso"`
	Name   string   `json:"nome"`
	From   string   `json:"arquivo,omitempty"`
	Fields []string `json:"campos"`
	Stops  bool     `json:"dispensavel"`
}

// Run reads every model; a wrong one is refused with its line.
func (c *avisosModelos) Run(s *session) error {
	models, err := letters.ReadModels(filepath.Join(c.Data, installation.ModelsFolder))
	if err != nil {
		return err
	}
	if c.Kind != "" {
		return c.show(s, models)
	}
	list := []modelJSON{}
	rows := [][]string{{"aviso", "o que é", "modelo", "campos"}}
	for _, k := range letters.Kinds {
		list = append(list, modelJSON{k.Code, k.Name, models.From(k.Code), letters.FieldsOf(k), k.Always == ""})
		from := models.From(k.Code)
		if from == "" {
			from = "do programa"
		}
		rows = append(rows, []string{k.Code, k.Name, from, strings.Join(letters.FieldsOf(k), " ")})
	}
	if s.root.JSON {
		return s.writeJSON(list)
	}
	console.Table(s.Out, rows)
	return nil
}

// show writes one as it goes, of something invented.
func (c *avisosModelos) show(s *session, models *letters.Models) error {
	if _, known := letters.KindOf(c.Kind); !known {
		return usage.Error("não há o aviso «" + c.Kind + "»: veja os que há com certame avisos modelos")
	}
	l, err := models.Preview(c.Kind)
	if err != nil {
		return err
	}
	if s.root.JSON {
		return s.writeJSON(map[string]string{"assunto": l.Subject, "texto": l.Text, "html": l.HTML})
	}
	fmt.Fprintf(s.Out, "Assunto: %s\n\n%s", l.Subject, l.Text)
	return nil
}
