package sitting

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"certame"
	"certame/confirmation"
	"certame/edital"
	"certame/internal/store"
	"certame/law"
	"certame/ledger"
	"certame/trace"
)

func account(code string) store.AccountID {
	return store.AccountID(fmt.Sprintf("00000000-0000-7000-8000-%012s", code))
}

func phrase(code string) string { return "girassol trovão lápis " + code }

// signed ties codes to accounts, one each, and has them sign.
func (d *desk) signed(codes ...string) {
	d.t.Helper()
	for _, code := range codes {
		if err := d.db.TieMember(d.t.Context(), store.MemberAccount{Contest: d.contest.ID, Member: code, Account: account(code), By: hr}); err != nil {
			d.t.Fatal(err)
		}
		must(d.Sign(d.t.Context(), account(code), d.contest.ID, phrase(code)))(d.t)
	}
}

func codes(prefix string, n int) (list []string) {
	for i := range n {
		list = append(list, fmt.Sprint(prefix, i+1))
	}
	return list
}

// voting is a case of PPP open for the votes of M1 to M5, with S1 to S5 behind.
func (d *desk) voting(registration string) *Case {
	d.t.Helper()
	d.signed(append(codes("M", 5), codes("S", 5)...)...)
	c := d.attended("PPP", registration)
	return must(d.OpenVoting(d.t.Context(), secretary, c.Contest, c.ID, ""))(d.t)
}

func (d *desk) declares(c *Case, code, kind string) {
	d.t.Helper()
	if err := d.Declare(d.t.Context(), account(code), c.Contest, c.ID, kind, ""); err != nil {
		d.t.Fatal(code, err)
	}
}

func against(reason string) BallotPaper {
	return BallotPaper{Vote: confirmation.Against, Reason: reason}
}

var inFavour = BallotPaper{Vote: confirmation.For}

func (d *desk) casts(c *Case, code string, answer BallotPaper) error {
	_, err := d.Cast(d.t.Context(), account(code), c.Contest, c.ID, answer, phrase(code))
	return err
}

// votes has everybody declare and cast, the first so many against.
func (d *desk) votes(c *Case, against int, codes ...string) {
	d.t.Helper()
	for i, code := range codes {
		answer := inFavour
		if i < against {
			answer = BallotPaper{Vote: confirmation.Against, Reason: "traços fenotípicos vistos por " + code}
		}
		d.declares(c, code, NoImpediment)
		if err := d.casts(c, code, answer); err != nil {
			d.t.Fatal(code, err)
		}
	}
}

func (d *desk) closes(c *Case) *Case {
	d.t.Helper()
	return must(d.CloseVoting(d.t.Context(), secretary, c.Contest, c.ID))(d.t)
}

// A vote goes from the member to the result, with its article, and back to nobody
// before all are in.
func TestVoting(t *testing.T) {
	both(t, func(t *testing.T, d *desk) {
		c := d.voting("0002")
		d.votes(c, 3, codes("M", 4)...)
		if cast, seats, err := d.Progress(t.Context(), must(d.Case(t.Context(), c.Contest, c.ID))(t)); cast != 4 || seats != 5 || err != nil {
			t.Errorf("%d of %d, %v", cast, seats, err)
		}
		if _, err := d.CloseVoting(t.Context(), secretary, c.Contest, c.ID); !errors.Is(err, ErrNotAll) {
			t.Errorf("closed without all the votes: %v", err)
		}
		d.votes(c, 0, "M5")
		c = d.closes(c)
		tally := c.State.Tally(confirmation.First, "", trace.Discard)
		if c.State.Stage != confirmation.ToPublish || c.State.Decision.Outcome != confirmation.Denied || tally.Against != 3 || tally.For != 2 ||
			!slices.Contains(c.State.Decision.Basis, law.Dec12536Art10Cpt) {
			t.Errorf("%+v, %+v", tally, c.State)
		}
		if o := c.Last(Opined); o == nil || !strings.Contains(o.Text, "traços fenotípicos vistos por M2") || strings.Contains(o.Text, "Não confirma: \n") || o.Doubt {
			t.Errorf("%+v", o)
		}
		if _, err := d.CloseVoting(t.Context(), secretary, c.Contest, c.ID); !errors.Is(err, ErrNotOpen) {
			t.Errorf("closed twice: %v", err)
		}
		if err := d.casts(c, "M1", inFavour); !errors.Is(err, ErrNotOpen) {
			t.Errorf("voted after the closing: %v", err)
		}
	})
}

// Nobody votes before the term, the declaration, the right phrase, or twice; nobody
// else does in their place.
func TestWhoMayVote(t *testing.T) {
	d := lite(t)
	c := d.voting("0002")
	if err := d.casts(c, "M1", inFavour); !errors.Is(err, ErrNotDeclared) {
		t.Errorf("before the declaration: %v", err)
	}
	d.declares(c, "M1", NoImpediment)
	for name, try := range map[string]struct {
		by     string
		answer BallotPaper
		phrase string
		want   error
	}{
		"wrong phrase":           {"M1", inFavour, phrase("M2"), ErrPhrase},
		"no answer":              {"M1", BallotPaper{}, phrase("M1"), nil},
		"against with no reason": {"M1", against(" \n"), phrase("M1"), nil},
		"doubt against":          {"M1", BallotPaper{Vote: confirmation.Against, Doubt: true, Reason: "x"}, phrase("M1"), nil},
		"of another's seat":      {"S1", inFavour, phrase("S1"), ErrNotSeat},
		"of no board":            {"Z9", inFavour, phrase("Z9"), ErrNoTerm},
	} {
		_, err := d.Cast(t.Context(), account(try.by), c.Contest, c.ID, try.answer, try.phrase)
		if err == nil || try.want != nil && !errors.Is(err, try.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
	must(d.Sign(t.Context(), account("Z9"), c.Contest, phrase("Z9")))(t)
	if err := d.casts(c, "Z9", inFavour); !errors.Is(err, ErrNotMember) {
		t.Errorf("who is of no board: %v", err)
	}
	if err := d.casts(c, "M1", inFavour); err != nil {
		t.Fatal(err)
	}
	if err := d.casts(c, "M1", against("mudei de ideia")); !errors.Is(err, ErrVoted) {
		t.Errorf("voted twice: %v", err)
	}
	if err := d.Declare(t.Context(), account("M1"), c.Contest, c.ID, Kinship, ""); !errors.Is(err, ErrVoted) {
		t.Errorf("impeded after voting: %v", err)
	}
	other := d.create("outro-2026")
	if _, err := d.Cast(t.Context(), account("M2"), other.ID, c.ID, inFavour, phrase("M2")); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("from another contest: %v", err)
	}
}

// After a few wrong phrases in a row the next waits, also if it is the right one.
func TestPhraseIsNotGuessed(t *testing.T) {
	d := lite(t)
	c := d.voting("0002")
	d.declares(c, "M1", NoImpediment)
	for range 5 {
		if _, err := d.Cast(t.Context(), account("M1"), c.Contest, c.ID, inFavour, "palpite de alguém qualquer"); !errors.Is(err, ErrPhrase) {
			t.Fatal(err)
		}
	}
	if err := d.casts(c, "M1", inFavour); !errors.Is(err, ErrWait) {
		t.Errorf("%v", err)
	}
	d.later(2 * time.Minute)
	if err := d.casts(c, "M1", inFavour); err != nil {
		t.Errorf("%v", err)
	}
	for _, weak := range []string{"curta", "aaaaaaaaaaaaaaaaaaaaaa", strings.Repeat("abcdefgh", 200)} {
		if _, err := d.Sign(t.Context(), account("M9"), c.Contest, weak); !errors.Is(err, ErrWeakPhrase) {
			t.Errorf("%.20q: %v", weak, err)
		}
	}
}

// everything is all that is in the database, with what its master keys open opened: what
// somebody who has both could read.
func (d *desk) everything() []byte {
	d.t.Helper()
	var out dumped
	if err := d.db.Dump(d.t.Context(), &out); err != nil {
		d.t.Fatal(err)
	}
	key := must(d.contestKey(d.t.Context(), d.contest.ID))(d.t)
	out.Write(key)
	for _, c := range must(d.Cases(d.t.Context(), d.contest.ID))(d.t) {
		for _, e := range c.Events {
			fmt.Fprintf(&out, "%+v %s\n", e.Body, e.Detail)
		}
	}
	for _, b := range must(d.db.AllBallots(d.t.Context(), d.contest.ID))(d.t) {
		out.Write(must(d.open(d.t.Context(), releasedPlace(b.Contest, b.Box, b.Seat), b.Released))(d.t))
	}
	for _, u := range must(d.db.Undertakings(d.t.Context(), d.contest.ID))(d.t) {
		out.Write(must(d.open(d.t.Context(), place{"chave de voto", u.Contest, string(u.Account), 0, ""}, u.WrappedKey))(d.t))
	}
	return out.Bytes()
}

type dumped struct{ bytes.Buffer }

func (d *dumped) Table(name string, columns []store.Column) error {
	_, err := fmt.Fprintln(d, name, columns)
	return err
}

func (d *dumped) Row(values []any) error {
	for _, v := range values {
		if raw, is := v.([]byte); is {
			d.Write(raw)
			continue
		}
		fmt.Fprintln(d, v)
	}
	return nil
}

// S12: until all votes are in, the whole database with the master keys has no vote and
// no reason, and no key that would open one; nor does the size of a ballot tell.
func TestSealed(t *testing.T) {
	both(t, func(t *testing.T, d *desk) {
		c := d.voting("0002")
		d.votes(c, 4, codes("M", 4)...)
		if found := d.everything(); bytes.Contains(found, []byte("fenotípicos")) || bytes.Contains(found, []byte("vistos por")) {
			t.Error("a reason is readable before all the votes are in")
		}
		u := must(d.urn(t.Context(), must(d.Case(t.Context(), c.Contest, c.ID))(t), confirmation.First))(t)
		var parts [][]byte
		for _, b := range u.ballots {
			parts = append(parts, must(d.open(t.Context(), releasedPlace(b.Contest, b.Box, b.Seat), b.Released))(t))
			if len(b.Sealed) != len(u.ballots[0].Sealed) {
				t.Error("the size of a ballot tells")
			}
		}
		if _, err := openPaper(join(parts), u, &u.ballots[0]); !errors.Is(err, ErrTampered) {
			t.Errorf("four of five shares opened a vote: %v", err)
		}
		d.votes(c, 0, "M5")
		d.closes(c)
		if found := d.everything(); !bytes.Contains(found, []byte("traços fenotípicos vistos por M1")) {
			t.Error("the search would find nothing even if it were there")
		}
	})
}

// Everybody casts at the same time, twice each, while somebody closes: each seat votes
// once, the board closes once, and nothing of it is half done.
func TestVotingTogether(t *testing.T) {
	both(t, func(t *testing.T, d *desk) {
		c := d.voting("0002")
		for _, code := range codes("M", 5) {
			d.declares(c, code, NoImpediment)
		}
		var mu sync.Mutex
		cast, closed := 0, 0
		var all sync.WaitGroup
		run := func(do func(ctx context.Context) error, ok *int, expected ...error) {
			all.Go(func() {
				err := do(t.Context())
				mu.Lock()
				defer mu.Unlock()
				if err == nil {
					*ok++
				} else if !slices.ContainsFunc(expected, func(e error) bool { return errors.Is(err, e) }) {
					t.Error(err)
				}
			})
		}
		for _, code := range append(codes("M", 5), codes("M", 5)...) {
			run(func(ctx context.Context) error {
				_, err := d.Cast(ctx, account(code), c.Contest, c.ID, against("motivo de "+code), phrase(code))
				return err
			}, &cast, ErrVoted, ErrNotOpen)
		}
		for range 4 {
			run(func(ctx context.Context) error {
				_, err := d.CloseVoting(ctx, secretary, c.Contest, c.ID)
				return err
			}, &closed, ErrNotAll, ErrNotOpen)
		}
		all.Wait()
		if closed == 0 {
			d.closes(c)
			closed++
		}
		c = must(d.Case(t.Context(), c.Contest, c.ID))(t)
		if cast != 5 || closed != 1 || len(c.State.Ballots[confirmation.First]) != 5 || c.Last(Closed) == nil {
			t.Errorf("%d cast, %d closed, %+v", cast, closed, c.State)
		}
	})
}

// A closing that is taken back in its middle leaves the box as it was: closed, with
// every vote in it.
func TestClosingTakenBack(t *testing.T) {
	both(t, func(t *testing.T, d *desk) {
		c := d.voting("0002")
		d.votes(c, 2, codes("M", 5)...)
		seen := must(d.db.HearingEvents(t.Context(), c.Contest, c.ID))(t)
		killed := errors.New("killed")
		err := d.db.Whole(t.Context(), func(tx *store.DB) error {
			if _, err := d.in(tx).CloseVoting(t.Context(), secretary, c.Contest, c.ID); err != nil {
				return err
			}
			return killed
		})
		if !errors.Is(err, killed) {
			t.Fatal(err)
		}
		if now := must(d.db.HearingEvents(t.Context(), c.Contest, c.ID))(t); len(now) != len(seen) {
			t.Errorf("%d events of a closing that did not happen", len(now)-len(seen))
		}
		if bytes.Contains(d.everything(), []byte("vistos por M1")) {
			t.Error("a reason stayed in the clear")
		}
		if c = d.closes(c); c.State.Decision.Outcome != confirmation.Confirmed {
			t.Errorf("%+v", c.State.Decision)
		}
	})
}

// A ballot of one case, seat or member put in the place of another is found, and then
// nothing is opened. So is one that somebody with the database made.
func TestBallotsAreNotExchanged(t *testing.T) {
	d := lite(t)
	c := d.voting("0002")
	d.votes(c, 3, codes("M", 5)...)
	u := must(d.urn(t.Context(), must(d.Case(t.Context(), c.Contest, c.ID))(t), confirmation.First))(t)
	forged := paper{Box: u.ID, Seat: "M1", Member: "M1", Vote: confirmation.For}
	plain := must(forged.bytes())(t)
	for name, change := range map[string]func(b *store.Ballot){
		"of another seat":    func(b *store.Ballot) { b.Sealed, b.Commitment = u.ballots[1].Sealed, u.ballots[1].Commitment },
		"another commitment": func(b *store.Ballot) { b.Commitment = u.ballots[1].Commitment },
		"another member":     func(b *store.Ballot) { b.Member = "S1" },
		"made by a secretary": func(b *store.Ballot) {
			b.Sealed = must(lock(u.PublicKey, plain, ballotPlace(u.Contest, u.ID, "M1")))(t)
		},
	} {
		fake := *u
		fake.ballots = slices.Clone(u.ballots)
		change(&fake.ballots[0])
		if _, err := d.Sittings.opened(t.Context(), &fake); !errors.Is(err, ErrTampered) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if papers := must(d.Sittings.opened(t.Context(), u))(t); len(papers) != 5 {
		t.Error("the ballots as they are do not open")
	}
	for _, sql := range []string{"UPDATE ballot SET sealed = x'00'", "DELETE FROM ballot", "UPDATE hearing_event SET payload = x'00'"} {
		if _, err := d.db.SQL().ExecContext(t.Context(), sql); err == nil {
			t.Errorf("%s was taken", sql)
		}
	}
}

// Who is impeded, or was replaced, leaves the place to the alternate of the seat, also
// after others voted; the alternate's vote counts in it.
func TestSubstitution(t *testing.T) {
	both(t, func(t *testing.T, d *desk) {
		c := d.voting("0002")
		d.votes(c, 1, "M3", "M4")
		d.declares(c, "M1", Kinship)
		if err := d.casts(c, "M1", inFavour); !errors.Is(err, ErrImpeded) {
			t.Errorf("who is impeded voted: %v", err)
		}
		if err := d.Declare(t.Context(), account("M1"), c.Contest, c.ID, NoImpediment, ""); !errors.Is(err, ErrImpeded) {
			t.Errorf("an impediment was taken back: %v", err)
		}
		if _, err := d.Replace(t.Context(), secretary, c.Contest, c.ID, "M3", "licença"); !errors.Is(err, ErrVoted) {
			t.Errorf("a seat that voted was given to another: %v", err)
		}
		must(d.Replace(t.Context(), secretary, c.Contest, c.ID, "M2", "licença de saúde"))(t)
		if err := d.casts(c, "M2", inFavour); !errors.Is(err, ErrNotSeat) {
			t.Errorf("who was replaced voted: %v", err)
		}
		d.votes(c, 1, "S2", "S1", "M5")
		c = d.closes(c)
		if c.State.Decision.Outcome != confirmation.Confirmed {
			t.Errorf("%+v", c.State.Decision)
		}
		alternates := 0
		for _, b := range c.State.Ballots[confirmation.First] {
			if b.Alternate && b.Member == "S"+b.InPlaceOf[1:] {
				alternates++
			}
		}
		if alternates != 2 {
			t.Errorf("%+v", c.State.Ballots)
		}
		said := must(d.Declarations(t.Context(), c.Contest, c.ID))(t)
		if !slices.ContainsFunc(said, func(s Declaration) bool { return s.Member == "M1" && s.Kind == Kinship }) {
			t.Errorf("%+v", said)
		}
	})
}

// A seat in which nobody is left stops the box: it is annulled with a reason, its votes
// are never read, and the board votes again in another.
func TestAnnulled(t *testing.T) {
	d := lite(t)
	c := d.voting("0002")
	d.votes(c, 0, "M2", "M3", "M4", "M5")
	d.declares(c, "M1", Kinship)
	d.declares(c, "S1", SameWork)
	if _, err := d.Replace(t.Context(), secretary, c.Contest, c.ID, "M1", "ninguém"); err == nil {
		t.Error("a vacant seat was given to nobody")
	}
	if _, err := d.OpenVoting(t.Context(), secretary, c.Contest, c.ID, ""); !errors.Is(err, ErrOpenAlready) {
		t.Errorf("two boxes at once: %v", err)
	}
	if _, err := d.Annul(t.Context(), secretary, c.Contest, c.ID, " "); err == nil {
		t.Error("annulled without a reason")
	}
	c = must(d.Annul(t.Context(), secretary, c.Contest, c.ID, "o lugar de M1 ficou sem ninguém"))(t)
	if err := d.casts(c, "M1", inFavour); !errors.Is(err, ErrNotOpen) {
		t.Errorf("a vote in an annulled box: %v", err)
	}
	if boxes := must(d.db.BallotBoxes(t.Context(), c.Contest, c.ID))(t); len(boxes) != 1 {
		t.Errorf("%d boxes", len(boxes))
	}
	c = must(d.OpenVoting(t.Context(), secretary, c.Contest, c.ID, ""))(t)
	if cast, _, _ := d.Progress(t.Context(), c); cast != 0 {
		t.Errorf("%d votes came over", cast)
	}
}

// The votes of a session that failed fall with it, unread; the next session has a box
// of its own.
func TestFailedSession(t *testing.T) {
	d := lite(t)
	c := d.voting("0002")
	d.votes(c, 5, codes("M", 5)...)
	c = d.append(must(d.Case(t.Context(), c.Contest, c.ID))(t), New{Kind: TechnicalFailure})
	if _, err := d.CloseVoting(t.Context(), secretary, c.Contest, c.ID); !errors.Is(err, ErrNotOpen) {
		t.Errorf("closed after the failure: %v", err)
	}
	d.later(time.Hour)
	c = d.append(c, New{Summoned, Body{Session: At(InstantOf(d.now.Add(time.Hour)))}})
	d.later(time.Hour)
	c = d.append(c, New{Kind: Attended})
	if _, err := d.OpenVoting(t.Context(), secretary, c.Contest, c.ID, ""); !errors.Is(err, ErrUnasked) {
		t.Errorf("votes on who was not asked about the filming of this session: %v", err)
	}
	c = d.append(c, New{Kind: FilmingAccepted})
	if _, err := d.CloseVoting(t.Context(), secretary, c.Contest, c.ID); !errors.Is(err, ErrNotOpen) {
		t.Errorf("closed with the votes of before: %v", err)
	}
	c = must(d.OpenVoting(t.Context(), secretary, c.Contest, c.ID, ""))(t)
	for _, code := range codes("M", 5) {
		if err := d.casts(c, code, inFavour); err != nil { // what was declared of the case stands
			t.Fatal(code, err)
		}
	}
	if c = d.closes(c); c.State.Decision.Outcome != confirmation.Confirmed || bytes.Contains(d.everything(), []byte("vistos por")) {
		t.Errorf("%+v", c.State.Decision)
	}
}

// A case opens for votes only with somebody who can vote in each seat.
func TestOpenVotingRefuses(t *testing.T) {
	d := lite(t)
	c := d.attended("PPP", "0002")
	d.signed(codes("M", 4)...)
	if _, err := d.OpenVoting(t.Context(), secretary, c.Contest, c.ID, ""); err == nil || !strings.Contains(err.Error(), "M5") {
		t.Errorf("a seat with nobody: %v", err)
	}
	must(d.Sign(t.Context(), account("M4"), c.Contest, ""))(t) // without a key, as the secretariat
	d.signed("M5")
	if _, err := d.OpenVoting(t.Context(), secretary, c.Contest, c.ID, ""); err == nil || !strings.Contains(err.Error(), "M4") {
		t.Errorf("who signed without a phrase: %v", err)
	}
	d.signed("S4")
	if _, err := d.OpenVoting(t.Context(), secretary, c.Contest, c.ID, "9"); err == nil {
		t.Error("a board that is not there")
	}
	c = must(d.OpenVoting(t.Context(), secretary, c.Contest, c.ID, "1"))(t)
	d.declares(c, "S4", NoImpediment) // there is nobody before the alternate
	if err := d.casts(c, "S4", inFavour); err != nil {
		t.Error(err)
	}
	if _, err := d.OpenVoting(t.Context(), secretary, c.Contest, d.opened("PPP", "0004").ID, ""); !errors.Is(err, ErrNotOpen) {
		t.Errorf("of somebody who did not come: %v", err)
	}
}

// Reasons that were missing, or on what is never admitted, come later by who cast the
// vote alone; the result waits for them only where it depends on them.
func TestLateReasons(t *testing.T) {
	d := lite(t)
	c := d.voting("0002")
	d.votes(c, 2, codes("M", 4)...)
	d.declares(c, "M5", NoImpediment)
	if ground, found := Grounds(c.Rules, "O laudo diz outra coisa"); !found || ground != "laudo" {
		t.Errorf("%q", ground)
	}
	if err := d.casts(c, "M5", against("O laudo diz outra coisa")); err != nil {
		t.Fatal(err)
	}
	c = d.closes(c)
	if c.State.Decision.Outcome != confirmation.Undecided || c.Owed(d.Now())[0].What != "motivar_voto" {
		t.Errorf("%+v, %+v", c.State.Decision, c.Owed(d.Now()))
	}
	if err := d.publishes(Provisional, "", c); !errors.Is(err, ErrUndecided) {
		t.Errorf("published undecided: %v", err)
	}
	for _, who := range []string{"S5", "Z9"} {
		if _, err := d.GiveReasons(t.Context(), account(who), c.Contest, c.ID, confirmation.First, "x"); !errors.Is(err, ErrNotMember) {
			t.Errorf("%s: %v", who, err)
		}
	}
	c = must(d.GiveReasons(t.Context(), account("M5"), c.Contest, c.ID, confirmation.First, "cor da pele e traços da face"))(t)
	if c.State.Decision.Outcome != confirmation.Denied {
		t.Errorf("%+v", c.State.Decision)
	}
}

// The decisions enter the book when they are published, with the events of their
// cases or not at all; what became definitive stays.
func TestPublished(t *testing.T) {
	both(t, func(t *testing.T, d *desk) {
		c := d.voting("0002")
		d.votes(c, 3, codes("M", 5)...)
		c = d.closes(c)
		other := d.opened("PPP", "0004")
		if err := d.publishes(Provisional, "Edital 1", c, other); !errors.Is(err, ErrUndecided) {
			t.Errorf("%v", err)
		}
		stale := *c
		c = d.append(c, New{Kind: "incidente"})
		if err := d.publishes(Provisional, "Edital 1", &stale); err == nil {
			t.Error("published over what was not seen")
		}
		if lines := must(d.db.FactLines(t.Context(), c.Contest))(t); len(lines) != 0 {
			t.Errorf("%d facts of what was not published", len(lines))
		}
		if err := d.publishes(Provisional, "Edital 1", c); err != nil {
			t.Fatal(err)
		}
		f, _ := ledger.Decode(must(d.db.FactLines(t.Context(), c.Contest))(t)[0])
		if f.Kind != ledger.Decision || f.Value("resultado") != ledger.ResultDenied || f.Value("inscricao") != "0002" || f.Act != "Edital 1" {
			t.Errorf("%+v", f)
		}
		c = must(d.Case(t.Context(), c.Contest, c.ID))(t)
		if c.State.Stage != confirmation.Appealable || c.State.Deadline != (edital.Instant{Date: certame.MustDate(2026, 3, 12), Second: 24*3600 - 1}) {
			t.Errorf("%+v", c.State)
		}
		if err := d.publishes(Definitive, "", c); !refusedAs(err, "resultado.prazo_em_curso") {
			t.Errorf("definitive within the period: %v", err)
		}
		d.later(72 * time.Hour)
		if err := d.publishes(Definitive, "", c); err != nil {
			t.Fatal(err)
		}
		if c = must(d.Case(t.Context(), c.Contest, c.ID))(t); c.State.Stage != confirmation.Settled {
			t.Errorf("%+v", c.State)
		}
	})
}
