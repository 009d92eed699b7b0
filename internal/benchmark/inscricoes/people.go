package main

import (
	"bufio"
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"net/url"
	"os"
	"time"

	"certame/internal/cpf"
	"certame/internal/enrolment"
	"certame/internal/installation"
	"certame/internal/store"

	"github.com/alexedwards/scs/v2"
)

// prepare makes people who entered and read what their choice entails: a line with the
// cookie of each and the form that is to be sent. They come in by the table of sessions:
// so many passwords would take hours, by design.
func (b *bench) prepare(ctx context.Context, i *installation.Installation, c store.Contest) error {
	rules, err := i.Enrolments.Rules(ctx, c.ID)
	if err != nil {
		return err
	}
	file, err := os.Create(b.targets)
	if err != nil {
		return err
	}
	defer file.Close()
	out := bufio.NewWriter(file)
	for n := 0; n < b.people && err == nil; {
		err = i.Store.Whole(ctx, func(tx *store.DB) error {
			for range 500 {
				line, err := person(ctx, tx, rules, n)
				if err != nil {
					return err
				}
				n++
				if _, err := fmt.Fprintln(out, line); err != nil {
					return err
				}
			}
			return nil
		})
	}
	return errors.Join(err, out.Flush())
}

func person(ctx context.Context, tx *store.DB, rules *enrolment.Rules, n int) (string, error) {
	name := fmt.Sprintf("Pessoa Inventada %06d", n)
	a, err := tx.CreateAccount(ctx, store.Account{Login: fmt.Sprintf("pessoa.%06d", n), Name: name})
	if err != nil {
		return "", err
	}
	token, err := entered(ctx, tx, a.ID)
	if err != nil {
		return "", err
	}
	form := enrolment.Form{Name: name, CPF: cpf.Of(100_000_000 + n), Birth: "31/12/1990", Posts: []string{"101"}}
	values := url.Values{"nome": {name}, "cpf": {form.CPF}, "nascimento": {form.Birth}, "cargo": {"101"}}
	if n%4 == 0 {
		form.Groups = []string{"PPP"}
		values.Set("grupo-PPP", "sim")
	}
	choice, err := rules.Read(form)
	if err != nil {
		return "", err
	}
	values.Set("conferido", rules.Advised(choice))
	return token + " " + values.Encode(), nil
}

// entered is a session as the door keeps it for who has no role yet.
func entered(ctx context.Context, tx *store.DB, account store.AccountID) (token string, err error) {
	v, err := tx.StartVisit(ctx, account, "medida", "medida")
	if err != nil {
		return "", err
	}
	none := sha256.Sum256(nil) // the roles it was last seen with
	state := fmt.Sprintf(`{"v":%q,"p":%q}`, v.ID, hex.EncodeToString(none[:16]))
	until := time.Now().Add(12 * time.Hour)
	data, err := scs.GobCodec{}.Encode(until, map[string]any{"estado": state})
	if err != nil {
		return "", err
	}
	token = rand.Text()
	return token, store.Sessions{DB: tx}.CommitCtx(ctx, token, data, until)
}
