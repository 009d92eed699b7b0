package cli

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"certame"
	"certame/confirmation"
	"certame/internal/convening"
	"certame/internal/locale"
	"certame/internal/render/tables"
	"certame/internal/run"
	"certame/law"
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

// summons is one line of the convening.
type summons struct {
	ID      string `json:"inscricao"`
	Group   string `json:"grupo"`
	Post    string `json:"cargo"`
	Day     string `json:"data"`
	Hour    string `json:"hora"`
	Room    string `json:"sala"`
	Article string `json:"artigo"`
	place   convening.Place
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
		return usageError("--data não pode ser anterior à publicação do edital (" + l.Terms.Published.Brazilian() + ")")
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

func (c *comissaoConvocar) agenda() (*convening.Agenda, error) {
	a := &convening.Agenda{Minutes: c.Minutes, Capacity: c.Capacity}
	for _, text := range commaList(c.Days) {
		day, err := dayOption("--data", text)
		if err != nil {
			return nil, err
		}
		a.Days = append(a.Days, day)
	}
	slices.Sort(a.Days)
	a.Days = slices.Compact(a.Days)
	for _, room := range commaList(c.Rooms) {
		if !slices.Contains(a.Rooms, room) {
			a.Rooms = append(a.Rooms, room)
		}
	}
	var startOK, endOK bool
	a.Start, startOK = clockOf(c.Start)
	a.End, endOK = clockOf(c.End)
	switch {
	case !startOK || !endOK:
		return nil, usageError("--inicio e --fim são horas do dia, como 08:00")
	case c.Minutes < 1 || c.Capacity < 1:
		return nil, usageError("--duracao e --capacidade são de 1 em diante")
	case len(a.Rooms) == 0:
		return nil, usageError("--salas não traz nenhuma sala")
	}
	return a, nil
}

func clockOf(text string) (int, bool) {
	var h, m int
	if n, err := fmt.Sscanf(text, "%2d:%2d", &h, &m); n != 2 || err != nil || len(text) != 5 {
		return 0, false
	}
	return h*3600 + m*60, h >= 0 && h < 24 && m >= 0 && m < 60
}

// lines gives each person called one place, in the order of the registration
// numbers, which tells nothing of anybody's score.
func (c *comissaoConvocar) lines(l *run.Loaded, list []*confirmation.Rules, agenda *convening.Agenda) ([]summons, error) {
	var lines []summons
	seen := map[certame.Person]bool{}
	passed := qualified(l)
	for _, r := range list {
		for _, p := range confirmation.Called(r, l.Roll, passed) {
			if seen[p] || c.Pending && !l.Roll.Pending(p).Has(r.Modality) {
				continue
			}
			seen[p] = true
			lines = append(lines, summons{
				ID: string(l.Roll.IDs.At(p)), Group: r.Code(), Post: l.Terms.Posts[l.Roll.Post[p]].Code, Article: law.Citations(r.SummonsBasis()),
			})
		}
	}
	slices.SortFunc(lines, func(a, b summons) int { return strings.Compare(a.ID, b.ID) })
	places, err := agenda.Places(len(lines))
	if full := (convening.Full{}); errors.As(err, &full) {
		return nil, usageError(full.Error())
	}
	for i, place := range places {
		lines[i].place, lines[i].Day, lines[i].Hour, lines[i].Room = place, place.Day.Brazilian(), convening.Clock(place.Second), place.Room
	}
	return lines, err
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

func (c *comissaoConvocar) write(l *run.Loaded, lines []summons) error {
	style := tables.ForPeople
	if c.Machines {
		style = tables.ForMachines
	}
	rows := make([][]string, len(lines))
	for i, line := range lines {
		rows[i] = []string{line.ID, line.Group, line.Post, line.Day, line.Hour, line.Room, line.Article}
	}
	if err := writeWhole(c.target(), tables.Rows(style, []string{"inscricao", "grupo", "cargo", "data", "hora", "sala", "artigo"}, rows)); err != nil {
		return err
	}
	return c.calendars(l, lines)
}

// calendars writes one .ics a person in a folder, or a single file with all.
func (c *comissaoConvocar) calendars(l *run.Loaded, lines []summons) error {
	if c.Calendar == "" {
		return nil
	}
	var all []convening.Entry
	for _, line := range lines {
		all = append(all, convening.Entry{ID: line.ID, Group: line.Group, Contest: l.Terms.Name, Place: line.place, Minutes: c.Minutes, Stamp: l.Terms.Published})
	}
	if strings.HasSuffix(c.Calendar, ".ics") {
		return writeWhole(c.Calendar, convening.Calendar(all))
	}
	if err := os.MkdirAll(c.Calendar, 0o755); err != nil {
		return err
	}
	for i := range all {
		if err := writeWhole(filepath.Join(c.Calendar, fileName(all[i].ID)+".ics"), convening.Calendar(all[i:i+1])); err != nil {
			return err
		}
	}
	return nil
}

// fileName writes a registration number as the name of a file, so that different
// numbers have different names and none leaves the folder.
func fileName(id string) string {
	var b strings.Builder
	for _, c := range []byte(id) {
		switch {
		case c >= '0' && c <= '9', c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c == '-':
			b.WriteByte(c)
		default:
			fmt.Fprintf(&b, "_%02x", c)
		}
	}
	return b.String()
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
