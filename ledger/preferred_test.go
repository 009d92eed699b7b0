package ledger_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"certame"
	"certame/edital"
	"certame/ledger"
	"certame/trace"
)

// after runs a story about 0001, who put 101 before 102, and says what they have:
// "102/1 em posse, espera 1" is seat 1 of 102, and one post still waited for.
func after(t *testing.T, b *ledger.Book, story []string) string {
	t.Helper()
	for _, line := range story {
		if _, refusal := b.Admit(told(t, line)); refusal != nil {
			t.Fatalf("%s: %v", line, refusal)
		}
	}
	state, refusal := b.State(ledger.All())
	if refusal != nil {
		t.Fatal(refusal)
	}
	p := state.Of(0)
	var has []string
	for post := range b.Terms.Posts {
		if h := p.HeldIn(certame.PostIndex(post)); h != nil {
			has = append(has, fmt.Sprintf("%s/%d %s", b.Terms.Posts[post].Code, h.Seat, [...]string{"", "nomeada", "empossada", "em exercício"}[h.Stage]))
		}
	}
	for i := range state.Posts {
		for n, seat := range state.Posts[i].Seats {
			if seat.Closed {
				has = append(has, fmt.Sprintf("%s/%d fechada", b.Terms.Posts[i].Code, n+1))
			}
		}
	}
	return fmt.Sprintf("%s; espera %d", strings.Join(has, ", "), state.WaitsFor(0))
}

const named102 = "10/03/2026 nomeacao 0001 cargo=102 vaga=1 rotulo=AC"

var serving102 = []string{named102, "11/03/2026 posse 0001 cargo=102", "12/03/2026 exercicio 0001 cargo=102"}

// What somebody appointed has, and waits for, after each thing that can follow.
func TestAppointedByPreference(t *testing.T) {
	up := "13/03/2026 nomeacao 0001 cargo=101 vaga=1 rotulo=AC"
	for _, c := range []struct {
		name, has string
		story     []string
	}{
		{"appointed waits for what is put before", "102/1 nomeada; espera 1", []string{named102}},
		{"and keeps the seat until taking office in the other", "101/1 nomeada, 102/1 em exercício; espera 0", append(serving102[:3:3], up)},
		{"which leaves the first", "101/1 empossada; espera 0", append(serving102[:3:3], up, "14/03/2026 posse 0001 cargo=101")},
		{"not taking it keeps the first", "102/1 em exercício; espera 0", append(serving102[:3:3], up, "14/03/2026 sem_efeito 0001 cargo=101")},
		{"leaving the first keeps the new one", "101/1 nomeada; espera 0", append(serving102[:3:3], up, "14/03/2026 exoneracao 0001 cargo=102")},
		{"taking office in the first keeps waiting for the other", "101/1 nomeada, 102/1 empossada; espera 0", []string{named102, up, "14/03/2026 posse 0001 cargo=102"}},
		{"the first falls, and the waiting does not", "; espera 1", []string{named102, "11/03/2026 sem_efeito 0001 cargo=102"}},
		{"out of office, waiting still", "; espera 1", append(serving102[:3:3], "14/03/2026 exoneracao 0001 cargo=102")},
		{"nothing was put before", "; espera 0", []string{"10/03/2026 nomeacao 0001 cargo=101 vaga=1 rotulo=AC", "11/03/2026 nao_compareceu 0001 cargo=101"}},
		{"refusing what is waited for keeps the seat", "102/1 nomeada; espera 0", []string{named102, "11/03/2026 interesse 0001 cargo=101 resposta=recusa"}},
		{"to the end of the queue", "; espera 2", []string{named102, "11/03/2026 fim_de_fila 0001 cargo=102"}},
		{"to the end of the other queue", "102/1 nomeada; espera 1", []string{named102, "11/03/2026 fim_de_fila 0001 cargo=101"}},
		{"gone from everywhere", "; espera 0", append(serving102[:3:3], up, "14/03/2026 obito 0001")},
		{"a court gives it back for the time being", "; espera 1", []string{named102, "11/03/2026 sem_efeito 0001 cargo=102", "12/03/2026 ordem_judicial 0001 efeito=participa processo=1"}},
		{"a court gives it back for good", "; espera 2", []string{named102, "11/03/2026 sem_efeito 0001 cargo=102", "12/03/2026 ordem_judicial 0001 efeito=participa processo=1", "13/03/2026 ordem_judicial_definitiva ordem=f3"}},
		{"the appointment reversed", "102/1 em exercício; espera 1", append(serving102[:3:3], up, "14/03/2026 estorno fato=f4 motivo=x")},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := after(t, preferring(t), c.story); got != c.has {
				t.Errorf("%s, want %s", got, c.has)
			}
		})
	}
}

// The seat left for a post put before shuts where the edital takes it for a new
// vacancy (I-39), once the person served in it.
func TestSeatLeftForABetterPost(t *testing.T) {
	up := []string{"13/03/2026 nomeacao 0001 cargo=101 vaga=1 rotulo=AC", "14/03/2026 posse 0001 cargo=101"}
	for _, c := range []struct {
		has   string
		story []string
	}{
		{"101/1 empossada, 102/1 fechada; espera 0", slices.Concat(serving102, up)},
		{"101/1 empossada; espera 0", slices.Concat(serving102[:2], up)},
	} {
		b := preferring(t)
		declared := b.Terms.Declared
		declared.Vacated = edital.VacatedIsNew
		b.Terms = edital.Resolve(declared, trace.Discard)
		if got := after(t, b, c.story); got != c.has {
			t.Errorf("%v: %s, want %s", c.story, got, c.has)
		}
	}
}

// Where the edital says that the appointment ends the waiting (I-46), there is no
// other appointment, and whoever leaves is out of everything.
func TestAppointedWhoDoesNotWait(t *testing.T) {
	settled := func() *ledger.Book {
		b := preferring(t)
		declared := b.Terms.Declared
		declared.Appointed = edital.AppointedSettles
		b.Terms = edital.Resolve(declared, trace.Discard)
		return b
	}
	if got := after(t, settled(), []string{named102}); got != "102/1 nomeada; espera 0" {
		t.Error(got)
	}
	b := settled()
	after(t, b, []string{named102})
	for line, reason := range map[string]ledger.Reason{
		"11/03/2026 nomeacao 0001 cargo=101 vaga=1 rotulo=AC":   ledger.AppointedAlready,
		"11/03/2026 interesse 0001 cargo=101 resposta=confirma": ledger.AppointedAlready,
		"11/03/2026 fim_de_fila 0001 cargo=101":                 ledger.LetGoAlready,
	} {
		if _, refusal := b.Admit(told(t, line)); refusal == nil || refusal.Reason != reason {
			t.Errorf("%s: %v, want %s", line, refusal, reason)
		}
	}
	after(t, b, []string{"11/03/2026 sem_efeito 0001 cargo=102"})
	if state, _ := b.State(ledger.All()); !state.Of(0).Gone() {
		t.Error("not out")
	}
}

// What cannot happen to somebody who put posts in order.
func TestAppointedByPreferenceRefused(t *testing.T) {
	for _, c := range []struct {
		reason ledger.Reason
		story  []string
		line   string
	}{
		{ledger.AppointedAlready, []string{"10/03/2026 nomeacao 0001 cargo=101 vaga=1 rotulo=AC"}, "11/03/2026 nomeacao 0001 cargo=102 vaga=1 rotulo=AC"},
		{ledger.AppointedAlready, []string{named102}, "11/03/2026 nomeacao 0001 cargo=102 vaga=1 rotulo=AC"},
		{ledger.AppointedAlready, []string{named102}, "11/03/2026 interesse 0001 cargo=102 resposta=confirma"},
		{ledger.LetGoAlready, []string{"10/03/2026 interesse 0001 cargo=102 resposta=recusa"}, "11/03/2026 nomeacao 0001 cargo=102 vaga=1 rotulo=AC"},
		{ledger.LetGoAlready, []string{named102, "11/03/2026 sem_efeito 0001 cargo=102"}, "12/03/2026 nomeacao 0001 cargo=102 vaga=1 rotulo=AC"},
		{ledger.LetGoAlready, []string{"10/03/2026 nomeacao 0001 cargo=101 vaga=1 rotulo=AC"}, "11/03/2026 fim_de_fila 0001 cargo=102"},
		{ledger.NotAppointed, []string{named102}, "11/03/2026 posse 0001 cargo=101"},
		{ledger.WhichPost, []string{named102}, "11/03/2026 posse 0001"},
		{ledger.InService, slices.Concat(serving102, []string{"13/03/2026 nomeacao 0001 cargo=101 vaga=1 rotulo=AC"}), "14/03/2026 desistencia 0001"},
		{ledger.InService, serving102, "14/03/2026 sem_efeito 0001 cargo=102"},
		{ledger.InOffice, serving102, "14/03/2026 fim_de_fila 0001 cargo=102"},
		{ledger.NotInOffice, []string{named102}, "11/03/2026 exoneracao 0001 cargo=102"},
	} {
		b := preferring(t)
		after(t, b, c.story)
		if _, refusal := b.Admit(told(t, c.line)); refusal == nil || refusal.Reason != c.reason {
			t.Errorf("%v, %s: %v, want %s", c.story, c.line, refusal, c.reason)
		}
	}
}

// A request for the end of the queue counts in the post it names, or in all (I-47).
func TestReachOfTheEndOfTheQueue(t *testing.T) {
	for reach, want := range map[edital.QueueReach][2]bool{edital.QueueOfOnePost: {false, true}, edital.QueueOfEveryPost: {true, true}} {
		b := preferring(t)
		declared := b.Terms.Declared
		declared.EndOfQueue.Reach = reach
		b.Terms = edital.Resolve(declared, trace.Discard)
		after(t, b, []string{"11/03/2026 fim_de_fila 0001 cargo=102"})
		state, _ := b.State(ledger.All())
		if got := [2]bool{state.Of(0).QueueIn(0) != nil, state.Of(0).QueueIn(1) != nil}; got != want {
			t.Errorf("%s: %v, want %v", reach, got, want)
		}
	}
}
