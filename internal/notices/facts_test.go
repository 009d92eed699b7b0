package notices

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"certame"
	"certame/edital"
	"certame/internal/docket"
	"certame/internal/store"
	"certame/ledger"
)

// write adds facts to the book, as it is.
func (w *world) write(facts ...ledger.Fact) {
	w.t.Helper()
	before, err := w.db.FactLines(w.t.Context(), w.contest.ID)
	w.must(err)
	head, all := ledger.Head(before), before
	var fresh [][]byte
	for i := range facts {
		f := &facts[i]
		f.Number, f.Version, f.Previous = len(all)+1, f.Kind.Version(), ledger.Head(all)
		f.At = edital.Instant{Date: certame.MustDate(2026, 3, 10), Second: ledger.WholeDay}
		line := ledger.Encode(f)
		fresh, all = append(fresh, line), append(all, line)
	}
	w.must(w.db.AppendFacts(w.t.Context(), w.contest.ID, head, fresh, hr))
}

// publishes lets out a result made with so many facts.
func (w *world) publishes(facts int) {
	w.t.Helper()
	ctx := w.t.Context()
	v, err := w.db.AddVersion(ctx, store.Version{Contest: w.contest.ID, Revision: 1, Facts: facts, By: hr})
	w.must(err)
	payload, err := json.Marshal(docket.Prepared{Plan: docket.Plan{Kind: docket.Lists}, Digest: "ab"})
	w.must(err)
	p, err := w.db.Propose(ctx, store.Proposal{Contest: w.contest.ID, Kind: docket.Lists, Version: v.Number, By: board, Payload: payload})
	w.must(err)
	_, err = w.db.ConfirmProposal(ctx, p.ID, hr, store.Act{Payload: payload})
	w.must(err)
}

func appointment(id, act string) ledger.Fact {
	return ledger.Fact{Kind: ledger.Appointed, Act: act, Data: []ledger.Field{{Name: "inscricao", Value: id}}}
}

// Who was appointed is told once two people let it out, and only of what still stands and
// has an act; what one person wrote is told to nobody.
func TestAppointments(t *testing.T) {
	w := newWorld(t)
	w.person("ana", "ana@exemplo.org", "0001")
	w.person("bento", "bento@exemplo.org", "0002")
	w.person("celia", "celia@exemplo.org", "0003")
	w.must(w.Switch(t.Context(), hr, w.contest.ID, true))
	w.now = w.now.Add(time.Minute)
	w.write(appointment("0001", "Portaria 12/2026"), appointment("0002", "Portaria 13/2026"), ledger.Fact{Kind: ledger.Reversal, Data: []ledger.Field{{Name: "fato", Value: "f2"}, {Name: "motivo", Value: "x"}}}, appointment("0003", "Portaria 14/2026"))
	w.tick()
	w.got()
	appointed := func() (list []string) {
		for _, s := range w.subjects() {
			if strings.Contains(s, "Ato de nomeação") {
				list = append(list, s)
			}
		}
		return list
	}
	w.publishes(3)
	w.tick()
	w.tick()
	if got := appointed(); len(got) != 1 || got[0] != "ana@exemplo.org: Ato de nomeação: Concurso de teste" {
		t.Fatalf("%v", got)
	}
	for _, m := range w.mail.Taken() {
		if text := said(t, m.Raw); strings.Contains(header(m.Raw, "Subject"), "nomeação") && (!strings.Contains(text, "Portaria 12/2026") || strings.Contains(text, "Canário")) {
			t.Errorf("%s", text)
		}
	}
	w.now = w.now.Add(time.Minute)
	w.publishes(4)
	w.tick()
	if got := appointed(); len(got) != 2 || got[1] != "celia@exemplo.org: Ato de nomeação: Concurso de teste" {
		t.Errorf("%v", got)
	}
}
