package agenda

import (
	"context"
	"slices"

	"certame/internal/convening"
	"certame/internal/store"
)

// Free are the places where somebody called for a group may come instead, the
// earliest first: rooms of their city, hours to come that overlap with none of
// theirs, boards of which nobody sits elsewhere.
func (a *Agendas) Free(ctx context.Context, contest store.ContestID, group, registration string) (now store.Summons, free []convening.Appointment, err error) {
	kept, err := a.Agenda(ctx, contest)
	if err != nil {
		return now, nil, err
	}
	given, err := a.db.Summonses(ctx, contest)
	if err != nil {
		return now, nil, err
	}
	at := slices.IndexFunc(given, func(s store.Summons) bool { return s.Group == group && s.Registration == registration })
	if at < 0 {
		return now, nil, store.ErrNotFound
	}
	now = given[at]
	if kept.Number == 0 {
		return now, nil, nil
	}
	task := &convening.Task{Windows: kept.Windows, Calls: []convening.Call{{ID: registration, Group: group, City: now.City}}}
	for i := range given {
		if i != at {
			task.Taken = append(task.Taken, appointmentOf(&given[i]))
		}
	}
	if err := a.sitOnly(ctx, contest, task, &Preview{}); err != nil {
		return now, nil, err
	}
	own := appointmentOf(&now)
	for _, f := range task.Free(0) {
		same := f.Room == own.Room && f.Day == own.Day && f.Start == own.Start
		if !same && convening.At(f.Day, f.Start).After(a.db.Now()) {
			free = append(free, f)
		}
	}
	return now, free, nil
}

func (a *Agendas) sitOnly(ctx context.Context, contest store.ContestID, task *convening.Task, p *Preview) error {
	rules, err := a.called(ctx, contest, task.Windows)
	if err != nil {
		return err
	}
	return a.sit(ctx, contest, task, rules, p)
}

// Move gives somebody another hour, one of those that are free, after the one that
// was seen, with the reason; and writes the message of it.
func (a *Agendas) Move(ctx context.Context, by store.AccountID, contest store.ContestID, seen store.Summons, to convening.Appointment, reason string) (store.Summons, error) {
	now, free, err := a.Free(ctx, contest, seen.Group, seen.Registration)
	if err != nil {
		return now, err
	}
	if !slices.ContainsFunc(free, func(f convening.Appointment) bool { return f == to }) {
		return now, ErrNoPlace
	}
	next := summonsOf(&to)
	next.Sequence = seen.Sequence + 1
	given, err := a.sittings.Reschedule(ctx, by, contest, next, reason)
	if err != nil {
		return given, err
	}
	return given, a.tell(ctx, by, contest, []store.Summons{given})
}
