package agenda

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"time"

	"certame"
	"certame/confirmation"
	"certame/internal/convening"
	"certame/internal/convening/check"
	"certame/internal/docket"
	"certame/internal/intake/boards"
	"certame/internal/run"
	"certame/internal/sitting"
	"certame/internal/store"
	"certame/trace"
)

// Preview is a plan as it would be confirmed.
type Preview struct {
	Agenda   *Agenda
	Plan     convening.Plan
	Calls    int                     // who has no hour yet
	Taken    []convening.Appointment // hours already given, which stay
	Outside  int                     // who must be called and whose case went on by another way
	Faults   []check.Fault
	Findings []trace.Finding // of the boards, on the first day
	Past     bool            // some of it would be earlier than now
	Early    bool            // or than the publication of the edital
	Digest   string          // of the agenda and of every hour: who confirms says which was seen
}

// Blocked says whether something of the boards bars the convening.
func (p *Preview) Blocked() bool {
	return slices.ContainsFunc(p.Findings, func(f trace.Finding) bool { return f.Blocks })
}

// Ready says whether the plan may be confirmed.
func (p *Preview) Ready() bool {
	return p.Calls > 0 && p.Plan.Whole() && len(p.Faults) == 0 && !p.Blocked() && !p.Past && !p.Early
}

// What is refused. Each is matched with errors.Is.
var (
	ErrNoAgenda = errors.New("ainda não há salas e horários: escreva-os antes de distribuir as pessoas")
	ErrNotReady = errors.New("a agenda não pode ser confirmada como está")
	ErrNoPlace  = errors.New("este horário não está livre para a pessoa")
)

// MayTell is what of the boards bars sending to those who were called; none is that
// they may be told.
func (a *Agendas) MayTell(ctx context.Context, contest store.ContestID) ([]trace.Finding, error) {
	now, err := a.Agenda(ctx, contest)
	if err != nil || now.Number == 0 {
		return nil, err
	}
	p := &Preview{}
	err = a.sitOnly(ctx, contest, &convening.Task{Windows: now.Windows}, p)
	return slices.DeleteFunc(p.Findings, func(f trace.Finding) bool { return !f.Blocks }), err
}

// Plan is the plan of those who have no hour yet. Nothing is kept.
func (a *Agendas) Plan(ctx context.Context, contest store.ContestID) (*Preview, error) {
	now, err := a.Agenda(ctx, contest)
	if err != nil {
		return nil, err
	}
	if now.Number == 0 {
		return nil, ErrNoAgenda
	}
	p := &Preview{Agenda: now}
	task, err := a.task(ctx, contest, now, p)
	if err != nil {
		return nil, err
	}
	p.Plan = task.Plan()
	p.Faults = task.Check(p.Plan.Appointments)
	if !p.Plan.Whole() {
		p.Faults = nil // who has no place is told by city
	}
	p.Calls, p.Taken = len(task.Calls), task.Taken
	p.judge(a.db.Now())
	return p, nil
}

// task is what has to be planned: who must be called, what is given already.
func (a *Agendas) task(ctx context.Context, contest store.ContestID, now *Agenda, p *Preview) (*convening.Task, error) {
	rules, err := a.called(ctx, contest, now.Windows)
	if err != nil {
		return nil, err
	}
	task := &convening.Task{Windows: now.Windows}
	if err := a.docket.Read(ctx, contest, func(l *run.Loaded) error {
		p.Early = slices.ContainsFunc(now.Windows, func(w convening.Window) bool { return w.Day <= l.Terms.Published })
		confirmation.CheckPlan(l.Terms, (*log)(&p.Findings))
		task.Calls = convening.Calls(l, rules, now.chosen, false)
		return nil
	}); err != nil {
		return nil, err
	}
	convening.OneCity(now.Windows, task.Calls)
	if err := a.sit(ctx, contest, task, rules, p); err != nil {
		return nil, err
	}
	return task, a.settled(ctx, contest, task, p)
}

// log gathers findings.
type log []trace.Finding

func (l *log) Step(trace.Step)         {}
func (l *log) Finding(f trace.Finding) { *l = append(*l, f) }

// sit takes the boards as they are designated, held to the law on the first day, with
// the terms that were signed here.
func (a *Agendas) sit(ctx context.Context, contest store.ContestID, task *convening.Task, rules []*confirmation.Rules, p *Preview) error {
	designated, err := a.sittings.Panel(ctx, contest)
	if err != nil {
		return err
	}
	designated.On(firstDay(task.Windows))
	for _, r := range rules {
		if g := designated.Group(r.Code()); g != nil {
			p.Findings = append(p.Findings, g.Findings...)
		}
	}
	task.Boards = convening.Sitting(rosterOf(designated.Boards), rules)
	return nil
}

func rosterOf(b *docket.Boards) []boards.Group { return b.Roster.Groups }

func firstDay(windows []convening.Window) certame.Date {
	first := windows[0].Day
	for i := range windows {
		first = min(first, windows[i].Day)
	}
	return first
}

// settled takes out who has an hour, or whose case went on by another way.
func (a *Agendas) settled(ctx context.Context, contest store.ContestID, task *convening.Task, p *Preview) error {
	given, err := a.db.Summonses(ctx, contest)
	if err != nil {
		return err
	}
	type key struct{ group, id string }
	gone := map[key]bool{}
	for i := range given {
		gone[key{given[i].Group, given[i].Registration}] = true
		task.Taken = append(task.Taken, appointmentOf(&given[i]))
	}
	cases, err := a.sittings.Cases(ctx, contest)
	if err != nil {
		return err
	}
	for _, c := range cases {
		if k := (key{c.Group, c.Registration}); !gone[k] && c.State.Stage != confirmation.ToSummon {
			gone[k], p.Outside = true, p.Outside+1
		}
	}
	task.Calls = slices.DeleteFunc(task.Calls, func(c convening.Call) bool { return gone[key{c.Group, c.ID}] })
	return nil
}

// judge looks at the hours of a plan and gives it its digest.
func (p *Preview) judge(now time.Time) {
	sum := sha256.New()
	fmt.Fprintln(sum, p.Agenda.Number)
	for i := range p.Plan.Appointments {
		s := &p.Plan.Appointments[i]
		p.Past = p.Past || !convening.At(s.Day, s.Start).After(now)
		fmt.Fprintln(sum, s.ID, s.Group, s.City, s.Room, s.Board, s.Day, s.Start, s.End)
	}
	p.Digest = hex.EncodeToString(sum.Sum(nil))
}

// Confirm calls everybody of the plan that was seen, and says how many calls it made.
// *store.Conflict says that the plan is another by now.
func (a *Agendas) Confirm(ctx context.Context, by store.AccountID, contest store.ContestID, digest string) (int, error) {
	p, err := a.Plan(ctx, contest)
	if err != nil {
		return 0, err
	}
	if p.Digest != digest {
		return 0, &store.Conflict{What: "agenda", Seen: digest, Last: p.Digest}
	}
	if !p.Ready() {
		return 0, ErrNotReady
	}
	list := make([]store.Summons, len(p.Plan.Appointments))
	for i := range p.Plan.Appointments {
		list[i] = summonsOf(&p.Plan.Appointments[i])
	}
	return len(list), a.sittings.Summon(ctx, by, contest, list)
}

func summonsOf(a *convening.Appointment) store.Summons {
	return store.Summons{
		Registration: a.ID, Group: a.Group, City: a.City, Room: a.Room, Board: a.Board,
		Starts: convening.At(a.Day, a.Start).UTC(), Ends: convening.At(a.Day, a.End).UTC(),
	}
}

func appointmentOf(s *store.Summons) convening.Appointment {
	starts := sitting.InstantOf(s.Starts)
	return convening.Appointment{
		Call: convening.Call{ID: s.Registration, Group: s.Group, City: s.City}, Room: s.Room, Board: s.Board,
		Day: starts.Date, Start: starts.Second, End: starts.Second + int(s.Ends.Sub(s.Starts)/time.Second), // a slot ends on its day
	}
}
