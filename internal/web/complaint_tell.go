package web

import (
	"errors"
	"net/http"

	"certame/internal/complaint"
	"certame/internal/locale"
	"certame/internal/store"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// tellComplaint asks what somebody has to tell. Nobody is asked who they are.
func (v *visit) tellComplaint() error { return v.askComplaint(http.StatusOK, complaint.Report{}, nil) }

type tellPage struct {
	Contest  store.Contest
	Law      fraudLaw
	Report   complaint.Report
	Problems *fault.Fault
	Code     string // once it is kept
}

// Fields are what is asked.
func (p tellPage) Fields() []parts.Field {
	return []parts.Field{
		{Name: "sobre", Label: "Sobre quem é", Value: p.Report.About, Required: true, Most: complaint.ShortMost, Help: "A inscrição, se souber; senão o nome, ou o que permita saber de quem se trata."},
		{Name: "relato", Label: "O que aconteceu", Kind: "textarea", Value: p.Report.Text, Required: true, Most: complaint.TextMost, Help: "Os fatos, quando e como se soube deles. Não confirmar a autodeclaração, sozinho, não é fraude (" + p.Law.Denial + ")."},
		{Name: "nome", Label: "O seu nome", Complete: "name", Value: p.Report.Name, Most: complaint.ShortMost, Help: "Só se quiser identificar-se. Quem apura protege a sua identidade."},
		{Name: "contato", Label: "Um contato", Value: p.Report.Contact, Most: complaint.ShortMost, Help: "Só se aceitar que quem apura lhe pergunte algo."},
		filesField(),
	}
}

func (v *visit) askComplaint(status int, r complaint.Report, problems *fault.Fault) error {
	if v.about == nil {
		return store.ErrNotFound
	}
	law, err := v.fraudLaw(v.about.ID)
	if err != nil {
		return err
	}
	v.w.Header().Set("Cache-Control", "no-store")
	return v.render(status, "denuncia", v.outside("Denunciar fraude ou má-fé"), tellPage{Contest: *v.about, Law: law, Report: r, Problems: problems})
}

// outside is the frame of a public page of the contest of the address.
func (v *visit) outside(title string) Frame {
	return Frame{Title: title, Trail: []parts.Link{{Text: "Início", Address: "/", Icon: "home"}, {Text: "Publicações", Address: "/publico"}, {Text: v.about.Title, Address: "/publico/" + v.about.Slug}}}
}

// keepComplaint keeps it and shows, once, the code to follow it by.
func (v *visit) keepComplaint() error {
	if v.about == nil {
		return store.ErrNotFound
	}
	if err := v.mayTell(v.about.Slug); err != nil {
		return err
	}
	files, err := v.uploads()
	if err != nil {
		return err
	}
	r := complaint.Report{About: v.r.PostFormValue("sobre"), Text: v.r.PostFormValue("relato"), Name: v.r.PostFormValue("nome"), Contact: v.r.PostFormValue("contato"), Uploads: files}
	code, err := v.Complaints.File(v.ctx(), v.about.ID, r)
	if f := v.refusedComplaint(err); f != nil {
		return v.askComplaint(f.Status, r, f)
	}
	if err != nil {
		return err
	}
	v.w.Header().Set("Cache-Control", "no-store")
	return v.show("denuncia", v.outside("Denúncia recebida"), tellPage{Contest: *v.about, Code: code})
}

// refusedComplaint is what a person is told of what the desk refused; nil for anything else.
func (v *visit) refusedComplaint(err error) *fault.Fault {
	var r *complaint.Refusal
	if !errors.As(err, &r) {
		return nil
	}
	return &fault.Fault{Status: http.StatusUnprocessableEntity, Code: "PASSO-RECUSADO", What: locale.Capital(r.What), Remedy: r.Remedy}
}
