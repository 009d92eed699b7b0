package cli

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"certame"
	"certame/confirmation"
	"certame/internal/hearings"
	"certame/internal/intake/boards"
	"certame/internal/locale"
	"certame/internal/render/papers"
	"certame/internal/run"
	"certame/law"
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
		return usageError("não há o que gerar: grave comissao.csv ou convocacao.csv na pasta, ou indique --votos")
	}
	if err := writePapers(c.target(), c.Format, list); err != nil {
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
				p.Name = "termo-de-confidencialidade-" + fileName(r.Code()) + "-" + fileName(m.Code)
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
				form.Name = "formulario-" + fileName(r.Code()) + "-" + fileName(one.ID)
				list = append(list, form)
			}
		}
	}
	return list, err
}

// decided are the minutes, the opinions and the two results. A definitive result
// with a case that waits for a person is not written.
func (c *comissaoDocumentos) decided(l *run.Loaded, published certame.Date) (pending int, list []papers.Paper, err error) {
	if c.Votes == "" {
		return 0, nil, nil
	}
	votes := votesOptions{Votes: c.Votes, Appeal: c.Appeal, Boards: c.Boards, Calls: c.Calls}
	cases, _, err := votes.judge(l)
	if err != nil {
		return 0, nil, err
	}
	slices.SortStableFunc(cases, func(a, b *hearings.Case) int { return strings.Compare(a.ID, b.ID) })
	list = append(list, minutesOf(l, cases)...)
	var first, last []papers.Conclusion
	for _, one := range cases {
		list = append(list, opinionOf(l, one))
		if o := one.FirstOutcome(); o != confirmation.Undecided {
			first = append(first, papers.Conclusion{ID: one.ID, Group: one.Rules.Code(), Confirmed: o == confirmation.Confirmed})
		}
		if one.Decision.Outcome == confirmation.Undecided {
			pending++
			continue
		}
		last = append(last, papers.Conclusion{ID: one.ID, Group: one.Rules.Code(), Confirmed: one.Decision.Outcome == confirmation.Confirmed})
	}
	list = append(list, papers.Provisional(l.Terms, first, published))
	if pending == 0 {
		list = append(list, papers.Definitive(l.Terms, last))
	}
	return pending, list, nil
}

func minutesOf(l *run.Loaded, cases []*hearings.Case) (list []papers.Paper) {
	for _, r := range rulesOf(l) {
		var sessions []papers.Session
		for _, one := range cases {
			if one.Rules.Modality == r.Modality {
				sessions = append(sessions, sessionOf(one))
			}
		}
		if len(sessions) > 0 {
			list = append(list, papers.Minutes(l.Terms, r, sessions))
		}
	}
	return list
}

func sessionOf(one *hearings.Case) papers.Session {
	s := papers.Session{ID: one.ID, Day: one.State.Session.Date.Brazilian(), Conclusion: locale.Outcome(one.Decision.Outcome), Article: law.Citations(one.Decision.Basis)}
	if one.First != nil {
		s.For, s.Against = one.First.For, one.First.Against
	}
	if one.Appeal != nil {
		s.Appealed, s.AppealFor, s.AppealAgainst = true, one.Appeal.For, one.Appeal.Against
	}
	for _, b := range one.State.Ballots[confirmation.First] {
		if b.Alternate {
			s.Alternates = append(s.Alternates, b.Member)
		}
	}
	if one.Decision.Outcome == confirmation.Undecided {
		for _, d := range one.Owed {
			s.Owed = append(s.Owed, locale.Duty(d))
		}
	}
	return s
}

func opinionOf(l *run.Loaded, one *hearings.Case) papers.Paper {
	var reasons []papers.Reason
	for _, ballots := range one.State.Ballots {
		for _, b := range ballots {
			if b.Vote == confirmation.Against || b.Reason != "" {
				reasons = append(reasons, papers.Reason{Member: b.Member, Vote: map[confirmation.Vote]string{confirmation.For: "confirma", confirmation.Against: "não confirma", confirmation.Abstained: "abstenção"}[b.Vote], Text: b.Reason})
			}
		}
	}
	p := papers.Opinion(l.Terms, one.Rules, sessionOf(one), reasons)
	p.Name = "parecer-" + fileName(one.Rules.Code()) + "-" + fileName(one.ID)
	return p
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
			names = append(names, list[i].Folder()+"/"+paperPath(&list[i], c.Format))
		}
		if err := s.writeJSON(map[string]any{"documentos": names, "pendentes": pending}); err != nil {
			return err
		}
	} else {
		fmt.Fprintf(s.Out, "%s em %s: %d em publico, %d em restrito\n", locale.Count(len(list), "documento", "documentos"), c.target(), public, len(list)-public)
		if pending > 0 {
			fmt.Fprintf(s.Out, "Sem resultado definitivo: %s\n", locale.Count(pending, "caso pendente", "casos pendentes"))
		}
	}
	if pending > 0 {
		return outcomeError(ExitPending)
	}
	return nil
}
