package auth

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/store"
)

// program is the kind of the secrets, and of the visits, of programs that work in a
// person's name.
const program = "programa"

// programFor is how long one works.
const programFor = 30 * 24 * time.Hour

// programSign begins every such secret, so that who searches for secrets that leaked
// knows one.
const programSign = "certame_"

// ErrProgram says that what a program showed is worth nothing, or nothing any more.
var ErrProgram = Told("O acesso de programa não vale: venceu, foi encerrado ou não existe. A pessoa cria outro em «Minha conta».")

// ErrProgramName asks for a name.
var ErrProgramName = Told("Escreva o nome do programa, para reconhecê-lo depois.")

// ofProgram is what is kept beside the digest of a program's secret.
type ofProgram struct {
	Visit  string      `json:"v"`
	Shown  roles.Shown `json:"m"` // what the person had shown when they gave it
	Limits Limits      `json:"l"`
}

// Limits are within what a program works, of what its person may.
type Limits struct {
	Reads   bool            `json:"r,omitempty"` // it only reads
	Contest store.ContestID `json:"c,omitempty"` // the only one it reaches, "" for any
}

// NewProgram is a secret with which a program works in a person's name, with what the
// person has shown in this session and no more. It is shown once.
func (d *Door) NewProgram(ctx context.Context, p Person, name string) (secret string, err error) {
	return d.NewProgramWithin(ctx, p, name, Limits{})
}

// NewProgramWithin is NewProgram of a program that may less than its person.
func (d *Door) NewProgramWithin(ctx context.Context, p Person, name string, limits Limits) (secret string, err error) {
	if name = shownName(name); name == "" {
		return "", ErrProgramName
	}
	if err := d.mayChange(ctx, p); err != nil {
		return "", err
	}
	secret = programSign + newSecret()
	return secret, d.db.Whole(ctx, func(tx *store.DB) error {
		v, err := tx.StartVisit(ctx, p.Account, program, name)
		if err != nil {
			return err
		}
		payload, err := json.Marshal(ofProgram{v.ID, p.Shown, limits})
		if err != nil {
			return err
		}
		t := store.Token{Kind: program, Subject: string(p.Account), Payload: payload, Expires: d.clock().Add(programFor)}
		if err := tx.AddToken(ctx, secret, t); err != nil {
			return err
		}
		return tx.Note(ctx, store.Access{Account: p.Account, Action: "conta.programa", Object: "+" + v.ID})
	})
}

// Program is the person in whose name a program works: while its secret lasts, nobody
// ended it and the account is open.
func (d *Door) Program(ctx context.Context, secret string) (Person, error) {
	if !strings.HasPrefix(secret, programSign) {
		return Person{}, ErrProgram
	}
	t, err := d.db.Token(ctx, program, secret)
	if err != nil {
		return Person{}, worthless(err)
	}
	var kept ofProgram
	if err := json.Unmarshal(t.Payload, &kept); err != nil {
		return Person{}, err
	}
	v, err := d.db.Visit(ctx, kept.Visit)
	if err != nil || !v.Ended.IsZero() {
		return Person{}, worthless(err)
	}
	a, err := d.db.Account(ctx, v.Account)
	if err != nil || a.Disabled {
		return Person{}, worthless(err)
	}
	if d.clock().Sub(v.Seen) >= time.Minute {
		if err := gone(d.db.SeeVisit(ctx, v.ID)); err != nil {
			return Person{}, err
		}
	}
	return Person{Account: a.ID, Login: a.Login, Name: a.Name, Shown: kept.Shown, Visit: v.ID, How: v.How, Program: true, Limits: kept.Limits}, nil
}

// worthless tells apart what is not there from what could not be asked.
func worthless(err error) error {
	if err == nil || errors.Is(err, store.ErrNotFound) || errors.Is(err, store.ErrClosed) {
		return ErrProgram
	}
	return err
}

// Programs are those that work in a person's name.
func (d *Door) Programs(ctx context.Context, p Person) ([]store.Visit, error) {
	all, err := d.db.Visits(ctx, p.Account)
	var out []store.Visit
	for _, v := range all {
		if v.How == program && d.clock().Sub(v.Started) < programFor {
			out = append(out, v)
		}
	}
	return out, err
}
