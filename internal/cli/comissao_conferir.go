package cli

import (
	"fmt"

	"certame"
	"certame/confirmation"
	"certame/internal/cli/usage"
	"certame/internal/convening"
	"certame/internal/intake/boards"
	"certame/internal/render/tables"
	"certame/internal/run"
	"certame/trace"
)

type comissaoConferir struct {
	Folder    string `name:"pasta" default:"." placeholder:"P" help:"Pasta do certame (padrão: a atual)."`
	Members   string `name:"comissao" placeholder:"CSV" help:"Planilha da designação (padrão: comissao.csv da pasta)."`
	Called    string `name:"convocados" placeholder:"CSV" help:"Lista de pessoas convocadas, de qualquer origem, a comparar com quem tem de ser convocado."`
	Documents string `name:"entregues" placeholder:"CSV" help:"Documentos entregues por indígenas e quilombolas."`
	Groups    string `name:"grupo" placeholder:"G" help:"Só estes grupos."`
}

// Run checks what it was given and lists everything at once.
func (c *comissaoConferir) Run(s *session) error {
	l, err := s.people(c.Folder)
	if err != nil {
		return err
	}
	list, err := chosen(rulesOf(l), commaList(c.Groups))
	if err != nil {
		return err
	}
	var log trace.Log
	confirmation.CheckPlan(l.Terms, &log)
	if err := c.boards(l, list, &log); err != nil {
		return err
	}
	if err := c.calls(l, list, &log); err != nil {
		return err
	}
	documents, err := c.documents(l, &log)
	if err != nil {
		return err
	}
	return c.say(s, documents, log.Findings)
}

// boards checks the composition, unless only other files were given.
func (c *comissaoConferir) boards(l *run.Loaded, list []*confirmation.Rules, log *trace.Log) error {
	if c.Members == "" && (c.Called != "" || c.Documents != "") {
		return nil
	}
	groups, found, err := members(l, c.Members)
	if err != nil {
		return err
	}
	if !found {
		return usage.Error("não há o que conferir: indique --comissao, --convocados ou --entregues, ou grave comissao.csv na pasta")
	}
	checkBoards(list, groups, certame.NoDate, log)
	return nil
}

// calls compares a list of people called with those the law calls. Without
// --grupo it is a list of those who come before a board.
func (c *comissaoConferir) calls(l *run.Loaded, list []*confirmation.Rules, log *trace.Log) error {
	if c.Called == "" {
		return nil
	}
	raw, err := readSheet(c.Called)
	if err != nil {
		return err
	}
	called, err := boards.ParseCalled(raw, c.Called)
	if err != nil {
		return err
	}
	passed := convening.Qualified(l)
	for _, r := range list {
		if r.Procedure == confirmation.Phenotype || c.Groups != "" {
			var ids []string
			for i := range called {
				if called[i].For(r.Code()) {
					ids = append(ids, called[i].ID)
				}
			}
			confirmation.CheckCalled(r, l.Roll, passed, ids, c.Called, log)
		}
	}
	return nil
}

func (c *comissaoConferir) say(s *session, documents []sufficiency, list []trace.Finding) error {
	if s.root.JSON {
		if err := s.writeJSON(struct {
			Documents []sufficiency `json:"documentos,omitempty"`
			Findings  []findingJSON `json:"achados"`
		}{documents, s.findingsJSON(list)}); err != nil {
			return err
		}
		return exitFor(list)
	}
	for _, d := range documents {
		word := "documentação insuficiente"
		if d.Sufficient {
			word = "documentação suficiente"
		}
		fmt.Fprintf(s.Out, "inscrição %s, %s: %s [%s]\n", d.ID, d.Group, word, d.Article)
	}
	s.printFindings(s.Out, list)
	count := tables.CountFindings(list)
	fmt.Fprintln(s.Out, findingWords(count))
	if count.Errors == 0 && len(documents) == 0 {
		fmt.Fprintln(s.Out, "Nada do que foi conferido impede o procedimento.")
	}
	return exitFor(list)
}
