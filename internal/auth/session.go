package auth

import (
	"context"
	"encoding/json"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/store"
)

// state is what a session remembers. It has no name and no role: those are read
// from the database each time, so that what is taken away is gone at once.
type state struct {
	Visit string      `json:"v,omitempty"`
	Shown roles.Shown `json:"m"`
	Roles string      `json:"p,omitempty"` // digest of the roles held when last seen

	Half   store.AccountID `json:"h,omitempty"` // the password was right, the second factor is awaited
	HalfAt time.Time       `json:"t"`

	Key     []byte   `json:"k,omitempty"` // a question of WebAuthn that waits for its answer
	NewTOTP []byte   `json:"n,omitempty"` // a secret of codes not yet confirmed, sealed
	GovBR   *Pending `json:"g,omitempty"`
}

const stateKey = "estado"

func (d *Door) state(ctx context.Context) state {
	var s state
	if text := d.sessions.GetString(ctx, stateKey); text != "" {
		_ = json.Unmarshal([]byte(text), &s) // written below; one of an older program is nobody's
	}
	return s
}

func (d *Door) keep(ctx context.Context, s state) error {
	text, err := json.Marshal(s)
	if err == nil {
		d.sessions.Put(ctx, stateKey, string(text))
	}
	return err
}

// begin starts a visit in a session whose token nobody had before: who planted one
// in the browser does not have this one, and finds nothing of it in theirs.
func (d *Door) begin(ctx context.Context, a store.Account, how string, shown roles.Shown, browser string) error {
	if old := d.state(ctx); old.Visit != "" {
		if err := d.endVisit(ctx, old.Visit); err != nil {
			return err
		}
	}
	if err := d.renew(ctx); err != nil {
		return err
	}
	v, err := d.db.StartVisit(ctx, a.ID, how, short(browser))
	if err != nil {
		return err
	}
	held, err := d.db.Memberships(ctx, a.ID)
	if err != nil {
		return err
	}
	if err := d.keep(ctx, state{Visit: v.ID, Shown: shown, Roles: fingerprint(held)}); err != nil {
		return err
	}
	return d.db.Note(ctx, store.Access{Account: a.ID, Action: "conta.entrar", Object: how + "/" + v.ID})
}

// renew is an empty session under a new token.
func (d *Door) renew(ctx context.Context) error {
	if err := d.sessions.Clear(ctx); err != nil {
		return err
	}
	return d.sessions.RenewToken(ctx)
}

// raise changes what was shown in this session, under a new token.
func (d *Door) raise(ctx context.Context, change func(*state)) error {
	s := d.state(ctx)
	change(&s)
	if err := d.sessions.RenewToken(ctx); err != nil {
		return err
	}
	return d.keep(ctx, s)
}

func (d *Door) endVisit(ctx context.Context, id string) error {
	v, err := d.db.Visit(ctx, id)
	if err == nil && v.Ended.IsZero() {
		err = d.db.EndVisit(ctx, v.Account, id)
	}
	return gone(err)
}

// short keeps of a browser's word for itself what helps its owner know it.
func short(browser string) string {
	letters := []rune(browser)
	return string(letters[:min(len(letters), 200)])
}
