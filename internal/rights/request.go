package rights

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"time"

	"certame/internal/dossier"
	"certame/internal/secret"
	"certame/internal/store"
)

// Field is what a request is about.
type Field struct{ Code, Label string }

// Fields are the data that people may ask to have corrected.
func Fields() []Field {
	return []Field{
		{"nome", "Nome"},
		{"cpf", "CPF"},
		{"nascimento", "Data de nascimento"},
		{"contato", "E-mail ou outro contato"},
		{"cargo", "Cargo ou ordem de preferência"},
		{"nota", "Nota ou resultado de fase"},
		{"documento", "Documento enviado"},
		{"outro", "Outro dado"},
	}
}

// Request is one request of a person.
type Request struct {
	ID           string
	Registration string
	Account      store.AccountID
	Field, Text  string
	At           time.Time
	Answer       *Answer // nil while there is none
	Seen         int
}

// Answer is what the agency said.
type Answer struct {
	Outcome string          `json:"desfecho"`
	Text    string          `json:"texto"`
	By      store.AccountID `json:"-"`
	At      time.Time       `json:"-"`
}

// Outcomes are what may come of a request.
func Outcomes() []Field {
	return []Field{{"corrigido", "Corrigido"}, {"corrigido_em_parte", "Corrigido em parte"}, {"mantido", "Mantido como estava"}}
}

type request struct {
	Registration string `json:"inscricao"`
	Field        string `json:"dado"`
	Text         string `json:"texto"`
}

// Label is what people call the thing asked about.
func (r *Request) Label() string { return labelOf(Fields(), r.Field) }

// Label is what people call the outcome.
func (a *Answer) Label() string { return labelOf(Outcomes(), a.Outcome) }

func labelOf(list []Field, code string) string {
	for _, f := range list {
		if f.Code == code {
			return f.Label
		}
	}
	return code
}

func known(list []Field, code string) bool {
	return slices.ContainsFunc(list, func(f Field) bool { return f.Code == code })
}

func read(f *dossier.File) (*Request, error) {
	r := &Request{ID: f.ID, Seen: len(f.Acts)}
	for _, a := range f.Acts {
		switch a.Kind {
		case asked:
			var what request
			if err := json.Unmarshal(a.Data, &what); err != nil {
				return nil, secret.ErrSealed
			}
			r.Registration, r.Field, r.Text, r.Account, r.At = what.Registration, what.Field, what.Text, a.By, a.At
		case answered:
			r.Answer = &Answer{By: a.By, At: a.At}
			if err := json.Unmarshal(a.Data, r.Answer); err != nil {
				return nil, secret.ErrSealed
			}
		}
	}
	return r, nil
}

// Own are the requests of an account in a contest, the last first.
func (d *Desk) Own(ctx context.Context, account store.AccountID, contest store.ContestID) (list []*Request, err error) {
	for n := range mostAsked {
		f, err := d.cabinet.Held(ctx, d.db, contest, handle(contest, account, n))
		if errors.Is(err, store.ErrNotFound) {
			break
		}
		if err != nil {
			return nil, err
		}
		r, err := read(f)
		if err != nil {
			return nil, err
		}
		list = append(list, r)
	}
	slices.Reverse(list)
	return list, nil
}

// List is a page of the requests of a contest, the last first, to who answers them; that
// they were read is noted.
func (d *Desk) List(ctx context.Context, by store.AccountID, contest store.ContestID, p store.Page) (list []*Request, err error) {
	files, err := d.cabinet.List(ctx, d.db, contest, corrections, p)
	if err != nil {
		return nil, err
	}
	for _, f := range files {
		r, err := read(f)
		if err != nil {
			return nil, err
		}
		if err := d.note(ctx, d.db, by, contest, Read, r.ID); err != nil {
			return nil, err
		}
		list = append(list, r)
	}
	return list, nil
}
