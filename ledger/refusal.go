package ledger

import (
	"certame/law"
	"certame/trace"
)

// Reason says why a fact was refused, before it was stored.
type Reason string

// The reasons.
const (
	UnknownField     Reason = "campo_desconhecido"
	MissingField     Reason = "campo_ausente"
	WrongValue       Reason = "valor_invalido"
	UnknownPerson    Reason = "inscricao_desconhecida"
	UnknownPost      Reason = "cargo_desconhecido"
	OtherPost        Reason = "pessoa_de_outro_cargo"
	UnknownGroup     Reason = "grupo_desconhecido"
	NoSuchFact       Reason = "fato_desconhecido"
	AlreadyReversed  Reason = "fato_ja_estornado"
	AlreadyThere     Reason = "fato_repetido"
	OutsidePeriod    Reason = "fora_das_inscricoes"
	NoOption         Reason = "sem_opcao"
	AlreadyDecided   Reason = "instancia_ja_decidida"
	NoAppeal         Reason = "sem_recurso"
	NothingToAppeal  Reason = "sem_decisao_contraria"
	UnknownBoard     Reason = "comissao_desconhecida"
	VotedAlready     Reason = "voto_repetido"
	FraudSequence    Reason = "processo_de_fraude"
	AfterValidity    Reason = "depois_da_validade"
	BeforeNotice     Reason = "antes_do_edital"
	NotExtensible    Reason = "sem_prorrogacao"
	ExtendedAlready  Reason = "ja_prorrogada"
	NoLabel          Reason = "conjunto_sem_rotulo"
	NoSuchSeat       Reason = "vaga_inexistente"
	SeatShut         Reason = "vaga_fechada"
	SeatTaken        Reason = "vaga_ocupada"
	AppointedAlready Reason = "ja_nomeada"
	NotAppointed     Reason = "nao_nomeada"
	NotInOffice      Reason = "nao_empossada"
	InOffice         Reason = "ja_empossada"
	InService        Reason = "em_exercicio"
	LeftAlready      Reason = "ja_saiu"
	NoEndOfQueue     Reason = "sem_fim_de_fila"
	NoGroupInOrder   Reason = "ordem_sem_grupo"
	OrderNotInForce  Reason = "ordem_fora_de_vigor"
	NoAct            Reason = "sem_ato"
	NoPreferences    Reason = "sem_preferencias"
	LetGoAlready     Reason = "ja_abriu_mao"
	WhichPost        Reason = "fato_sem_cargo"
	NothingFixed     Reason = "curso_sem_vaga_e_rotulo"
)

// Reasons lists every reason.
func Reasons() []Reason {
	return []Reason{
		UnknownField, MissingField, WrongValue, UnknownPerson, UnknownPost, OtherPost, UnknownGroup, NoSuchFact, AlreadyReversed, AlreadyThere,
		OutsidePeriod, NoOption, AlreadyDecided, NoAppeal, NothingToAppeal, UnknownBoard, VotedAlready, FraudSequence,
		AfterValidity, BeforeNotice, NotExtensible, ExtendedAlready, NoLabel, NoSuchSeat, SeatShut, SeatTaken, AppointedAlready, NotAppointed,
		NotInOffice, InOffice, InService, LeftAlready, NoEndOfQueue, NoGroupInOrder, OrderNotInForce, NoAct, NothingFixed, NoPreferences, LetGoAlready, WhichPost,
	}
}

// Refusal is a fact that may not be stored.
type Refusal struct {
	Entry  *Entry
	Reason Reason
	Params []trace.Param
	Basis  []law.Provision
	// Because is the number of the new fact with which this one, already in the
	// book, could no longer have happened; 0 when this one is the new fact.
	Because int
}

func refusalOf(b *Base, e *Entry, reason Reason, more []trace.Param) *Refusal {
	params := append([]trace.Param{
		trace.P("fato", trace.Word(ID(e.Number))), trace.P("tipo", trace.Word(e.Kind.Code())),
		trace.P("inscricao", trace.Word(e.Value("inscricao"))), trace.P("dia", trace.Day(e.At.Date)),
	}, more...)
	return &Refusal{Entry: e, Reason: reason, Params: params, Basis: basisOf(reason, e.Kind, b.Terms.Regime.ID)}
}

// because marks a refusal of an earlier fact as brought about by a new one.
func (r *Refusal) because(number int) *Refusal {
	if r.Entry.Number != number {
		r.Because = number
	}
	return r
}

// basisOf is the article behind a refusal; how a book is written has none, and
// rests on the edital.
func basisOf(reason Reason, kind Kind, regime law.Regime) []law.Provision {
	switch reason {
	case OutsidePeriod:
		return law.OptionPeriod.In(regime)
	case AfterValidity, NotExtensible, ExtendedAlready, BeforeNotice:
		return []law.Provision{law.CfArt37CptInc3, law.Lei9784Art66Par3}
	case NoOption, AlreadyDecided, NoAppeal, NothingToAppeal, UnknownBoard, VotedAlready:
		return law.PendingOption.In(regime)
	case FraudSequence:
		return law.FraudProceeding.In(regime)
	case NoLabel, NoSuchSeat, SeatShut, SeatTaken:
		return law.LaterVacancies.In(regime)
	case AppointedAlready, LeftAlready:
		return law.NextOfSameList.In(regime)
	case NothingFixed:
		return law.NotCounted.In(regime)
	case NotAppointed, NoAct:
		return appointmentBasis(kind, regime)
	case NotInOffice, InOffice, InService:
		return []law.Provision{law.Lei8112Art33Cpt}
	}
	return []law.Provision{law.EditalRegraCpt}
}

func appointmentBasis(kind Kind, regime law.Regime) []law.Provision {
	switch kind {
	case TookOffice:
		return []law.Provision{law.Lei8112Art13Par1}
	case Voided:
		return []law.Provision{law.Lei8112Art13Par6}
	case EnteredService:
		return []law.Provision{law.Lei8112Art15Par1}
	}
	return law.Alternation.In(regime)
}

// Error is for programs; people read the text of the reason.
func (r *Refusal) Error() string {
	return "fato " + ID(r.Entry.Number) + " recusado: " + string(r.Reason)
}
