package registration

import (
	"certame"
	"certame/edital"
	"certame/law"
	"certame/trace"
)

// Apply puts the final options in the place of those of the spreadsheet of
// candidates, which may be silent but not say another thing: the facts with
// their instants are the evidence, and a difference is a finding.
func (o *Options) Apply(t *edital.Terms, r *certame.Roll, sink trace.Sink) {
	for p := range o.Final {
		person := certame.Person(p)
		if was := r.Options[p]; was != 0 && was != o.Final[p] {
			o.differs(t, r, person, sink)
		}
		r.Options[p] = o.Final[p]
		if stray := (r.Confirmed[p] | r.Denied[p]) &^ o.Final[p]; stray != 0 {
			strayDecision(t, r, person, stray, sink)
			r.Confirmed[p] &= o.Final[p]
			r.Denied[p] &= o.Final[p]
		}
	}
}

func (o *Options) differs(t *edital.Terms, r *certame.Roll, p certame.Person, sink trace.Sink) {
	id := string(r.IDs.At(p))
	sink.Finding(trace.Finding{
		Code: "inscricao.opcoes_divergentes", Severity: trace.Alerta, Blocks: true, Where: "inscrição " + id,
		Basis: law.OptionAtRegistration.In(t.Regime.ID),
		Params: []trace.Param{
			trace.P("inscricao", trace.Word(id)),
			trace.P("planilha", codesOf(t, r.Options[p])), trace.P("registro", codesOf(t, o.Final[p])),
		},
	})
}

// strayDecision: a decision about an option that is not there, because it was
// withdrawn, came too late or was never made, confirms nothing.
func strayDecision(t *edital.Terms, r *certame.Roll, p certame.Person, stray certame.GroupSet, sink trace.Sink) {
	id := string(r.IDs.At(p))
	sink.Finding(trace.Finding{
		Code: "inscricao.decisao_sem_opcao", Severity: trace.Alerta, Blocks: true, Where: "inscrição " + id,
		Basis:  law.OptionPeriod.In(t.Regime.ID),
		Params: []trace.Param{trace.P("inscricao", trace.Word(id)), trace.P("grupo", codesOf(t, stray))},
	})
}

// codesOf writes a set as the spreadsheet does, "PPP|PQ"; none is "nenhuma".
func codesOf(t *edital.Terms, set certame.GroupSet) trace.Value {
	text := ""
	for i, m := range set.Modalities() {
		if i > 0 {
			text += "|"
		}
		text += t.Code(m)
	}
	if text == "" {
		text = "nenhuma"
	}
	return trace.Word(text)
}
