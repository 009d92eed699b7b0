package enrolment

import (
	"context"
	"fmt"
	"sync"
	"testing"

	"certame/internal/cpf"
)

// A CPF is told later, and corrected, while the period runs; one that somebody else has is
// refused, and one that was written by mistake is free again for whose it is.
func TestCPFLater(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		ana, bia := cpf.Of(529982247), cpf.Of(123456789)
		first := done(w.register("ana", form("Ana", "")))(t)
		wrong := done(w.change("ana", form("Ana", bia), first.Position))(t)
		if wrong.Choice.CPF != bia || wrong.Kind != Changed {
			t.Fatalf("%+v", wrong)
		}
		_, err := w.register("bia", form("Bia", bia))
		refusedAs(t, err, "CPF-INSCRITO")
		other := done(w.register("bia", form("Bia", "")))(t)
		_, err = w.change("bia", form("Bia", bia), other.Position)
		refusedAs(t, err, "CPF-INSCRITO")
		right := done(w.change("ana", form("Ana", ana), wrong.Position))(t)
		told := done(w.change("bia", form("Bia", bia), other.Position))(t)
		if kept := done(w.change("bia", form("Bia", "", "PPP"), told.Position))(t); kept.Choice.CPF != bia {
			t.Errorf("a blank field took the CPF away: %+v", kept)
		}
		_, err = w.register("caio", form("Caio", bia))
		refusedAs(t, err, "CPF-INSCRITO")
		_, err = w.change("ana", form("Ana", bia), right.Position)
		refusedAs(t, err, "CPF-INSCRITO")
		if again := done(w.change("ana", form("Ana", ana), right.Position))(t); again.Position != right.Position {
			t.Error("the same CPF was told twice")
		}
		if n, err := w.Check(context.Background(), w.contest.ID); err != nil || n != 6 {
			t.Fatal(n, err)
		}
	})
}

// What stood with who wrote it by mistake at first is free for whose it is, also for a
// registration that begins with it.
func TestCPFThatStoodWithAnother(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		ana, bia := cpf.Of(529982247), cpf.Of(123456789)
		first := done(w.register("ana", form("Ana", bia)))(t)
		done(w.change("ana", form("Ana", ana), first.Position))(t)
		second := done(w.register("bia", form("Bia", bia)))(t)
		if second.Choice.CPF != bia {
			t.Errorf("%+v", second)
		}
		_, err := w.register("caio", form("Caio", bia))
		refusedAs(t, err, "CPF-INSCRITO")
		_, err = w.register("caio", form("Caio", ana))
		refusedAs(t, err, "CPF-INSCRITO")
	})
}

// Of many who correct theirs to the same at the same moment, one has it.
func TestOneCorrectedCPFAtOnce(t *testing.T) {
	w := here(t)
	const many = 8
	seen := make([]int, many)
	for n := range many {
		seen[n] = done(w.register(fmt.Sprint("conta", n), form("Ana", "")))(t).Position
	}
	var all sync.WaitGroup
	kept := make([]error, many)
	for n := range many {
		all.Go(func() { _, kept[n] = w.change(fmt.Sprint("conta", n), form("Ana", cpf.Of(7)), seen[n]) })
	}
	all.Wait()
	ok := 0
	for _, err := range kept {
		if err == nil {
			ok++
		}
	}
	if ok != 1 {
		t.Errorf("%d have it: %v", ok, kept)
	}
}

// Everything done with a registration is in the access log, by whom, and says nothing of
// the person.
func TestRegisteringIsLogged(t *testing.T) {
	w := here(t)
	first := done(w.register("ana", form("Ana Souza", cpf.Of(529982247))))(t)
	changed := done(w.change("ana", form("Ana Souza", "", "PPP"), first.Position))(t)
	left := done(w.withdraw("ana", changed.Position))(t)
	done(w.register("ana", form("Ana Souza", "", "PPP")))(t)
	if _, err := w.change("ana", form("Ana", ""), left.Position); err == nil {
		t.Fatal("a change of what was not seen")
	}
	list, err := w.db.Accesses(context.Background(), w.contest.ID, 0, 10)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, a := range list {
		if a.Account == w.who("ana").Account {
			got = append(got, a.Action+" "+a.Object)
		}
	}
	want := "[inscricao.voltar 0000001/4 inscricao.desistir 0000001/3 inscricao.mudar 0000001/2 inscricao.fazer 0000001/1]"
	if fmt.Sprint(got) != want {
		t.Errorf("%v", got)
	}
	if _, broken, err := w.db.VerifyAccess(context.Background()); err != nil || broken != nil {
		t.Error(err)
	}
}
