package cli

import (
	"slices"

	"certame/internal/cli/usage"
	"certame/internal/convening"
)

func (c *comissaoConvocar) agenda() (*convening.Agenda, error) {
	if c.Days == "" || c.Rooms == "" {
		return nil, usage.Error("faltam as opções --data e --salas, ou --agenda com as salas de cada cidade")
	}
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
	a.Start, startOK = convening.ParseClock(c.Start)
	a.End, endOK = convening.ParseClock(c.End)
	switch {
	case !startOK || !endOK:
		return nil, usage.Error("--inicio e --fim são horas do dia, como 08:00")
	case c.Minutes < 1 || c.Capacity < 1:
		return nil, usage.Error("--duracao e --capacidade são de 1 em diante")
	case len(a.Rooms) == 0:
		return nil, usage.Error("--salas não traz nenhuma sala")
	}
	return a, nil
}
