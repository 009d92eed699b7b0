package web

import (
	"encoding/base64"
	"errors"
	"net/http"
	"strconv"
	"strings"

	"certame/confirmation"
	"certame/internal/custody"
	"certame/internal/sitting"
	"certame/internal/store"
)

// beginUpload accepts to receive something, and says where to send it.
func (v *visit) beginUpload(c *subject, kind string) error {
	said, err := uploadMetadata(v.r.Header.Get("Upload-Metadata"))
	if err != nil {
		return err
	}
	s, err := v.sending(c, kind, said)
	if err != nil {
		return err
	}
	if s.Total, err = uploadLength(v.r.Header); err != nil {
		return err
	}
	u, err := v.Custody.Begin(v.ctx(), s)
	if err != nil {
		return err
	}
	v.w.Header().Set("Location", c.Address()+"/envios/"+kind+"/"+u.ID)
	v.uploadExpires(u)
	v.w.WriteHeader(http.StatusCreated)
	return nil
}

// uploadLength is how long it will be; -1 when that is said later.
func uploadLength(h http.Header) (int64, error) {
	if h.Get("Upload-Defer-Length") == "1" && h.Get("Upload-Length") == "" {
		return -1, nil
	}
	n, err := strconv.ParseInt(h.Get("Upload-Length"), 10, 64)
	if err != nil || n < 0 {
		return 0, errProtocol
	}
	return n, nil
}

// uploadMetadata are the values of the header, by name: base64 after each.
func uploadMetadata(header string) (map[string]string, error) {
	said := map[string]string{}
	for pair := range strings.SplitSeq(header, ",") {
		name, coded, _ := strings.Cut(strings.TrimSpace(pair), " ")
		value, err := base64.StdEncoding.DecodeString(coded)
		if err != nil {
			return nil, errProtocol
		}
		if name != "" {
			said[name] = string(value)
		}
	}
	return said, nil
}

// sending is what the person says of a file, in a form or in the header: candidates
// send only of their own registrations.
func (v *visit) sending(c *subject, kind string, said map[string]string) (custody.Sending, error) {
	s := custody.Sending{
		Contest: c.ID, Kind: kind, Piece: said["peca"], Group: said["grupo"], Registration: strings.TrimSpace(said["inscricao"]), By: v.account(),
		Name: said["filename"], Declared: said["filetype"], Total: -1,
	}
	switch kind {
	case custody.Certificate:
		s.Group, s.Piece = "", ""
		if s.Registration != "" {
			code := s.Registration
			s.Registration = certificateOf + code
			return s, v.onBoard(c, code)
		}
	case custody.Document:
		return s, v.ownRegistration(c, s.Registration)
	case custody.Appeal:
		return s, v.appealing(c, s.Group, s.Registration)
	case custody.Film:
		return s, v.mayFilm(c, s.Group, s.Registration)
	}
	return s, nil
}

// certificateOf begins whose a certificate is: a member, by code, and no candidate.
const certificateOf = "membro:"

func (v *visit) ownRegistration(c *subject, registration string) error {
	ties, err := v.Store.CandidaciesOf(v.ctx(), v.account(), c.ID)
	for _, tie := range ties {
		if tie.Registration == registration {
			return nil
		}
	}
	if err == nil {
		err = &custody.Refusal{Code: "INSCRICAO", What: "Esta inscrição não é desta conta.", Remedy: "Escolha uma inscrição sua; se falta alguma, procure a secretaria do certame."}
	}
	return err
}

// appealing holds what comes with an appeal to its term, and to before the secretariat takes
// it on: a board weighs what every member of it had.
func (v *visit) appealing(c *subject, group, registration string) error {
	if err := v.ownRegistration(c, registration); err != nil {
		return err
	}
	one, err := v.Sittings.CaseOf(v.ctx(), c.ID, group, registration)
	if err != nil && !errors.Is(err, store.ErrNotFound) && !errors.Is(err, sitting.ErrNoBoard) {
		return err
	}
	if err == nil && (v.mayAppeal(one) || one.State.Stage == confirmation.AppealVoting && one.Last(sitting.Received) == nil && !later(v.Sittings.Now(), one.State.Deadline)) {
		return nil
	}
	return &custody.Refusal{Code: "SEM-PRAZO", What: "Não corre prazo de recurso desta inscrição neste grupo.", Remedy: "Veja em «Minha confirmação» se há prazo, e até quando."}
}

func (v *visit) uploadExpires(u custody.Upload) {
	if u.ID != "" && !u.Changed.IsZero() {
		v.w.Header().Set("Upload-Expires", u.Changed.Add(custody.Waits).UTC().Format(http.TimeFormat))
	}
}

// theUpload is that of the address, of who asks.
func (v *visit) theUpload(c *subject, kind string) (custody.Upload, error) {
	u, err := v.Custody.Open(v.ctx(), c.ID, v.r.PathValue("envio"), v.account())
	if err == nil && u.Kind != kind {
		err = store.ErrNotFound
	}
	return u, err
}
