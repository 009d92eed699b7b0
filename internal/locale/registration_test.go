package locale

import (
	"slices"
	"strings"
	"testing"

	"certame"
	"certame/edital"
	"certame/fraud"
	"certame/law"
	"certame/registration"
	"certame/trace"
)

// Every sentence the adviser can say has a text that uses its values, in every
// regime and for every set of groups; every text is said by some of them.
func TestEveryAdviceHasItsText(t *testing.T) {
	said := map[string]bool{}
	for _, tm := range adviceTerms() {
		for options := range certame.GroupSet(1 << len(tm.Groups)) {
			for _, s := range registration.Advise(adviceChoice(tm, options)).Sentences {
				said[s.Code] = true
				if text := Advice(tm.Wording(), s); strings.ContainsAny(text, "{}") {
					t.Errorf("%s: %s", s.Code, text)
				}
			}
		}
	}
	for _, code := range AdviceCodes() {
		if !said[code] {
			t.Errorf("%q is said in no case", code)
		}
	}
}

func adviceTerms() (list []*edital.Terms) {
	for _, regime := range law.Regimes() {
		for _, m := range []edital.Multiple{{}, {Relative: true}, {Outcome: true}, {Accumulates: true}, {Position: true}} {
			for vacancies := range 2 {
				list = append(list, adviceEdital(regime.ID, m, 20*vacancies))
			}
		}
	}
	return list
}

func adviceEdital(regime law.Regime, m edital.Multiple, vacancies int) *edital.Terms {
	share, none := certame.Percent(5), certame.ConfirmationNone
	d := edital.Declared{
		Name: "T", Published: certame.MustDate(2026, 4, 10), Regime: regime, AgeOn: certame.NoDate, Multiple: m,
		Posts: []edital.DeclaredPost{{Code: "101", Vacancies: vacancies}},
	}
	if !m.Relative {
		d.Closes = edital.Instant{Date: certame.MustDate(2026, 5, 10), Second: 86399}
	}
	high := certame.Percent(25)
	d.Groups = []edital.DeclaredGroup{{Code: "PPP", Share: &high}, {Code: "PI", Share: &share}, {Code: "PQ", Share: &share}, {Code: "PcD", Share: &share}, {Code: "X", Share: &share, Confirmation: &none}}
	return edital.Resolve(d, trace.Discard)
}

func adviceChoice(t *edital.Terms, options certame.GroupSet) registration.Choice {
	n := t.Modalities()
	c := registration.Choice{Terms: t, Options: options, Seats: make([]int, n)}
	for m := range c.Seats {
		c.Seats[m] = m % 5 * t.Posts[0].Vacancies / 20
	}
	c.Numbers = &registration.Numbers{Optantes: make([]int, n), Seated: make([]bool, n), Cut: make([]certame.Score, n)}
	c.Numbers.Seated[0] = true
	return c
}

// Every code of a proceeding has its words.
func TestEveryFraudCodeHasItsWords(t *testing.T) {
	for s := fraud.NothingReported; s <= fraud.Dismissed; s++ {
		if FraudStage(s) == "" {
			t.Errorf("stage %d has no words", s)
		}
	}
	for k := fraud.Reported; k <= fraud.SentToAGU; k++ {
		if fraudFacts[k] == "" {
			t.Errorf("fact %d has no words", k)
		}
	}
	for _, reason := range fraud.Reasons() {
		if fraudReasons[reason].message == "" || fraudReasons[reason].remedy == "" {
			t.Errorf("%s has no words", reason)
		}
	}
	var tasks []fraud.Task
	for task, text := range fraudTasks {
		if tasks = append(tasks, task); text == "" {
			t.Errorf("%s has no words", task)
		}
	}
	if slices.Sort(tasks); len(tasks) != 10 {
		t.Errorf("%d tasks: %v", len(tasks), tasks)
	}
}
