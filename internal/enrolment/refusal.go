package enrolment

import (
	"errors"

	"certame/edital"
	"certame/law"
	"certame/registration"
)

// Refusal is what may not be done, with its article and what to do.
type Refusal struct {
	Code, What, Remedy string
	Basis              []law.Provision
}

func (r *Refusal) Error() string { return r.What + " " + r.Remedy }

// ErrBusy says that more came at the same time than can be kept in a bearable wait.
var ErrBusy = errors.New("muitas pessoas se inscrevem neste instante e nada do seu pedido foi gravado")

// Problem is what is wrong with a field of the form.
type Problem struct{ Field, What string }

// Invalid is a form with problems.
type Invalid struct{ Problems []Problem }

func (i *Invalid) Error() string { return "há campos a corrigir" }

func words(i edital.Instant) string {
	return i.Date.Brazilian() + " às " + registration.Clock(i.Second)
}

func notReceived() *Refusal {
	return &Refusal{Code: "SEM-INSCRICOES", What: "As inscrições deste certame não são recebidas aqui agora.", Remedy: "Procure no edital onde se fazem, ou volte quando forem abertas."}
}

func outOfPeriod(r registration.Refusal) *Refusal {
	out := &Refusal{Code: "FORA-DO-PRAZO", Basis: r.Basis, Remedy: "Nada foi gravado. Depois do fim, a opção só muda por decisão judicial."}
	if r.Reason == registration.BeforePeriod {
		out.What, out.Remedy = "As inscrições começam em "+words(r.Limit)+", horário de Brasília.", "Nada foi gravado. Volte a partir dessa hora."
		return out
	}
	out.What = "O prazo terminou em " + words(r.Limit) + ", horário de Brasília, e este pedido chegou ao registro em " + words(r.Change.At) + "."
	return out
}

func rulesMoved() *Refusal {
	return &Refusal{Code: "EDITAL-MUDOU", What: "O edital ou o prazo mudou depois que você abriu a página. Nada foi gravado.", Remedy: "Leia o resumo de novo, confira as suas escolhas e repita."}
}

func reachMoved() *Refusal {
	return &Refusal{Code: "EDITAL-MUDOU-DE-NOVO", What: "O edital mudou outra vez depois que você viu quem ele alcança. Nada foi gravado.", Remedy: "Veja de novo quem o edital atual alcança e decida."}
}

func alreadyIn() *Refusal {
	return &Refusal{Code: "JA-INSCRITA", What: "Esta conta já tem inscrição neste certame, com outros dados.", Remedy: "Cada conta tem uma inscrição: abra a sua e mude o que quiser."}
}

func cpfTaken() *Refusal {
	return &Refusal{Code: "CPF-INSCRITO", What: "Já há inscrição com este CPF neste certame, feita por outra conta.", Remedy: "Entre com a conta em que se inscreveu. Se não foi você, procure o órgão."}
}

func notIn() *Refusal {
	return &Refusal{Code: "SEM-INSCRICAO", What: "Esta conta não tem inscrição neste certame.", Remedy: "Faça a inscrição primeiro."}
}

func movedSince() *Refusal {
	return &Refusal{Code: "INSCRICAO-MUDOU", What: "A inscrição mudou depois que você abriu esta página, talvez em outra janela. Nada foi gravado.", Remedy: "Abra a inscrição de novo e repita."}
}
