package enrolment

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"strings"
	"testing"

	"certame/internal/cpf"
)

// A receipt says what was done and is verified by who has it, also as a form sends it;
// one letter changed is no receipt, and what was done later makes it not the last.
func TestReceipt(t *testing.T) {
	w, ctx := here(t), context.Background()
	first := done(w.register("ana", form("Ana", cpf.Of(529982247), "PPP")))(t)
	second := done(w.register("bia", form("Bia", "")))(t)
	for _, want := range []string{"Concurso de teste (teste)", "Inscrição: 0000001", "CPF: ***.982.247-**", "Cargo: 101 Analista", "(PPP)", "01/03/2026 às 10:00:00", "Posição no registro: 1", "posição anterior: nenhuma"} {
		if !strings.Contains(first.Text, want) {
			t.Errorf("%q is not in\n%s", want, first.Text)
		}
	}
	if !strings.Contains(second.Text, "posição anterior: "+first.Digest) || !strings.Contains(second.Text, "só ampla concorrência") {
		t.Error(second.Text)
	}
	if sum := sha256.Sum256([]byte(first.Text)); hex.EncodeToString(sum[:]) != first.Digest {
		t.Error("sha256sum of the file says another thing")
	}
	verified := func(text string) Verified {
		v, err := w.Verify(ctx, w.contest.ID, text)
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
	if v := verified(strings.ReplaceAll(first.Text, "\n", "\r\n")); !v.Known || !v.Last || v.Position != 1 || v.Words() != "inscrição" || v.Sealed != nil {
		t.Errorf("%+v", v)
	}
	if v := verified(strings.Replace(first.Text, "(PPP)", "(PQ)", 1)); v.Known {
		t.Error("a receipt that was changed is taken for one")
	}
	done(w.change("ana", form("Ana", ""), first.Position))(t)
	if v := verified(first.Text); !v.Known || v.Last {
		t.Errorf("%+v", v)
	}
	if v := verified(second.Text); !v.Known || !v.Last {
		t.Errorf("%+v", v)
	}
}

// What was kept cannot be read without the keys, nor moved to another place, and a series
// of which anything was changed is not written in any file.
func TestSealed(t *testing.T) {
	w, ctx := here(t), context.Background()
	done(w.register("ana", form("Ana CANARIO", cpf.Of(529982247), "PQ")))(t)
	done(w.register("bia", form("Bia", "")))(t)
	events, err := w.db.EnrolmentEvents(ctx, w.contest.ID, 0, 10)
	if err != nil || len(events) != 2 {
		t.Fatal(err)
	}
	for _, secret := range []string{"CANARIO", "52998224725", "PQ", "1990"} {
		if strings.Contains(string(events[0].Sealed)+events[0].Digest, secret) {
			t.Errorf("%q is read in the database", secret)
		}
	}
	if list, err := w.db.EnrolmentsOf(ctx, w.contest.ID, w.who("ana").Account); err != nil || strings.Contains(list[0].Mark, "5299") || len(list[0].Mark) != 32 {
		t.Error(list, err)
	}
	key, err := w.key(ctx, w.contest.ID)
	if err != nil {
		t.Fatal(err)
	}
	moved := events[0]
	moved.Number = 2
	if _, _, err := read(key, "0000002", moved); err == nil {
		t.Error("an event opens in the place of another")
	}
	w.forge(t, "DROP TRIGGER enrolment_event_no_update", "UPDATE enrolment_event SET sealed = (SELECT sealed FROM enrolment_event WHERE position = 2), digest = 'x' WHERE position = 1")
	if _, err := w.Check(ctx, w.contest.ID); !errors.Is(err, ErrSeries) {
		t.Error(err)
	}
	if _, err := w.Write(ctx, hr, w.contest.ID, func(int, int) {}); !errors.Is(err, ErrSeries) {
		t.Error(err)
	}
}

func (w *world) forge(t *testing.T, statements ...string) {
	t.Helper()
	for _, statement := range statements {
		if _, err := w.db.SQL().ExecContext(context.Background(), statement); err != nil {
			t.Fatal(err)
		}
	}
}
