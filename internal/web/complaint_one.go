package web

import (
	"errors"
	"net/http"
	"strings"

	"certame/internal/complaint"
	"certame/internal/locale"
	"certame/internal/store"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// oneComplaint is what somebody told, for who investigates.
func (v *visit) oneComplaint() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	return v.showComplaint(http.StatusOK, c, onePage{})
}

type onePage struct {
	*subject
	Law                  fraudLaw
	Complaint            *complaint.Complaint
	By                   string // who closed it
	Registration, Reason string // as they were typed
	Question             string
	Problems             *fault.Fault
}

// Lines are the paragraphs of what was told.
func (p onePage) Lines() []string { return paragraphs(p.Complaint.Report.Text) }

// Files are those that came with it.
func (p onePage) Files() []parts.Link {
	return attachmentLinks(complaintAddress(p.subject, p.Complaint.ID), p.Complaint.Files)
}

// Exchange is what was asked, and what was added.
func (p onePage) Exchange() []exchangeTold {
	return exchangeOf(p.Complaint.Exchange, complaintAddress(p.subject, p.Complaint.ID))
}

// Open says whether a question may be put.
func (p onePage) Open() bool { return p.Complaint.State != complaint.Dismissed }

// Ask is what is asked to put a question.
func (p onePage) Ask() parts.Field {
	return parts.Field{Name: "pergunta", Label: "Perguntar a quem denunciou", Kind: "textarea", Value: p.Question, Required: true, Most: complaint.TextMost, Help: "A pessoa a encontra pelo código. Não peça que diga quem é."}
}

// Waiting says whether somebody has to close it.
func (p onePage) Waiting() bool { return p.Complaint.State == complaint.Waiting }

// Admit is what is asked to admit it, and Archive to archive it.
func (p onePage) Admit() parts.Field {
	return parts.Field{Name: "inscricao", Label: "Inscrição da pessoa", Value: p.Registration, Required: true, Most: 60, Help: "A que se autodeclarou. Se já há apuração sobre ela, a denúncia entra nessa."}
}

// Archive is what is asked to archive it.
func (p onePage) Archive() parts.Field {
	return parts.Field{Name: "motivo", Label: "Por que se arquiva", Kind: "textarea", Value: p.Reason, Required: true, Most: complaint.TextMost, Help: "A razão de os fatos não serem indício (Lei nº 9.784/1999, art. 50, § 1º)."}
}

func (v *visit) showComplaint(status int, c *subject, p onePage) (err error) {
	p.subject = c
	if p.Law, err = v.fraudLaw(c.ID); err != nil {
		return err
	}
	if p.Complaint, err = v.Complaints.Complaint(v.ctx(), v.account(), c.ID, v.r.PathValue("denuncia")); err != nil {
		return err
	}
	if p.By, err = v.writerName(p.Complaint.By); err != nil {
		return err
	}
	v.w.Header().Set("Cache-Control", "no-store")
	return v.render(status, "denuncia-recebida", v.within(c, "Denúncia de "+locale.Moment(p.Complaint.At), parts.Link{Text: "Denúncias", Address: complaintsAddress(c)}), p)
}

// writerName is the name of who wrote an act; who did not enter, or is gone, has none.
func (v *visit) writerName(id store.AccountID) (string, error) {
	name, err := v.nameOf(id)
	if errors.Is(err, store.ErrNotFound) {
		err = nil
	}
	return name, err
}

// paragraphs cuts a text where who wrote it did.
func paragraphs(text string) (out []string) {
	for _, line := range strings.Split(text, "\n") {
		if line = strings.TrimSpace(line); line != "" {
			out = append(out, line)
		}
	}
	return out
}

// askComplainant puts a question to who told something.
func (v *visit) askComplainant() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	id, question := v.r.PathValue("denuncia"), v.r.PostFormValue("pergunta")
	err = v.Complaints.Ask(v.ctx(), v.account(), c.ID, id, question)
	if f := v.refusedComplaint(err); f != nil {
		return v.showComplaint(f.Status, c, onePage{Question: question, Problems: f})
	}
	if err != nil {
		return err
	}
	return v.redirect(complaintAddress(c, id))
}

// archiveComplaint closes it without a proceeding.
func (v *visit) archiveComplaint() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	reason := v.r.PostFormValue("motivo")
	err = v.Complaints.Archive(v.ctx(), v.account(), c.ID, v.r.PathValue("denuncia"), reason)
	if f := v.refusedComplaint(err); f != nil {
		return v.showComplaint(f.Status, c, onePage{Reason: reason, Problems: f})
	}
	if err != nil {
		return err
	}
	return v.redirect(complaintsAddress(c))
}

// admitComplaint takes it into the proceeding about a person.
func (v *visit) admitComplaint() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	registration := v.r.PostFormValue("inscricao")
	id, err := v.Complaints.Admit(v.ctx(), v.account(), c.ID, v.r.PathValue("denuncia"), registration)
	if f := v.refusedComplaint(err); f != nil {
		return v.showComplaint(f.Status, c, onePage{Registration: registration, Problems: f})
	}
	if err != nil {
		return err
	}
	return v.redirect(proceedingAddress(c, id))
}
