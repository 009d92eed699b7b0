package sitting

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"certame/confirmation"
	"certame/internal/docket"
	"certame/internal/locale"
	"certame/internal/run"
	"certame/internal/store"
	"certame/ledger"
)

// denied is a case in which so many of five said no, with its provisional result
// published today, in the case and in the book.
func (d *desk) denied(registration string, against int, before ...New) *Case {
	d.t.Helper()
	c := d.append(d.attended("PPP", registration), before...)
	for i := range 5 {
		vote, reason := confirmation.For, ""
		if i < against {
			vote, reason = confirmation.Against, "conjunto das características fenotípicas"
		}
		c = d.append(c, New{Voted, Body{Member: fmt.Sprint("M", i+1), Vote: vote, Reason: reason}})
	}
	c = d.append(c, New{Kind: Opined}, New{Kind: Closed}, New{Kind: Provisional})
	if c.State.Stage == confirmation.Appealable {
		d.inBook(registration, "primeira", "nao_confirmada")
	}
	return c
}

// inBook registers a decision.
func (d *desk) inBook(registration, instance, result string) {
	d.t.Helper()
	fact := ledger.Fact{Kind: ledger.Decision, Version: ledger.Decision.Version(), At: d.Now(), Author: "teste", Data: []ledger.Field{
		{Name: "grupo", Value: "PPP"}, {Name: "inscricao", Value: registration}, {Name: "instancia", Value: instance}, {Name: "resultado", Value: result},
	}}
	head := ledger.Head(must(d.db.FactLines(d.t.Context(), d.contest.ID))(d.t))
	if err := d.docket.RecordAll(d.t.Context(), secretary, d.contest.ID, head, []ledger.Fact{fact}); err != nil {
		d.t.Fatal(err)
	}
}

// tied ties a registration to an account of a candidate of its own.
func (d *desk) tied(registration string) store.AccountID {
	d.t.Helper()
	account := d.account("pessoa-"+registration, "candidato")
	if err := d.Tie(d.t.Context(), secretary, d.contest.ID, registration, "pessoa-"+registration); err != nil {
		d.t.Fatal(err)
	}
	return account
}

// The term ends with the last second of its last day in Brasília, whatever the time of
// the machine (S34). Published on Tuesday 10/03/2026, two working days end on Thursday.
func TestAppealToTheSecond(t *testing.T) {
	last := time.Date(2026, 3, 12, 23, 59, 59, 0, locale.Brasilia)
	for name, at := range map[string]time.Time{
		"the last second":                last,
		"within the last second":         last.Add(999 * time.Millisecond),
		"the last second, in UTC":        last.UTC(),
		"the first second after":         last.Add(time.Second),
		"the first second after, UTC":    last.Add(time.Second).UTC(),
		"the next day in UTC, in term":   time.Date(2026, 3, 13, 2, 0, 0, 0, time.UTC),
		"midnight of Brasília, by UTC":   time.Date(2026, 3, 13, 3, 0, 0, 0, time.UTC),
		"another zone, an hour too late": time.Date(2026, 3, 12, 23, 0, 0, 0, time.FixedZone("AMT", -4*3600)).Add(time.Hour),
	} {
		t.Run(name, func(t *testing.T) {
			d := lite(t)
			c := d.denied("0002", 3)
			bento := d.tied("0002")
			d.now = at
			receipt, err := d.FileAppeal(t.Context(), bento, d.contest.ID, c.ID, "razões")
			late := at.After(last.Add(999 * time.Millisecond))
			switch {
			case late && !refusedAs(err, "recurso.fora_do_prazo"):
				t.Errorf("after the term: %+v, %v", receipt, err)
			case !late && (err != nil || receipt.At != InstantOf(at)):
				t.Errorf("in the term: %+v, %v", receipt, err)
			}
		})
	}
}

// An edital that shortens the term afterwards takes it from nobody to whom it was
// announced: the appeal of the second day stands, and the case goes on.
func TestAppealInTheTermAnnounced(t *testing.T) {
	both(t, func(t *testing.T, d *desk) {
		c := d.denied("0002", 3)
		bento := d.tied("0002")
		shorter := strings.Replace(editalText, "prazo_recurso: 2", "prazo_recurso: 1", 1)
		_, err := d.docket.Revise(t.Context(), hr, d.contest.ID, 1, "prazo", docket.Changes{Put: docket.Files{run.EditalFile: strings.NewReader(shorter)}})
		if err != nil {
			t.Fatal(err)
		}
		d.now = time.Date(2026, 3, 12, 12, 0, 0, 0, locale.Brasilia)
		if _, err := d.FileAppeal(t.Context(), bento, d.contest.ID, c.ID, "razões"); err != nil {
			t.Fatal(err)
		}
		if got := must(d.Case(t.Context(), d.contest.ID, c.ID))(t); got.Broken != nil || got.State.Stage != confirmation.AppealVoting {
			t.Errorf("%v, at %v", got.Broken, got.State.Stage)
		}
	})
}

// What was written is sealed, comes back as it was to the person and to nobody else, and
// the receipt proves it.
func TestAppeal(t *testing.T) {
	both(t, func(t *testing.T, d *desk) {
		c, settled := d.denied("0002", 4), d.denied("0004", 1)
		bento, davi := d.tied("0002"), d.tied("0004")
		file := func(account store.AccountID, id, text string) error {
			_, err := d.FileAppeal(t.Context(), account, d.contest.ID, id, text)
			return err
		}
		for name, err := range map[string]error{"empty": file(bento, c.ID, " \n "), "endless": file(bento, c.ID, strings.Repeat("á", MostGrounds+1))} {
			if !errors.Is(err, ErrNoGrounds) && !errors.Is(err, ErrLongGrounds) {
				t.Errorf("%s: %v", name, err)
			}
		}
		if err := file(davi, c.ID, "de outra pessoa"); !errors.Is(err, store.ErrNotFound) {
			t.Errorf("in the name of another: %v", err)
		}
		if err := file(davi, settled.ID, "não há contra o quê"); !refusedAs(err, "recurso.sem_decisao_contraria") {
			t.Errorf("against a confirmation: %v", err)
		}
		text := "  CANARIO: " + strings.Repeat("á", MostGrounds-20) + "\n"
		if err := file(bento, c.ID, text); err != nil {
			t.Fatal(err)
		}
		digest := sha256.Sum256([]byte(text))
		mine := must(d.OwnCase(t.Context(), bento, d.contest.ID, c.ID))(t)
		if r := mine.Receipt(); r == nil || r.Text != text || r.Digest != hex.EncodeToString(digest[:]) || r.At != InstantOf(d.now) {
			t.Errorf("%+v", r)
		}
		if err := file(bento, c.ID, "outra vez"); !refusedAs(err, "recurso.sem_decisao_contraria") {
			t.Errorf("twice: %v", err)
		}
		for _, e := range must(d.db.AllHearingEvents(t.Context(), d.contest.ID))(t) {
			if strings.Contains(string(e.Payload), "CANARIO") {
				t.Error("the database reads the reasons of the appeal")
			}
		}
	})
}

// The reception puts the appeal in the book, dated of when it was filed, once.
func TestReceiveAppeal(t *testing.T) {
	both(t, func(t *testing.T, d *desk) {
		c := d.denied("0002", 4)
		receive := func() error { return d.ReceiveAppeal(t.Context(), secretary, d.contest.ID, c.ID) }
		if err := receive(); !errors.Is(err, ErrNoAppeal) {
			t.Errorf("before any: %v", err)
		}
		filed := d.now
		if _, err := d.FileAppeal(t.Context(), d.tied("0002"), d.contest.ID, c.ID, "razões"); err != nil {
			t.Fatal(err)
		}
		d.later(30 * time.Hour)
		if err := receive(); err != nil {
			t.Fatal(err)
		}
		if err := receive(); err == nil {
			t.Error("received twice")
		}
		lines := must(d.db.FactLines(t.Context(), d.contest.ID))(t)
		f, fault := ledger.Decode(lines[len(lines)-1])
		if len(lines) != 2 || fault != "" || f.Kind != ledger.Appeal || f.At != InstantOf(filed) || f.Value("inscricao") != "0002" {
			t.Errorf("%d facts, the last %+v", len(lines), f)
		}
		if got := must(d.Case(t.Context(), c.Contest, c.ID))(t); got.Last(Received) == nil || got.State.Stage != confirmation.AppealVoting {
			t.Errorf("%+v", got.State)
		}
	})
}

// filed is a denial by four whose appeal was filed and received.
func (d *desk) filed(before ...New) *Case {
	d.t.Helper()
	c := d.denied("0002", 4, before...)
	_, err := d.FileAppeal(d.t.Context(), d.tied("0002"), d.contest.ID, c.ID, "razões")
	if err == nil {
		err = d.ReceiveAppeal(d.t.Context(), secretary, d.contest.ID, c.ID)
	}
	if err != nil {
		d.t.Fatal(err)
	}
	return d.fresh(c)
}

// fresh is the case as it is now.
func (d *desk) fresh(c *Case) *Case {
	d.t.Helper()
	return must(d.Case(d.t.Context(), c.Contest, c.ID))(d.t)
}

func (d *desk) distribute(c *Case, number string) error {
	return d.Distribute(d.t.Context(), secretary, c.Contest, c.ID, number)
}

// An appeal goes to people who are distinct by code and by account from who was on the
// first board, and from one another (S16).
func TestDistribute(t *testing.T) {
	both(t, func(t *testing.T, d *desk) {
		c := d.filed()
		if err := d.distribute(c, ""); err == nil {
			t.Error("to who signed no term")
		}
		d.signed("R1", "R2", "R3", "S3")
		tie := func(code, of string) {
			if err := d.db.TieMember(t.Context(), store.MemberAccount{Contest: d.contest.ID, Member: code, Account: account(of), By: secretary}); err != nil {
				t.Fatal(err)
			}
		}
		tie("R2", "S3")
		if err := d.distribute(c, ""); !errors.Is(err, ErrNotDistinct) || !strings.Contains(err.Error(), "R2") {
			t.Errorf("to the account of an alternate of the first board: %v", err)
		}
		tie("R2", "R1")
		if err := d.distribute(c, ""); !errors.Is(err, ErrNotDistinct) || !strings.Contains(err.Error(), "R2") {
			t.Errorf("to one account in two seats: %v", err)
		}
		tie("R2", "R2")
		if err := d.distribute(c, "9"); err == nil {
			t.Error("to a board that is not there")
		}
		if err := d.distribute(c, ""); err != nil {
			t.Fatal(err)
		}
		if err := d.distribute(c, ""); !errors.Is(err, ErrDistributed) {
			t.Errorf("twice: %v", err)
		}
		if got := must(d.AppealSeats(t.Context(), d.fresh(c)))(t); strings.Join(got, " ") != "R1 R2 R3" {
			t.Error(got)
		}
	})
}

// An appeal that nobody received is not distributed.
func TestDistributeAfterReception(t *testing.T) {
	d := lite(t)
	c := d.denied("0002", 4)
	d.signed("R1", "R2", "R3")
	if err := d.distribute(c, ""); !errors.Is(err, ErrNoAppeal) {
		t.Errorf("without an appeal: %v", err)
	}
	if _, err := d.FileAppeal(t.Context(), d.tied("0002"), d.contest.ID, c.ID, "razões"); err != nil {
		t.Fatal(err)
	}
	if err := d.distribute(c, ""); !errors.Is(err, ErrNotReceived) {
		t.Errorf("before the reception: %v", err)
	}
}

// Who was on the first board under the same CPF is refused even when the composition
// changed since (S16).
func TestDistributeRemembersWhoSat(t *testing.T) {
	d := lite(t)
	var sat opening
	for i := range 5 {
		sat.Members = append(sat.Members, sitter{Code: fmt.Sprint("M", i+1)})
	}
	sat.Members[1].CPF = "52998224725"
	c := d.filed(New{BoxOpened, Body{Detail: Detailed(sat)}})
	d.signed("R1", "R2", "R3")
	text := strings.Replace(boardsText(), "PPP;recursal;R2;Pessoa R2;;", "PPP;recursal;R2;Pessoa R2;52998224725;", 1)
	_, err := d.docket.Revise(t.Context(), hr, d.contest.ID, 1, "recomposição", docket.Changes{Put: docket.Files{"comissao.csv": strings.NewReader(text)}})
	if err != nil {
		t.Fatal(err)
	}
	if err := d.distribute(c, ""); !errors.Is(err, ErrNotDistinct) || !strings.Contains(err.Error(), "R2") {
		t.Errorf("%v", err)
	}
}

// A member of the appeal board opens each element before voting; who is not one reaches
// nothing of it.
func TestAppealFile(t *testing.T) {
	both(t, func(t *testing.T, d *desk) {
		c := d.filed()
		d.signed("R1", "R2", "R3", "T1", "M1")
		open := func(code string, element Element) error {
			_, err := d.OpenElement(t.Context(), account(code), d.contest.ID, c.ID, element)
			return err
		}
		if err := open("R1", ElementFilm); !errors.Is(err, ErrNotDistributed) {
			t.Errorf("before the distribution: %v", err)
		}
		if err := d.distribute(c, "1"); err != nil {
			t.Fatal(err)
		}
		if err := open("R1", ElementFilm); !errors.Is(err, ErrNotDeclared) {
			t.Errorf("before the declaration: %v", err)
		}
		d.declares(c, "R1", NoImpediment)
		for code, want := range map[string]error{"T1": ErrNotSeat, "M1": ErrNotDistributed, "Z9": ErrNoTerm} {
			if err := open(code, ElementOpinion); !errors.Is(err, want) {
				t.Errorf("to %s: %v", code, err)
			}
		}
		if err := open("R1", ElementDocuments); !errors.Is(err, ErrNotElement) {
			t.Errorf("documents of who was filmed: %v", err)
		}
		for i, element := range []Element{ElementFilm, ElementOpinion, ElementOpinion, ElementGrounds} {
			if err := d.casts(c, "R1", inFavour); !errors.Is(err, ErrNotExamined) {
				t.Errorf("voted after %d elements: %v", i, err)
			}
			if err := open("R1", element); err != nil {
				t.Fatal(err)
			}
		}
		if err := d.casts(c, "R1", inFavour); err != nil {
			t.Errorf("after all: %v", err)
		}
		opened := 0
		for _, a := range must(d.db.Accesses(t.Context(), d.contest.ID, 0, 40))(t) {
			if a.Action == "processo.elemento_aberto" && a.Account == account("R1") && a.Object == c.ID {
				opened++
			}
		}
		if opened != 4 {
			t.Errorf("%d openings in the log of four", opened)
		}
		if list := must(d.Appeals(t.Context(), account("R2"), d.contest.ID))(t); len(list) != 1 || list[0].ID != c.ID {
			t.Errorf("%d appeals of R2", len(list))
		}
		if list := must(d.Appeals(t.Context(), account("M1"), d.contest.ID))(t); len(list) != 0 {
			t.Errorf("%d appeals of M1", len(list))
		}
	})
}

// What the appeal board can decide, seen before any vote: with two of three, after a
// denial that was not unanimous, the declaration prevails.
func TestPossibilities(t *testing.T) {
	for against, want := range map[int]string{3: "0-1 confirmada, 2-2 confirmada, 3-3 negada", 4: "0-1 confirmada, 2-2 confirmada, 3-3 negada", 5: "0-1 confirmada, 2-3 negada"} {
		d := lite(t)
		var said []string
		for _, p := range d.denied("0002", against).Possibilities() {
			said = append(said, fmt.Sprintf("%d-%d %s", p.From, p.To, map[confirmation.Outcome]string{confirmation.Confirmed: "confirmada", confirmation.Denied: "negada"}[p.Decision.Outcome]))
		}
		if got := strings.Join(said, ", "); got != want {
			t.Errorf("%d against: %s, want %s", against, got, want)
		}
	}
}

// An element of which nothing was kept is looked for as the others, and no paper says that
// it was examined (P 25).
func TestMissingElement(t *testing.T) {
	d := lite(t)
	c := d.filed()
	d.signed("R1", "R2", "R3")
	if err := d.distribute(c, "1"); err != nil {
		t.Fatal(err)
	}
	d.declares(c, "R1", NoImpediment)
	must(d.MissElement(t.Context(), account("R1"), c.Contest, c.ID, ElementFilm))(t)
	must(d.OpenElement(t.Context(), account("R1"), c.Contest, c.ID, ElementOpinion))(t)
	c = must(d.OpenElement(t.Context(), account("R1"), c.Contest, c.ID, ElementGrounds))(t)
	if err := d.casts(c, "R1", inFavour); err != nil {
		t.Errorf("who looked for everything may not vote: %v", err)
	}
	if got := strings.Join(c.Told(d.Now()).Examined, "; "); got != "R1: filmagem (não havia no processo), parecer, recurso" {
		t.Errorf("the minutes say %q", got)
	}
	if got := strings.Join(c.elementsOpened(), "; "); got != "filmagem (não havia no processo); parecer; recurso" {
		t.Errorf("the opinion says %q", got)
	}
}

// waiting is the context of somebody for whom time passes with all that is asked of the
// database.
type waiting struct {
	context.Context
	passed *atomic.Int64
}

func (w waiting) Done() <-chan struct{} {
	w.passed.Add(int64(time.Second))
	return w.Context.Done()
}

// An appeal that came in the last second is in time, however long it waits to be written.
func TestAppealWaitsToBeWritten(t *testing.T) {
	d := lite(t)
	c := d.denied("0002", 4)
	person := d.tied("0002")
	last := time.Date(2026, 3, 12, 23, 59, 59, 0, locale.Brasilia)
	var passed atomic.Int64
	d.db.Now = func() time.Time { return last.Add(time.Duration(passed.Load())) }
	receipt, err := d.FileAppeal(waiting{t.Context(), &passed}, person, c.Contest, c.ID, "Peço que a decisão seja revista.")
	if err != nil || receipt.At != InstantOf(last) {
		t.Errorf("%+v, %v", receipt, err)
	}
	if passed.Load() == 0 {
		t.Error("no time passed")
	}
}
