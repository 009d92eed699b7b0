package auth

import (
	"context"
	"errors"
	"strings"
	"time"

	"golang.org/x/text/unicode/norm"

	"certame/internal/auth/roles"
	"certame/internal/store"
)

// ErrEnter is the one thing that is said of a name and a password that do not go
// together, whatever is wrong with them.
var ErrEnter = Told("Nome e senha não conferem.")

// Try is an attempt to come in.
type Try struct {
	Name     string // login or e-mail
	Password string
	Network  string // see Network
	Browser  string
}

// Outcome is where a right answer leads.
type Outcome int

// The outcomes.
const (
	Inside       Outcome = iota
	SecondFactor         // the account has one: it is asked for before anything else
)

// Enter takes a name and a password. The name may be nobody's: the answer, the work
// done and the waits are the same.
func (d *Door) Enter(ctx context.Context, t Try) (Outcome, error) {
	name := typedName(t.Name)
	for _, wait := range []error{d.network.Allow(t.Network), d.both.Allow(t.Network + " " + name)} {
		if wait != nil {
			return 0, wait
		}
	}
	if err := d.knock(ctx, "entrar", name); err != nil {
		return 0, err
	}
	a, err := d.named(ctx, name)
	if gone(err) != nil {
		return 0, err
	}
	if err := d.match(ctx, a, t.Password); err != nil {
		return 0, err
	}
	if err := d.answered(ctx, "entrar", name); err != nil {
		return 0, err
	}
	second, err := d.HasSecondFactor(ctx, a.ID)
	if err != nil {
		return 0, err
	}
	if second {
		return SecondFactor, d.half(ctx, a.ID)
	}
	return Inside, d.begin(ctx, a, "senha", roles.Shown{}, t.Browser)
}

// typedName is a login or an e-mail however it was typed.
func typedName(text string) string {
	letters := []rune(norm.NFKC.String(strings.ToLower(strings.TrimSpace(text))))
	return string(letters[:min(len(letters), 254)])
}

// knock counts an attempt, and says to wait when there were too many. From the one
// that closes the door on, each is noted: under the digest of what was typed, which
// says that it is the same door and not whose.
func (d *Door) knock(ctx context.Context, door, name string) error {
	key, err := d.digests.of(ctx, door, name)
	if err != nil {
		return err
	}
	attempts, until, err := d.db.Knock(ctx, key, delay)
	switch {
	case err != nil:
		return err
	case !until.IsZero():
		return &Wait{until.Sub(d.clock())}
	case attempts >= free:
		return d.db.Note(ctx, store.Access{Action: "conta.insistir", Object: door + "/" + key[:16]})
	}
	return nil
}

func (d *Door) answered(ctx context.Context, door, name string) error {
	key, err := d.digests.of(ctx, door, name)
	if err != nil {
		return err
	}
	return d.db.Answered(ctx, key)
}

// emails is the provider under which an e-mail is an identity: nobody else has it.
const emails = "e-mail"

// named is the account of a login or of an e-mail, with one question to the
// database either way.
func (d *Door) named(ctx context.Context, name string) (store.Account, error) {
	if strings.Contains(name, "@") {
		return d.db.AccountOf(ctx, emails, name)
	}
	return d.db.AccountByLogin(ctx, name)
}

// match checks the password of an account, which may be the zero one, and makes the
// hash again when it is of an older cost.
func (d *Door) match(ctx context.Context, a store.Account, password string) error {
	if len(password) > 8*longestPassword {
		password = ""
	}
	if a.Password == "" || a.Disabled {
		return errors.Join(d.hasher.waste(ctx, password), ErrEnter)
	}
	ok, stale, err := d.hasher.check(ctx, password, a.Password)
	switch {
	case err != nil:
		return err
	case !ok:
		return ErrEnter
	case stale:
		return d.rehash(ctx, a, password)
	}
	return nil
}

func (d *Door) rehash(ctx context.Context, a store.Account, password string) error {
	kept, err := d.hasher.hash(ctx, password)
	if err != nil {
		return err
	}
	a.Password = kept
	_, err = d.db.ChangeAccount(ctx, a)
	if moved := new(store.Conflict); errors.As(err, &moved) {
		return nil // somebody changed the account: the next time is soon enough
	}
	return err
}

// half remembers that the password was right, for as long as it takes to find a
// telephone. Nobody is signed in yet.
func (d *Door) half(ctx context.Context, a store.AccountID) error {
	if old := d.state(ctx); old.Visit != "" {
		if err := d.endVisit(ctx, old.Visit); err != nil {
			return err
		}
	}
	if err := d.renew(ctx); err != nil {
		return err
	}
	return d.keep(ctx, state{Half: a, HalfAt: d.clock()})
}

const halfFor = 10 * time.Minute
