package auth

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/store"
)

// Person is who is signed in, in one request.
type Person struct {
	Account store.AccountID
	Login   string
	Name    string
	Shown   roles.Shown
	Visit   string
	How     string // by what they entered in this visit
	Program bool   // it is a program, in the name of the person
	Limits         // of a program
}

// Known says whether anybody is signed in.
func (p Person) Known() bool { return p.Account != "" }

// Who is the person of the session of this request; the zero Person when there is
// none, or when theirs is over: ended from elsewhere, unused for too long, older
// than a session may be, or of an account that was closed.
func (d *Door) Who(ctx context.Context) (Person, error) {
	s := d.state(ctx)
	if s.Visit == "" {
		return Person{}, nil
	}
	v, err := d.db.Visit(ctx, s.Visit)
	if err != nil {
		return Person{}, d.over(ctx, err)
	}
	now := d.clock()
	if !v.Ended.IsZero() || now.Sub(v.Seen) >= idleFor || now.Sub(v.Started) >= lastFor {
		return Person{}, d.over(ctx, d.endVisit(ctx, v.ID))
	}
	a, err := d.db.Account(ctx, v.Account)
	if err != nil || a.Disabled {
		return Person{}, d.over(ctx, err)
	}
	if now.Sub(v.Seen) >= time.Minute { // not a writing for each page
		if err := gone(d.db.SeeVisit(ctx, v.ID)); err != nil {
			return Person{}, err
		}
	}
	return Person{Account: a.ID, Login: a.Login, Name: a.Name, Shown: s.Shown, Visit: v.ID, How: v.How}, nil
}

// over empties a session whose visit is over.
func (d *Door) over(ctx context.Context, err error) error {
	if err = gone(err); err != nil {
		return err
	}
	return d.sessions.Destroy(ctx)
}

// gone takes away the error of what is not there any more.
func gone(err error) error {
	if errors.Is(err, store.ErrNotFound) {
		return nil
	}
	return err
}

// Roles are the roles of a person in a contest, with those of the whole platform:
// what they may use now, and what waits for a second factor. Whoever is signed in
// has an account. When the roles are not those of the last time, the session goes on
// under a new token.
func (d *Door) Roles(ctx context.Context, p Person, contest store.ContestID) (usable, waiting []roles.Role, err error) {
	if !p.Known() {
		return nil, nil, nil
	}
	all, err := d.db.Memberships(ctx, p.Account)
	if err != nil {
		return nil, nil, err
	}
	held := []roles.Role{roles.Account}
	for _, m := range all {
		if p.reaches(contest) && (m.Contest == "" || m.Contest == contest) {
			held = append(held, roles.Role(m.Role))
		}
	}
	if now := fingerprint(all); !p.Program && d.state(ctx).Roles != now {
		if err := d.raise(ctx, func(s *state) { s.Roles = now }); err != nil {
			return nil, nil, err
		}
	}
	usable, waiting = roles.Usable(held, p.Shown)
	return usable, waiting, nil
}

// reaches says whether a program may work in a contest: outside of the one it is for,
// it has no role of its person.
func (p Person) reaches(contest store.ContestID) bool {
	return p.Limits.Contest == "" || p.Limits.Contest == contest
}

func fingerprint(all []store.Membership) string {
	sum := sha256.New()
	for _, m := range all {
		sum.Write([]byte(string(m.Contest) + "\x00" + m.Role + "\x00"))
	}
	return hex.EncodeToString(sum.Sum(nil)[:16])
}

// Leave ends the session of this request.
func (d *Door) Leave(ctx context.Context) error {
	if s := d.state(ctx); s.Visit != "" {
		v, err := d.db.Visit(ctx, s.Visit)
		if err == nil && v.Ended.IsZero() {
			err = errors.Join(d.db.EndVisit(ctx, v.Account, v.ID), d.db.Note(ctx, store.Access{Account: v.Account, Action: "conta.sair", Object: v.ID}))
		}
		if gone(err) != nil {
			return err
		}
	}
	return d.sessions.Destroy(ctx)
}

// Visits are where a person is signed in.
func (d *Door) Visits(ctx context.Context, p Person) ([]store.Visit, error) {
	var open []store.Visit
	all, err := d.db.Visits(ctx, p.Account)
	for _, v := range all {
		if now := d.clock(); v.How != program && now.Sub(v.Seen) < idleFor && now.Sub(v.Started) < lastFor {
			open = append(open, v)
		}
	}
	return open, err
}

// End ends one of the visits of a person.
func (d *Door) End(ctx context.Context, p Person, visit string) error {
	if err := d.db.EndVisit(ctx, p.Account, visit); err != nil {
		return err
	}
	return d.db.Note(ctx, store.Access{Account: p.Account, Action: "conta.sair", Object: visit})
}

// May says whether a person who holds these roles may do this: a program in their
// name may less.
func (p Person) May(held []roles.Role, permission roles.Permission) bool {
	if p.Program {
		return roles.MayByProgram(held, permission)
	}
	return roles.May(held, permission)
}

// EndOthers ends every visit of a person but this one, and the programs.
func (d *Door) EndOthers(ctx context.Context, p Person) (int, error) {
	n, err := d.db.EndVisits(ctx, p.Account, p.Visit)
	if err != nil || n == 0 {
		return n, err
	}
	return n, d.db.Note(ctx, store.Access{Account: p.Account, Action: "conta.sair", Object: "outras"})
}
