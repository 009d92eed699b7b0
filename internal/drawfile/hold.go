package drawfile

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"strconv"

	"certame/draw"
	"certame/internal/beacon"
	"certame/internal/locale"
	"certame/internal/render/papers"
)

// Document is a file of a draw.
type Document struct {
	Name string
	Data []byte
}

// Documents are what a draw that was held leaves: every step, the minutes, and the
// result last, so that with it there everything is.
func Documents(a *draw.Announcement, o *draw.Outcome) ([]Document, error) {
	minutes := papers.DrawMinutes(a, o)
	pdf, err := minutes.PDF()
	return []Document{{Steps, StepsOf(a, o.Seed)}, {Minutes, minutes.Text()}, {MinutesPDF, pdf}, {Outcome, o.Bytes()}}, err
}

// StepsOf is every step as a table, so that each can be done again apart.
func StepsOf(a *draw.Announcement, seed string) []byte {
	var b bytes.Buffer
	w := csv.NewWriter(&b)
	row := func(cells ...string) { _ = w.Write(cells) } // to memory: the writer keeps its error, and there is none
	row("lugar", "contador", "descartados", "resumo", "valor", "restam", "resto", "bilhete")
	order := draw.Order(seed, len(a.Tickets), func(place, ticket int, p draw.Pick) {
		row(strconv.Itoa(place+1), strconv.FormatUint(p.Counter, 10), strconv.Itoa(p.Rejected), p.Hash, strconv.FormatUint(uint64(p.Value), 10),
			strconv.Itoa(len(a.Tickets)-place), strconv.FormatUint(uint64(p.Rest), 10), a.Tickets[ticket])
	})
	row(strconv.Itoa(len(order)), "", "", "", "", "1", "", a.Tickets[order[len(order)-1]])
	w.Flush()
	return b.Bytes()
}

// Unproven is what a source gave and does not prove itself.
type Unproven struct{ What string } // pt-BR

func (u *Unproven) Error() string { return u.What }

// Pulse reads a round of the beacon and verifies that it is the one announced.
func Pulse(source *draw.Source, path, shown string) (draw.Outcome, error) {
	p, err := beacon.ReadPulse(path)
	if err != nil {
		return draw.Outcome{}, err
	}
	o := draw.Outcome{Values: draw.Randomness(p.Signature), Signature: p.Signature, Previous: p.Previous}
	if source.Chain.Scheme != beacon.Chained {
		o.Previous = "" // some relays give one anyway
	}
	if p.Round != source.Round {
		return o, &Unproven{fmt.Sprintf("%s é da rodada %d, e a anunciada é a %d", shown, p.Round, source.Round)}
	}
	if p.Randomness != "" && p.Randomness != o.Values {
		return o, Refused(shown, &draw.Fault{Reason: draw.BadSignature, Value: p.Randomness})
	}
	if err := beacon.Verify(&source.Chain, source.Round, o.Signature, o.Previous); err != nil {
		return o, &Unproven{shown + ": " + err.Error() + ". Obtenha o pulso de novo, de mais de um repetidor"}
	}
	return o, nil
}

// Typed is why two typings do not serve. It does not say what the other person
// typed: each has to look again.
func Typed(f *draw.Fault) (what, remedy string) {
	what, remedy = locale.DrawFault(f)
	if f.Line > 0 {
		what = fmt.Sprintf("%dº prêmio: %s", f.Line, what)
	}
	if f.Reason == draw.BadNumbers {
		what += " (" + f.Other + ": " + f.Value + ")"
	}
	return what, remedy
}

// RoundAt is the first round of a network from a second on, counted from 1970.
func RoundAt(c *draw.Chain, second int64) uint64 {
	after := second - c.Genesis
	if after < 0 {
		return 0
	}
	return uint64((after+int64(c.Period)-1)/int64(c.Period)) + 1
}
