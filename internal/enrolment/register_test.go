package enrolment

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"certame/internal/cpf"
	"certame/internal/docket"
	"certame/internal/run"
	"certame/internal/store"
)

// prolong has the edital end the period at another hour, and registrations received by it.
func (w *world) prolong(until string, seen int) {
	w.t.Helper()
	ctx := context.Background()
	last, err := w.db.Revision(ctx, w.contest.ID, 0)
	if err == nil {
		text := strings.Replace(editalText, "2026-03-20 23:59:59", until, 1)
		_, err = w.docket.Revise(ctx, hr, w.contest.ID, last.Number, "prorrogação", docket.Changes{Put: docket.Files{run.EditalFile: strings.NewReader(text)}})
	}
	if err == nil {
		_, err = w.Receive(ctx, hr, w.contest.ID, seen)
	}
	if err != nil {
		w.t.Fatal(err)
	}
}

// A registration is kept once however often it is sent, gives the role and the tie of its
// contest and of no other, and changes until it is left and taken up again.
func TestRegistering(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		ctx := context.Background()
		first := done(w.register("ana", form("Ana  Souza", cpf.Of(529982247), "PQ", "PPP")))(t)
		again := done(w.register("ana", form("Ana Souza", "529.982.247-25", "PPP", "PQ")))(t)
		if again.Digest != first.Digest || first.Registration != "0000001" || first.Position != 1 || first.Kind != Made {
			t.Fatalf("%+v\n%+v", first, again)
		}
		_, err := w.register("ana", form("Ana Souza", "529.982.247-25"))
		refusedAs(t, err, "JA-INSCRITA")
		_, err = w.register("bia", form("Bia", "52998224725"))
		refusedAs(t, err, "CPF-INSCRITO")
		second := done(w.register("bia", form("Bia", "")))(t)
		if second.Registration != "0000002" {
			t.Error(second.Registration)
		}
		w.holds("ana", "0000001")

		changed := done(w.change("ana", form("Ana Souza", "", "PI"), first.Position))(t)
		if changed.Choice.CPF != "52998224725" || strings.Join(changed.Choice.Groups, "") != "PI" || changed.Kind != Changed {
			t.Errorf("%+v", changed)
		}
		_, err = w.change("ana", form("Ana Souza", ""), first.Position)
		refusedAs(t, err, "INSCRICAO-MUDOU")
		if same := done(w.change("ana", form("Ana Souza", "", "PI"), changed.Position))(t); same.Position != changed.Position {
			t.Error("a change that changes nothing was kept")
		}
		_, err = w.change("caio", form("Caio", ""), 3)
		refusedAs(t, err, "SEM-INSCRICAO")
		left := done(w.withdraw("ana", changed.Position))(t)
		if repeated := done(w.withdraw("ana", left.Position))(t); left.Kind != Withdrawn || repeated.Position != left.Position {
			t.Errorf("%+v", left)
		}
		back := done(w.register("ana", form("Ana Souza", "", "PI")))(t)
		if back.Kind != Returned || back.Registration != "0000001" || back.Choice.CPF != "52998224725" {
			t.Errorf("%+v", back)
		}
		own, err := w.Own(ctx, w.who("ana"))
		if err != nil || len(own.Receipts) != 4 || !own.In() || own.Receipts[2].Kind != Withdrawn {
			t.Fatalf("%+v %v", own, err)
		}
		if _, err := w.Own(ctx, w.who("caio")); !errors.Is(err, store.ErrNotFound) {
			t.Error(err)
		}
		if n, err := w.Check(ctx, w.contest.ID); err != nil || n != 5 {
			t.Fatal(n, err)
		}
	})
}

func (w *world) holds(name, registration string) {
	w.t.Helper()
	ctx, who := context.Background(), w.who(name)
	ties, err := w.db.CandidaciesOf(ctx, who.Account, who.Contest)
	if err != nil || len(ties) != 1 || ties[0].Registration != registration {
		w.t.Errorf("%v %v", ties, err)
	}
	held, err := w.db.Memberships(ctx, who.Account)
	if err != nil || len(held) != 1 || held[0].Role != "candidato" || held[0].Contest != who.Contest {
		w.t.Errorf("%v %v", held, err)
	}
}

// Who decides in a contest does not compete in it.
func TestWhoSits(t *testing.T) {
	w := here(t)
	if err := w.db.TieMember(context.Background(), store.MemberAccount{Contest: w.contest.ID, Member: "M1", Account: w.who("ana").Account}); err != nil {
		t.Fatal(err)
	}
	_, err := w.register("ana", form("Ana", ""))
	refusedAs(t, err, "COMPOE-COMISSAO")
}

// What is wrong with a form is said whole, field by field.
func TestForm(t *testing.T) {
	r, _ := here(t).choice(form("Ana", ""))
	_, err := r.Read(Form{Name: " ", CPF: "123", Birth: "2030-01-01", Posts: []string{"101", "102", "999"}, Groups: []string{"PPP", "XX"}})
	var invalid *Invalid
	if !errors.As(err, &invalid) {
		t.Fatal(err)
	}
	var fields []string
	for _, p := range invalid.Problems {
		fields = append(fields, p.Field)
	}
	if got := strings.Join(fields, " "); got != "nome cpf nascimento cargo cargo grupo" {
		t.Errorf("%s: %+v", got, invalid)
	}
	c, err := r.Read(Form{Name: "Ana", Birth: "1990-12-31", Posts: []string{"102"}, Groups: []string{"PQ", "PPP", "PPP", ""}})
	if err != nil || strings.Join(c.Groups, " ") != "PPP PQ" || c.Birth != "1990-12-31" {
		t.Errorf("%+v %v", c, err)
	}
}

// The adviser says I-14 before anything is kept, and what is brought names what was said.
func TestAdvice(t *testing.T) {
	w := here(t)
	r, two := w.choice(form("Ana", "", "PPP", "PI"))
	_, one := w.choice(form("Ana", "", "PPP"))
	said := strings.Join(r.Advise(two)[0].Sentences, "\n")
	for _, want := range []string{"pode deixar sem vaga", "20/03/2026 23:59:59", "comissão"} {
		if !strings.Contains(said, want) {
			t.Errorf("%q is not said:\n%s", want, said)
		}
	}
	if strings.Contains(strings.Join(r.Advise(one)[0].Sentences, "\n"), "pode deixar sem vaga") {
		t.Error("the trap of two groups is told to who declares one")
	}
	if r.Advised(one) == r.Advised(two) {
		t.Error("what was advised is not told apart")
	}
}

// Many at once go together, each gets their own receipt, and the series is one: no number
// twice, none missing.
func TestManyAtOnce(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		const people = 120
		r, _ := w.choice(form("Ana", ""))
		whos := make([]Who, people)
		for i := range whos {
			whos[i] = w.who(fmt.Sprintf("pessoa%03d", i))
		}
		seen := make([]*Receipt, people)
		var all sync.WaitGroup
		for i := range whos {
			all.Go(func() {
				c, err := r.Read(form(fmt.Sprint("Pessoa ", i), cpf.Of(100000+i)))
				if err == nil {
					seen[i], err = w.Register(context.Background(), whos[i], r, c)
				}
				if err != nil {
					t.Error(err)
				}
			})
		}
		all.Wait()
		numbers := map[string]bool{}
		for i, receipt := range seen {
			if receipt == nil {
				t.Fatal("somebody got no receipt")
			}
			numbers[receipt.Registration] = true
			if !strings.Contains(receipt.Text, fmt.Sprintf("Nome: Pessoa %d\n", i)) {
				t.Errorf("%d got the receipt of another:\n%s", i, receipt.Text)
			}
		}
		if n, err := w.Check(context.Background(), w.contest.ID); err != nil || n != people || len(numbers) != people {
			t.Fatal(n, len(numbers), err)
		}
	})
}

// One CPF sent by many accounts at the same moment is of one of them.
func TestOneCPFAtOnce(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		r, c := w.choice(form("Ana", cpf.Of(7)))
		var kept, refused int
		var mu sync.Mutex
		var all sync.WaitGroup
		for i := range 12 {
			who := w.who(fmt.Sprint("conta", i))
			all.Go(func() {
				_, err := w.Register(context.Background(), who, r, c)
				mu.Lock()
				defer mu.Unlock()
				var is *Refusal
				switch {
				case err == nil:
					kept++
				case errors.As(err, &is) && is.Code == "CPF-INSCRITO":
					refused++
				default:
					t.Error(err)
				}
			})
		}
		all.Wait()
		if kept != 1 || refused != 11 {
			t.Error(kept, refused)
		}
	})
}

// One that cannot be kept does not keep out those who came with it.
func TestOneBadAmongMany(t *testing.T) {
	w := here(t)
	r, c := w.choice(form("Ana", ""))
	good, bad := &order{account: w.who("ana").Account, rules: r, choice: c}, &order{account: "conta que não existe", rules: r, choice: c}
	w.keepAll(context.Background(), w.contest.ID, []*order{good, bad})
	if good.err != nil || good.out == nil || good.out.Number != 1 || bad.err == nil || bad.out != nil {
		t.Fatalf("%+v\n%+v", good, bad)
	}
}

// Who gives up waiting does not leave the others waiting.
func TestGivingUp(t *testing.T) {
	w := here(t)
	r, c := w.choice(form("Ana", ""))
	gone, stop := context.WithTimeout(context.Background(), time.Nanosecond)
	defer stop()
	<-gone.Done()
	if _, err := w.wait(gone, w.contest.ID, &order{account: w.who("ana").Account, rules: r, choice: c}); err != nil && !errors.Is(err, context.DeadlineExceeded) {
		t.Error(err)
	}
	done(w.register("bia", form("Bia", "")))(t)
}
