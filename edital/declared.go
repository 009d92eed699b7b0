package edital

import (
	"certame"
	"certame/law"
)

// Declared is what the file of the edital says, before any default. A nil or
// empty field was not declared.
type Declared struct {
	Name       string
	Agency     string
	Notice     string
	Published  certame.Date
	Kind       Kind
	Nature     Nature
	Regime     law.Regime
	Rationale  string // fundamento: why the edital departs from a default
	Validity   Validity
	Enrolment  certame.Date // matricula_em: day of the matrícula or incorporação (I-38)
	Opens      Instant
	Closes     Instant
	ByMinute   bool // Closes was written without seconds: the whole minute counts (I-24)
	Groups     []DeclaredGroup
	Names      []GroupName // rotulos
	Scope      Scope
	Posts      []DeclaredPost
	Phases     []Phase
	TieBreaks  []TieBreak
	AgeOn      certame.Date // reference date of idoso
	Reversion  Reversion
	Chains     []DeclaredChain
	Exhausted  OpenExhausted
	Multiple   Multiple
	Rounding   TotalRounding
	Order      OrderRule
	Labels     []string // ordem: lista, position by position
	Compensate Compensation
	FreezeAt   string // compensacao.congela_em (I-13)
	SubJudice  SubJudice
	Pending    PendingRule
	EndOfQueue EndOfQueue
	Vacated    Vacated
	Preference bool
	Told       PreferenceOrder  // ordem_de_preferencia
	Appointed  AfterAppointment // preferencias.nomeada
	Approved   ApprovedLimit
	Absence    Absence
	Placing    Distribution // distribuicao
	DrawFolder string       // distribuicao.pasta: where the draw is recorded
	Positions  []Position

	Confirmation Confirmation
	Fraud        FraudRules
}

// DeclaredGroup is one entry of grupos. Nil pointers take the default.
type DeclaredGroup struct {
	Code, Label  string
	Share        *certame.Ratio
	Rounding     *certame.Rounding
	Cap          *certame.Ratio
	MinVacancies *int
	Confirmation *certame.ConfirmationKind
	Collision    *int
}

// GroupName is the name of a group for the public.
type GroupName struct{ Code, Name string }

// DeclaredPost is one entry of cargos.
type DeclaredPost struct {
	Code, Name, Place string
	Vacancies         int
	Table             []TableCell // quadro; nil when not declared
	Phases            []Phase     // as this post weighs them (pesos); nil when as the edital does
	Where             string
	Of                string // the cargo of which this is a locality; "" when the post is whole
	List              LocalList
}

// TableCell is one modality of a declared table, by code (AC included).
type TableCell struct {
	Code  string
	Seats int
}

// DeclaredChain is the reversion chain of one group, by codes.
type DeclaredChain struct {
	Code string
	To   []string
}

// Position says where a key stands in the file, for findings.
type Position struct {
	Key   string
	Where string // edital.yaml:7:3
}

// Instant is a civil date and the second of the day, in Brasília time. A
// missing time of day is the last second (23:59:59) for an end and 0 for a start.
type Instant struct {
	Date   certame.Date
	Second int
}

// Validity is how long the contest may still yield appointments.
type Validity struct {
	From       certame.Date
	Months     int
	Extensible bool
}
