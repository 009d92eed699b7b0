package review

import (
	"context"
	"errors"
	"hash/maphash"
	"maps"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"certame/internal/intake/profile"
	"certame/internal/intake/tabular"
)

// tableOf keeps the name short where it is used most.
type tableOf = *tabular.Table

// merged is what the parts gave, together.
type merged struct {
	*worker
	report       *Report
	held         map[int]int // key of a row: its place in the quarantine
	severalPosts int
	namesakes    []namesakes
	glued        []string // posts written two in a cell
}

// check reads every row, the parts side by side.
func (l *List) check(ctx context.Context, r *Report, corrections map[int]Correction, advance func(int)) (*merged, error) {
	seed := maphash.MakeSeed()
	workers := make([]*worker, len(l.table.Parts))
	next, failed := atomic.Int64{}, make([]error, len(workers))
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	var done sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), len(workers)) {
		done.Go(func() {
			for {
				i := int(next.Add(1)) - 1
				if i >= len(workers) {
					return
				}
				w := l.newWorker(corrections, seed)
				workers[i] = w
				if failed[i] = l.table.Parts[i].Each(ctx, advance, func(row *tabular.Row) error { w.row(row); return nil }); failed[i] != nil {
					cancel()
				}
			}
		})
	}
	done.Wait()
	if err := firstError(failed); err != nil {
		return nil, err
	}
	m := l.merge(workers, r, corrections, seed)
	if err := errors.Join(m.lookAgain(ctx, corrections), m.listHomonyms(ctx, corrections)); err != nil {
		return nil, err
	}
	slices.SortStableFunc(m.quarantine, func(a, b Quarantine) int { return a.Line - b.Line })
	m.pour()
	return m, nil
}

// firstError prefers what is wrong with the file to the cancelling it caused.
func firstError(list []error) (err error) {
	for _, e := range list {
		if e != nil && (err == nil || errors.Is(err, context.Canceled)) {
			err = e
		}
	}
	return err
}

func (l *List) merge(workers []*worker, r *Report, corrections map[int]Correction, seed maphash.Seed) *merged {
	m := &merged{worker: l.newWorker(corrections, seed), report: r, held: map[int]int{}}
	m.people.room(workers)
	for _, w := range workers {
		m.add(w)
	}
	m.checkTotals()
	for i, q := range m.quarantine {
		m.held[q.key()] = i
	}
	m.findPeople()
	m.findOrder()
	m.findPosts()
	m.findSpellings()
	return m
}

// findPeople looks for repeated numbers and names.
func (m *merged) findPeople() {
	var numbers, names [][]uint32
	var done sync.WaitGroup
	done.Go(func() { numbers = repeated(m.people.ids) })
	done.Go(func() { names = repeated(m.people.names) })
	done.Wait()
	m.findRepeats(numbers)
	m.findHomonyms(names)
}

func (m *merged) add(w *worker) {
	m.read += w.read
	m.quarantine = append(m.quarantine, w.quarantine...)
	m.dropped += w.dropped
	m.hidden += w.hidden
	m.titled = m.titled || w.titled
	m.repeated += w.repeated
	m.discarded += w.discarded
	m.suffixed += w.suffixed
	m.judicial += w.judicial
	m.order = append(m.order, w.order...)
	m.seats.totals = append(m.seats.totals, w.seats.totals...)
	if m.seats.sums == nil {
		m.seats.sums = map[string]int{}
	}
	for field, n := range w.seats.sums {
		m.seats.sums[field] += n
	}
	m.people.add(w.people)
	w.people = people{}
	for i := range w.counts {
		m.counts[i].add(w.counts[i])
		m.kept[i].add(w.kept[i])
	}
	for name, p := range w.posts {
		if m.posts[name] == nil {
			m.posts[name] = &post{line: p.line}
		}
		m.posts[name].rows += p.rows
	}
}

func (c *Counts) add(d Counts) {
	c.Comma += d.Comma
	c.Dot += d.Dot
	c.Whole += d.Whole
	c.Native += d.Native
	c.Missing += d.Missing
	c.Text += d.Text
	c.Doubtful += d.Doubtful
}

// pour puts what was found in the report.
func (m *merged) pour() {
	r := m.report
	r.Read += m.read
	r.Quarantine = append(r.Quarantine, m.quarantine...)
	r.Quarantined += len(m.quarantine) + m.dropped
	for i := range m.list.columns {
		m.list.columns[i].Counts = m.counts[i]
	}
	r.Columns = append(r.Columns, m.list.columns...)
	m.tell()
}

// postNames are the posts that appear, in order.
func (m *merged) postNames() []string { return slices.Sorted(maps.Keys(m.posts)) }

// isPeople reports whether the list is of people told by their numbers.
func isPeople(kind string) bool {
	return kind == profile.KindCandidates || kind == profile.KindAdmissions
}
