package contest_test

import (
	"fmt"
	"slices"
	"strings"

	"certame"
	"certame/conformance/literal"
)

// story writes the whole case, to be read and kept.
func (m *model) story(last ...literal.Fact) string {
	var b strings.Builder
	d := m.terms.Declared
	fmt.Fprintf(&b, "\n%d seats %v groups %v; %s %s; %s; %s; %+v %s; queue %+v; validity %+v; absence %s\n", m.told.seats, m.told.table, m.told.groups != nil,
		m.terms.Compensate, m.terms.FreezeAt, m.terms.SubJudice, m.terms.Vacated, d.Reversion, m.terms.Exhausted, d.EndOfQueue, d.Validity, m.terms.Absence)
	for _, e := range m.told.people {
		fmt.Fprintf(&b, "%s %v denied %v outside %v state %d\n", e.id, e.options, e.denied, e.outside, e.state)
	}
	for i, f := range append(slices.Clone(m.facts), last...) {
		e := factOfSlow(f)
		fmt.Fprintf(&b, "f%d %s %s", i+1, certame.Date(f.Day).Brazilian(), f.Kind)
		for _, d := range e.Data {
			fmt.Fprintf(&b, " %s=%s", d.Name, d.Value)
		}
		fmt.Fprintln(&b)
	}
	return b.String()
}
