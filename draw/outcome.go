package draw

import (
	"encoding/hex"
	"slices"
	"strconv"
	"strings"
)

// Outcome is the result of a draw: what the source gave, who read it, and the
// tickets in the order drawn.
type Outcome struct {
	Announcement string // its digest
	Values       string // five prizes, or the randomness of the round
	Typists      []string
	Signature    string // of the beacon
	Previous     string // signature of the round before, of a chained beacon
	Seed         string
	Tickets      []string
}

// Hold draws. The values were already verified: two typings that agree, or a
// signature that holds.
func Hold(a *Announcement, o Outcome) *Outcome {
	o.Announcement = a.Digest()
	o.Seed = Seed(o.Announcement, o.Values)
	o.Tickets = make([]string, 0, len(a.Tickets))
	for _, i := range Order(o.Seed, len(a.Tickets), nil) {
		o.Tickets = append(o.Tickets, a.Tickets[i])
	}
	return &o
}

// Bytes is the only form of the result. The last line is the SHA-256 of those
// before it: the names of who typed follow from nothing else, and must not change
// unseen either.
func (o *Outcome) Bytes() []byte {
	var b strings.Builder
	b.WriteString(outcomeTitle + "\nanuncio: " + o.Announcement + "\nvalores: " + o.Values + "\n")
	for _, name := range o.Typists {
		b.WriteString("digitado: " + name + "\n")
	}
	if o.Signature != "" {
		b.WriteString("assinatura: " + o.Signature + "\n")
	}
	if o.Previous != "" {
		b.WriteString("anterior: " + o.Previous + "\n")
	}
	b.WriteString("semente: " + o.Seed + "\nbilhetes: " + strconv.Itoa(len(o.Tickets)) + "\n")
	for _, t := range o.Tickets {
		b.WriteString(t + "\n")
	}
	return []byte(b.String() + "soma: " + digest([]byte(b.String())) + "\n")
}

// ParseOutcome reads a result. It believes nothing: Replay does the draw again.
func ParseOutcome(data []byte) (*Outcome, *Fault) {
	r := read(data, outcomeTitle)
	o := &Outcome{Announcement: r.field("anuncio"), Values: r.field("valores")}
	for r.has("digitado") {
		o.Typists = append(o.Typists, r.field("digitado"))
	}
	if r.has("assinatura") {
		o.Signature = r.field("assinatura")
	}
	if r.has("anterior") {
		o.Previous = r.field("anterior")
	}
	o.Seed = r.field("semente")
	o.Tickets = r.tickets()
	sum := r.field("soma")
	r.end()
	if r.fault != nil {
		return nil, r.fault
	}
	before := data[:len(data)-len("soma: "+sum+"\n")]
	if sum != digest(before) {
		return nil, &Fault{Reason: OtherSum, Line: r.at, Value: sum, Other: digest(before)}
	}
	return o, nil
}

// Replay does the draw again from the announcement and from what the result says
// that the source gave, and tells the first thing that differs. The signature of
// a beacon is not verified here: the curve it needs is outside the pure floor.
func Replay(a *Announcement, o *Outcome) *Fault {
	if o.Announcement != a.Digest() {
		return &Fault{Reason: OtherAnnouncement, Value: o.Announcement, Other: a.Digest()}
	}
	if fault := a.Source.gave(o); fault != nil {
		return fault
	}
	again := Hold(a, *o)
	if o.Seed != again.Seed {
		return &Fault{Reason: OtherSeed, Value: o.Seed, Other: again.Seed}
	}
	if len(o.Tickets) != len(again.Tickets) {
		return &Fault{Reason: OtherCount, Value: strconv.Itoa(len(o.Tickets)), Other: strconv.Itoa(len(again.Tickets))}
	}
	for i, t := range again.Tickets {
		if o.Tickets[i] != t {
			return &Fault{Reason: OtherOrder, Line: i + 1, Value: o.Tickets[i], Other: t}
		}
	}
	return nil
}

// gave holds what the result says of the source to what was announced.
func (s *Source) gave(o *Outcome) *Fault {
	if s.Kind == Lottery {
		if len(o.Typists) != 2 || o.Signature != "" || o.Previous != "" {
			return &Fault{Reason: NoPerson}
		}
		numbers := strings.Split(o.Values, " ")
		_, fault := s.Agree(Typing{o.Typists[0], numbers}, Typing{o.Typists[1], slices.Clone(numbers)})
		return fault
	}
	if len(o.Typists) > 0 || Randomness(o.Signature) != o.Values {
		return &Fault{Reason: BadSignature}
	}
	return nil
}

// Randomness is what a round of the beacon gives: the SHA-256 of its signature,
// both in hexadecimal. "" when the signature is not hexadecimal.
func Randomness(signature string) string {
	data, err := hex.DecodeString(signature)
	if err != nil || len(data) == 0 || !hexadecimal(signature, len(data)) {
		return ""
	}
	return digest(data)
}
