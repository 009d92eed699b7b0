package auth

import (
	"context"
	"net/url"
	"slices"
	"testing"
	"time"

	"github.com/pquerna/otp/totp"

	"certame/internal/auth/roles"
	"certame/internal/store"
)

// code is what the application of the person shows now.
func (w *world) code(letters string) string {
	w.Helper()
	code, err := totp.GenerateCode(letters, w.now)
	w.must(err)
	return code
}

// enrol gives the person of a browser an application of codes.
func (v *visitor) enrol() (letters string) {
	v.Helper()
	v.must(v.do(func(ctx context.Context) (err error) { _, letters, err = v.AskTOTP(ctx, v.person(ctx)); return err }))
	v.must(v.do(func(ctx context.Context) error { return v.ConfirmTOTP(ctx, v.person(ctx), v.code(letters)) }))
	v.now = v.now.Add(30 * time.Second)
	return letters
}

func (v *visitor) person(ctx context.Context) Person {
	p, err := v.Who(ctx)
	v.must(err)
	return p
}

func (v *visitor) giveCode(code string) error {
	v.Helper()
	return v.do(func(ctx context.Context) error { return v.Code(ctx, code, "Navegador") })
}

// From the first code on, the password alone is not enough, and what it was not
// enough for is open.
func TestSecondFactorOfCodes(t *testing.T) {
	w := newWorld(t)
	ana := w.account("ana")
	w.must(w.db.Grant(t.Context(), store.Membership{Account: ana.ID, Role: string(roles.HR)}))
	v := w.inside("ana")
	if usable, waiting := v.roles("c"); !slices.Equal(usable, []roles.Role{roles.Account}) || !slices.Equal(waiting, []roles.Role{roles.HR}) {
		t.Fatalf("with a password: %v, %v", usable, waiting)
	}
	before := v.cookie()
	letters := v.enrol()
	if usable, waiting := v.roles("c"); !slices.Equal(usable, []roles.Role{roles.Account, roles.HR}) || waiting != nil || v.cookie() == before {
		t.Fatalf("after the first code: %v, %v", usable, waiting)
	}

	other := w.visitor()
	if o, err := other.enter("ana", right); err != nil || o != SecondFactor || other.who().Known() {
		t.Fatalf("with a password: outcome %d, %v", o, err)
	}
	half := other.cookie()
	w.refused(other.giveCode("000000"), ErrCode)
	w.must(other.giveCode(w.code(letters)))
	if p := other.who(); p.Account != ana.ID || !p.Shown.SecondFactor || other.cookie() == half {
		t.Errorf("after the code: %+v", p)
	}
	thief := w.visitor()
	thief.plant(half)
	if thief.who().Known() {
		t.Error("the token of before the code is in")
	}
}

// A code is worth one entry, and nothing seen before it is worth any.
func TestCodeIsNotReplayed(t *testing.T) {
	w := newWorld(t)
	w.account("ana")
	letters := w.inside("ana").enrol()
	earlier := w.code(letters)
	w.now = w.now.Add(30 * time.Second)
	seen := w.code(letters)
	enter := func(code string) error {
		v := w.visitor()
		_, err := v.enter("ana", right)
		w.must(err)
		return v.giveCode(code)
	}
	w.must(enter(seen))
	w.refused(enter(seen), ErrCode)    // in its own window
	w.refused(enter(earlier), ErrCode) // near enough, and before the one used
	w.now = w.now.Add(30 * time.Second)
	w.refused(enter(seen), ErrCode) // near enough still
	w.must(enter(w.code(letters)))
}

// Codes cannot be tried without end.
func TestCodesAreNotGuessed(t *testing.T) {
	w := newWorld(t)
	w.account("ana")
	letters := w.inside("ana").enrol()
	v := w.visitor()
	_, err := v.enter("ana", right)
	w.must(err)
	for range 5 {
		w.refused(v.giveCode("123456"), ErrCode)
	}
	if err := v.giveCode(w.code(letters)); err == nil || v.who().Known() {
		t.Errorf("the sixth: %v", err)
	}
	w.now = w.now.Add(30 * time.Second)
	w.must(v.giveCode(w.code(letters)))
}

// The password is remembered for ten minutes, and nobody can skip it.
func TestHalfwayEnds(t *testing.T) {
	w := newWorld(t)
	w.account("ana")
	letters := w.inside("ana").enrol()
	v := w.visitor()
	w.refused(v.giveCode(w.code(letters)), ErrNobody)
	_, err := v.enter("ana", right)
	w.must(err)
	w.now = w.now.Add(10 * time.Minute)
	w.refused(v.giveCode(w.code(letters)), ErrNobody)
}

func TestRecoveryCodesWork(t *testing.T) {
	w := newWorld(t)
	w.account("ana")
	bia := w.account("bia")
	var codes []string
	mine := w.inside("ana")
	mine.enrol()
	mine.must(mine.do(func(ctx context.Context) (err error) {
		codes, err = w.NewRecoveryCodes(ctx, mine.person(ctx))
		return err
	}))
	theirs := w.inside("bia")
	theirs.enrol()
	enter := func(name, code string) error {
		v := w.visitor()
		_, err := v.enter(name, right)
		w.must(err)
		return v.giveCode(code)
	}
	w.must(enter("ana", codes[3]))
	w.refused(enter("ana", codes[3]), ErrCode)
	w.refused(enter("bia", codes[4]), ErrCode) // of another person
	w.must(enter("ana", codes[4]))             // which did not spend it
	if f, err := w.Factors(t.Context(), mine.who().Account); err != nil || f.Recovery != 8 || !f.Codes {
		t.Errorf("%+v, %v", f, err)
	}
	if f, _ := w.Factors(t.Context(), bia.ID); f.Recovery != 0 {
		t.Errorf("%+v", f)
	}
	mine.must(mine.do(func(ctx context.Context) error { _, err := w.NewRecoveryCodes(ctx, mine.person(ctx)); return err }))
	w.refused(enter("ana", codes[5]), ErrCode) // of the old ones
}

// Who has not shown the second factor of the account does not change it.
func TestFactorsAreChangedWithAFactor(t *testing.T) {
	w := newWorld(t)
	ana := w.account("ana")
	v := w.inside("ana")
	v.enrol()
	weak := w.visitor() // as who comes through gov.br with the lowest level
	weak.must(weak.do(func(ctx context.Context) error {
		return w.begin(ctx, ana, "govbr:bronze", roles.Shown{Level: roles.Bronze}, "")
	}))
	for what, act := range map[string]func(context.Context) error{
		"asks for a secret": func(ctx context.Context) error { _, _, err := w.AskTOTP(ctx, weak.person(ctx)); return err },
		"asks for codes":    func(ctx context.Context) error { _, err := w.NewRecoveryCodes(ctx, weak.person(ctx)); return err },
		"ends the codes":    func(ctx context.Context) error { return w.RemoveTOTP(ctx, weak.person(ctx)) },
		"ends a key":        func(ctx context.Context) error { return w.RemoveKey(ctx, weak.person(ctx), []byte("x")) },
		"asks for a key":    func(ctx context.Context) error { _, err := w.AskKey(ctx, weak.person(ctx)); return err },
	} {
		if err := weak.do(act); err != ErrShowFirst { //nolint:errorlint // exactly this
			t.Errorf("%s: %v", what, err)
		}
	}
	v.must(v.do(func(ctx context.Context) error { return w.RemoveTOTP(ctx, v.person(ctx)) }))
	if o, err := w.visitor().enter("ana", right); err != nil || o != Inside {
		t.Errorf("without a second factor: outcome %d, %v", o, err)
	}
}

// The database keeps the secret sealed, for that account only.
func TestSecretOfCodesIsSealed(t *testing.T) {
	w := newWorld(t)
	ana, bia := w.account("ana"), w.account("bia")
	letters := w.inside("ana").enrol()
	a, err := w.db.Account(t.Context(), ana.ID)
	w.must(err)
	if plain, err := w.keys.Open(totpOf(ana.ID), a.TOTP); err != nil || string(plain) != letters || string(a.TOTP) == letters {
		t.Errorf("%q, %v", plain, err)
	}
	if _, err := w.keys.Open(totpOf(bia.ID), a.TOTP); err == nil {
		t.Error("moved to another account, it opens")
	}
}

// A secret that no code confirmed is no second factor.
func TestSecretNotConfirmed(t *testing.T) {
	w := newWorld(t)
	ana := w.account("ana")
	v := w.inside("ana")
	w.refused(v.do(func(ctx context.Context) error { return w.ConfirmTOTP(ctx, v.person(ctx), "123456") }), ErrOverdue)
	var address string
	v.must(v.do(func(ctx context.Context) (err error) { address, _, err = w.AskTOTP(ctx, v.person(ctx)); return err }))
	if u, err := url.Parse(address); err != nil || u.Scheme != "otpauth" {
		t.Errorf("%q, %v", address, err)
	}
	w.refused(v.do(func(ctx context.Context) error { return w.ConfirmTOTP(ctx, v.person(ctx), "12345") }), ErrCode)
	if has, err := w.HasSecondFactor(t.Context(), ana.ID); has || err != nil || v.who().Shown.SecondFactor {
		t.Errorf("%v, %v", has, err)
	}
}
