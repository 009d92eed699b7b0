package registration

import (
	"slices"

	"certame"
	"certame/edital"
	"certame/law"
	"certame/trace"
)

// Record writes down what the facts came to: one step for the contest, a
// finding for each change without effect, each clash and each court order.
// where names the place of a change, as "opcoes.csv, linha 7".
func (o *Options) Record(t *edital.Terms, ids *certame.Identifiers, where func(Change) string, sink trace.Sink) {
	r := recorder{t, ids, where, sink}
	p, _ := PeriodOf(t)
	sink.Step(periodStep(t, p))
	sink.Step(o.step(p))
	for _, refusal := range o.Refused {
		r.report(refusalCode(refusal.Reason), trace.Alerta, false, refusal.Basis, refusal.Change,
			trace.P("acao", trace.Word(actionWords[refusal.Change.Action])),
			trace.P("instante", Moment(refusal.Change.At)), trace.P("limite", Moment(refusal.Limit)))
	}
	for _, clash := range o.Clashes {
		r.report("inscricao.mesmo_segundo", trace.Alerta, true, law.OptionPeriod.In(t.Regime.ID), clash.In, trace.P("instante", Moment(clash.In.At)))
	}
	for person, set := range o.Court {
		r.court(certame.Person(person), set, o.Final[person])
	}
}

func refusalCode(reason Reason) string {
	if reason == BeforePeriod {
		return "inscricao.opcao_antes_do_inicio"
	}
	return "inscricao.opcao_depois_do_fim"
}

// periodStep says until which second the options could change; a deadline
// written to the minute runs to its last second (I-24).
func periodStep(t *edital.Terms, p Period) trace.Step {
	step := trace.Step{
		ID: "registration/period", Rule: "R-11", Subject: "inscricoes", Verdict: trace.Applied, Value: Moment(p.Closes),
		Basis:  law.OptionPeriod.In(p.Regime),
		Inputs: []trace.Input{{Name: "desde", Value: Moment(p.Opens), Source: "edital:inscricoes", Decisive: true}},
	}
	if t.ByMinute {
		step.Interpretation, step.DecidedBy = law.I24, "padrao"
	}
	return step
}

// step is the step of for the whole contest.
func (o *Options) step(p Period) trace.Step {
	step := trace.Step{
		ID: "registration/options", Rule: "R-11", Subject: "inscricoes", Verdict: trace.Applied, Value: trace.Int(optantes(o.Final)),
		Basis: slices.Concat(law.OptionAtRegistration.In(p.Regime), law.OptionPeriod.In(p.Regime)),
		Inputs: []trace.Input{
			{Name: "ate", Value: Moment(p.Closes), Source: "passo:registration/period", Decisive: true},
			{Name: "mudancas_com_efeito", Value: trace.Int(o.Applied), Source: "opcoes", Decisive: true},
			{Name: "mudancas_recusadas", Value: trace.Int(len(o.Refused)), Source: "opcoes"},
		},
	}
	if len(o.Clashes) > 0 {
		step.Interpretation, step.DecidedBy = law.I23, "padrao"
	}
	return step
}

func optantes(final []certame.GroupSet) (n int) {
	for _, set := range final {
		if set != 0 {
			n++
		}
	}
	return n
}

var actionWords = [...]string{OptsIn: "opta", OptsOut: "desiste"}

// Moment is an instant as a value of a step: "20/03/2026 23:59:59".
func Moment(i edital.Instant) trace.Value {
	return trace.Word(i.Date.Brazilian() + " " + Clock(i.Second))
}

// Clock writes the second of a day as hh:mm:ss.
func Clock(second int) string {
	b := [...]byte{'0', '0', ':', '0', '0', ':', '0', '0'}
	for i, n := range [...]int{second / 3600, second / 60 % 60, second % 60} {
		b[3*i], b[3*i+1] = byte('0'+n/10), byte('0'+n%10)
	}
	return string(b[:])
}

// recorder writes the findings of one contest.
type recorder struct {
	t     *edital.Terms
	ids   *certame.Identifiers
	where func(Change) string
	sink  trace.Sink
}

func (r recorder) report(code string, s trace.Severity, blocks bool, basis []law.Provision, c Change, more ...trace.Param) {
	r.sink.Finding(trace.Finding{
		Code: code, Severity: s, Blocks: blocks, Basis: basis, Where: r.where(c),
		Params: append([]trace.Param{r.person(c.Person), r.group(c.Group)}, more...),
	})
}

func (r recorder) person(p certame.Person) trace.Param {
	return trace.P("inscricao", trace.Word(string(r.ids.At(p))))
}

func (r recorder) group(m certame.Modality) trace.Param {
	return trace.P("grupo", trace.Word(r.t.Code(m)))
}

// court names each option that a judge decided, so that nobody takes it for the
// person's own.
func (r recorder) court(p certame.Person, set, final certame.GroupSet) {
	for _, m := range set.Modalities() {
		action := OptsOut
		if final.Has(m) {
			action = OptsIn
		}
		r.sink.Finding(trace.Finding{
			Code: "inscricao.ordem_judicial", Severity: trace.Nota, Basis: law.OptionPeriod.In(r.t.Regime.ID),
			Where:  "inscrição " + string(r.ids.At(p)),
			Params: []trace.Param{r.person(p), r.group(m), trace.P("acao", trace.Word(actionWords[action]))},
		})
	}
}
