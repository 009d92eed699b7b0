package auth

import (
	"context"
	"slices"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/store"
)

// A token that was in the browser before is worth nothing after: not one that an
// attacker invented, nor one that the server had given.
func TestSessionFixation(t *testing.T) {
	w := newWorld(t)
	w.account("ana")
	victim := w.visitor()
	victim.plant("token-do-atacante")
	if _, err := victim.enter("ana", right); err != nil || victim.cookie() == "token-do-atacante" {
		t.Fatalf("the planted token was kept: %v", err)
	}
	attacker := w.visitor()
	attacker.plant("token-do-atacante")
	if attacker.who().Known() {
		t.Error("the planted token is signed in")
	}

	attacker = w.visitor() // a session of the server, with something in it
	attacker.must(attacker.do(func(ctx context.Context) error { return w.keep(ctx, state{Key: []byte("x")}) }))
	given := attacker.cookie()
	victim = w.visitor()
	victim.plant(given)
	if _, err := victim.enter("ana", right); err != nil || given == "" || victim.cookie() == given {
		t.Fatalf("the given token was kept: %v", err)
	}
	if attacker.who().Known() || !victim.who().Known() {
		t.Error("who planted the token is in, or who came in is not")
	}
	victim.must(victim.do(func(ctx context.Context) error {
		if w.state(ctx).Key != nil {
			t.Error("what was planted in the session is still there")
		}
		return nil
	}))
}

// The token changes when a role is given or taken, and the old one ends.
func TestTokenChangesWithRoles(t *testing.T) {
	w := newWorld(t)
	ana, boss := w.account("ana"), Person{Account: w.account("chefia").ID}
	v := w.inside("ana")
	before := v.cookie()
	if usable, waiting := v.roles("certame-1"); !slices.Equal(usable, []roles.Role{roles.Account}) || waiting != nil || v.cookie() != before {
		t.Fatalf("without roles: %v, %v", usable, waiting)
	}
	w.must(w.Grant(t.Context(), boss, ana.ID, "certame-1", roles.Candidate))
	w.must(w.Grant(t.Context(), boss, ana.ID, "certame-2", roles.HR))
	if usable, waiting := v.roles("certame-1"); !slices.Equal(usable, []roles.Role{roles.Account, roles.Candidate}) || waiting != nil {
		t.Errorf("in one contest: %v, %v", usable, waiting)
	}
	given := v.cookie()
	thief := w.visitor()
	thief.plant(before)
	if given == before || thief.who().Known() {
		t.Error("the token of before still works")
	}
	if usable, waiting := v.roles("certame-2"); !slices.Equal(usable, []roles.Role{roles.Account}) || !slices.Equal(waiting, []roles.Role{roles.HR}) || v.cookie() != given {
		t.Errorf("in the other: %v, %v", usable, waiting)
	}
	w.must(w.Revoke(t.Context(), boss, ana.ID, "certame-1", roles.Candidate))
	if usable, _ := v.roles("certame-1"); len(usable) != 1 || v.cookie() == given {
		t.Errorf("a role taken away is held: %v", usable)
	}
}

func TestSessionEnds(t *testing.T) {
	w := newWorld(t)
	w.account("ana")
	v := w.inside("ana")
	for range 5 { // in use
		w.now = w.now.Add(59 * time.Minute)
		if !v.who().Known() {
			t.Fatal("ended while in use")
		}
	}
	w.now = w.now.Add(time.Hour)
	if v.who().Known() || v.cookie() != "" {
		t.Error("an hour without use, and still in")
	}
}

func TestSessionEndsHoweverUsed(t *testing.T) {
	w := newWorld(t)
	ana := w.account("ana")
	v := w.inside("ana")
	for range 12 {
		w.now = w.now.Add(59 * time.Minute)
		if !v.who().Known() {
			t.Fatal("ended before its time")
		}
	}
	w.now = w.now.Add(12 * time.Minute)
	if v.who().Known() {
		t.Error("twelve hours, and still in")
	}
	w = newWorld(t)
	ana = w.account("ana")
	v = w.inside("ana")
	w.must(w.Block(t.Context(), Person{}, ana.ID, false)) // ends what is open
	if v.who().Known() {
		t.Error("a visit ended by the administration is in")
	}
	w.must(w.Clean(t.Context()))
}

func TestLeave(t *testing.T) {
	w := newWorld(t)
	w.account("ana")
	v := w.inside("ana")
	token := v.cookie()
	v.must(v.do(func(ctx context.Context) error { return w.Leave(ctx) }))
	thief := w.visitor()
	thief.plant(token)
	if v.who().Known() || thief.who().Known() || v.cookie() != "" {
		t.Error("still in after leaving")
	}
}

// A person sees where they are signed in, and ends it from elsewhere.
func TestVisitsElsewhere(t *testing.T) {
	w := newWorld(t)
	w.account("ana")
	w.account("bia")
	here, there, far, other := w.inside("ana"), w.inside("ana"), w.inside("ana"), w.inside("bia")
	me := here.who()
	list, err := w.Visits(t.Context(), me)
	w.must(err)
	if len(list) != 3 || list[0].Browser != "Navegador de teste" || list[0].How != "senha" {
		t.Fatalf("%+v", list)
	}
	w.refused(w.End(t.Context(), other.who(), there.who().Visit), store.ErrNotFound)
	w.must(w.End(t.Context(), me, there.who().Visit))
	if there.who().Known() || !far.who().Known() {
		t.Error("the wrong one ended")
	}
	if n, err := w.EndOthers(t.Context(), me); err != nil || n != 1 {
		t.Errorf("%d ended, %v", n, err)
	}
	if far.who().Known() || !here.who().Known() || !other.who().Known() {
		t.Error("the others did not end, or more than they did")
	}
	w.now = w.now.Add(2 * time.Hour) // over by itself
	if list, err := w.Visits(t.Context(), me); err != nil || len(list) != 0 {
		t.Errorf("%+v, %v", list, err)
	}
}

// Coming in as another person ends the visit that was open in the browser.
func TestEnteringTwice(t *testing.T) {
	w := newWorld(t)
	ana := w.account("ana")
	w.account("bia")
	v := w.inside("ana")
	if _, err := v.enter("bia", right); err != nil || v.who().Login != "bia" {
		t.Fatalf("%v", err)
	}
	if list, err := w.db.Visits(t.Context(), ana.ID); err != nil || len(list) != 0 {
		t.Errorf("the first visit is open: %+v, %v", list, err)
	}
}

// An account closed by another way than the door, with its visits left open, is closed
// to whoever is inside, half-way in, or a program.
func TestClosedBehindTheDoor(t *testing.T) {
	w := newWorld(t)
	ana := w.account("ana")
	v := w.inside("ana")
	letters := v.enrol()
	secret, err := v.newProgram("roteiro")
	w.must(err)
	half := w.halfway("ana")
	a, err := w.db.Account(t.Context(), ana.ID)
	w.must(err)
	a.Disabled = true
	_, err = w.db.ChangeAccount(t.Context(), a)
	w.must(err)
	if v.who().Known() {
		t.Error("who was inside still is")
	}
	w.refused(half.giveCode(w.code(letters)), ErrNobody)
	_, err = w.Program(t.Context(), secret)
	w.refused(err, ErrProgram)
}
