package certame

import (
	"errors"
	"testing"
	"time"
)

func TestDatesMatchTheCalendar(t *testing.T) {
	for d := time.Date(1800, 1, 1, 0, 0, 0, 0, time.UTC); d.Year() < 2200; d = d.AddDate(0, 0, 1) {
		got, ok := ParseDate([]byte(d.Format("02/01/2006")))
		if !ok || got != Date(d.Unix()/86400) && d.Unix()%86400 == 0 && d.Unix() >= 0 || got.ISO() != d.Format("2006-01-02") {
			t.Fatalf("%s is read as %s", d.Format("2006-01-02"), got.ISO())
		}
	}
}

func TestDatesRefused(t *testing.T) {
	for _, text := range []string{"31/04/2026", "29/02/2025", "10/02/26", "2026-13-01", "00/01/2026", "1/2/2026", "aa/bb/cccc", "", "2026/02/10"} {
		if d, ok := ParseDate([]byte(text)); ok {
			t.Errorf("%q was read as %s", text, d.ISO())
		}
	}
}

func TestAges(t *testing.T) {
	birth := MustDate(1964, 2, 29)
	if got := birth.AddYears(61).ISO(); got != "2025-03-01" {
		t.Errorf("61 years on %s", got)
	}
}

func TestScores(t *testing.T) {
	for _, c := range []struct {
		text   string
		mark   byte
		want   Score
		places int
		err    error
	}{
		{"90,00", ',', 90 * ScoreUnit, 2, nil},
		{"0", ',', 0, 0, nil},
		{"-29.942", '.', -29_942_000, 3, nil},
		{"+7,5", ',', 7_500_000, 1, nil},
		{"1000000", ',', MaxScore, 0, nil},
		{"0,000001", ',', 1, 6, nil},
		{"1000000,1", ',', NoScore, 0, ErrScoreMagnitude},
		{"99999999999999999999", ',', NoScore, 0, ErrScoreMagnitude},
		{"1,2345678", ',', NoScore, 0, ErrScoreDecimals},
		{"", ',', NoScore, 0, ErrScoreSyntax},
		{"-", ',', NoScore, 0, ErrScoreSyntax},
		{"1.234,5", ',', NoScore, 0, ErrScoreSyntax},
		{"NaN", ',', NoScore, 0, ErrScoreSyntax},
		{"1e5", '.', NoScore, 0, ErrScoreSyntax},
		{"5,", ',', NoScore, 0, ErrScoreSyntax},
		{",5", ',', NoScore, 0, ErrScoreSyntax},
		{"89 53", ',', NoScore, 0, ErrScoreSyntax},
	} {
		got, places, err := ParseScore([]byte(c.text), c.mark)
		if got != c.want || places != c.places || !errors.Is(err, c.err) {
			t.Errorf("%q: %d, %d, %v", c.text, got, places, err)
		}
	}
}

func TestScoresWritten(t *testing.T) {
	for _, c := range []struct {
		score  Score
		places int
		want   string
	}{{90 * ScoreUnit, 2, "90,00"}, {-29_942_000, 2, "-29,942"}, {0, 0, "0"}, {NoScore, 2, "-"}, {1, 2, "0,000001"}} {
		if got := string(AppendScore(nil, c.score, ',', c.places)); got != c.want {
			t.Errorf("%d is written %q, want %q", c.score, got, c.want)
		}
	}
}

func TestPercentages(t *testing.T) {
	for text, want := range map[string]string{"25%": "25%", "2,5 %": "2,5%", "2.50": "2,5%", "0%": "0%", "33,333333%": "33,333333%"} {
		got, err := ParsePercent(text)
		if err != nil || got.Percentage() != want {
			t.Errorf("%q is %q, %v", text, got.Percentage(), err)
		}
	}
	for _, text := range []string{"", "%", "-3%", "a%", "2,3,4%", "1,2345678%", "99999999999%"} {
		if got, err := ParsePercent(text); err == nil {
			t.Errorf("%q was read as %s", text, got.Percentage())
		}
	}
	if got := NewRatio(1, 3).Percentage(); got != "1/3" {
		t.Errorf("a third is %q", got)
	}
}

// Every rounding against the definition, on exact integers.
func TestRounding(t *testing.T) {
	for num := int64(0); num <= 40; num++ {
		for den := int64(1); den <= 40; den++ {
			r := NewRatio(num, den)
			for n := range 30 {
				product := num * int64(n)
				if got := int64(r.Floor(n)); got*den > product || (got+1)*den <= product {
					t.Fatalf("floor of %d/%d × %d is %d", num, den, n, got)
				}
				if got := int64(r.Ceil(n)); got*den < product || (got-1)*den >= product {
					t.Fatalf("ceil of %d/%d × %d is %d", num, den, n, got)
				}
				if got := int64(r.HalfUp(n)); 2*got*den > 2*product+den || 2*(got+1)*den <= 2*product+den {
					t.Fatalf("half up of %d/%d × %d is %d", num, den, n, got)
				}
			}
		}
	}
}

func TestGroupSets(t *testing.T) {
	set := GroupSet(0).With(1).With(4).With(OpenCompetition)
	if set.Len() != 2 || !set.Has(4) || set.Has(2) || set.Has(OpenCompetition) || set.First() != 1 {
		t.Errorf("set %b", set)
	}
	if got := set.Modalities(); len(got) != 2 || got[0] != 1 || got[1] != 4 {
		t.Errorf("modalities %v", got)
	}
	if GroupSet(0).First() != NoModality {
		t.Error("the empty set has a first group")
	}
}
