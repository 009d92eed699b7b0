package phase

import (
	"fmt"
	"testing"

	"certame"
	"certame/edital"
	"certame/trace"

	"pgregory.net/rapid"
)

// entrant is one person of a small world; marks are by column, -1 for missing.
type entrant struct {
	id        string
	marks     []int
	options   []string
	denied    bool
	subJudice bool
	birth     int // year
}

// world is one post with its phases.
type world struct {
	phases []edital.Phase
	people []entrant
	mirror edital.SubJudice
}

var seatsOfWorld = []int{2, 1, 0, 0, 1}

func (w world) terms() *edital.Terms {
	return edital.Resolve(edital.Declared{
		Name: "T", Published: certame.MustDate(2026, 2, 10), AgeOn: certame.NoDate, SubJudice: w.mirror,
		Posts: []edital.DeclaredPost{{Code: "101", Vacancies: 4}}, Phases: w.phases,
		TieBreaks: []edital.TieBreak{{Rule: edital.TieOlder}},
	}, trace.Discard)
}

func (w world) columns() (names []string) {
	for _, p := range w.phases {
		if len(p.Components) == 0 {
			names = append(names, p.Column)
		}
		for _, c := range p.Components {
			names = append(names, c.Column)
		}
	}
	return names
}

func points(n int) certame.Score {
	if n < 0 {
		return certame.NoScore
	}
	return certame.Score(n) * certame.ScoreUnit
}

func (w world) roll(t *edital.Terms) *certame.Roll {
	r := &certame.Roll{IDs: certame.NewIdentifiers(len(w.people), 4)}
	for c, name := range w.columns() {
		column := certame.Column{Name: name}
		for _, e := range w.people {
			column.Scores = append(column.Scores, points(e.marks[c]))
		}
		r.Components = append(r.Components, column)
	}
	for _, e := range w.people {
		r.IDs.Append([]byte(e.id))
		set, flags := certame.GroupSet(0), certame.Flag(0)
		for _, code := range e.options {
			m, _ := t.Modality(code)
			set = set.With(m)
		}
		denied := certame.GroupSet(0)
		if e.denied {
			denied = set
		}
		if e.subJudice {
			flags = certame.FlagSubJudice
		}
		r.Post, r.Options, r.Denied = append(r.Post, 0), append(r.Options, set), append(r.Denied, denied)
		r.Flags, r.Birth = append(r.Flags, flags), append(r.Birth, certame.MustDate(e.birth, 1, 1))
	}
	return r
}

func (w world) run() (*Outcome, *Case) {
	t := w.terms()
	c := Case{Terms: t, Roll: w.roll(t), Members: make([]certame.Person, len(w.people)), Seats: seatsOfWorld, Where: "cargo 101"}
	for i := range c.Members {
		c.Members[i] = certame.Person(i)
	}
	return Run(c, trace.Discard), &c
}

// told is what the phases decide of each person, by registration number.
func (w world) told() map[string]string {
	o, c := w.run()
	out := map[string]string{}
	for i, e := range w.people {
		text := fmt.Sprintf("stop %d at %d, outside %d", o.Stops[i], o.StopAt[i], o.Outside[i])
		for _, result := range o.Results {
			f := result.Facts[i]
			text += fmt.Sprintf(" | %d %v %v %v way %d stop %d", f.Mark, f.Took, f.Minimum, f.Inside, f.Way, f.Stop)
		}
		if o.Final != nil {
			text += fmt.Sprintf(" | final %d", o.Final[i])
		}
		for at := range o.Results {
			for _, places := range o.Positions(c, at) {
				text += fmt.Sprintf(" %d", places[i])
			}
		}
		out[e.id] = text
	}
	return out
}

func anyBarrier(t *rapid.T) *edital.Barrier {
	if rapid.IntRange(0, 3).Draw(t, "no barrier") == 0 {
		return nil
	}
	b := &edital.Barrier{TiesBreak: rapid.Bool().Draw(t, "desempata"), Accumulated: rapid.Bool().Draw(t, "acumulada"), Limits: rapid.IntRange(0, 3).Draw(t, "limita") == 0}
	if rapid.Bool().Draw(t, "multiplo") {
		b.Multiple, b.Floor = rapid.IntRange(1, 2).Draw(t, "vezes"), rapid.IntRange(0, 3).Draw(t, "piso")
		return b
	}
	b.Keep = rapid.IntRange(1, 5).Draw(t, "manter")
	if b.Limits {
		b.KeepGroups = []edital.TableCell{{Code: "PPP", Seats: rapid.IntRange(1, 2).Draw(t, "PPP")}, {Code: "PI", Seats: 1}}
	}
	return b
}

func anyMinimum(t *rapid.T) certame.Score {
	return points(rapid.IntRange(-1, 4).Draw(t, "minimo"))
}

func anyWorld(t *rapid.T) world {
	w := world{mirror: rapid.SampledFrom([]edital.SubJudice{edital.SubJudiceMirror, edital.SubJudiceOrdinary}).Draw(t, "sub judice")}
	for f := range rapid.IntRange(1, 3).Draw(t, "phases") {
		column := fmt.Sprintf("nota_f%d", f)
		p := edital.Phase{
			Code: fmt.Sprint("f", f), Column: column, Weight: int64(rapid.IntRange(1, 3).Draw(t, "peso")), Max: certame.NoScore,
			Minimum: anyMinimum(t), Barrier: anyBarrier(t), Eliminatory: rapid.IntRange(0, 4).Draw(t, "eliminatoria") == 0,
		}
		for c := range rapid.SampledFrom([]int{0, 0, 2}).Draw(t, "components") {
			p.Components = append(p.Components, edital.PhaseComponent{
				Code: fmt.Sprint("c", c), Column: fmt.Sprintf("%s_c%d", column, c), Weight: int64(1 + c), Max: certame.NoScore, Minimum: anyMinimum(t),
			})
		}
		w.phases = append(w.phases, p)
	}
	for i := range rapid.IntRange(0, 9).Draw(t, "people") {
		w.people = append(w.people, anyEntrant(t, i, len(w.columns())))
	}
	return w
}

func anyEntrant(t *rapid.T, i, columns int) entrant {
	e := entrant{
		id: fmt.Sprintf("%03d", i), denied: rapid.IntRange(0, 3).Draw(t, "denied") == 0,
		subJudice: rapid.IntRange(0, 6).Draw(t, "sub judice") == 0, birth: rapid.IntRange(1970, 1973).Draw(t, "birth"),
		options: rapid.SampledFrom([][]string{nil, nil, {"PPP"}, {"PPP", "PI"}, {"PcD"}}).Draw(t, "options"),
	}
	for range columns {
		e.marks = append(e.marks, rapid.IntRange(-1, 7).Draw(t, "mark"))
	}
	return e
}

func check(t *testing.T, property func(*rapid.T)) {
	t.Helper()
	rapid.Check(t, property)
}
