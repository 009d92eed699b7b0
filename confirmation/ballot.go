package confirmation

import (
	"strings"

	"certame"

	"certame/trace"
)

// Vote is what a member says of the declaration.
type Vote uint8

// The votes. There is no abstention in the texts: an act that records one has
// not decided (I-04).
const (
	NoVote Vote = iota
	For
	Against
	Abstained
)

// Ballot is one vote of one member on one person.
type Ballot struct {
	Member    string
	Alternate bool
	InPlaceOf string // the titular whose place an alternate took; may be empty
	Vote      Vote
	Reason    string // the individual opinion
	Apart     bool   // the opinion is in the file of the case and not here
	Where     string // "votos.csv, linha 3"
}

// queried reports whether the vote cannot be counted on until a person looks:
// a vote against without its reasons, on forbidden grounds (D 9 §2), or
// that declares the very doubt that decides the other way (D 5 §1). A vote for
// needs no reasons, so a bad one is only struck.
func (b *Ballot) queried(r *Rules) bool {
	if r.Procedure != Phenotype || b.Vote != Against {
		return false
	}
	_, forbidden := Forbidden(b.Reason)
	return forbidden || b.unreasoned() || DeclaresDoubt(b.Reason)
}

// review reports what a person has to look at in the vote. It never carries the
// reason itself, which is restricted (P 10 §3).
func (b *Ballot) review(r *Rules, sink trace.Sink) {
	f := trace.Finding{
		Severity: trace.Alerta, Where: b.Where,
		Params: []trace.Param{trace.P("grupo", trace.Word(r.Code())), trace.P("membro", trace.Word(b.Member))},
	}
	b.reviewPlace(r, sink)
	ground, forbidden := Forbidden(b.Reason)
	switch {
	case b.Vote == Abstained:
		f.Code, f.Basis, f.Blocks = "voto.abstencao", onMajority.in(r.Regime), true
	case forbidden && r.Procedure == Phenotype:
		f.Code, f.Basis = "voto.fundamento_vedado", onPhenotype.in(r.Regime)
		f.Params = append(f.Params, trace.P("especie", trace.Word(string(ground))))
	case b.unreasoned():
		f.Code, f.Basis = "voto.sem_motivo", onMajority.in(r.Regime)
	case b.queried(r):
		f.Code, f.Basis = "voto.duvida_contraria", onDoubt.in(r.Regime)
	default:
		return
	}
	sink.Finding(f)
}

// unreasoned: a vote against needs its reasons written down.
func (b *Ballot) unreasoned() bool {
	return b.Vote == Against && !b.Apart && strings.TrimSpace(b.Reason) == ""
}

// reviewPlace notes an alternate who does not say in whose place the vote was.
func (b *Ballot) reviewPlace(r *Rules, sink trace.Sink) {
	if b.Alternate && b.InPlaceOf == "" {
		sink.Finding(trace.Finding{
			Code: "voto.suplente_sem_titular", Severity: trace.Nota, Where: b.Where, Basis: onAlternates.in(r.Regime),
			Params: []trace.Param{trace.P("grupo", trace.Word(r.Code())), trace.P("membro", trace.Word(b.Member))},
		})
	}
}

// ReasonsApart notes that no vote of a file came with its reasons: they must be
// in the file of each case.
func ReasonsApart(r *Rules, where string, votes int) trace.Finding {
	return trace.Finding{
		Code: "voto.motivos_a_parte", Severity: trace.Nota, Where: where, Basis: onMajority.in(r.Regime),
		Params: []trace.Param{trace.P("votos", trace.Int(votes))},
	}
}

// Unfilmed is a session that was not filmed although nobody refused (P 17).
func Unfilmed(r *Rules, where string) trace.Finding {
	return trace.Finding{Code: "sessao.sem_filmagem", Severity: trace.Alerta, Where: where, Basis: onFilming.in(r.Regime), Params: []trace.Param{trace.P("grupo", trace.Word(r.Code()))}}
}

// DayCompleted notes a date whose year was completed by the reader.
func DayCompleted(r *Rules, where string, day certame.Date) trace.Finding {
	return trace.Finding{
		Code: "voto.data_abreviada", Severity: trace.Nota, Where: where, Basis: r.boardBasis(),
		Params: []trace.Param{trace.P("grupo", trace.Word(r.Code())), trace.P("data", trace.Day(day))},
	}
}

// AppealWithoutObject is an appeal against what was not decided against anybody.
func AppealWithoutObject(r *Rules, where string) trace.Finding {
	code := "recurso.sem_objeto"
	if r.Appeal == 0 {
		code = "recurso.sem_comissao" // the edital gives the appeal another way (I-05)
	}
	return trace.Finding{Code: code, Severity: trace.Alerta, Where: where, Basis: onAppealBoard.in(r.Regime), Params: []trace.Param{trace.P("grupo", trace.Word(r.Code()))}}
}
