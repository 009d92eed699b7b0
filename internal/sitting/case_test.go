package sitting

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"certame/confirmation"
	"certame/internal/docket"
	"certame/internal/run"
	"certame/internal/secret"
	"certame/internal/store"
)

// Everybody who opted and passed has a case for each group, once.
func TestOpenCases(t *testing.T) {
	both(t, func(t *testing.T, d *desk) {
		if n := must(d.OpenCases(t.Context(), secretary, d.contest.ID))(t); n != 5 {
			t.Errorf("%d cases", n)
		}
		if n := must(d.OpenCases(t.Context(), secretary, d.contest.ID))(t); n != 0 {
			t.Errorf("%d cases again", n)
		}
		var names []string
		for _, c := range must(d.Cases(t.Context(), d.contest.ID, confirmation.ToSummon))(t) {
			names = append(names, c.Group+" "+c.Registration)
		}
		if got := strings.Join(names, ","); got != "PI 0003,PI 0005,PPP 0002,PPP 0003,PPP 0004" {
			t.Error(got)
		}
		if cases := must(d.CasesOf(t.Context(), d.contest.ID, "0003"))(t); len(cases) != 2 {
			t.Errorf("%d of 0003", len(cases))
		}
		if _, err := d.OpenCase(t.Context(), secretary, d.contest.ID, "PPP", "0001"); !errors.Is(err, store.ErrNotFound) {
			t.Errorf("who did not opt has a case: %v", err)
		}
		again := must(d.OpenCase(t.Context(), secretary, d.contest.ID, "PPP", "0002"))(t)
		if again.ID != must(d.CaseOf(t.Context(), d.contest.ID, "PPP", "0002"))(t).ID {
			t.Error("a second case of one person")
		}
	})
}

// Events stand as they were written, and where the case stands follows from them.
// What cannot have happened is refused with its article, and leaves nothing.
func TestAppend(t *testing.T) {
	both(t, func(t *testing.T, d *desk) {
		c := d.opened("PPP", "0002")
		if _, err := d.Append(t.Context(), secretary, c.Contest, c.ID, 0, New{Kind: Attended}); !refusedAs(err, "fato.fora_de_lugar") {
			t.Errorf("came without being called: %v", err)
		}
		c = d.append(c, New{Summoned, Body{Session: At(on(10, 15))}}, New{"incidente", Body{Text: "queda de energia"}})
		if c.State.Stage != confirmation.ToAttend || c.Seen() != 2 {
			t.Errorf("%+v", c.State)
		}
		if _, err := d.Append(t.Context(), secretary, c.Contest, c.ID, c.Seen(), New{Kind: "incidente"}, New{Kind: Absent}); !refusedAs(err, "fato.antes_da_convocacao") {
			t.Errorf("absent before the hour: %v", err)
		}
		var moved *store.Conflict
		if _, err := d.Append(t.Context(), secretary, c.Contest, c.ID, 1, New{Kind: "incidente"}); !errors.As(err, &moved) {
			t.Errorf("over what was not seen: %v", err)
		}
		d.later(time.Hour)
		d.append(c, New{Kind: Absent})
		c = must(d.Case(t.Context(), c.Contest, c.ID))(t)
		if c.Seen() != 3 || c.State.Decision.Outcome != confirmation.Absent || c.State.Last != on(10, 15) || c.Events[1].Text != "queda de energia" {
			t.Errorf("%d events, %+v", c.Seen(), c.State)
		}
		if list := must(d.Cases(t.Context(), c.Contest, confirmation.ToPublish))(t); len(list) != 1 || list[0].ID != c.ID {
			t.Errorf("%d to publish", len(list))
		}
		if log := must(d.db.Accesses(t.Context(), c.Contest, 0, 1))(t); log[0].Action != "processo.ausente" || log[0].Object != c.ID || log[0].Account != secretary {
			t.Errorf("%+v", log[0])
		}
	})
}

// Who stands for several posts by preference has one case for each group.
func TestOneCaseForSeveralPosts(t *testing.T) {
	d := lite(t)
	c := must(d.docket.Create(t.Context(), hr, docket.Draft{Slug: "preferencia", Files: docket.Files{
		run.EditalFile:     strings.NewReader("certame: T\npublicado_em: 2026-02-10\npreferencias: sim\ncargos:\n  - {codigo: \"A\", vagas: 10}\n  - {codigo: \"B\", vagas: 10}\n"),
		run.CandidatesFile: strings.NewReader("inscricao;nome;cargo;opcoes;nota_final\n1;Ana;A|B;PPP;80\n2;Bia;B;PPP|PI;70\n"),
	}}))(t)
	if n := must(d.OpenCases(t.Context(), secretary, c.ID))(t); n != 3 {
		t.Errorf("%d cases", n)
	}
}

func refusedAs(err error, code string) bool {
	var refusal *Refusal
	return errors.As(err, &refusal) && refusal.Finding.Code == code && strings.Contains(err.Error(), "[")
}

// Many cases go on together, or none does.
func TestAppendAll(t *testing.T) {
	both(t, func(t *testing.T, d *desk) {
		d.opened("PPP", "0002")
		call := func(list []*Case, at ...int) (entries []Entry) {
			for i, c := range list {
				entries = append(entries, Entry{c, []New{{Summoned, Body{Session: At(on(11, at[i%len(at)]))}}}})
			}
			return entries
		}
		list := must(d.Cases(t.Context(), d.contest.ID))(t)
		bad := append(call(list, 9), Entry{list[0], []New{{Kind: Attended}}})
		if err := d.AppendAll(t.Context(), secretary, d.contest.ID, bad); err == nil {
			t.Error("a case seen before another event of the same was taken")
		}
		if stand := must(d.Cases(t.Context(), d.contest.ID, confirmation.ToSummon))(t); len(stand) != 5 {
			t.Errorf("%d still to summon: something was half done", len(stand))
		}
		if err := d.AppendAll(t.Context(), secretary, d.contest.ID, call(list, 9, 10)); err != nil {
			t.Fatal(err)
		}
		if stand := must(d.Cases(t.Context(), d.contest.ID, confirmation.ToAttend))(t); len(stand) != 5 || stand[1].State.Session != on(11, 10) {
			t.Errorf("%d to attend", len(stand))
		}
	})
}

// S03: nothing of a case is reached from another contest.
func TestAnotherContest(t *testing.T) {
	d := lite(t)
	c, other := d.opened("PPP", "0002"), d.create("outro-2026")
	if _, err := d.Case(t.Context(), other.ID, c.ID); !errors.Is(err, store.ErrNotFound) {
		t.Error(err)
	}
	if _, err := d.Append(t.Context(), secretary, other.ID, c.ID, AnySeen, New{Kind: "incidente"}); !errors.Is(err, store.ErrNotFound) {
		t.Error(err)
	}
	if _, err := d.CaseOf(t.Context(), other.ID, "PPP", "0002"); !errors.Is(err, store.ErrNotFound) {
		t.Error(err)
	}
	if list := must(d.Cases(t.Context(), other.ID))(t); len(list) != 0 {
		t.Errorf("%d cases", len(list))
	}
	c.Contest = other.ID
	if err := d.AppendAll(t.Context(), secretary, d.contest.ID, []Entry{{c, []New{{Kind: "incidente"}}}}); !errors.Is(err, store.ErrNotFound) {
		t.Error(err)
	}
}

// What events say is nowhere in the clear, opens only in its place, and still opens
// after the master keys were changed and the old ones retired.
func TestEventsAreSealed(t *testing.T) {
	d := lite(t)
	c := d.append(d.opened("PPP", "0002"), New{"incidente", Body{Text: "canário-do-incidente"}}, New{"incidente", Body{Text: "outro"}})
	stored := must(d.db.HearingEvents(t.Context(), c.Contest, c.ID))(t)
	if bytes.Contains(stored[0].Payload, []byte("canário")) {
		t.Error("in the clear")
	}
	moved := stored[1]
	moved.Payload = stored[0].Payload
	if _, err := d.openEvent(t.Context(), &moved); !errors.Is(err, secret.ErrSealed) {
		t.Errorf("a payload passed for another's: %v", err)
	}
	name := fmt.Sprint("chave dos processos ", c.Contest)
	rotated := must(d.keys.Rotated())(t)
	before := must(d.db.Sealed(t.Context(), name))(t)
	after := must(rotated.Reseal(secret.Where{Field: name}, before))(t)
	if err := d.db.ReplaceSealed(t.Context(), name, before, after); err != nil {
		t.Fatal(err)
	}
	fresh := Open(d.db, must(rotated.Retired())(t), d.docket)
	if again := must(fresh.Case(t.Context(), c.Contest, c.ID))(t); again.Events[0].Text != "canário-do-incidente" {
		t.Errorf("%+v", again.Events[0])
	}
}
