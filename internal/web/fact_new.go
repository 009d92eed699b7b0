package web

import (
	"errors"
	"net/http"
	"net/url"
	"strings"

	"certame"
	"certame/contest"
	"certame/edital"
	"certame/internal/answer"
	"certame/internal/docket"
	"certame/internal/locale"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
	"certame/law"
	"certame/ledger"
)

// newFact asks for a fact of one kind.
func (v *visit) newFact() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	kind, known := ledger.KindOf(v.r.FormValue("tipo"))
	if !known {
		return v.redirect(c.Address() + "/fatos")
	}
	p := &factPage{subject: c, Kind: kind, Day: v.Clock().In(locale.Brasilia).Format("02/01/2006")}
	if err := p.preset(v); err != nil {
		return err
	}
	return v.askFact(http.StatusOK, p)
}

type factPage struct {
	*subject
	Kind           ledger.Kind
	Name, Head     string
	Day, Act       string
	Values         map[string]string
	Fields         []parts.Field
	Problems       *fault.Fault
	First          string // who was to come first, when somebody is appointed out of turn
	Effects        []Told // nil before it was checked
	Seen           bool
	Mirrors        []string
	Appeared, Gone []parts.Message
	Count          string
	words          law.Wording
	terms          *edital.Terms
}

// Told is something said, with its articles.
type Told struct{ Text, Articles string }

// preset takes from the address what another page already knows: who, and which post.
func (p *factPage) preset(v *visit) error {
	p.Values = map[string]string{}
	for _, spec := range p.Kind.Fields() {
		if value := strings.TrimSpace(v.r.FormValue("d-" + spec.Name)); value != "" {
			p.Values[spec.Name] = value
		}
	}
	lines, err := v.Store.FactLines(v.ctx(), p.ID)
	if err != nil {
		return err
	}
	p.Head = ledger.Head(lines).String()
	p.terms, err = v.Docket.Terms(v.ctx(), p.ID, p.Revision)
	if err == nil {
		p.words = p.terms.Wording()
		p.Name = locale.FactName(p.Kind, p.words)
	}
	return err
}

// fields are what the kind asks for, beside day and act.
func (p *factPage) fields() (list []parts.Field) {
	for _, spec := range p.Kind.Fields() {
		f := parts.Field{Name: "d-" + spec.Name, Label: fieldNames[spec.Name], Value: p.Values[spec.Name], Required: !spec.Optional, Help: fieldHelp[spec.Name]}
		if f.Label == "" {
			f.Label = locale.Capital(spec.Name)
		}
		options := spec.Words
		if spec.Name == "cargo" {
			options = postCodes(p.terms)
		}
		if len(options) > 0 {
			f.Kind = "select"
			if spec.Optional {
				f.Options = append(f.Options, parts.Option{Value: "", Text: "(o que se puder deduzir)"})
			}
			for _, word := range options {
				f.Options = append(f.Options, parts.Option{Value: word, Text: locale.FactValue(&spec, word), Chosen: word == f.Value})
			}
		}
		if completed[spec.Name] && (p.Kind == ledger.Appointed || p.Kind == ledger.TrainingCourse) {
			f.Required = false
		}
		list = append(list, f)
	}
	return list
}

// completed are the fields that the order itself gives to an appointment.
var completed = map[string]bool{"vaga": true, "rotulo": true}

var fieldNames = map[string]string{
	"inscricao": "Inscrição", "cargo": "Cargo", "grupo": "Grupo", "acao": "O que a pessoa fez", "resultado": "Resultado", "instancia": "Instância", "origem": "Origem", "ate": "Até o dia",
	"vaga": "Número da vaga", "rotulo": "Lista da vaga", "quantidade": "Quantas vagas", "motivo": "Motivo", "efeito": "O que a ordem manda", "processo": "Número do processo", "ordem": "Fato da ordem judicial, como f12", "resposta": "Resposta",
}

var fieldHelp = map[string]string{
	"vaga": "Vazio: a que a ordem de convocação dá à pessoa.", "rotulo": "Vazio: a da vaga que a ordem dá.", "inscricao": "O número inteiro, como na planilha.",
}

func postCodes(t *edital.Terms) (codes []string) {
	for i := range t.Posts {
		codes = append(codes, t.Posts[i].Code)
	}
	return codes
}

func (v *visit) askFact(status int, p *factPage) error {
	p.Fields = p.fields()
	f := v.within(p.subject, locale.Capital(p.Name), parts.Link{Text: "Livro de fatos", Address: p.Address() + "/fatos"})
	f.Printed = p.Seen
	return v.render(status, "fato-novo", f, p)
}

// recordFact shows what a fact would change and, when that was seen, keeps it.
func (v *visit) recordFact() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	kind, known := ledger.KindOf(v.r.PostFormValue("tipo"))
	if !known {
		return fault.NotFound("tipo de fato")
	}
	p := &factPage{subject: c, Kind: kind, Day: strings.TrimSpace(v.r.PostFormValue("data")), Act: strings.TrimSpace(v.r.PostFormValue("ato"))}
	if err := p.preset(v); err != nil {
		return err
	}
	if err := docket.ByHand(kind); err != nil {
		return v.factAgain(p, err)
	}
	f, err := p.fact(v.who.Name)
	if err != nil {
		return v.factAgain(p, err)
	}
	if v.r.PostFormValue("acao") == "registrar" {
		return v.keepFact(p, f)
	}
	seen, err := v.Docket.Preview(v.ctx(), c.ID, f, p.complete)
	if err != nil {
		return v.factAgain(p, err)
	}
	p.consequences(seen)
	return v.askFact(http.StatusOK, p)
}

func (v *visit) keepFact(p *factPage, f ledger.Fact) error {
	head, ok := ledger.ParseDigest(v.r.PostFormValue("cabeca"))
	if !ok {
		return badForm(errors.New("no head"))
	}
	if _, err := v.Docket.Record(v.ctx(), v.account(), p.ID, head, f, p.complete); err != nil {
		return v.factAgain(p, err)
	}
	return v.redirect(p.after(f))
}

// after is where one goes on: who is next, when a seat opened or was taken; the book else.
func (p *factPage) after(f ledger.Fact) string {
	if post := f.Value("cargo"); post != "" && (p.Kind == ledger.SeatsOpened || p.Kind == ledger.Appointed) {
		return p.Address() + "/ordem?" + url.Values{"cargo": {post}}.Encode()
	}
	return p.Address() + "/fatos"
}

// complete adds what the order says, and notes who was to come first.
func (p *factPage) complete(live *contest.Live, f *ledger.Fact) error {
	first, err := answer.Complete(live, f)
	if first != nil {
		p.First = locale.AsSentence(first.String())
	}
	return err
}

// fact is what the form says.
func (p *factPage) fact(author string) (ledger.Fact, error) {
	f := ledger.Fact{Kind: p.Kind, Version: p.Kind.Version(), Act: p.Act, Author: author}
	day, clock, timed := strings.Cut(p.Day, " ")
	date, ok := certame.ParseDate([]byte(day))
	f.At = edital.Instant{Date: date, Second: ledger.WholeDay}
	if ok && timed {
		f.At.Second, ok = ledger.ParseClock(clock)
	}
	if !ok {
		return f, &fault.Fault{Status: http.StatusUnprocessableEntity, Code: "DIA", What: "«" + p.Day + "» não é um dia.", Remedy: "Escreva como 10/03/2026 ou 10/03/2026 23:59:59."}
	}
	for _, spec := range p.Kind.Fields() {
		if value := p.Values[spec.Name]; value != "" {
			f.Data = append(f.Data, ledger.Field{Name: spec.Name, Value: value})
		}
	}
	answer.SortFields(f.Data)
	return f, nil
}

// effectsShown is how many people a page lists.
const effectsShown = 200

func (p *factPage) consequences(c *docket.Consequences) {
	p.Seen, p.Effects = true, []Told{}
	compared := c.Compared
	for i := range compared.People[:min(len(compared.People), effectsShown)] {
		one := &compared.People[i]
		p.Effects = append(p.Effects, Told{answer.Turn(p.words, compared, one), law.Citations(one.Basis)})
	}
	p.Count = answer.PeopleCount(compared.People)
	p.Mirrors = answer.MirrorTurns(p.words, compared)
	p.Appeared, p.Gone = findingMessages(p.words, compared.Appeared), findingMessages(p.words, compared.Gone)
}

func (v *visit) factAgain(p *factPage, err error) error {
	f := v.toldOf(p.subject, err)
	if f.Status != http.StatusUnprocessableEntity {
		return err
	}
	p.Problems = f
	return v.askFact(f.Status, p)
}

// toldOf is told, with what the book refuses said in the words of the contest and
// with its article.
func (v *visit) toldOf(c *subject, err error) *fault.Fault {
	var refusal *ledger.Refusal
	if errors.Is(err, answer.ErrNoSeat) {
		return &fault.Fault{Status: http.StatusUnprocessableEntity, Code: "SEM-VAGA", What: locale.AsSentence(err.Error()) + ".", Remedy: "Para registrar assim mesmo, informe a vaga e a lista."}
	}
	if !errors.As(err, &refusal) {
		return fault.Of(err)
	}
	words := law.CivilWording
	if terms, err := v.Docket.Terms(v.ctx(), c.ID, c.Revision); err == nil {
		words = terms.Wording()
	}
	what, remedy := locale.LedgerRefusal(refusal, words)
	return &fault.Fault{Status: http.StatusUnprocessableEntity, Code: "FATO-RECUSADO", What: "Fato recusado, e nada foi gravado: " + what + " [" + law.Citations(refusal.Basis) + "].", Remedy: remedy}
}
