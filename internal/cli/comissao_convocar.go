package cli

import (
	"fmt"
	"path/filepath"
	"slices"

	"certame"
	"certame/confirmation"
	"certame/internal/locale"
	"certame/internal/run"
	"certame/trace"
)

type comissaoConvocar struct {
	Folder   string `name:"pasta" default:"." placeholder:"P" help:"Pasta do certame (padrão: a atual)."`
	Days     string `name:"data" required:"" placeholder:"DD/MM/AAAA" help:"Datas das sessões, separadas por vírgula."`
	Rooms    string `name:"salas" required:"" placeholder:"S" help:"Salas, separadas por vírgula."`
	Start    string `name:"inicio" default:"08:00" placeholder:"HH:MM" help:"Primeiro horário (padrão: 08:00)."`
	End      string `name:"fim" default:"18:00" placeholder:"HH:MM" help:"Fim do dia (padrão: 18:00)."`
	Minutes  int    `name:"duracao" default:"20" placeholder:"N" help:"Minutos de cada horário (padrão: 20)."`
	Capacity int    `name:"capacidade" default:"1" placeholder:"N" help:"Pessoas por sala em cada horário (padrão: 1)."`
	Groups   string `name:"grupo" placeholder:"G" help:"Só estes grupos (padrão: os que comparecem perante comissão)."`
	Pending  bool   `name:"so-pendentes" help:"Só quem ainda não tem decisão, como em nova data."`
	Boards   string `name:"comissao" placeholder:"CSV" help:"Planilha da designação (padrão: comissao.csv da pasta, se houver)."`
	Output   string `name:"saida" placeholder:"CSV" help:"Onde gravar (padrão: convocacao.csv da pasta, ou convocacao-pendentes.csv com --so-pendentes)."`
	Calendar string `name:"ics" placeholder:"P" help:"Pasta em que gravar um calendário por pessoa; com nome .ics, um arquivo só."`
	Machines bool   `name:"maquina" help:"CSV para máquinas: UTF-8, vírgula, LF."`
}

// Run calls everybody the law calls. Boards whose composition fails block it.
func (c *comissaoConvocar) Run(s *session) error {
	agenda, err := c.agenda()
	if err != nil {
		return err
	}
	l, err := s.people(c.Folder)
	if err != nil {
		return err
	}
	list, err := c.rules(l)
	if err != nil {
		return err
	}
	if agenda.Days[0] <= l.Terms.Published {
		return usageError("--data não pode ser anterior à publicação do " + s.word("edital") + " (" + l.Terms.Published.Brazilian() + ")")
	}
	findings, err := c.check(l, list, agenda.Days[0])
	if err != nil {
		return err
	}
	if err := exitFor(findings); err != nil {
		s.printFindings(s.Err, findings)
		fmt.Fprintln(s.Err, "certame: nada foi convocado: corrija a comissão ou o edital antes")
		return err
	}
	lines, err := c.lines(l, list, agenda)
	if err != nil {
		return err
	}
	if err := c.write(l, lines); err != nil {
		return err
	}
	return c.say(s, lines, findings)
}

// rules are the groups called: those that come before a board.
func (c *comissaoConvocar) rules(l *run.Loaded) ([]*confirmation.Rules, error) {
	list := rulesOf(l)
	if c.Groups == "" {
		list = slices.DeleteFunc(list, func(r *confirmation.Rules) bool { return r.Procedure != confirmation.Phenotype })
	}
	return chosen(list, commaList(c.Groups))
}

func (c *comissaoConvocar) check(l *run.Loaded, list []*confirmation.Rules, day certame.Date) ([]trace.Finding, error) {
	var log trace.Log
	confirmation.CheckPlan(l.Terms, &log)
	groups, _, err := members(l, c.Boards)
	checkBoards(list, groups, day, &log)
	return log.Findings, err
}

func (c *comissaoConvocar) target() string {
	if c.Output != "" {
		return c.Output
	}
	if c.Pending {
		return filepath.Join(c.Folder, pendingCallsFile) // the whole convening stands
	}
	return filepath.Join(c.Folder, callsFile)
}

func (c *comissaoConvocar) say(s *session, lines []summons, findings []trace.Finding) error {
	if s.root.JSON {
		return s.writeJSON(struct {
			Lines    []summons     `json:"convocadas"`
			Findings []findingJSON `json:"achados"`
		}{lines, s.findingsJSON(findings)})
	}
	s.printFindings(s.Out, findings)
	fmt.Fprintf(s.Out, "%s em %s\n", locale.Count(len(lines), "pessoa convocada", "pessoas convocadas"), c.target())
	return nil
}
