package notices

import (
	"context"
	"strconv"

	"certame/internal/enrolment"
	"certame/internal/store"
)

// ofEnrolment is what a person is told of an event of the registration.
var ofEnrolment = map[string]string{
	enrolment.Made: "a inscrição foi recebida", enrolment.Changed: "a inscrição foi mudada", enrolment.Withdrawn: "a desistência da inscrição", enrolment.Returned: "a volta à inscrição, depois da desistência",
}

// fromEnrolments tells who registered what was kept, in the order of the series.
func (d *Desk) fromEnrolments(ctx context.Context, c *store.Contest) error {
	source := enrolmentSource + string(c.ID)
	at, err := d.position(ctx, source, func() (int, error) {
		end, err := d.db.EnrolmentEnd(ctx, c.ID)
		return end.Position, err
	})
	if err != nil {
		return err
	}
	for {
		list, err := d.db.EnrolmentEvents(ctx, c.ID, int(at), page)
		if err != nil || len(list) == 0 {
			return err
		}
		var told []Told
		for i := range list {
			e := &list[i]
			what := ofEnrolment[e.Kind]
			if what == "" || d.old(e.At) {
				continue
			}
			who, err := d.db.RegisteredAt(ctx, c.ID, e.Number)
			if err != nil {
				return err
			}
			told = append(told, Told{To: AccountRecipient(who.Account), Contest: c.ID, Kind: Registered, About: "inscricao/" + strconv.Itoa(e.Position), Words: Words{
				Certame: c.Title, Orgao: c.Agency, Inscricao: who.Registration, Acontecimento: what, Resumo: e.Digest, Quando: instant(e.At), Endereco: "/certames/" + c.Slug + "/minha-inscricao",
			}})
		}
		last := int64(list[len(list)-1].Position)
		if err := d.goOn(ctx, source, at, last, told); err != nil {
			return err
		}
		at = last
	}
}
