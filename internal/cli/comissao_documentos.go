package cli

import (
	"fmt"
	"path/filepath"

	"certame/confirmation"
	"certame/internal/cli/usage"
	"certame/internal/cli/writing"
	"certame/internal/intake/boards"
	"certame/internal/locale"
	"certame/internal/render/lists"
	"certame/internal/render/papers"
	"certame/internal/run"
)

type comissaoDocumentos struct {
	Folder    string `name:"pasta" default:"." placeholder:"P" help:"Pasta do certame (padrão: a atual)."`
	Votes     string `name:"votos" placeholder:"CSV" help:"Votos da comissão: com eles saem ata, pareceres e resultados."`
	Appeal    string `name:"recursal" placeholder:"CSV" help:"Votos da comissão recursal."`
	Boards    string `name:"comissao" placeholder:"CSV" help:"Planilha da designação (padrão: comissao.csv da pasta, se houver): dela saem os termos."`
	Calls     string `name:"convocacao" placeholder:"CSV" help:"Planilha da convocação (padrão: convocacao.csv da pasta, se houver): dela saem os formulários."`
	Published string `name:"publicacao" placeholder:"DD/MM/AAAA" help:"Dia em que sai o resultado provisório: dá o fim do prazo de recurso."`
	Format    string `name:"formato" default:"txt" enum:"txt,pdf" placeholder:"F" help:"txt ou pdf (padrão: txt)."`
	Output    string `name:"saida" placeholder:"P" help:"Pasta a criar (padrão: documentos, dentro da pasta do certame)."`
}

// Run writes the documents that the files given allow.
func (c *comissaoDocumentos) Run(s *session) error {
	published, err := optionalDay("--publicacao", c.Published)
	if err != nil {
		return err
	}
	l, err := s.people(c.Folder)
	if err != nil {
		return err
	}
	list, err := c.papers(l)
	if err != nil {
		return err
	}
	pending, decided, err := c.decided(l, published)
	if err != nil {
		return err
	}
	list = append(list, decided...)
	if len(list) == 0 {
		return usage.Error("não há o que gerar: grave comissao.csv ou convocacao.csv na pasta, ou indique --votos")
	}
	if err := writing.Papers(c.target(), c.Format, list); err != nil {
		return err
	}
	return c.say(s, list, pending)
}

// papers are the terms of the members and the forms of the people called.
func (c *comissaoDocumentos) papers(l *run.Loaded) (list []papers.Paper, err error) {
	groups, _, err := members(l, c.Boards)
	if err != nil {
		return nil, err
	}
	for _, g := range groups {
		r, _ := confirmation.RulesOf(l.Terms, g.Modality)
		for _, b := range g.Boards {
			for _, m := range b.Members {
				p := papers.Term(l.Terms, r, m.Code)
				p.Name = "termo-de-confidencialidade-" + papers.FileName(r.Code()) + "-" + papers.FileName(m.Code)
				list = append(list, p)
			}
		}
	}
	forms, err := c.forms(l)
	return append(list, forms...), err
}

func (c *comissaoDocumentos) forms(l *run.Loaded) (list []papers.Paper, err error) {
	calls, _, err := called(l, c.Calls)
	people := boards.NewPeople(l.Roll)
	for _, one := range calls {
		for _, r := range rulesOf(l) {
			if p, known := people.Find(one.ID); known && r.Procedure == confirmation.Phenotype && l.Roll.Options[p].Has(r.Modality) {
				form := papers.Form(l.Terms, r, one.ID)
				form.Name = "formulario-" + papers.FileName(r.Code()) + "-" + papers.FileName(one.ID)
				list = append(list, form)
			}
		}
	}
	return list, err
}

func (c *comissaoDocumentos) target() string {
	if c.Output != "" {
		return c.Output
	}
	return filepath.Join(c.Folder, "documentos")
}

func (c *comissaoDocumentos) say(s *session, list []papers.Paper, pending int) error {
	public := 0
	for i := range list {
		if !list[i].Restricted {
			public++
		}
	}
	if s.root.JSON {
		names := []string{}
		for i := range list {
			names = append(names, list[i].Folder()+"/"+writing.PaperPath(&list[i], c.Format))
		}
		if err := s.writeJSON(map[string]any{"documentos": names, "pendentes": pending, "campos": papers.Gate()}); err != nil {
			return err
		}
	} else {
		fmt.Fprintf(s.Out, "%s em %s: %d em publico, %d em restrito\n", locale.Count(len(list), "documento", "documentos"), c.target(), public, len(list)-public)
		if public > 0 {
			fmt.Fprint(s.Out, "\nO que vai em publico, campo a campo:\n")
			var gate []lists.Field
			for _, f := range papers.Gate() {
				gate = append(gate, lists.Field(f))
			}
			s.printGate(gate)
		}
		if pending > 0 {
			fmt.Fprintf(s.Out, "Sem resultado definitivo: %s\n", locale.Count(pending, "caso pendente", "casos pendentes"))
		}
	}
	if pending > 0 {
		return outcomeError(ExitPending)
	}
	return nil
}
