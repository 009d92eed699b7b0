package notify

import (
	"context"
	"fmt"
	"net/mail"
	"slices"
	"strings"

	"certame/internal/intake"
	"certame/internal/intake/sheets"
	"certame/internal/store"
)

// ContactColumns are the columns of a sheet of addresses: that of a contest's people
// has others, which are not read.
var ContactColumns = []sheets.Column{sheets.Must("inscricao", "numero_de_inscricao"), sheets.Must("email", "e_mail", "correio_eletronico")}

// Addresses reads inscricao and email of a sheet. Lines without an address are left
// out. The error is an *intake.Refused.
func Addresses(raw []byte, shown string) (map[string]string, error) {
	s := sheets.Read(raw, shown, ContactColumns, "inscricao;email")
	out := map[string]string{}
	for _, r := range s.Rows {
		id, address := s.Cell(r, "inscricao"), s.Cell(r, "email")
		switch {
		case address == "":
		case id == "":
			s.Refuse(r.Line, "inscricao", "", "linha com e-mail e sem inscrição", "Preencha a inscrição, ou retire a linha.")
		case !Address(address):
			s.Refuse(r.Line, "email", "", "não é um endereço de correio", "Corrija-o, ou deixe vazio: a pessoa é convocada por outro meio.")
		default:
			out[id] = address
		}
	}
	return out, intake.Refuse(s.Problems)
}

// Address says whether a text is one address, and nothing more.
func Address(text string) bool {
	a, err := mail.ParseAddress(text)
	return err == nil && a.Address == text && !strings.ContainsAny(text, "\r\n")
}

// KeepAddresses keeps how people are reached, in the place of what was known.
func (o *Office) KeepAddresses(ctx context.Context, by store.AccountID, contest store.ContestID, addresses map[string]string) error {
	ids := make([]string, 0, len(addresses))
	for id := range addresses {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	list := make([]store.Contact, 0, len(ids))
	for _, id := range ids {
		sealed, err := o.seal(ctx, contactPlace(contest, id), addresses[id])
		if err != nil {
			return err
		}
		list = append(list, store.Contact{Contest: contest, Registration: id, Sealed: sealed, By: by})
	}
	return o.db.Whole(ctx, func(tx *store.DB) error {
		if err := tx.KeepContacts(ctx, list); err != nil {
			return err
		}
		return tx.Note(ctx, o.note(by, contest, "contato.gravar", fmt.Sprint(len(list))))
	})
}

// Addresses are those of a contest, by registration.
func (o *Office) Addresses(ctx context.Context, contest store.ContestID) (map[string]string, error) {
	list, err := o.db.Contacts(ctx, contest)
	if err != nil {
		return nil, err
	}
	out := make(map[string]string, len(list))
	for _, c := range list {
		var address string
		if err := o.open(ctx, contactPlace(contest, c.Registration), c.Sealed, &address); err != nil {
			return nil, err
		}
		out[c.Registration] = address
	}
	return out, nil
}

func (o *Office) note(by store.AccountID, contest store.ContestID, action, object string) store.Access {
	return store.Access{At: o.db.Now(), Account: by, Contest: contest, Action: action, Object: object}
}
