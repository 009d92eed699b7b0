package fraud

import (
	"certame"
	"certame/law"
)

// Addressee of a referral.
type Addressee uint8

// The two of art. 4º, § 2º.
const (
	Prosecution     Addressee = iota // Ministério Público: possible crime
	AttorneyGeneral                  // Advocacia-Geral da União: money to give back
)

// owesReferrals: Lei 15.142/2025 and the ordinance send the result to two
// bodies; the law of 2014 and the others do not.
func owesReferrals(regime law.Regime) bool {
	return regime == law.RegimeLei15142 || regime == law.RegimeDec12536 || regime == law.RegimePortariaMD
}

// Basis is the article of a referral.
func (a Addressee) Basis(regime law.Regime) []law.Provision {
	switch {
	case !owesReferrals(regime):
		return nil
	case regime == law.RegimePortariaMD && a == Prosecution:
		return []law.Provision{law.Portmd1286Art13Par2, law.Portmd1286Art13Par2Inc1}
	case regime == law.RegimePortariaMD:
		return []law.Provision{law.Portmd1286Art13Par2, law.Portmd1286Art13Par2Inc2}
	case a == Prosecution:
		return []law.Provision{law.Lei15142Art4Par2, law.Lei15142Art4Par2Inc1}
	}
	return []law.Provision{law.Lei15142Art4Par2, law.Lei15142Art4Par2Inc2}
}

// Field is one thing a referral must say. Value is empty when the facts do not
// have it: the document shows it as still to be filled in.
type Field struct {
	Name  string // code of the label
	Value string
	Day   certame.Date // for dates; NoDate otherwise
	Code  string       // for values that are codes
	Hand  bool         // filled in by hand: personal data the program does not keep
}

// Document is the content of one referral: what must be in it, and what goes
// with it.
type Document struct {
	To         Addressee
	Wording    law.Wording
	Annulled   bool
	Fields     []Field
	Enclosures []string // codes
	Basis      []law.Provision
}

// Referral is the document owed to a body; ok is false while none is owed.
func (s *State) Referral(c Case, to Addressee, today certame.Date) (d Document, ok bool) {
	if !s.Conclusion.Found() || !s.final(c, today) || !owesReferrals(c.Regime) {
		return Document{}, false
	}
	effect := s.Effect(c, s.finalOn(c))
	d = Document{To: to, Wording: c.Wording, Annulled: effect.Outcome == Annulled, Basis: to.Basis(c.Regime)}
	d.Fields = append(s.identification(c), s.proceeding(effect)...)
	d.Enclosures = []string{"autos", "autodeclaracao", "notificacao", "defesa", "conclusao"}
	if to == AttorneyGeneral {
		d.Fields = append(d.Fields, money(effect)...)
	}
	if to == AttorneyGeneral && d.Annulled {
		d.Enclosures = append(d.Enclosures, "fichas_financeiras")
	}
	return d, true
}

// identification is who and which contest. Name and CPF are not in the facts:
// who signs fills them in.
func (s *State) identification(c Case) []Field {
	return []Field{
		text("orgao", c.Agency), text("certame", c.Contest), text("edital", c.Notice), text("cargo", c.Post),
		text("inscricao", c.Person), byHand("nome"), byHand("cpf"), text("grupo", c.Group),
	}
}

// proceeding is how the fraud was found: the due process, with its acts.
func (s *State) proceeding(e Effect) []Field {
	heard := s.day("defesa", Defended)
	if !happened(s.Defended) {
		heard = Field{Name: "prazo_sem_defesa", Day: s.DefenceUntil}
	}
	fields := []Field{s.day("noticia", Reported), s.day("instauracao", Opened), s.day("notificacao", Notified), heard, s.day("conclusao", Concluded)}
	if happened(s.Appealed) {
		fields = append(fields, s.day("recurso", Appealed), s.day("decisao_do_recurso", AppealDecided))
	}
	fields = append(fields, Field{Name: "reconhecido", Code: conclusionCodes[s.Conclusion], Day: certame.NoDate})
	if e.Outcome == Annulled {
		fields = append(fields, s.day("admissao", Admitted))
	}
	return append(fields, Field{Name: "efeito", Code: outcomeCodes[e.Outcome], Day: s.Applied, Value: s.act(EffectApplied)})
}

// money is what the AGU needs in order to say whether there is something to
// give back: for how long the person was in the post, and how much was paid. The
// facts of the proceeding do not have it. Who was never admitted was paid
// nothing, and the document says so.
func money(e Effect) []Field {
	if e.Outcome != Annulled {
		return []Field{{Name: "valores_pagos", Code: "sem_admissao", Day: certame.NoDate}}
	}
	return []Field{byHand("exercicio_desde"), byHand("exercicio_ate"), byHand("valores_pagos")}
}

var conclusionCodes = [...]string{NotFound: "nao_reconhecida", FoundFraud: "fraude", FoundBadFaith: "ma_fe"}

var outcomeCodes = [...]string{NoOutcome: "", Eliminated: "eliminacao", Annulled: "anulacao", NoneLeft: "sem_efeito_no_certame"}

func text(name, value string) Field { return Field{Name: name, Value: value, Day: certame.NoDate} }

func byHand(name string) Field { return Field{Name: name, Day: certame.NoDate, Hand: true} }

// day is the day and act of the last fact of a kind.
func (s *State) day(name string, kind Kind) Field {
	f := Field{Name: name, Day: certame.NoDate, Value: s.act(kind)}
	for _, fact := range s.Acts {
		if fact.Kind == kind {
			f.Day = fact.On
		}
	}
	return f
}

func (s *State) act(kind Kind) (act string) {
	for _, fact := range s.Acts {
		if fact.Kind == kind {
			act = fact.Act
		}
	}
	return act
}
