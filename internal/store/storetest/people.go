package storetest

import (
	"testing"

	"certame/internal/store"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

func newAccount(t testing.TB, db *store.DB, login string) store.Account {
	t.Helper()
	return must1(db.CreateAccount(ctx, store.Account{Login: login, Name: "Ana Conceição", Email: login + "@exemplo.gov.br", Password: "$argon2id$", TOTP: []byte{1, 0, 2}, Level: "prata"}))(t)
}

func testAccount(t *testing.T, db *store.DB) {
	equal(t, must1(db.CountAccounts(ctx))(t), 0)
	ana, bia := newAccount(t, db, "ana"), newAccount(t, db, "bia")
	_, err := db.CreateAccount(ctx, store.Account{Login: "ana"})
	refused(t, err, store.ErrTaken)
	if diff := cmp.Diff(ana, must1(db.Account(ctx, ana.ID))(t)); diff != "" {
		t.Fatal(diff)
	}
	seen := ana
	seen.Disabled, seen.TOTP = true, []byte{}
	changed := must1(db.ChangeAccount(ctx, seen))(t)
	if diff := cmp.Diff(changed, must1(db.AccountByLogin(ctx, "ana"))(t), cmpopts.EquateEmpty()); diff != "" {
		t.Fatal(diff)
	}
	_, err = db.ChangeAccount(ctx, seen)
	conflicted(t, err)
	changed.Login = "bia"
	_, err = db.ChangeAccount(ctx, changed)
	refused(t, err, store.ErrTaken)
	_, err = db.ChangeAccount(ctx, store.Account{ID: "nenhuma"})
	refused(t, err, store.ErrNotFound)
	page := must1(db.Accounts(ctx, store.Page{After: "ana"}))(t)
	equal(t, len(page), 1)
	equal(t, page[0].ID, bia.ID)
	equal(t, must1(db.CountAccounts(ctx))(t), 2)
}

func testTOTP(t *testing.T, db *store.DB) {
	ana := newAccount(t, db, "ana")
	must(t, db.UseTOTP(ctx, ana.ID, 100))
	refused(t, db.UseTOTP(ctx, ana.ID, 100), store.ErrClosed)
	refused(t, db.UseTOTP(ctx, ana.ID, 99), store.ErrClosed)
	must(t, db.UseTOTP(ctx, ana.ID, 101))
}

func testIdentity(t *testing.T, db *store.DB) {
	ana, bia := newAccount(t, db, "ana"), newAccount(t, db, "bia")
	must(t, db.Link(ctx, store.Identity{Issuer: "https://sso", Subject: "1", Account: ana.ID}))
	refused(t, db.Link(ctx, store.Identity{Issuer: "https://sso", Subject: "1", Account: bia.ID}), store.ErrTaken)
	must(t, db.Link(ctx, store.Identity{Issuer: "https://outro", Subject: "1", Account: bia.ID}))
	equal(t, must1(db.AccountOf(ctx, "https://sso", "1"))(t).ID, ana.ID)
	equal(t, len(must1(db.Identities(ctx, ana.ID))(t)), 1)
	refused(t, db.Unlink(ctx, bia.ID, "https://sso", "1"), store.ErrNotFound)
	must(t, db.Unlink(ctx, ana.ID, "https://sso", "1"))
	_, err := db.AccountOf(ctx, "https://sso", "1")
	refused(t, err, store.ErrNotFound)
	refused(t, db.Link(ctx, store.Identity{Issuer: "x", Subject: "1", Account: "nenhuma"}), store.ErrNotFound)
}

func testCredential(t *testing.T, db *store.DB) {
	ana, bia := newAccount(t, db, "ana"), newAccount(t, db, "bia")
	key := store.Credential{ID: []byte{0, 1, 255}, Account: ana.ID, Name: "chave", Data: []byte(`{"sinais":1}`)}
	must(t, db.AddCredential(ctx, key))
	refused(t, db.AddCredential(ctx, key), store.ErrTaken)
	refused(t, db.UseCredential(ctx, bia.ID, key.ID, nil), store.ErrNotFound)
	must(t, db.UseCredential(ctx, ana.ID, key.ID, []byte(`{"sinais":2}`)))
	list := must1(db.Credentials(ctx, ana.ID))(t)
	equal(t, len(list), 1)
	equal(t, string(list[0].Data), `{"sinais":2}`)
	equal(t, string(list[0].ID), string(key.ID))
	refused(t, db.RemoveCredential(ctx, bia.ID, key.ID), store.ErrNotFound)
	must(t, db.RemoveCredential(ctx, ana.ID, key.ID))
	equal(t, len(must1(db.Credentials(ctx, ana.ID))(t)), 0)
}

func testMembership(t *testing.T, db *store.DB) {
	ana, c := newAccount(t, db, "ana"), newContest(t, db, "um")
	newContest(t, db, "dois")
	role := store.Membership{Account: ana.ID, Contest: c.ID, Role: "rh", GrantedBy: "raiz"}
	must(t, db.Grant(ctx, role))
	again := role
	again.GrantedBy = "outra"
	must(t, db.Grant(ctx, again))
	must(t, db.Grant(ctx, store.Membership{Account: ana.ID, Role: "administracao"}))
	list := must1(db.Memberships(ctx, ana.ID))(t)
	equal(t, len(list), 2)
	equal(t, list[0].Role, "administracao")
	equal(t, list[1].GrantedBy, "raiz")
	equal(t, len(must1(db.Members(ctx, c.ID))(t)), 1)
	equal(t, len(must1(db.Members(ctx, ""))(t)), 1)
	mine := must1(db.ContestsOf(ctx, ana.ID, store.Page{}))(t)
	equal(t, len(mine), 1)
	equal(t, mine[0].ID, c.ID)
	must(t, db.Revoke(ctx, role))
	refused(t, db.Revoke(ctx, role), store.ErrNotFound)
	equal(t, len(must1(db.ContestsOf(ctx, ana.ID, store.Page{}))(t)), 0)
}
