package contest_test

import (
	"certame"
	"certame/appointment"
	"certame/conformance/literal"
	"certame/contest"

	"pgregory.net/rapid"
)

var unitedKinds = [...]string{
	"vaga_aberta", "vaga_aberta", "vaga_fechada", "nomeacao", "nomeacao", "nomeacao", "nomeacao", "nomeacao", "nomeacao", "nomeacao",
	"posse", "posse", "posse", "posse", "exercicio", "exercicio", "sem_efeito", "nao_compareceu", "desistencia", "exoneracao", "obito",
	"fim_de_fila", "fim_de_fila", "interesse", "interesse", "interesse", "estorno", "estorno",
}

// anyFact proposes what may well be impossible.
func (u *united) anyFact(t *rapid.T) literal.Fact {
	u.today += certame.Date(rapid.SampledFrom([]int{0, 0, 1, 1, 3}).Draw(t, "days"))
	f := literal.Fact{Kind: rapid.SampledFrom(unitedKinds[:]).Draw(t, "kind"), Day: int(u.today)}
	if rapid.IntRange(0, 4).Draw(t, "late") == 0 {
		f.Day -= rapid.IntRange(1, 6).Draw(t, "how late")
	}
	post := rapid.IntRange(0, len(u.terms.Posts)-1).Draw(t, "post")
	f.Post = postCode(post)
	switch f.Kind {
	case "estorno":
		f.Post, f.Target = "", rapid.IntRange(max(1, len(u.facts)-12), len(u.facts)+1).Draw(t, "fato")
		return f
	case "vaga_aberta":
		f.Quantity = 1
		if len(u.live.Facts.Now.Posts[post].Seats) >= 8 {
			f.Kind, f.Seat = "vaga_fechada", 1
		}
		return f
	case "vaga_fechada":
		f.Seat = rapid.IntRange(1, len(u.live.Facts.Now.Posts[post].Seats)+1).Draw(t, "vaga")
		return f
	case "nomeacao":
		u.place(t, &f, certame.PostIndex(post))
		return f
	}
	u.whom(t, &f)
	return f
}

// place is mostly that of the next of the post.
func (u *united) place(t *rapid.T, f *literal.Fact, post certame.PostIndex) {
	p, err := u.live.At(post)
	if err != nil {
		t.Fatalf("%v in%s", err, u.story())
	}
	waiting, how := p.Waiting(), rapid.IntRange(0, 9).Draw(t, "how")
	if len(waiting) == 0 || how == 0 {
		f.Person, f.Label = u.anyone(t), rapid.SampledFrom([]string{"AC", "PPP", "PcD"}).Draw(t, "rotulo")
		f.Seat = rapid.IntRange(1, len(u.live.Facts.Now.Posts[post].Seats)+1).Draw(t, "vaga")
		return
	}
	call := waiting[0]
	if how < 4 {
		call = rapid.SampledFrom(waiting).Draw(t, "who waits")
	}
	u.called(p, call, f)
}

func (u *united) called(p *contest.Post, call appointment.Call, f *literal.Fact) {
	f.Person, f.Seat, f.Label = u.idAt(p, call.Rank), p.SeatOf(call.Rank).Number, u.terms.Code(call.Final)
}

func (u *united) anyone(t *rapid.T) string {
	return string(u.roll.IDs.At(certame.Person(rapid.IntRange(0, u.roll.Len()-1).Draw(t, "who"))))
}

// whom is mostly somebody with a seat, in the post of the seat.
func (u *united) whom(t *rapid.T, f *literal.Fact) {
	type chair struct {
		who  certame.Person
		post int
	}
	var chairs []chair
	for i := range u.terms.Posts {
		for _, seat := range u.live.Facts.Now.Posts[i].Seats {
			if seat.Holder != certame.Nobody && canBe(f.Kind, u.live.Facts.Now.Of(seat.Holder).HeldIn(certame.PostIndex(i)).Stage) {
				chairs = append(chairs, chair{seat.Holder, i})
			}
		}
	}
	f.Person = u.anyone(t)
	if len(chairs) > 0 && rapid.IntRange(0, 4).Draw(t, "able") > 0 {
		one := rapid.SampledFrom(chairs).Draw(t, "chair")
		f.Person, f.Post = string(u.roll.IDs.At(one.who)), postCode(one.post)
	}
	switch f.Kind {
	case "interesse":
		f.Result = rapid.SampledFrom([]string{"confirma", "recusa", "silencio"}).Draw(t, "resposta")
	case "desistencia", "obito":
		f.Post = ""
	}
}
