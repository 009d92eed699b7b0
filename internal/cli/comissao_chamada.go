package cli

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"certame"
	"certame/confirmation"
	"certame/internal/convening"
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
	place   convening.Place
}

// lines gives each person called one place, in the order of the registration
// numbers, which tells nothing of anybody's score.
func (c *comissaoConvocar) lines(l *run.Loaded, list []*confirmation.Rules, agenda *convening.Agenda) ([]summons, error) {
	var lines []summons
	at := map[certame.Person]int{}
	passed := qualified(l)
	for _, r := range list {
		for _, p := range confirmation.Called(r, l.Roll, passed) {
			if c.Pending && !l.Roll.Pending(p).Has(r.Modality) {
				continue
			}
			if i, twice := at[p]; twice {
				lines[i].Group += "|" + r.Code() // one coming serves every group of hers
				continue
			}
			at[p] = len(lines)
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
