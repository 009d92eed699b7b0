package contest

import (
	"slices"

	"certame"
	"certame/appointment"
	"certame/classification"
	"certame/law"
	"certame/ledger"
)

// Situation is the one final status of a person in a post (property 11).
type Situation string

// The closed list of situations; the words are the ones of situacoes.csv.
const (
	Called      Situation = "convocada"
	OnLists     Situation = "classificada"
	SubJudice   Situation = "sub_judice"
	NotApproved Situation = "nao_aprovada"
	GaveUp      Situation = "desistente"
	Missing     Situation = "ausente"
	Out         Situation = "eliminada"
	MadeVoid    Situation = "nomeacao_sem_efeito"
	Dead        Situation = "falecida"
	NoShow      Situation = "nao_compareceu"
	Dismissed   Situation = "exonerada"
	Appointed   Situation = "nomeada"
	TookOffice  Situation = "empossada"
	Serving     Situation = "em_exercicio"
	Elsewhere   Situation = "em_cargo_preferido" // takes a post put before this one
	Refused     Situation = "recusou_o_cargo"    // or one put before it, or was silent
	Settled     Situation = "nomeada_em_outro"   // is appointed in a post put after it, and waits no more (I-46)
)

// situations by standing; Ranked depends on the call.
var situations = [...]Situation{
	classification.Ranked: OnLists, classification.Mirrored: SubJudice, classification.NoMark: NotApproved,
	classification.Withdrawn: GaveUp, classification.Absent: Missing, classification.Eliminated: Out,
	classification.Fraud: Out, classification.Voided: MadeVoid, classification.Deceased: Dead,
	classification.OptionLost: Out, classification.Unassessed: NotApproved, classification.BelowMinimum: NotApproved,
	classification.PastCut: NotApproved, classification.PastNumber: NotApproved, classification.Missed: Out,
	classification.BeyondLimit: NotApproved, classification.BeyondOwn: NotApproved,
	classification.OutsideCut: Out, classification.NoShow: NoShow, classification.Dismissed: Dismissed,
}

// SituationOf is the situation of a standing; seated tells called people from
// those who wait.
func SituationOf(s classification.Standing, seated bool) Situation {
	if s == classification.Ranked && seated {
		return Called
	}
	return situations[s]
}

// stages by how far an appointment went.
var stages = [...]Situation{ledger.NotNamed: Called, ledger.Named: Appointed, ledger.InPost: TookOffice, ledger.Serving: Serving}

// SituationAt is the situation of somebody on the lists: called, or how far the
// appointment went.
func (p *Post) SituationAt(rank appointment.Rank) Situation {
	number := p.Appointment.CallOf[rank]
	switch {
	case p.Lists.Mirror[rank]:
		return SubJudice
	case number == 0:
		return asides[p.AsideOf(rank)]
	}
	if place := p.SeatOf(rank); place != nil {
		return stages[place.Stage]
	}
	return Called
}

// asides are the situations of somebody on the lists who is not called.
var asides = [...]Situation{Wants: OnLists, HasBetter: Elsewhere, LetGo: Refused, SettledDown: Settled}

// AsideOf is why somebody takes no seat of the post; Wants for who takes part in
// its seats.
func (p *Post) AsideOf(rank appointment.Rank) Aside {
	if p.Aside == nil {
		return Wants
	}
	return p.Aside[rank]
}

// SituationBasis is the dispositivo behind the situation of a person: who holds
// a seat, or stands where, by which article.
func SituationBasis(regime law.Regime, m certame.Modality, s classification.Standing) []law.Provision {
	switch {
	case s != classification.Ranked || m == certame.NoModality:
		return s.Basis(regime)
	case m == certame.OpenCompetition:
		return law.AlsoInOpen.In(regime)
	}
	return slices.Concat(law.NotCounted.In(regime), law.Alternation.In(regime))
}

// RankOf finds the rank of a person in the post, or NoOne.
func (p *Post) RankOf(person certame.Person) appointment.Rank {
	for i, other := range p.Lists.Order {
		if other == person {
			return appointment.Rank(i)
		}
	}
	return appointment.NoOne
}

// Place is the general position of a rank, from 1. People sub judice are apart:
// they push nobody down.
func (p *Post) Place(rank appointment.Rank) int {
	place := 1
	for _, mirrored := range p.Lists.Mirror[:rank] {
		if !mirrored {
			place++
		}
	}
	return place
}

// Approved is how many people are approved, those sub judice apart.
func (p *Post) Approved() int {
	apart := 0
	for _, mirrored := range p.Lists.Mirror {
		if mirrored {
			apart++
		}
	}
	return len(p.Lists.Order) - apart
}
