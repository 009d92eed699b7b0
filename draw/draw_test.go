package draw

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"certame"

	"pgregory.net/rapid"
)

func lottery(tickets ...string) *Announcement {
	return &Announcement{
		Object: "Ordem das áreas", Published: certame.MustDate(2026, 3, 10), Tickets: tickets,
		Source: Source{Kind: Lottery, Extraction: "05920", Day: certame.MustDate(2026, 3, 14), Digits: 5},
	}
}

func network() Chain {
	return Chain{
		Hash: strings.Repeat("ab", 32), Name: "rede", Scheme: "pedersen-bls-unchained", PublicKey: strings.Repeat("cd", 48),
		GroupHash: strings.Repeat("ef", 32), Period: 30, Genesis: 1595431050,
	}
}

func held(a *Announcement) *Outcome {
	return Hold(a, Outcome{Values: "12345 67890 11111 22222 33333", Typists: []string{"Ana", "Bruno"}})
}

// Both documents are read back to the very bytes, whatever the tickets.
func TestDocumentsRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := lottery(rapid.SliceOfNDistinct(rapid.StringMatching(`[a-zçãé0-9]([ a-z0-9:]{0,6}[a-z0-9])?`), 2, 40, rapid.ID).Draw(t, "tickets")...)
		if rapid.Bool().Draw(t, "beacon") {
			a.Source = Source{Kind: Beacon, Chain: network(), Round: rapid.Uint64Range(50000000, 1<<40-1).Draw(t, "round")}
		}
		back, fault := Parse(a.Bytes())
		if fault != nil || string(back.Bytes()) != string(a.Bytes()) {
			t.Fatalf("%v\n%s", fault, a.Bytes())
		}
		o := held(a)
		again, fault := ParseOutcome(o.Bytes())
		if fault != nil || string(again.Bytes()) != string(o.Bytes()) {
			t.Fatalf("%v\n%s", fault, o.Bytes())
		}
	})
}

// A changed byte fails, wherever it is, in either document.
func TestChangedByteFails(t *testing.T) {
	a := lottery("Área A", "Área B", "Área C", "Área D", "Área E")
	o := held(a)
	if fault := replay(a.Bytes(), o.Bytes()); fault != nil {
		t.Fatalf("the true documents: %+v", fault)
	}
	for which, document := range [][]byte{a.Bytes(), o.Bytes()} {
		for at := range document {
			for _, change := range []byte{1, 2, 0x20, 0x80} {
				both := [][]byte{a.Bytes(), o.Bytes()}
				both[which][at] ^= change
				if fault := replay(both[0], both[1]); fault == nil {
					t.Errorf("document %d, byte %d (%q) changed by %x: it still holds", which, at, document[at], change)
				}
			}
			both := [][]byte{a.Bytes(), o.Bytes()}
			both[which] = slices.Delete(both[which], at, at+1)
			if replay(both[0], both[1]) == nil {
				t.Errorf("document %d, byte %d taken away: it still holds", which, at)
			}
		}
	}
}

func replay(announcement, outcome []byte) *Fault {
	a, fault := Parse(announcement)
	if fault != nil {
		return fault
	}
	o, fault := ParseOutcome(outcome)
	if fault != nil {
		return fault
	}
	return Replay(a, o)
}

// Whoever makes the sum anew is found by the draw itself.
func TestForgedOutcome(t *testing.T) {
	a := lottery("A", "B", "C", "D")
	forge := func(change func(*Outcome)) Reason {
		o := held(a)
		o.Tickets = slices.Clone(o.Tickets)
		change(o)
		if fault := replay(a.Bytes(), o.Bytes()); fault != nil {
			return fault.Reason
		}
		return reasonCount
	}
	for want, change := range map[Reason]func(*Outcome){
		OtherOrder:        func(o *Outcome) { o.Tickets[0], o.Tickets[1] = o.Tickets[1], o.Tickets[0] },
		OtherCount:        func(o *Outcome) { o.Tickets = o.Tickets[:3] },
		OtherSeed:         func(o *Outcome) { o.Values = "12345 67890 11111 22222 33334" },
		OtherAnnouncement: func(o *Outcome) { o.Announcement = strings.Repeat("0", 64) },
		BadNumbers:        func(o *Outcome) { o.Values = "12345 67890 11111 22222 3333" },
		SamePerson:        func(o *Outcome) { o.Typists[1] = "ANA" },
		NoPerson:          func(o *Outcome) { o.Typists = o.Typists[:1] },
	} {
		if got := forge(change); got != want {
			t.Errorf("reason %d, want %d", got, want)
		}
	}
}

// What would leave the draw open is refused before it.
func TestCheck(t *testing.T) {
	for name, c := range map[string]struct {
		change func(*Announcement)
		want   Reason
	}{
		"same ticket":   {func(a *Announcement) { a.Tickets = []string{"A", "B", "A"} }, SameTicket},
		"one ticket":    {func(a *Announcement) { a.Tickets = a.Tickets[:1] }, TooFewTickets},
		"empty":         {func(a *Announcement) { a.Tickets[1] = "" }, BadTicket},
		"space":         {func(a *Announcement) { a.Tickets[1] = "B " }, BadTicket},
		"two lines":     {func(a *Announcement) { a.Tickets[1] = "B\nC" }, BadTicket},
		"unseen":        {func(a *Announcement) { a.Tickets[1] = "B\u200b" }, BadTicket},
		"hard space":    {func(a *Announcement) { a.Tickets[1] = "B\u00a0C" }, BadTicket},
		"not UTF-8":     {func(a *Announcement) { a.Tickets[1] = "B\xff" }, BadTicket},
		"no object":     {func(a *Announcement) { a.Object = " " }, NoObject},
		"same day":      {func(a *Announcement) { a.Source.Day = a.Published }, NotFuture},
		"four digits":   {func(a *Announcement) { a.Source.Digits = 4 }, BadDigits},
		"short number":  {func(a *Announcement) { a.Source.Extraction = "5920" }, BadExtraction},
		"no source":     {func(a *Announcement) { a.Source.Kind = "dados" }, BadSource},
		"round 0":       {func(a *Announcement) { a.Source = Source{Kind: Beacon, Chain: network()} }, BadRound},
		"chain":         {func(a *Announcement) { a.Source = Source{Kind: Beacon, Round: 9} }, BadChain},
		"known already": {func(a *Announcement) { a.Source = Source{Kind: Beacon, Chain: network(), Round: 9} }, NotFuture},
	} {
		a := lottery("A", "B", "C")
		c.change(a)
		if fault := a.Check(); fault == nil || fault.Reason != c.want {
			t.Errorf("%s: %+v", name, fault)
		}
	}
}

// The first round that is not of the day of the announcement, in Brasília.
func TestFirstFutureRound(t *testing.T) {
	a := lottery("A", "B")
	midnight := (int64(a.Published)+1)*86400 + 3*60*60
	c := network()
	round := uint64((midnight-c.Genesis)/int64(c.Period)) + 1
	for c.At(round) >= midnight {
		round--
	}
	a.Source = Source{Kind: Beacon, Chain: c, Round: round}
	if fault := a.Check(); fault == nil || fault.Reason != NotFuture {
		t.Errorf("round %d, at %d before %d: %+v", round, c.At(round), midnight, fault)
	}
	a.Source.Round++
	if fault := a.Check(); fault != nil {
		t.Errorf("%+v", fault)
	}
}

// Two typings: anything but the same five numbers from two people is refused.
func TestAgree(t *testing.T) {
	s := lottery("A", "B").Source
	good := []string{"00001", "67890", "11111", "22222", "33333"}
	with := func(at int, number string) []string {
		list := slices.Clone(good)
		list[at] = number
		return list
	}
	if values, fault := s.Agree(Typing{"Ana", good}, Typing{"Bruno", slices.Clone(good)}); fault != nil || values != "00001 67890 11111 22222 33333" {
		t.Errorf("%q, %+v", values, fault)
	}
	for _, c := range []struct {
		first, second Typing
		want          Fault
	}{
		{Typing{"Ana", good}, Typing{"Ana", good}, Fault{SamePerson, 0, "Ana", ""}},
		{Typing{"Ana", good}, Typing{"", good}, Fault{NoPerson, 0, "", ""}},
		{Typing{"Ana", good}, Typing{"Bruno", with(3, "22223")}, Fault{NumbersDiffer, 4, "", ""}},
		{Typing{"Ana", with(0, "1")}, Typing{"Bruno", good}, Fault{BadNumbers, 1, "1", "Ana"}},
		{Typing{"Ana", good}, Typing{"Bruno", with(4, "033333")}, Fault{BadNumbers, 5, "033333", "Bruno"}},
		{Typing{"Ana", good}, Typing{"Bruno", with(4, "3333x")}, Fault{BadNumbers, 5, "3333x", "Bruno"}},
		{Typing{"Ana", good}, Typing{"Bruno", good[:4]}, Fault{BadNumbers, 0, "4 de 5", "Bruno"}},
	} {
		if values, fault := s.Agree(c.first, c.second); fault == nil || *fault != c.want || values != "" {
			t.Errorf("%q, %+v, want %+v", values, fault, c.want)
		}
	}
}

// An order is a permutation, and every place of it follows from its own step.
func TestOrderIsPermutation(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 300).Draw(t, "n")
		seed := digest([]byte(strconv.Itoa(rapid.Int().Draw(t, "seed"))))
		var told []int
		order := Order(seed, n, func(place, ticket int, p Pick) {
			if place != len(told) || int(p.Rest) >= n-place || p.Rest != p.Value%uint32(n-place) {
				t.Fatalf("step %d: %+v", place, p)
			}
			told = append(told, ticket)
		})
		if !slices.Equal(told, order[:n-1]) {
			t.Fatalf("%v told, %v drawn", told, order)
		}
		sorted := slices.Sorted(slices.Values(order))
		for i, ticket := range sorted {
			if i != ticket {
				t.Fatalf("%v is no permutation", order)
			}
		}
	})
}

// A value in the last, incomplete turn is thrown away: with three quarters of the
// numbers as tickets, one hash in four is.
func TestRejection(t *testing.T) {
	const m = 3 << 30
	s := Stream{Seed: digest(nil)}
	thrown := 0
	for range 4000 {
		p := s.Below(m)
		if p.Rest != p.Value || p.Value >= m {
			t.Fatalf("%+v", p)
		}
		thrown += p.Rejected
	}
	if thrown != int(s.Counter)-4000 || thrown < 1000 || thrown > 1700 {
		t.Errorf("%d thrown away of %d", thrown, s.Counter)
	}
}

// Every ticket is as likely in every place: with four tickets and 24,000 seeds,
// each of the 24 orders comes out about 1,000 times. The seeds are fixed.
func TestEveryOrderIsAsLikely(t *testing.T) {
	count := map[[4]int]int{}
	for i := range 24000 {
		count[[4]int(Order(digest([]byte(strconv.Itoa(i))), 4, nil))]++
	}
	square := 0
	for _, n := range count {
		square += (n - 1000) * (n - 1000)
	}
	if len(count) != 24 || square > 50*1000 { // chi-square of 23 degrees: 50 is beyond one in a thousand
		t.Errorf("%d orders, chi-square %d/1000", len(count), square)
	}
}

// Two tickets that differ only in the digest: one byte of the announcement
// changes the order.
func TestAnnouncementDecides(t *testing.T) {
	a, b := lottery("A", "B", "C", "D", "E", "F", "G", "H"), lottery("A", "B", "C", "D", "E", "F", "G", "H")
	b.Object += "."
	if x, y := held(a), held(b); x.Seed == y.Seed || slices.Equal(x.Tickets, y.Tickets) {
		t.Errorf("%v and %v", x, y)
	}
}

func FuzzParse(f *testing.F) {
	f.Add(lottery("A", "B").Bytes())
	b := lottery("A", "B")
	b.Source = Source{Kind: Beacon, Chain: network(), Round: 50000000}
	f.Add(b.Bytes())
	f.Add(held(b).Bytes())
	f.Fuzz(func(t *testing.T, data []byte) {
		if a, fault := Parse(data); fault == nil && string(a.Bytes()) != string(data) {
			t.Errorf("%q is read as %q", data, a.Bytes())
		}
		if o, fault := ParseOutcome(data); fault == nil && string(o.Bytes()) != string(data) {
			t.Errorf("%q is read as %q", data, o.Bytes())
		}
	})
}
