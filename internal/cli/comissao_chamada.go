package cli

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

	"certame/confirmation"
	"certame/internal/cli/usage"
	"certame/internal/cli/writing"
	"certame/internal/convening"
	"certame/internal/render/papers"
	"certame/internal/render/tables"
	"certame/internal/run"
	"certame/law"
)

// summons is one line of the convening.
type summons struct {
	ID      string `json:"inscricao"`
	Group   string `json:"grupo"`
	Post    string `json:"cargo"`
	Day     string `json:"data"`
	Hour    string `json:"hora"`
	Room    string `json:"sala"`
	Article string `json:"artigo"`
	City    string `json:"cidade,omitempty"`
	Board   string `json:"comissao,omitempty"`
	place   convening.Place
	minutes int
}

// lines gives each person called one place, in the order of the registration
// numbers, which tells nothing of anybody's score.
func (c *comissaoConvocar) lines(l *run.Loaded, list []*confirmation.Rules, agenda *convening.Agenda) ([]summons, error) {
	var lines []summons
	for _, call := range convening.Calls(l, list, nil, c.Pending) {
		if last := len(lines) - 1; last >= 0 && lines[last].ID == call.ID {
			lines[last].Group += "|" + call.Group // one coming serves every group of hers
			continue
		}
		lines = append(lines, summonsOf(list, call))
	}
	places, err := agenda.Places(len(lines))
	if full := (convening.Full{}); errors.As(err, &full) {
		return nil, usage.Error(full.Error())
	}
	for i, place := range places {
		lines[i].at(place, c.Minutes)
	}
	return lines, err
}

func summonsOf(list []*confirmation.Rules, call convening.Call) summons {
	line := summons{ID: call.ID, Group: call.Group, Post: call.Post}
	for _, r := range list {
		if r.Code() == call.Group {
			line.Article = law.Citations(r.SummonsBasis())
		}
	}
	return line
}

func (s *summons) at(place convening.Place, minutes int) {
	s.place, s.minutes, s.Day, s.Hour, s.Room = place, minutes, place.Day.Brazilian(), convening.Clock(place.Second), place.Room
}

func (c *comissaoConvocar) write(l *run.Loaded, lines []summons) error {
	style := tables.ForPeople
	if c.Machines {
		style = tables.ForMachines
	}
	columns := []string{"inscricao", "grupo", "cargo", "data", "hora", "sala", "artigo"}
	if c.Agenda != "" {
		columns = append(columns, "cidade", "comissao")
	}
	rows := make([][]string, len(lines))
	for i, line := range lines {
		rows[i] = []string{line.ID, line.Group, line.Post, line.Day, line.Hour, line.Room, line.Article, line.City, line.Board}[:len(columns)]
	}
	if err := writing.Whole(c.target(), tables.Rows(style, columns, rows)); err != nil {
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
		all = append(all, convening.Entry{ID: line.ID, Group: line.Group, Contest: l.Terms.Name, City: line.City, Place: line.place, Minutes: line.minutes, Stamp: l.Terms.Published})
	}
	if strings.HasSuffix(c.Calendar, ".ics") {
		return writing.Whole(c.Calendar, convening.Calendar(all))
	}
	if err := os.MkdirAll(c.Calendar, 0o755); err != nil {
		return err
	}
	for from := 0; from < len(all); {
		to := from + 1
		for to < len(all) && all[to].ID == all[from].ID {
			to++
		}
		if err := writing.Whole(filepath.Join(c.Calendar, papers.FileName(all[from].ID)+".ics"), convening.Calendar(all[from:to])); err != nil {
			return err
		}
		from = to
	}
	return nil
}
