package contest

import (
	"certame"
	"certame/appointment"
	"certame/classification"
	"certame/edital"
	"certame/law"
	"certame/ledger"
	"certame/trace"
)

// Preference is the place of a row among the posts that its candidate put in
// order, from 1, and how many they are; 0 where nobody puts posts in order.
func (c *Contest) Preference(row certame.Person) (place, of int) {
	if !c.byPreference() {
		return 0, 0
	}
	return int(c.Roll.Preferences.Place[row]), len(c.Roll.Applications(row))
}

// Choice is Preference where the order of the sheet is the one declared; 0 where it
// is told no further than the result shows it.
func (c *Contest) Choice(row certame.Person) (place, of int) {
	if c.Terms.Told == edital.OrderByResult {
		return 0, 0
	}
	return c.Preference(row)
}

// preferredSaid is of how many of the posts put before one its explanation
// speaks, the nearest; the others are counted.
const preferredSaid = 2

// preferences says which choice of the person this post is, what became of those
// they prefer, and which one they take.
func (e *explainer) preferences() {
	place, of := e.o.Preference(e.person)
	if place == 0 {
		return
	}
	basis := []law.Provision{law.EditalRegraCpt}
	if e.o.Terms.Told == edital.OrderByResult {
		e.byResult(basis)
		return
	}
	e.say("preferencia_deste_cargo", basis, e.postCode(), trace.P("preferencia", trace.Int(place)), trace.P("total", trace.Int(of)))
	e.locality()
	others := max(0, place-1-preferredSaid)
	if others > 0 {
		e.say("preferidas_outras", basis, trace.P("outras", trace.Int(others)))
	}
	for _, row := range e.o.Roll.Applications(e.person)[others : place-1] {
		e.preferred(row, basis)
	}
	takes := e.o.Takes(e.person)
	switch {
	case e.rank == appointment.NoOne:
	case e.p.AsideOf(e.rank) == HasBetter:
		at, _ := e.o.Preference(takes)
		e.say("ocupa_preferido", basis, e.codeOf(takes), trace.P("preferencia", trace.Int(at)))
	case e.p.AsideOf(e.rank) == LetGo:
		e.say("abriu_mao", basis, e.postCode())
	case e.p.AsideOf(e.rank) == SettledDown:
		e.say("nomeada_nao_espera", basis, e.codeOf(takes))
	case takes != certame.Nobody && takes != e.person && e.p.Appointment.CallOf[e.rank] > 0:
		at, _ := e.o.Preference(takes)
		e.say("chamada_ao_preferido", basis, e.codeOf(takes), trace.P("preferencia", trace.Int(at)))
	case takes == e.person && place < of:
		e.say("deixa_as_seguintes", basis, e.postCode())
	}
}

// byResult says what is known where the order is told no further than the result
// shows it.
func (e *explainer) byResult(basis []law.Provision) {
	e.say("ordem_nao_publicada", basis)
	if e.rank == appointment.NoOne {
		return
	}
	switch e.p.AsideOf(e.rank) {
	case HasBetter:
		e.say("ocupa_outro", basis, e.codeOf(e.o.Takes(e.person)))
	case LetGo:
		e.say("abriu_mao", basis, e.postCode())
	case SettledDown:
		e.say("nomeada_nao_espera", basis, e.codeOf(e.o.Takes(e.person)))
	}
}

// preferred says of a post put before this one why it is not the one taken.
func (e *explainer) preferred(row certame.Person, basis []law.Provision) {
	p := e.o.Posts[e.o.Roll.Post[row]]
	place, _ := e.o.Preference(row)
	choice := trace.P("preferencia", trace.Int(place))
	rank := appointment.NoOne
	if p != nil {
		rank, _ = e.all.at(p.Index).rankOf(p, row)
	}
	switch {
	case p == nil || row == e.o.Takes(e.person):
	case rank == appointment.NoOne:
		e.say("preferida_fora", basis, e.codeOf(row), choice)
	case p.AsideOf(rank) == SettledDown:
		e.say("preferida_encerrada", basis, e.codeOf(row), choice)
	case p.AsideOf(rank) == LetGo:
		e.say("preferida_recusada", basis, e.codeOf(row), choice)
	case p.AsideOf(rank) == Wants:
		e.say("preferida_espera", basis, e.codeOf(row), choice, trace.P("posicao", trace.Int(p.Place(rank))),
			trace.P("vagas", trace.Int(len(p.Allocation.Labels))))
	}
}

func (e *explainer) codeOf(row certame.Person) trace.Param {
	return trace.P("cargo", trace.Word(e.o.Terms.Posts[e.o.Roll.Post[row]].Code))
}

// answered says what the person answered to a call to confirm a post.
func (e *explainer) answered(by *ledger.Entry) {
	post := trace.P("cargo", trace.Word(e.o.Terms.Posts[by.Post].Code))
	switch by.Value("resposta") {
	case ledger.InterestConfirmed:
		e.sayFact("fato_confirmou", by, post)
	case ledger.InterestRefused:
		e.sayFact("fato_recusou", by, post)
	default:
		e.sayFact("fato_silenciou", by, post)
	}
}

// locality says how the person stands where each locality of a cargo has its own
// list before the general one.
func (e *explainer) locality() {
	p := &e.o.Terms.Posts[e.p.Index]
	if p.Of == "" || p.List != edital.ListLocal {
		return
	}
	code := "na_lista_geral"
	if classification.Local(e.o.Terms, e.o.Roll, e.person) {
		code = "na_lista_local"
	}
	e.say(code, []law.Provision{law.EditalRegraCpt}, trace.P("localidade", trace.Word(p.Place)), trace.P("cargo", trace.Word(p.Of)))
}

// elsewhere says which other posts the person is appointed in, or left for another:
// the seat is theirs until they take office in one they prefer (I-46).
func (e *explainer) elsewhere() {
	for _, row := range e.o.Roll.Applications(e.person) {
		held := e.o.known(row).HeldIn(e.o.Roll.Post[row])
		if row == e.person || held == nil {
			continue
		}
		code := "fato_tem_outro"
		if e.o.place(row) > e.o.place(e.person) && e.rank != appointment.NoOne && e.p.AsideOf(e.rank) == Wants {
			code = "fato_tem_outro_e_espera"
		}
		e.sayFact(code, held.By, e.codeOf(row), trace.P("vaga", trace.Int(held.Seat)))
	}
}

// leftPost says how the person gave this post back.
func (e *explainer) leftPost(left *ledger.LeftPost) {
	if left.Why == ledger.Stays {
		e.sayFact("fato_deixou_por_outro", left.By, e.postCode(), trace.P("outro", trace.Word(e.o.Terms.Posts[left.By.Post].Code)))
		return
	}
	e.sayFact("fato_deixou_o_cargo", left.By, e.postCode(), trace.P("modo", trace.Int(int(left.Why))))
}
