package web

import (
	"errors"
	"io"
	"mime/multipart"
	"net/http"
	"strconv"

	"certame/internal/agenda"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// agendaMost is the most that the sheets of an agenda, or of addresses, have.
const agendaMost = 16 << 20

type roomsPage struct {
	*subject
	Number   int
	Rooms    string
	Cities   string
	Codes    []string
	Problems *fault.Fault
}

// agendaRooms asks for the rooms, days and hours, and for the cities that people chose.
func (v *visit) agendaRooms() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	if needs, err := v.agendaTerm(c); needs || err != nil {
		return err
	}
	p := &roomsPage{subject: c}
	kept, err := v.Store.Agenda(v.ctx(), c.ID)
	if err == nil {
		now, readErr := v.Agendas.Agenda(v.ctx(), c.ID)
		if now != nil {
			p.Rooms, p.Cities = now.Rooms, now.Cities
		}
		if readErr != nil { // the edital changed under it: it is shown with what is wrong
			p.Problems = fault.Of(readErr)
		}
		p.Number = kept.Number
	}
	return v.askRooms(http.StatusOK, p)
}

func (v *visit) askRooms(status int, p *roomsPage) error {
	rules, err := v.Sittings.Rules(v.ctx(), p.ID)
	if err != nil {
		return err
	}
	for _, r := range rules {
		p.Codes = append(p.Codes, r.Code())
	}
	return v.render(status, "agenda-salas", v.within(p.subject, "Salas e horários", parts.Link{Text: "Agenda", Address: p.Address() + "/agenda"}), p)
}

// keepRooms keeps what the form says, after the agenda that was seen, and goes on to
// the plan.
func (v *visit) keepRooms() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	if needs, err := v.agendaTerm(c); needs || err != nil {
		return err
	}
	if err := v.parts(); err != nil {
		return err
	}
	p := &roomsPage{subject: c, Rooms: v.r.FormValue("salas"), Cities: v.r.FormValue("cidades")}
	if p.Number, err = strconv.Atoi(v.r.FormValue("numero")); err != nil {
		return badForm(err)
	}
	for field, into := range map[string]*string{"arquivo-salas": &p.Rooms, "arquivo-cidades": &p.Cities} {
		text, err := sentText(v.r.MultipartForm, field)
		if err != nil {
			return err
		}
		if text != "" {
			*into = text
		}
	}
	_, err = v.Agendas.Keep(v.ctx(), v.account(), c.ID, p.Number, agenda.Sheets{Rooms: p.Rooms, Cities: p.Cities})
	if err == nil {
		return v.redirect(c.Address() + "/agenda/plano")
	}
	if p.Problems = fault.Of(err); p.Problems.Status != http.StatusUnprocessableEntity {
		return err
	}
	return v.askRooms(p.Problems.Status, p)
}

// parts reads a form that may bring files, and may come without.
func (v *visit) parts() error {
	if err := v.r.ParseMultipartForm(smallBody); err != nil && !errors.Is(err, http.ErrNotMultipart) {
		return badForm(err)
	}
	return nil
}

// sentText is a file of a form, "" when none was chosen.
func sentText(form *multipart.Form, field string) (string, error) {
	if form == nil || len(form.File[field]) == 0 || form.File[field][0].Size == 0 {
		return "", nil
	}
	file, err := form.File[field][0].Open()
	if err != nil {
		return "", err
	}
	defer file.Close() //nolint:errcheck // only read
	text, err := io.ReadAll(file)
	return string(text), err
}
