package web

import (
	"net/http"
	"strconv"
	"strings"

	"certame"
	"certame/fraud"
	"certame/internal/complaint"
	"certame/internal/locale"
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
	Against     *Message // what stands in the way today
	Problems    *fault
	Final       bool
	Head        string
	Seen        bool // the consequences were
	Effects     []Told
	Count       string
	Mirrors     []string
	Letters     []Link
	ConfirmText string
}

func (v *visit) stepPage() (*stepPage, error) {
	c, err := v.contest()
	if err != nil {
		return nil, err
	}
	kind, known := complaint.KindOf(v.r.PathValue("passo") + v.r.PathValue("decisao"))
	if !known || kind == fraud.Reported || decided(kind) != strings.Contains(v.route.Pattern, "/decisoes/") {
		return nil, notFound("passo")
	}
	p := &stepPage{subject: c, Day: v.Clock().In(brasilia).Format("02/01/2006")}
	if p.Law, err = v.fraudLaw(c.ID); err != nil {
		return nil, err
	}
	if p.Proceeding, err = v.Complaints.Proceeding(v.ctx(), v.account(), c.ID, v.r.PathValue("apuracao")); err != nil {
		return nil, err
	}
	p.Day = v.Complaints.Today().Brazilian()
	p.Move = complaint.Move{Kind: kind, Days: suggestedDays, Seen: p.Proceeding.Seen()}
	p.Name, p.Action = capital(locale.FraudFact(p.Proceeding.Wording(), kind)), stepAddress(c, p.Proceeding.ID, kind)
	if against := v.Complaints.Against(p.Proceeding, kind); against != nil {
		p.Against = &Message{Kind: "alerta", Title: capital(against.What), Remedy: against.Remedy, Announced: true}
	}
	return p, nil
}

// suggestedDays is what a form comes with: no rule fixes the term of the defence.
const suggestedDays = 10

// Fields are what the step asks for.
func (p *stepPage) Fields() []Field {
	fields := []Field{
		{Name: "dia", Label: "Dia do ato", Value: p.Day, Required: true, Most: 10, Help: "Como 10/03/2026. Não depois de hoje."},
		{Name: "ato", Label: "Ato", Value: p.Move.Act, Required: true, Most: 120, Help: "Portaria, despacho, ofício ou documento, com o número. Vai ao livro de fatos: nada do que se contou."},
	}
	if concluding(p.Move.Kind) {
		fields = append(fields, Field{Name: "resultado", Label: "Conclusão", Kind: "select", Required: true, Options: conclusionOptions(p.Move.Conclusion)})
	}
	if p.Move.Kind == fraud.Notified || p.Move.Kind == fraud.Concluded && p.Proceeding.Case.Rules.Appeal {
		fields = append(fields, Field{Name: "dias", Label: termLabels[p.Move.Kind], Value: strconv.Itoa(p.Move.Days), Required: true, Most: 3, Help: termHelp[p.Move.Kind]})
	}
	if label := textLabels[p.Move.Kind]; label != "" {
		fields = append(fields, Field{Name: "texto", Label: label, Kind: "textarea", Value: p.Move.Text, Required: p.Move.Kind != fraud.Defended && p.Move.Kind != fraud.Appealed, Most: complaint.TextMost, Help: textHelp[p.Move.Kind]})
	}
	if p.TakesFiles() {
		fields = append(fields, filesField())
	}
	return fields
}

// TakesFiles says whether what came in paper may be put in the file.
func (p *stepPage) TakesFiles() bool {
	return p.Move.Kind == fraud.Notified || p.Move.Kind == fraud.Defended || p.Move.Kind == fraud.Appealed
}

func concluding(k fraud.Kind) bool { return k == fraud.Concluded || k == fraud.AppealDecided }

func conclusionOptions(chosen fraud.Conclusion) (list []Option) {
	for k, text := range conclusionWords {
		word := complaint.ConclusionWord(fraud.Conclusion(k))
		list = append(list, Option{word, capital(text), fraud.Conclusion(k) == chosen})
	}
	return list
}

var termLabels = map[fraud.Kind]string{fraud.Notified: "Prazo de defesa, em dias úteis", fraud.Concluded: "Prazo de recurso, em dias úteis, se a conclusão for contra a pessoa"}

var termHelp = map[fraud.Kind]string{
	fraud.Notified:  "Conta do dia da ciência, que fica fora; termina às 23:59:59 de Brasília do último dia útil (Lei nº 9.784/1999, art. 66).",
	fraud.Concluded: "Conta como o da defesa.",
}

var textLabels = map[fraud.Kind]string{
	fraud.Notified: "O que há contra a pessoa", fraud.Defended: "Defesa recebida", fraud.Concluded: "Razões da conclusão", fraud.Appealed: "Recurso recebido", fraud.AppealDecided: "Razões da decisão",
}

var textHelp = map[fraud.Kind]string{
	fraud.Notified:  "A pessoa lê este texto para se defender. Não escreva o que revele quem denunciou.",
	fraud.Concluded: "A pessoa lê as razões. A motivação é explícita, clara e congruente (Lei nº 9.784/1999, art. 50, § 1º).",
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
		p.Problems = &fault{status: http.StatusUnprocessableEntity, What: "Falta dizer o que se conclui.", Remedy: "Escolha a conclusão."}
		return v.showStep(http.StatusUnprocessableEntity, p)
	}
	err = v.Complaints.Advance(v.ctx(), v.account(), p.ID, p.Proceeding.ID, p.Move)
	return v.stepDone(p, err)
}

func (v *visit) stepDone(p *stepPage, err error) error {
	if f := v.refusedComplaint(err); f != nil {
		p.Problems, p.Against = f, nil
		return v.showStep(f.status, p)
	}
	if err != nil {
		return err
	}
	return v.redirect(proceedingAddress(p.subject, p.Proceeding.ID))
}

func (v *visit) showStep(status int, p *stepPage) error {
	f := v.within(p.subject, p.Name, Link{"Denúncias", complaintsAddress(p.subject), ""}, Link{"Inscrição " + p.Proceeding.Registration, proceedingAddress(p.subject, p.Proceeding.ID), ""})
	f.Printed = p.Seen
	v.w.Header().Set("Cache-Control", "no-store")
	return v.render(status, "apuracao-passo", f, p)
}
