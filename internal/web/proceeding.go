package web

import (
	"certame/fraud"
	"certame/internal/complaint"
	"certame/internal/locale"
	"certame/internal/web/parts"
)

// proceeding is an investigation: where it stands, what is owed and by when, what may
// come now, and what was done.
func (v *visit) proceeding() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	p, err := v.Complaints.Proceeding(v.ctx(), v.account(), c.ID, v.r.PathValue("apuracao"))
	if err != nil {
		return err
	}
	page := proceedingPage{subject: c, Proceeding: p, Stage: locale.Capital(v.Complaints.Stage(p)), Owed: v.owed(p)}
	page.choose(v)
	if page.Steps, err = v.stepsOf(c, p); err != nil {
		return err
	}
	page.Letters = letterLinks(c, p, v.Complaints.Today())
	f := v.within(c, "Apuração sobre a inscrição "+p.Registration, parts.Link{Text: "Denúncias", Address: complaintsAddress(c)})
	f.Printed = true
	v.w.Header().Set("Cache-Control", "no-store")
	return v.show("apuracao", f, page)
}

type proceedingPage struct {
	*subject
	Proceeding *complaint.Proceeding
	Stage      string
	Owed       []Told
	May        []parts.Link // steps that may come now
	Later      []parts.Message
	Steps      []stepTold
	Letters    []parts.Link
	MayDecide  bool
	MayHold    bool // keep what may prove something from being disposed of
}

// owed is what is owed next, by whom and by when, to the second where a term runs.
func (v *visit) owed(p *complaint.Proceeding) (list []Told) {
	for _, d := range p.State.Owed(p.Case, v.Complaints.Today()) {
		one := Told{Text: locale.FraudDuty(p.Wording(), d)}
		if d.Until.ISO() != "" && !d.Overdue {
			one.Articles = "termina em " + complaint.LastSecond(d.Until)
		}
		list = append(list, one)
	}
	return list
}

// choose parts the steps that may come now from those that may not, each with why.
func (p *proceedingPage) choose(v *visit) {
	p.MayDecide, p.MayHold = v.may("denuncia.decidir"), v.may("custodia.reter")
	for _, choice := range v.Complaints.Choices(p.Proceeding) {
		name := locale.Capital(locale.FraudFact(p.Proceeding.Wording(), choice.Kind))
		switch {
		case choice.Refused != nil:
			p.Later = append(p.Later, parts.Message{Kind: "informacao", Title: choice.Refused.What, Remedy: choice.Refused.Remedy})
		case !decided(choice.Kind) || p.MayDecide:
			p.May = append(p.May, parts.Link{Text: name, Address: stepAddress(p.subject, p.Proceeding.ID, choice.Kind)})
		}
	}
}

// decided says whether a step is a decision, or follows from one: another permission.
func decided(k fraud.Kind) bool {
	return k == fraud.Concluded || k == fraud.AppealDecided || k >= fraud.EffectApplied
}

func stepAddress(c *subject, id string, k fraud.Kind) string {
	kind := "/passos/"
	if decided(k) {
		kind = "/decisoes/"
	}
	return proceedingAddress(c, id) + kind + complaint.Word(k)
}

// stepTold is a step as it is read in the file.
type stepTold struct {
	Day, Name, Act, Detail string
	Lines                  []string
	Files                  []parts.Link
	By                     string
	From                   parts.Link
}

func (v *visit) stepsOf(c *subject, p *complaint.Proceeding) (list []stepTold, err error) {
	for i := range p.Steps {
		s := &p.Steps[i]
		one := stepTold{Day: s.On.Brazilian(), Name: locale.Capital(locale.FraudFact(p.Wording(), s.Kind)), Act: s.Act, Detail: detailOf(s), Lines: paragraphs(s.Text), Files: attachmentLinks(proceedingAddress(c, p.ID), s.Files)}
		name, err := v.writerName(s.By)
		if err != nil {
			return nil, err
		}
		if one.By = "Registrado em " + locale.Moment(s.At); name != "" {
			one.By += " por " + name
		}
		if s.From != "" {
			one.From = parts.Link{Text: "Ler a denúncia", Address: complaintAddress(c, s.From)}
		}
		list = append(list, one)
	}
	return list, nil
}

var conclusionWords = [...]string{fraud.NotFound: "fraude e má-fé não reconhecidas", fraud.FoundFraud: "fraude reconhecida", fraud.FoundBadFaith: "má-fé reconhecida"}

// detailOf is what a step decides, or the term it opens.
func detailOf(s *complaint.Step) (text string) {
	if s.Kind == fraud.Reported {
		return [...]string{fraud.ByComplaint: "denúncia admitida", fraud.ByIndication: "indício do próprio órgão"}[min(s.Ground, fraud.ByIndication)]
	}
	if s.Kind == fraud.Concluded || s.Kind == fraud.AppealDecided {
		text = conclusionWords[s.Conclusion]
	}
	if s.Until.ISO() != "" {
		if text != "" {
			text += "; "
		}
		text += "prazo até " + complaint.LastSecond(s.Until)
	}
	return text
}
