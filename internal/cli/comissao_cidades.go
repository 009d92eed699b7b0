package cli

import (
	"fmt"
	"path/filepath"

	"certame"
	"certame/confirmation"
	"certame/internal/cli/usage"
	"certame/internal/convening"
	"certame/internal/intake/boards"
	"certame/internal/run"
)

// inCities calls everybody to the rooms of their cities.
func (c *comissaoConvocar) inCities(s *session, l *run.Loaded, list []*confirmation.Rules) error {
	windows, err := c.windows(list)
	if err != nil {
		return err
	}
	chosen, err := c.chosenCities(l)
	if err != nil {
		return err
	}
	first := windows[0].Day
	for i := range windows {
		first = min(first, windows[i].Day)
	}
	return c.call(s, l, list, first, func(groups []boards.Group) ([]summons, error) {
		task := &convening.Task{Windows: windows, Calls: convening.Calls(l, list, chosen, c.Pending), Boards: convening.Sitting(groups, list)}
		convening.OneCity(windows, task.Calls)
		return c.planned(s, list, task)
	})
}

func (c *comissaoConvocar) windows(list []*confirmation.Rules) ([]convening.Window, error) {
	raw, err := readSheet(c.Agenda)
	if err != nil {
		return nil, err
	}
	var codes []string
	for _, r := range list {
		codes = append(codes, r.Code())
	}
	return convening.ParseWindows(raw, filepath.Base(c.Agenda), codes)
}

func (c *comissaoConvocar) chosenCities(l *run.Loaded) (map[string]string, error) {
	if c.Cities == "" {
		return nil, nil
	}
	raw, err := readSheet(c.Cities)
	if err != nil {
		return nil, err
	}
	people := map[string]bool{}
	for p := range certame.Person(l.Roll.Len()) {
		people[string(l.Roll.IDs.At(p))] = true
	}
	return convening.ParseCities(raw, filepath.Base(c.Cities), func(id string) bool { return people[id] })
}

// planned is the plan of a task as lines, held to the task by the checker. One that
// is too small is refused, with all that is missing.
func (c *comissaoConvocar) planned(s *session, list []*confirmation.Rules, task *convening.Task) ([]summons, error) {
	plan := task.Plan()
	for i := range plan.Missing {
		fmt.Fprintf(s.Err, "%s. %s\n", plan.Missing[i].String(), plan.Missing[i].Remedy())
	}
	if !plan.Whole() {
		return nil, usage.Error("as salas não comportam todas as pessoas, e nada foi convocado: complete " + filepath.Base(c.Agenda) + " e repita")
	}
	if faults := task.Check(plan.Appointments); len(faults) > 0 {
		return nil, fmt.Errorf("a conferência da agenda falhou, e nada foi convocado: %s", faults[0].Text)
	}
	lines := make([]summons, len(plan.Appointments))
	for i, a := range plan.Appointments {
		lines[i] = summonsOf(list, a.Call)
		lines[i].at(convening.Place{Day: a.Day, Second: a.Start, Room: a.Room}, (a.End-a.Start)/60)
		lines[i].City, lines[i].Board = a.City, a.Board
	}
	return lines, nil
}
