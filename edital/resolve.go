package edital

import (
	"certame"
	"certame/law"
	"certame/trace"
)

// Resolve completes what the edital declares with the defaults of its regime
// and checks the result against the law. It always returns usable terms; what
// is wrong with them is in the findings.
func Resolve(d Declared, sink trace.Sink) *Terms {
	t := &Terms{Declared: d}
	t.Regime = chooseRegime(&t.Declared, sink)
	t.Groups = resolveGroups(t, sink)
	t.Posts = resolvePosts(t)
	applyDefaults(t)
	t.Chain = resolveChains(t, sink)
	for _, check := range checks {
		check(t, sink)
	}
	recordInterpretations(t, sink)
	return t
}

// applyDefaults fills what was not declared. Each default is the one of an
// interpretation record; recordInterpretations writes down who decided.
func applyDefaults(t *Terms) {
	t.Kind = orElse(t.Kind, PublicContest)
	t.Scope = orElse(t.Scope, ScopePost)
	t.Placing = orElse(t.Placing, DistributionDeclared)
	t.DrawFolder = orElse(t.DrawFolder, "sorteio")
	t.Exhausted = orElse(t.Exhausted, ExhaustedSeries)
	t.Rounding = orElse(t.Rounding, RoundByGroup)
	t.Order = orElse(t.Order, OrderMGI)
	t.Compensate = orElse(t.Compensate, Compensates)
	t.Vacated = orElse(t.Vacated, VacatedIsSame)
	t.Appointed = orElse(t.Appointed, AppointedWaits)
	t.EndOfQueue.Reach = orElse(t.EndOfQueue.Reach, QueueOfOnePost)
	t.SubJudice = orElse(t.SubJudice, SubJudiceMirror)
	t.Pending = orElse(t.Pending, PendingBlocks)
	t.Absence = orElse(t.Absence, absenceDefault(t.Regime.ID))
	if !t.Declares("multiplas") && !settlesMultiple(t.Regime.ID) {
		t.Multiple.Outcome = true
	}
	if t.TieBreaks == nil {
		t.TieBreaks = []TieBreak{{Rule: TieOlderPerson}, {Rule: TieJuror}, {Rule: TieOlder}}
	}
	if !isDeclared(t.AgeOn) {
		t.AgeOn = ageReference(t)
	}
	if t.Reversion == "" {
		t.Reversion = ReversionLaw
		if p, ok := t.Regime.ID.Value(law.ReversionDefault); ok {
			t.Reversion = Reversion(p.Value)
		}
	}
}

// settlesMultiple reports whether the regime has a rule for several options: only
// the decree (art. 21) and the Defence ordinance (art. 2º, § 5º) do. Elsewhere
// the person stays on every list, and takes the highest percentage at which the
// rank reaches a seat, unless the edital says otherwise.
func settlesMultiple(regime law.Regime) bool {
	return regime == law.RegimeDec12536 || regime == law.RegimePortariaMD
}

func orElse[T comparable](declared, fallback T) T {
	var zero T
	if declared == zero {
		return fallback
	}
	return declared
}

// ageReference is the day on which idoso counts the 60 years: the end of
// registration, or the publication of the edital when none is declared.
func ageReference(t *Terms) certame.Date {
	if isDeclared(t.Closes.Date) {
		return t.Closes.Date
	}
	return t.Published
}

// isDeclared tells a date of the file from an absent one; the zero value is
// absent too, as no edital speaks of the first of January of 1970.
func isDeclared(d certame.Date) bool { return d != certame.NoDate && d != 0 }

// resolvePosts orders the declared tables by modality and groups posts in pools.
func resolvePosts(t *Terms) []Post {
	pools := map[string]int{}
	out := make([]Post, len(t.Declared.Posts))
	for i, d := range t.Declared.Posts {
		key := poolKey(t.Scope, d)
		if _, known := pools[key]; !known {
			pools[key] = len(pools)
		}
		out[i] = Post{d.Code, d.Name, d.Place, d.Vacancies, tableOf(t, d), pools[key], d.Where, "", d.Phases, d.Of, orElse(d.List, ListGeneral)}
	}
	return out
}

func poolKey(scope Scope, d DeclaredPost) string {
	switch scope {
	case ScopeNotice:
		return ""
	case ScopeName:
		return d.Name
	}
	if d.Of != "" {
		return d.Of // the localities of a cargo are one pool
	}
	return d.Code
}

func tableOf(t *Terms, d DeclaredPost) []int {
	if d.Table == nil {
		return nil
	}
	table := make([]int, t.Modalities())
	for _, cell := range d.Table {
		if m, ok := t.Modality(cell.Code); ok {
			table[m] += cell.Seats
		}
	}
	return table
}
