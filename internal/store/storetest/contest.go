package storetest

import (
	"context"
	"testing"

	"certame/internal/store"

	"github.com/google/go-cmp/cmp"
)

var ctx = context.Background()

func newContest(t testing.TB, db *store.DB, slug string) store.Contest {
	t.Helper()
	return must1(db.CreateContest(ctx, store.Contest{Slug: slug, Title: "Concurso de Análise", Agency: "Órgão", State: "preparo", CreatedBy: "ana"}))(t)
}

func testContest(t *testing.T, db *store.DB) {
	first, second := newContest(t, db, "um"), newContest(t, db, "dois")
	_, err := db.CreateContest(ctx, store.Contest{Slug: "um"})
	refused(t, err, store.ErrTaken)
	if diff := cmp.Diff(first, must1(db.Contest(ctx, first.ID))(t)); diff != "" {
		t.Fatal(diff)
	}
	if diff := cmp.Diff(second, must1(db.ContestBySlug(ctx, "dois"))(t)); diff != "" {
		t.Fatal(diff)
	}
	_, err = db.ContestBySlug(ctx, "tres")
	refused(t, err, store.ErrNotFound)

	page := must1(db.Contests(ctx, store.Page{Limit: 1}))(t)
	equal(t, len(page), 1)
	equal(t, page[0].ID, second.ID)
	all := must1(db.AllContests(ctx))(t)
	equal(t, len(all), 2)
	equal(t, all[0].ID, second.ID)
	page = must1(db.Contests(ctx, store.Page{After: string(second.ID), Limit: 5}))(t)
	equal(t, len(page), 1)
	equal(t, page[0].ID, first.ID)

	seen := first
	seen.State = "aberto"
	changed := must1(db.ChangeContest(ctx, seen))(t)
	_, err = db.ChangeContest(ctx, seen) // the second tab
	conflicted(t, err)
	equal(t, must1(db.Contest(ctx, first.ID))(t).Edition, changed.Edition)
	changed.Slug = "dois"
	_, err = db.ChangeContest(ctx, changed)
	refused(t, err, store.ErrTaken)
}

func testRevision(t *testing.T, db *store.DB) {
	c := newContest(t, db, "um")
	_, err := db.Revision(ctx, c.ID, 0)
	refused(t, err, store.ErrNotFound)
	files := []store.File{{Name: "candidatos.csv", Digest: "ab", Size: 1 << 40}, {Name: "edital.yaml", Digest: "cd", Size: 2}}
	first := must1(db.AddRevision(ctx, c.ID, 0, files, "ana", "início"))(t)
	_, err = db.AddRevision(ctx, c.ID, 0, files[:1], "bia", "outra aba")
	conflicted(t, err)
	second := must1(db.AddRevision(ctx, c.ID, 1, files[:1], "bia", ""))(t)
	for number, want := range map[int]store.Revision{0: second, 1: first, 2: second} {
		if diff := cmp.Diff(want, must1(db.Revision(ctx, c.ID, number))(t)); diff != "" {
			t.Fatal(number, diff)
		}
	}
	list := must1(db.Revisions(ctx, c.ID))(t)
	equal(t, len(list), 2)
	equal(t, list[0].Number, 2)
	_, err = db.AddRevision(ctx, "nenhum", 0, nil, "ana", "")
	refused(t, err, store.ErrNotFound)
}

func testVersion(t *testing.T, db *store.DB) {
	c := newContest(t, db, "um")
	must1(db.AddRevision(ctx, c.ID, 0, nil, "ana", ""))(t)
	v := store.Version{Contest: c.ID, Revision: 1, Facts: 3, Digest: "ab", State: "previo", Engine: "0.2", By: "ana", Files: []store.File{{Name: "listas.csv", Digest: "cd", Size: 3}}}
	first, second := must1(db.AddVersion(ctx, v))(t), must1(db.AddVersion(ctx, v))(t)
	equal(t, second.Number, 2)
	if diff := cmp.Diff(first, must1(db.Version(ctx, c.ID, 1))(t)); diff != "" {
		t.Fatal(diff)
	}
	if diff := cmp.Diff(second, must1(db.Version(ctx, c.ID, 0))(t)); diff != "" {
		t.Fatal(diff)
	}
	equal(t, len(must1(db.Versions(ctx, c.ID))(t)), 2)
	v.Revision = 9 // a version of no revision explains nothing
	_, err := db.AddVersion(ctx, v)
	refused(t, err, store.ErrNotFound)
}

// testWhole holds that what fails in the middle leaves nothing.
func testWhole(t *testing.T, db *store.DB) {
	c := newContest(t, db, "um")
	err := db.Whole(ctx, func(tx *store.DB) error {
		must1(tx.AddRevision(ctx, c.ID, 0, nil, "ana", ""))(t)
		must(t, tx.Note(ctx, store.Access{Account: "ana", Action: "revisar"}))
		_, err := tx.CreateContest(ctx, store.Contest{Slug: "um"})
		return err
	})
	refused(t, err, store.ErrTaken)
	_, err = db.Revision(ctx, c.ID, 0)
	refused(t, err, store.ErrNotFound)
	equal(t, must1(db.AccessHead(ctx))(t).Number, 0)
}

// testText holds that neither database keeps what the other could not.
func testText(t *testing.T, db *store.DB) {
	for _, bad := range []string{"a\x00b", "a\xffb"} {
		_, err := db.CreateContest(ctx, store.Contest{Slug: "um", Title: bad})
		refused(t, err, store.ErrText)
	}
	c := must1(db.CreateContest(ctx, store.Contest{Slug: "", Title: "\U0010FFFF ção '\";--"}))(t)
	equal(t, must1(db.Contest(ctx, c.ID))(t).Title, c.Title)
}
