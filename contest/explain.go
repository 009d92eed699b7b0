package contest

import (
	"slices"

	"certame"
	"certame/appointment"
	"certame/classification"
	"certame/edital"
	"certame/law"
	"certame/phase"
	"certame/trace"
)

// Sentence is one sentence of an explanation, in code and values.
type Sentence struct {
	Code   string
	Params []trace.Param
	Basis  []law.Provision
}

// Explanation answers "why am I in this position?" and "why was I not called?"
// for one person in one post, in at most a dozen sentences.
type Explanation struct {
	Person    certame.Person
	Post      certame.PostIndex
	Situation Situation
	Sentences []Sentence
	Outcome   int          // the sentences from this one on say whether the person is called, and why
	Change    *LeastChange // nil when the person is called or off every list
}

// explainer gathers the sentences of one person.
type explainer struct {
	o      *Outcome
	p      *Post
	person certame.Person
	rank   classification.Rank
	member int        // of the post
	at     *standings // of everybody in the post
	all    *Explainer
	regime law.Regime
	out    Explanation
}

// Explain explains the place of a person. The candidate-level trace is made on
// demand: the contest's result does not keep it.
func (o *Outcome) Explain(person certame.Person) (*Explanation, error) {
	e := o.Explainer().explain(person)
	if e.waits() {
		e.leastChange()
	}
	return &e.out, nil
}

func (e *explainer) why() {
	if e.rank == appointment.NoOne {
		e.offLists()
		e.preferences()
		e.facts()
		e.out.Outcome = len(e.out.Sentences)
		return
	}
	e.position()
	e.phases()
	e.account()
	e.openList()
	e.options()
	e.seats()
	e.preferences()
	e.facts()
	e.out.Outcome = len(e.out.Sentences)
	e.outcome()
}

func (e *explainer) say(code string, basis []law.Provision, params ...trace.Param) {
	e.out.Sentences = append(e.out.Sentences, Sentence{code, params, basis})
}

func (e *explainer) id(rank appointment.Rank) trace.Value { return trace.Word(e.o.id(e.p, rank)) }

func (e *explainer) mark(rank appointment.Rank) trace.Value {
	return trace.Mark(e.o.Roll.Score[e.p.Lists.Order[rank]])
}

func (e *explainer) code(m certame.Modality) trace.Value { return trace.Word(e.o.Terms.Code(m)) }

func (e *explainer) postCode() trace.Param {
	return trace.P("cargo", trace.Word(e.o.Terms.Posts[e.p.Index].Code))
}

// offLists explains why a person stands on no list.
func (e *explainer) offLists() {
	if e.member < 0 {
		return
	}
	s := e.p.Lists.Standing[e.member]
	e.out.Situation = SituationOf(s, false)
	if !e.stopped(e.member) {
		e.say("fora_das_listas", s.Basis(e.regime), e.postCode(),
			trace.P("inscricao", trace.Word(string(e.o.Roll.IDs.At(e.person)))), trace.P("razao", trace.Int(int(s))))
	}
	e.rulings()
}

// position says the general position, and what separates the person from the
// one just ahead.
func (e *explainer) position() {
	e.say("posicao_geral", law.BothLists.In(e.regime), e.postCode(),
		trace.P("inscricao", e.id(e.rank)), trace.P("nota", e.mark(e.rank)),
		trace.P("posicao", trace.Int(int(e.at.general[e.rank]))), trace.P("total", trace.Int(e.at.approved)))
	ahead := e.rank - 1
	for ahead >= 0 && e.p.Lists.Mirror[ahead] {
		ahead--
	}
	if ahead < 0 {
		return
	}
	rule, byMark, ok := classification.Separates(e.o.Terms, e.o.Roll, e.p.Lists.Order[ahead], e.person)
	if byMark || ok && rule.Rule == edital.TieLocality {
		return
	}
	code, name := "empate_com_a_anterior", ""
	if ok {
		code, name = "desempate_com_a_anterior", string(rule.Rule)
		if rule.Rule == edital.TieComponent {
			name = rule.Component
		}
	}
	e.say(code, []law.Provision{law.Lei10741Art27Par1u, law.CppArt440Cpt}, trace.P("outra", e.id(ahead)), trace.P("criterio", trace.Word(name)))
}

func (e *explainer) openList() {
	if place := int(e.at.open[e.rank]); place > 0 {
		e.say("lista_ac", law.AlsoInOpen.In(e.regime), trace.P("posicao", trace.Int(place)), trace.P("total", trace.Int(len(e.p.Lists.Open))))
		return
	}
	switch {
	case e.p.Lists.Mirror[e.rank]:
	case e.o.Roll.Flags[e.person]&certame.FlagOutsideCut == 0:
		e.say("alem_do_limite_da_ac", phase.LimitBasis(e.o.Terms))
	default:
		e.say("fora_da_ac", law.OutsideCut.In(e.regime))
	}
}

// placeOn is the position of a rank on a list, from 1, or 0.
func placeOn(list []classification.Rank, rank classification.Rank) int {
	for i, r := range list {
		if r == rank {
			return i + 1
		}
	}
	return 0
}

// options says what became of each option.
func (e *explainer) options() {
	if e.p.Lists.Mirror[e.rank] {
		return // the mirror sentence says all there is
	}
	informative := certame.GroupSet(0)
	for _, m := range e.o.Roll.Options[e.person].Modalities() {
		if !e.p.Lists.Final[e.rank].Has(m) && !e.o.Roll.Denied[e.person].Has(m) {
			informative = informative.With(m)
			continue
		}
		e.option(m)
	}
	if informative != 0 {
		e.informative(informative)
	}
}

// joined writes the codes of a set: "PI e PQ".
func (e *explainer) joined(set certame.GroupSet) string {
	codes := ""
	for i, m := range set.Modalities() {
		if i > 0 {
			codes += " e "
		}
		codes += e.o.Terms.Code(m)
	}
	return codes
}

// informative says, in one sentence, on which lists the person stands only as
// information.
func (e *explainer) informative(set certame.GroupSet) {
	e.say("opcao_informativa", slices.Concat(law.SingleModality.In(e.regime), law.InformationalList.In(e.regime)),
		trace.P("grupo", trace.Word(e.joined(set))), trace.P("final", trace.Word(e.joined(e.p.Lists.Final[e.rank]))))
}

func (e *explainer) option(m certame.Modality) {
	group := trace.P("grupo", e.code(m))
	if e.o.Roll.Denied[e.person].Has(m) {
		code := "opcao_nao_confirmada"
		if e.at.open[e.rank] == 0 {
			code = "opcao_nao_confirmada_fora"
		}
		if !e.ruling(m) {
			e.say(code, law.OptionLost.In(e.regime), group)
		} else if code == "opcao_nao_confirmada" {
			e.say("segue_na_ampla", law.OptionLost.In(e.regime), group)
		}
		return
	}
	place, total := int(e.at.groups[m-1][e.rank]), len(e.p.Lists.Specific[m-1])
	params := []trace.Param{group, trace.P("posicao", trace.Int(place)), trace.P("total", trace.Int(total))}
	switch {
	case e.o.Undecided(e.person).Has(m):
		e.say("opcao_pendente", law.PendingOption.In(e.regime), params...)
	default:
		e.ruling(m)
		e.say("opcao_confirmada", law.BothLists.In(e.regime), params...)
	}
}

// seats says how many seats the post has, by modality, in the order of the edital.
func (e *explainer) seats() {
	params := []trace.Param{e.postCode(), trace.P("total", trace.Int(len(e.p.Allocation.Labels)))}
	for m, n := range e.p.Allocation.Counts {
		params = append(params, trace.P("modalidade", e.code(certame.Modality(m))), trace.P("vagas", trace.Int(n)))
	}
	if len(e.p.Allocation.Labels) == 0 {
		e.say("so_cadastro", law.ThresholdMissed.In(e.regime), e.postCode())
		return
	}
	e.say("vagas_do_cargo", slices.Concat(law.Shares.In(e.regime), law.Alternation.In(e.regime)), params...)
}
