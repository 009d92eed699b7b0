package locale

import (
	"testing"

	"certame"
	"certame/classification"
	"certame/contest"
	"certame/law"
	"certame/trace"
)

func TestPeople(t *testing.T) {
	for _, c := range []struct {
		value trace.Value
		want  string
	}{
		{trace.Int(59), "59"},
		{trace.Word("PPP"), "PPP"},
		{trace.Day(certame.MustDate(2026, 2, 10)), "10/02/2026"},
		{trace.Mark(90*certame.ScoreUnit + certame.ScoreUnit/2), "90,50"},
		{trace.Mark(certame.NoScore), "-"},
		{trace.Share(certame.NewRatio(3, 2)), "1,5"},
		{trace.Share(certame.NewRatio(1, 3)), "1/3"},
		{trace.Share(certame.NewRatio(12, 1)), "12"},
		{trace.Share(certame.Ratio{}), "0"},
		{trace.Value{}, ""},
	} {
		if got := People(c.value); got != c.want {
			t.Errorf("%+v is said as %q, want %q", c.value, got, c.want)
		}
	}
}

func TestFill(t *testing.T) {
	params := []trace.Param{
		trace.P("a", trace.Int(1)), trace.P("b", trace.Word("{a}")), trace.P("c", trace.Share(certame.Percent(25))), trace.P("n", trace.Int(2)),
	}
	for text, want := range map[string]string{
		"nada":                         "nada",
		"{a} e {b}":                    "1 e {a}", // a value is never taken for a place
		"{c%} é {c}":                   "25% é 0,25",
		"{x}":                          "{x}",
		"{a?uma vaga|# vagas}":         "uma vaga",
		"{n?uma vaga|# vagas}":         "2 vagas",
		"{n} {n?vaga|vagas}, {a?o|os}": "2 vagas, o",
	} {
		if got := fill(law.CivilWording, text, params); got != want {
			t.Errorf("%q is filled as %q, want %q", text, got, want)
		}
	}
}

// A standing that keeps a person off the lists has its reason; the others have
// nothing to say.
func TestStandingDetail(t *testing.T) {
	for standing := classification.NoMark; standing <= classification.OptionLost; standing++ {
		if StandingDetail(law.CivilWording, int(standing)) == "" {
			t.Errorf("standing %d has no reason", standing)
		}
	}
	if got := StandingDetail(law.CivilWording, int(classification.Ranked)) + StandingDetail(law.CivilWording, 1000); got != "" {
		t.Errorf("a person on the lists is off them: %q", got)
	}
}

// A code without a text is a fault of ours, found at once.
func TestUnknownCodesPanic(t *testing.T) {
	for name, say := range map[string]func(){
		"finding":  func() { Finding(law.CivilWording, trace.Finding{Code: "xpto"}) },
		"sentence": func() { Sentence(law.CivilWording, contest.Sentence{Code: "xpto"}) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("the unknown %s was said", name)
				}
			}()
			say()
		}()
	}
}
