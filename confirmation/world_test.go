package confirmation

import (
	"strconv"
	"testing"

	"certame"
	"certame/edital"
	"certame/trace"
)

// terms of a contest published on the given day, with what it declares of the
// confirmation.
func terms(published certame.Date, c edital.Confirmation) *edital.Terms {
	declared := edital.Declared{
		Name: "T", Published: published, Posts: []edital.DeclaredPost{{Code: "1", Vacancies: 100}}, Confirmation: c,
		Opens: edital.Instant{Date: certame.NoDate}, Closes: edital.Instant{Date: certame.NoDate},
	}
	return edital.Resolve(declared, trace.Discard)
}

var today = certame.MustDate(2026, 2, 10)

func military(c edital.Confirmation) *edital.Terms {
	declared := edital.Declared{
		Name: "T", Published: certame.MustDate(2026, 4, 10), Kind: edital.MilitaryAdmission, Nature: edital.ArmedForces,
		Posts: []edital.DeclaredPost{{Code: "1", Vacancies: 100}}, Confirmation: c,
	}
	return edital.Resolve(declared, trace.Discard)
}

func rulesFor(t *testing.T, terms *edital.Terms, code string) *Rules {
	t.Helper()
	m, ok := terms.Modality(code)
	if !ok {
		t.Fatalf("no group %s", code)
	}
	r, ok := RulesOf(terms, m)
	if !ok {
		t.Fatalf("%s has no board", code)
	}
	return r
}

func ppp(t *testing.T) *Rules { return rulesFor(t, terms(today, edital.Confirmation{}), "PPP") }

// vector is one vote per bit: 1 is against, with its reasons.
func vector(bits, seats int, prefix string) (ballots []Ballot) {
	for i := range seats {
		b := Ballot{Member: prefix + strconv.Itoa(i+1), Vote: For}
		if bits&(1<<i) != 0 {
			b.Vote, b.Reason = Against, "conjunto fenotípico"
		}
		ballots = append(ballots, b)
	}
	return ballots
}

func at(day, hour int) edital.Instant {
	return edital.Instant{Date: certame.MustDate(2026, 4, day), Second: hour * 3600}
}

// codes collects the codes and severities of findings.
type codes []string

func (c *codes) Step(trace.Step)         {}
func (c *codes) Finding(f trace.Finding) { *c = append(*c, f.Code+":"+string(f.Severity)) }
