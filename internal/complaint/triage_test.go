package complaint_test

import (
	"errors"
	"strings"
	"testing"

	"certame/fraud"
	"certame/internal/complaint"
	"certame/internal/docket"
	"certame/internal/run"
	"certame/internal/store"
)

// A complaint is closed once, with a reason; who holds no code learns nothing, and
// another contest has none of it.
func TestTriage(t *testing.T) {
	w := newWorld(t)
	ctx := t.Context()
	code, err := w.File(ctx, w.contest.ID, complaint.Report{About: "x", Text: "y"})
	w.ok(err)
	list, err := w.Complaints(ctx, w.contest.ID, "", 10)
	w.ok(err)
	id := list[0].ID
	w.refused(w.Archive(ctx, hr, w.contest.ID, id, " "), "motivo")
	w.ok(w.Archive(ctx, hr, w.contest.ID, id, "não há fato"))
	w.refused(w.Archive(ctx, hr, w.contest.ID, id, "de novo"), "já foi arquivada")
	_, err = w.Admit(ctx, hr, w.contest.ID, id, "0002")
	w.refused(err, "já foi arquivada")
	if f, err := w.Follow(ctx, w.contest.ID, code); err != nil || f.State != complaint.Dismissed || f.Ended {
		t.Errorf("%+v, %v", f, err)
	}
	other, err := w.docket.Create(ctx, hr, docket.Draft{Slug: "outro", Files: docket.Files{run.EditalFile: strings.NewReader(editalText), run.CandidatesFile: strings.NewReader(peopleText)}})
	w.ok(err)
	_, guessed := w.Follow(ctx, w.contest.ID, code[1:])
	_, elsewhere := w.Follow(ctx, other.ID, code)
	_, read := w.Complaint(ctx, hr, other.ID, id)
	_, proceeding := w.Proceeding(ctx, hr, w.contest.ID, id)
	for _, err := range []error{guessed, elsewhere, read, proceeding} {
		if !errors.Is(err, store.ErrNotFound) {
			t.Error(err)
		}
	}
}

// Who told something is asked, and answers, by the code alone, until it is archived; what
// they add is as sealed and as unknown as what they told.
func TestExchange(t *testing.T) {
	w := newWorld(t)
	ctx := t.Context()
	code, err := w.File(ctx, w.contest.ID, complaint.Report{About: "x", Text: "y"})
	w.ok(err)
	list, err := w.Complaints(ctx, w.contest.ID, "", 10)
	w.ok(err)
	id := list[0].ID
	w.refused(w.Ask(ctx, hr, w.contest.ID, id, " "), "em branco")
	w.ok(w.Ask(ctx, hr, w.contest.ID, id, "Quando foi? "+canary))
	f, err := w.Follow(ctx, w.contest.ID, code)
	if err != nil || len(f.Exchange) != 1 || !f.Exchange[0].Asked || f.Exchange[0].Text != "Quando foi? "+canary {
		t.Fatalf("%+v, %v", f, err)
	}
	w.refused(w.Add(ctx, w.contest.ID, code, "", nil), "em branco")
	if err := w.Add(ctx, w.contest.ID, code[1:], "por quem não tem o código", nil); !errors.Is(err, store.ErrNotFound) {
		t.Error(err)
	}
	w.ok(w.Add(ctx, w.contest.ID, code, "Em março. "+canary, []complaint.Upload{{Name: "a.pdf", Content: []byte("%PDF-1.4\n" + canary)}}))
	c, err := w.Complaint(ctx, hr, w.contest.ID, id)
	if err != nil || len(c.Exchange) != 2 || c.Exchange[1].Asked || len(c.Files) != 1 || c.State != complaint.Waiting {
		t.Errorf("%+v, %v", c, err)
	}
	for i := 1; i < 20; i++ {
		w.ok(w.Add(ctx, w.contest.ID, code, "mais", nil))
	}
	w.refused(w.Add(ctx, w.contest.ID, code, "mais ainda", nil), "já recebeu 20")
	w.ok(w.Archive(ctx, hr, w.contest.ID, id, "não há fato"))
	w.refused(w.Add(ctx, w.contest.ID, code, "tarde", nil), "foi arquivada")
	w.refused(w.Ask(ctx, hr, w.contest.ID, id, "tarde"), "foi arquivada")
	w.sealed()
}

// Nobody answers for another, and who has no proceeding reads none.
func TestOthers(t *testing.T) {
	w := newWorld(t)
	_, id := w.admitted()
	w.notified(id)
	other, err := w.db.CreateAccount(t.Context(), store.Account{Login: "davi"})
	w.ok(err)
	w.ok(w.db.TieCandidacy(t.Context(), store.Candidacy{Contest: w.contest.ID, Registration: "0004", Account: other.ID, TiedBy: other.ID}))
	if mine, err := w.Own(t.Context(), other.ID, w.contest.ID); err != nil || len(mine) != 0 {
		t.Error(mine, err)
	}
	seen := w.read(id).Seen()
	for _, who := range []store.AccountID{other.ID, hr} {
		if err := w.Answer(t.Context(), who, w.contest.ID, id, fraud.Defended, "por outra pessoa", nil, seen); !errors.Is(err, store.ErrNotFound) {
			t.Error(err)
		}
	}
	if err := w.Answer(t.Context(), w.person, w.contest.ID, id, fraud.Concluded, "eu concluo", nil, seen); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("the person concludes: %v", err)
	}
}

// A file of candidates that lost the person stops nobody from reading the proceedings.
func TestLostRegistration(t *testing.T) {
	w := newWorld(t)
	_, id := w.admitted()
	without := strings.Replace(peopleText, "0002;Bento", "0022;Bento", 1)
	_, err := w.docket.Revise(t.Context(), hr, w.contest.ID, 1, "", docket.Changes{Put: docket.Files{run.CandidatesFile: strings.NewReader(without)}})
	w.ok(err)
	list, err := w.Proceedings(t.Context(), w.contest.ID)
	if err != nil || len(list) != 1 || !list[0].Missing || list[0].ID != id {
		t.Errorf("%+v, %v", list, err)
	}
}

// Files are taken by what is in them, are sealed, and are given to who may read what they
// came with: those of a complaint not to the person it is about.
func TestAttachments(t *testing.T) {
	w := newWorld(t)
	ctx := t.Context()
	pdf := complaint.Upload{Name: "prova " + canary + ".pdf", Content: []byte("%PDF-1.4\n" + canary)}
	for why, list := range map[string][]complaint.Upload{
		"não é PDF":      {{Name: "prova.pdf", Content: []byte("MZ\x90\x00 um programa")}},
		"passa de 5 MB":  {{Name: "a.pdf", Content: append([]byte("%PDF-1.4\n"), make([]byte, complaint.FileMost)...)}},
		"até 3 arquivos": {pdf, pdf, pdf, pdf},
	} {
		_, err := w.File(ctx, w.contest.ID, complaint.Report{About: "x", Text: "y", Uploads: list})
		w.refused(err, why)
	}
	_, err := w.File(ctx, w.contest.ID, complaint.Report{About: "x", Text: "y", Uploads: []complaint.Upload{pdf}})
	w.ok(err)
	list, err := w.Complaints(ctx, w.contest.ID, "", 10)
	w.ok(err)
	told := list[0].Files[0]
	if a, text, err := w.OfComplaint(ctx, hr, w.contest.ID, list[0].ID, told.ID); err != nil || string(text) != string(pdf.Content) || a.Given() != "anexo.pdf" || a.Name != pdf.Name {
		t.Errorf("%+v, %q, %v", a, text, err)
	}
	id, err := w.Admit(ctx, hr, w.contest.ID, list[0].ID, "0002")
	w.ok(err)
	w.notified(id)
	w.ok(w.Answer(ctx, w.person, w.contest.ID, id, fraud.Defended, "com documento", []complaint.Upload{pdf}, w.read(id).Seen()))
	own := w.read(id).Steps[3].Files[0]
	_, text, err := w.OwnFile(ctx, w.person, w.contest.ID, id, own.ID)
	if err != nil || string(text) != string(pdf.Content) {
		t.Errorf("the person's own file: %q, %v", text, err)
	}
	_, _, asPerson := w.OwnFile(ctx, w.person, w.contest.ID, id, told.ID)
	_, _, asOther := w.OwnFile(ctx, hr, w.contest.ID, id, own.ID)
	_, _, elsewhere := w.OfComplaint(ctx, hr, w.contest.ID, list[0].ID, own.ID)
	for _, err := range []error{asPerson, asOther, elsewhere} {
		if !errors.Is(err, store.ErrNotFound) {
			t.Error(err)
		}
	}
	if _, text, err := w.OfProceeding(ctx, hr, w.contest.ID, id, own.ID); err != nil || string(text) != string(pdf.Content) {
		t.Errorf("%q, %v", text, err)
	}
	w.sealed()
}
