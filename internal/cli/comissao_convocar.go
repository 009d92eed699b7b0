package cli

import (
	"fmt"
	"path/filepath"
	"slices"

	"certame"
	"certame/confirmation"
	"certame/internal/cli/usage"
	"certame/internal/convening"
	"certame/internal/intake/boards"
	"certame/internal/locale"
	"certame/internal/run"
	"certame/trace"
)

type comissaoConvocar struct {
	Folder   string `name:"pasta" default:"." placeholder:"P" help:"Pasta do certame (padrão: a atual)."`
	Agenda   string `name:"agenda" placeholder:"CSV" help:"Salas de cada cidade, com dias, horários, capacidade e comissão (certame modelo agenda), no lugar de --data e --salas."`
	Cities   string `name:"cidades" placeholder:"CSV" help:"Com --agenda: cidade de cada pessoa (inscricao;cidade). De quem não estiver nela, vale a localidade do cargo."`
	Days     string `name:"data" placeholder:"DD/MM/AAAA" help:"Datas das sessões, separadas por vírgula."`
	Rooms    string `name:"salas" placeholder:"S" help:"Salas, separadas por vírgula."`
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
	if c.Agenda != "" && (c.Days != "" || c.Rooms != "") || c.Agenda == "" && c.Cities != "" {
		return usage.Error("--agenda e --cidades vão juntas, e no lugar de --data e --salas")
	}
	var one *convening.Agenda
	if c.Agenda == "" {
		var err error
		if one, err = c.agenda(); err != nil {
			return err
		}
	}
	l, err := s.people(c.Folder)
	if err != nil {
		return err
	}
	list, err := c.rules(l)
	if err != nil {
		return err
	}
	if one == nil {
		return c.inCities(s, l, list)
	}
	return c.call(s, l, list, one.Days[0], func([]boards.Group) ([]summons, error) { return c.lines(l, list, one) })
}

// call checks the boards on the first day and, if they may call, writes who comes
// when and where.
func (c *comissaoConvocar) call(s *session, l *run.Loaded, list []*confirmation.Rules, first certame.Date, plan func([]boards.Group) ([]summons, error)) error {
	if first <= l.Terms.Published {
		return usage.Error(c.daysOption() + " não pode ser anterior à publicação do " + s.word("edital") + " (" + l.Terms.Published.Brazilian() + ")")
	}
	groups, findings, err := c.check(l, list, first)
	if err != nil {
		return err
	}
	if err := exitFor(findings); err != nil {
		s.printFindings(s.Err, findings)
		fmt.Fprintln(s.Err, "certame: nada foi convocado: corrija a comissão ou o edital antes")
		return err
	}
	lines, err := plan(groups)
	if err != nil {
		return err
	}
	if err := c.write(l, lines); err != nil {
		return err
	}
	return c.say(s, lines, findings)
}

func (c *comissaoConvocar) daysOption() string {
	if c.Agenda != "" {
		return "a data das salas"
	}
	return "--data"
}

// rules are the groups called: those that come before a board.
func (c *comissaoConvocar) rules(l *run.Loaded) ([]*confirmation.Rules, error) {
	list := rulesOf(l)
	if c.Groups == "" {
		list = slices.DeleteFunc(list, func(r *confirmation.Rules) bool { return r.Procedure != confirmation.Phenotype })
	}
	return chosen(list, commaList(c.Groups))
}

func (c *comissaoConvocar) check(l *run.Loaded, list []*confirmation.Rules, day certame.Date) ([]boards.Group, []trace.Finding, error) {
	var log trace.Log
	confirmation.CheckPlan(l.Terms, &log)
	groups, _, err := members(l, c.Boards)
	checkBoards(list, groups, day, &log)
	return groups, log.Findings, err
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
	fmt.Fprintf(s.Out, "%s em %s\n", c.counted(lines), c.target())
	return nil
}

// counted counts people: one called for two groups has two lines.
func (c *comissaoConvocar) counted(lines []summons) string {
	people := 0
	for i := range lines {
		if i == 0 || lines[i].ID != lines[i-1].ID {
			people++
		}
	}
	text := locale.Count(people, "pessoa convocada", "pessoas convocadas")
	if c.Agenda != "" {
		text += fmt.Sprintf(", %s, agenda conferida,", locale.Count(len(lines), "horário", "horários"))
	}
	return text
}
