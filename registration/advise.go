package registration

import (
	"slices"

	"certame"
	"certame/edital"
	"certame/law"
	"certame/trace"
)

// Choice is what is asked of the adviser: the groups a person thinks of
// declaring, in one post of an edital.
type Choice struct {
	Terms   *edital.Terms
	Post    int
	Seats   []int // of the post, by modality
	Options certame.GroupSet
	Numbers *Numbers // nil when no previous state is known
}

// Advise says what each declared option entails, while it can still change
// (Decreto, art. 4º, § 2º): the open competition, the seats, the confirmation
// each group asks for, the single modality of art. 21, the trap of declaring
// two groups (I-14), and until when.
func Advise(c Choice) Advice {
	a := &adviser{Choice: c, regime: c.Terms.Regime.ID, out: Advice{Options: c.Options}}
	a.out.Final = finalGroups(c.Terms, c.Options)
	a.open()
	a.seats()
	a.confirmations()
	a.single()
	a.disability()
	a.trap()
	a.numbers()
	a.deadline()
	return a.out
}

// adviser gathers the sentences of one choice.
type adviser struct {
	Choice
	regime law.Regime
	out    Advice
}

func (a *adviser) say(code string, basis []law.Provision, params ...trace.Param) *Sentence {
	a.out.Sentences = append(a.out.Sentences, Sentence{Code: code, Params: params, Basis: basis})
	return &a.out.Sentences[len(a.out.Sentences)-1]
}

// under says which reading of an open point a sentence follows.
func (a *adviser) under(s *Sentence, id law.Interpretation, key string) {
	s.Interpretation, s.DecidedBy = id, a.Terms.DecidedBy(key)
}

func (a *adviser) code(m certame.Modality) trace.Value { return trace.Word(a.Terms.Code(m)) }

// codes joins the codes of a set as people write them: "PPP, PI e PQ".
func (a *adviser) codes(set certame.GroupSet) trace.Value {
	text, list := "", set.Modalities()
	for i, m := range list {
		switch {
		case i > 0 && i == len(list)-1:
			text += " e "
		case i > 0:
			text += ", "
		}
		text += a.Terms.Code(m)
	}
	return trace.Word(text)
}

func (a *adviser) postCode() trace.Param {
	return trace.P("cargo", trace.Word(a.Terms.Posts[a.Post].Code))
}

// open: everybody competes for the open seats, optantes too.
func (a *adviser) open() {
	if a.Options == 0 {
		a.say("so_ampla", law.AlsoInOpen.In(a.regime))
		return
	}
	a.say("ampla_sempre", slices.Concat(law.AlsoInOpen.In(a.regime), law.NotCounted.In(a.regime)))
}

// numbers repeats the previous state, when the folder has one.
func (a *adviser) numbers() {
	if a.Numbers == nil {
		return
	}
	params := []trace.Param{a.postCode(), trace.P("pessoas", trace.Int(a.Numbers.People))}
	for m := range a.Seats {
		if m > 0 && !a.Options.Has(certame.Modality(m)) {
			continue
		}
		cut := trace.Value{}
		if a.Numbers.Seated[m] {
			cut = trace.Mark(a.Numbers.Cut[m])
		}
		params = append(params, trace.P("modalidade", a.code(certame.Modality(m))),
			trace.P("optantes", trace.Int(a.Numbers.Optantes[m])), trace.P("corte", cut))
	}
	a.say("estado_anterior", law.BothLists.In(a.regime), params...)
}

// deadline says until which second the option may change.
func (a *adviser) deadline() {
	basis := law.OptionPeriod.In(a.regime)
	p, ok := PeriodOf(a.Terms)
	if !ok {
		a.say("prazo_nao_declarado", basis)
		return
	}
	a.say("prazo", basis, trace.P("limite", Moment(p.Closes)))
}
