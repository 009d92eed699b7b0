package auth

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/store"
)

// withKeys is a world reached by a name, for which keys can be made.
func withKeys(t *testing.T) *world {
	t.Helper()
	return newWorld(t, func(o *Options) { o.Base = strings.Replace(o.Base, "127.0.0.1", "localhost", 1) })
}

func (v *visitor) askKey() (options []byte) {
	v.Helper()
	v.must(v.do(func(ctx context.Context) (err error) { options, err = v.AskKey(ctx, v.person(ctx)); return err }))
	return options
}

func (v *visitor) addKey(answer []byte) error {
	v.Helper()
	return v.do(func(ctx context.Context) error { return v.AddKey(ctx, v.person(ctx), " Chave azul ", answer) })
}

func (v *visitor) challengeKey() (options []byte) {
	v.Helper()
	v.must(v.do(func(ctx context.Context) (err error) { options, err = v.ChallengeKey(ctx); return err }))
	return options
}

func (v *visitor) useKey(answer []byte) error {
	v.Helper()
	return v.do(func(ctx context.Context) error { return v.UseKey(ctx, answer, "Navegador") })
}

// half is a browser where the password was given and the key is awaited.
func (w *world) halfway(login string) *visitor {
	w.Helper()
	v := w.visitor()
	if o, err := v.enter(login, right); err != nil || o != SecondFactor {
		w.Fatalf("outcome %d, %v", o, err)
	}
	return v
}

func TestKeyIsRegisteredAndUsed(t *testing.T) {
	w := withKeys(t)
	ana := w.account("ana")
	v, key := w.inside("ana"), w.authenticator()
	before := v.cookie()
	options := v.askKey()
	if q := key.read(options); len(q.PublicKey.Challenge) < 43 || q.PublicKey.Selection.Verification != "preferred" || strings.Contains(string(options), "Concei") {
		t.Errorf("the question is %s", options)
	}
	w.must(v.addKey(key.make(options)))
	if !v.who().Shown.SecondFactor || v.cookie() == before {
		t.Error("who made a key has not shown it, or goes on under the same token")
	}
	f, err := w.Factors(t.Context(), ana.ID)
	if err != nil || len(f.Keys) != 1 || f.Keys[0].Name != "Chave azul" {
		t.Errorf("%+v, %v", f, err)
	}
	if q := key.read(v.askKey()); len(q.PublicKey.Exclude) != 1 || q.PublicKey.Exclude[0].ID != b64(key.id) {
		t.Errorf("the key that is there is not left out: %+v", q)
	}
	for range 2 {
		other := w.halfway("ana")
		half := other.cookie()
		w.must(other.useKey(key.sign(other.challengeKey())))
		if p := other.who(); p.Account != ana.ID || p.Shown != (roles.Shown{SecondFactor: true}) || other.cookie() == half {
			t.Errorf("%+v", p)
		}
	}
	kept, err := w.db.Credentials(t.Context(), ana.ID)
	if err != nil || !strings.Contains(string(kept[0].Data), `"signCount":2`) || kept[0].Used.IsZero() {
		t.Errorf("the use is not kept: %s, %v", kept[0].Data, err)
	}
}

// What an honest key of this account, asked now by this site, does not answer.
func TestKeysThatAreRefused(t *testing.T) {
	w := withKeys(t)
	ana := w.account("ana")
	w.account("bia")
	v, key := w.inside("ana"), w.authenticator()
	w.must(v.addKey(key.make(v.askKey())))
	theirs, stolen := w.inside("bia"), w.authenticator()
	w.must(theirs.addKey(stolen.make(theirs.askKey())))
	refuse := func(what string, want error, answer func(*visitor, []byte) []byte) {
		t.Helper()
		half := w.halfway("ana")
		if err := half.useKey(answer(half, half.challengeKey())); !errors.Is(err, want) || half.who().Known() {
			t.Errorf("%s: %v (%v)", what, err, Cause(err))
		}
		w.must(w.answered(t.Context(), "segundo fator", string(ana.ID)))
		w.now = w.now.Add(time.Minute)
	}
	altered := func(change func(*authenticator)) func(*visitor, []byte) []byte {
		return func(_ *visitor, options []byte) []byte {
			other := *key
			change(&other)
			answer := other.sign(options)
			key.count = other.count
			return answer
		}
	}
	refuse("a page of another site", ErrKey, altered(func(a *authenticator) { a.origin = "https://certame.falso.exemplo" }))
	refuse("this site by another port", ErrKey, altered(func(a *authenticator) { a.origin = "http://localhost:1" }))
	refuse("a key of another site", ErrKey, altered(func(a *authenticator) { a.party = "falso.exemplo" }))
	refuse("nobody there", ErrKey, altered(func(a *authenticator) { a.flags = 0x04 }))
	refuse("another private key", ErrKey, altered(func(a *authenticator) { a.key = stolen.key }))
	refuse("the key of another person", ErrKey, altered(func(a *authenticator) { *a = *stolen }))
	refuse("for another person", ErrKey, altered(func(a *authenticator) { a.handle = stolen.handle }))
	refuse("the answer to another question", ErrKey, func(_ *visitor, _ []byte) []byte {
		other := w.halfway("ana")
		return key.sign(other.challengeKey())
	})
	refuse("no answer", ErrKey, func(*visitor, []byte) []byte { return []byte("{}") })
	refuse("nothing", ErrKey, func(*visitor, []byte) []byte { return nil })
	key.count = 20
	half := w.halfway("ana")
	w.must(half.useKey(key.sign(half.challengeKey())))
	key.count = 3 // a copy made before
	refuse("a copy", ErrCloned, func(_ *visitor, options []byte) []byte { return key.sign(options) })
}

// A question is answered once, in time.
func TestKeyQuestionIsAnsweredOnce(t *testing.T) {
	w := withKeys(t)
	w.account("ana")
	v, key := w.inside("ana"), w.authenticator()
	made := key.make(v.askKey())
	w.must(v.addKey(made))
	w.refused(v.addKey(made), ErrOverdue)
	half := w.halfway("ana")
	answer := key.sign(half.challengeKey())
	bad := w.authenticator()
	bad.id = key.id
	w.refused(half.useKey(bad.sign(half.challengeKey())), ErrKey)
	w.refused(half.useKey(answer), ErrOverdue) // the wrong answer used the question up
	nobody := w.visitor()
	err := nobody.do(func(ctx context.Context) error { _, err := w.ChallengeKey(ctx); return err })
	w.refused(err, ErrNobody)
}

// A key is registered once, at a door, and can be taken away.
func TestKeysOfAnAccount(t *testing.T) {
	w := withKeys(t)
	w.account("ana")
	w.account("bia")
	v, other, key := w.inside("ana"), w.inside("bia"), w.authenticator()
	w.must(v.addKey(key.make(v.askKey())))
	w.refused(other.addKey(key.make(other.askKey())), ErrHasKey)
	err := other.do(func(ctx context.Context) error { return w.RemoveKey(ctx, other.person(ctx), key.id) })
	w.refused(err, store.ErrNotFound)
	v.must(v.do(func(ctx context.Context) error { return w.RemoveKey(ctx, v.person(ctx), key.id) }))
	if has, err := w.HasSecondFactor(t.Context(), v.who().Account); has || err != nil {
		t.Errorf("%v, %v", has, err)
	}
}

// By a number there are no keys, and it is said.
func TestNoKeysByNumber(t *testing.T) {
	w := newWorld(t)
	w.account("ana")
	v := w.inside("ana")
	err := v.do(func(ctx context.Context) error { _, err := w.AskKey(ctx, v.person(ctx)); return err })
	w.refused(err, ErrNoKeys)
	if w.KeysWork() {
		t.Error("keys work by a number")
	}
}
