package papers

import (
	"fmt"
	"strings"
	"testing"

	"certame"
	"certame/draw"
)

// The minutes tell everything that the draw needs to be done again, and stay
// readable when there are many tickets.
func TestDrawMinutes(t *testing.T) {
	a := &draw.Announcement{
		Object: "Ordem das áreas", Published: certame.MustDate(2026, 3, 10),
		Source: draw.Source{Kind: draw.Lottery, Extraction: "05920", Day: certame.MustDate(2026, 3, 14), Digits: 5},
	}
	for i := range 2500 {
		a.Tickets = append(a.Tickets, fmt.Sprintf("bilhete %d", i))
	}
	o := draw.Hold(a, draw.Outcome{Values: "12345 67890 11111 22222 33333", Typists: []string{"Ana", "Bruno"}})
	p := DrawMinutes(a, o)
	text := string(p.Text())
	for _, want := range []string{a.Digest(), o.Seed, o.Values, "Ana", "Bruno", "10/03/2026", "14/03/2026", "05920", "\n2000    " + o.Tickets[1999] + "\n", "resultado.txt", "Os demais passos"} {
		if !strings.Contains(text, want) {
			t.Errorf("the minutes leave out %q", want)
		}
	}
	if strings.Contains(text, "\n2001    ") || strings.Count(text, ": bilhete ") != shownSteps || p.Restricted {
		t.Errorf("%d steps", strings.Count(text, ": bilhete "))
	}
}

// An instant is that of Brasília, on both sides of midnight.
func TestInstant(t *testing.T) {
	for second, want := range map[int64]string{1692806364: "23/08/2023 12:59:24", 1692759599: "22/08/2023 23:59:59", 1692759600: "23/08/2023 00:00:00"} {
		if got := instant(second); got != want {
			t.Errorf("%d is %s, want %s", second, got, want)
		}
	}
}
