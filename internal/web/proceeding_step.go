package web

import (
	"net/http"
	"strconv"
	"strings"

	"certame"
	"certame/fraud"
	"certame/internal/complaint"
	"certame/internal/locale"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// askStep asks for a step of the proceeding; one that cannot come now says why.
func (v *visit) askStep() error {
	p, err := v.stepPage()
	if err != nil {
		return err
	}
	if p.Move.Kind >= fraud.EffectApplied {
		return v.askFinal(p)
	}
	return v.showStep(http.StatusOK, p)
}

// stepPage is a step of the address, of one proceeding.
type stepPage struct {
	*subject
	Law         fraudLaw
	Proceeding  *complaint.Proceeding
	Name        string
	Action      string // where the form goes
	Move        complaint.Move
	Day         string
	Against     *parts.Message // what stands in the way today
	Problems    *fault.Fault
	Final       bool
	Head        string
	Seen        bool // the consequences were
	Effects     []Told
	Count       string
	Mirrors     []string
	Letters     []parts.Link
	ConfirmText string
}

func (v *visit) stepPage() (*stepPage, error) {
	c, err := v.contest()
	if err != nil {
		return nil, err
	}
	kind, known := complaint.KindOf(v.r.PathValue("passo") + v.r.PathValue("decisao"))
	if !known || kind == fraud.Reported || decided(kind) != strings.Contains(v.route.Pattern, "/decisoes/") {
		return nil, fault.NotFound("passo")
	}
	p := &stepPage{subject: c, Day: v.Clock().In(locale.Brasilia).Format("02/01/2006")}
	if p.Law, err = v.fraudLaw(c.ID); err != nil {
		return nil, err
	}
	if p.Proceeding, err = v.Complaints.Proceeding(v.ctx(), v.account(), c.ID, v.r.PathValue("apuracao")); err != nil {
		return nil, err
	}
	p.Day = v.Complaints.Today().Brazilian()
	p.Move = complaint.Move{Kind: kind, Days: suggestedDays, Seen: p.Proceeding.Seen()}
	p.Name, p.Action = locale.Capital(locale.FraudFact(p.Proceeding.Wording(), kind)), stepAddress(c, p.Proceeding.ID, kind)
	if against := v.Complaints.Against(p.Proceeding, kind); against != nil {
		p.Against = &parts.Message{Kind: "alerta", Title: locale.Capital(against.What), Remedy: against.Remedy, Announced: true}
	}
	return p, nil
}

// typed takes what the form says.
func (p *stepPage) typed(v *visit) {
	p.Day, p.Move.Act, p.Move.Text = strings.TrimSpace(v.r.PostFormValue("dia")), v.r.PostFormValue("ato"), v.r.PostFormValue("texto")
	p.Move.On = certame.NoDate
	if day, ok := certame.ParseDate([]byte(p.Day)); ok {
		p.Move.On = day
	}
	p.Move.Days, _ = strconv.Atoi(strings.TrimSpace(v.r.PostFormValue("dias"))) // what is no number is refused as zero
	p.Move.Conclusion, _ = complaint.ConclusionOf(v.r.PostFormValue("resultado"))
	p.Move.Seen, _ = strconv.Atoi(v.r.PostFormValue("visto"))
	p.Head = v.r.PostFormValue("cabeca")
}

// takeStep takes it, or says why not.
func (v *visit) takeStep() error {
	p, err := v.stepPage()
	if err != nil {
		return err
	}
	if p.Move.Uploads, err = v.uploads(); err != nil {
		return err
	}
	p.typed(v)
	if p.Move.Kind >= fraud.EffectApplied {
		return v.takeFinal(p)
	}
	if _, known := complaint.ConclusionOf(v.r.PostFormValue("resultado")); concluding(p.Move.Kind) && !known {
		p.Problems = &fault.Fault{Status: http.StatusUnprocessableEntity, What: "Falta dizer o que se conclui.", Remedy: "Escolha a conclusão."}
		return v.showStep(http.StatusUnprocessableEntity, p)
	}
	err = v.Complaints.Advance(v.ctx(), v.account(), p.ID, p.Proceeding.ID, p.Move)
	return v.stepDone(p, err)
}

func (v *visit) stepDone(p *stepPage, err error) error {
	if f := v.refusedComplaint(err); f != nil {
		p.Problems, p.Against = f, nil
		return v.showStep(f.Status, p)
	}
	if err != nil {
		return err
	}
	return v.redirect(proceedingAddress(p.subject, p.Proceeding.ID))
}

func (v *visit) showStep(status int, p *stepPage) error {
	f := v.within(p.subject, p.Name, parts.Link{Text: "Denúncias", Address: complaintsAddress(p.subject)}, parts.Link{Text: "Inscrição " + p.Proceeding.Registration, Address: proceedingAddress(p.subject, p.Proceeding.ID)})
	f.Printed = p.Seen
	v.w.Header().Set("Cache-Control", "no-store")
	return v.render(status, "apuracao-passo", f, p)
}
