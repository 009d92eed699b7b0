package complaint

import (
	"slices"
	"time"

	"certame"
	"certame/edital"
	"certame/fraud"
	"certame/internal/dossier"
	"certame/internal/secret"
	"certame/internal/store"
	"certame/ledger"
)

// Step is one step of a proceeding, with what its acts say.
type Step struct {
	fraud.Fact
	Text  string // what there is against the person, the defence, the reasons: restricted
	From  string // the complaint it came of
	Files []Attachment
	By    store.AccountID
	At    time.Time // when it was written
}

// stepData is a step as it is kept; its kind is that of the act.
type stepData struct {
	On         string `json:"dia"`
	Act        string `json:"ato,omitempty"`
	Until      string `json:"ate,omitempty"`
	Origin     string `json:"origem,omitempty"`
	Conclusion string `json:"resultado,omitempty"`
	Text       string `json:"texto,omitempty"`
	From       string `json:"denuncia,omitempty"`

	Files []Attachment `json:"anexos,omitempty"`
}

// kinds are the facts of the book, by step: the admission is a fact of its own.
var kinds = map[fraud.Kind]ledger.Kind{
	fraud.Reported: ledger.FraudReported, fraud.Opened: ledger.FraudOpened, fraud.Notified: ledger.FraudNotified, fraud.Defended: ledger.FraudDefended,
	fraud.TermElapsed: ledger.FraudTermElapsed, fraud.Concluded: ledger.FraudConcluded, fraud.Appealed: ledger.FraudAppealed,
	fraud.AppealDecided: ledger.FraudAppealDecided, fraud.EffectApplied: ledger.FraudEffect, fraud.SentToMP: ledger.FraudSentToMP, fraud.SentToAGU: ledger.FraudSentToAGU,
}

var (
	origins     = []string{fraud.ByComplaint: ledger.ByComplaint, fraud.ByIndication: ledger.ByIndication}
	conclusions = []string{fraud.NotFound: ledger.FraudNotFound, fraud.FoundFraud: ledger.FraudFound, fraud.FoundBadFaith: ledger.FraudBadFaith}
)

// KindOf is the step that a word names, as the book writes it.
func KindOf(word string) (fraud.Kind, bool) {
	for step, kind := range kinds {
		if kind.Code() == word {
			return step, true
		}
	}
	return 0, false
}

// Word names a step as the book does.
func Word(k fraud.Kind) string { return kinds[k].Code() }

// ConclusionOf is the conclusion that a word names.
func ConclusionOf(word string) (fraud.Conclusion, bool) {
	at := slices.Index(conclusions, word)
	return fraud.Conclusion(max(at, 0)), at >= 0
}

// ConclusionWord is the word of a conclusion, as the book writes it.
func ConclusionWord(c fraud.Conclusion) string { return conclusions[c] }

func concludes(k fraud.Kind) bool { return k == fraud.Concluded || k == fraud.AppealDecided }

func (s *Step) data() stepData {
	out := stepData{On: s.On.ISO(), Act: s.Act, Until: s.Until.ISO(), Text: s.Text, From: s.From, Files: s.Files}
	if s.Kind == fraud.Reported {
		out.Origin = origins[s.Ground]
	}
	if concludes(s.Kind) {
		out.Conclusion = conclusions[s.Conclusion]
	}
	return out
}

// stepOf reads a step that was kept.
func stepOf(a dossier.Act, d stepData) (s Step, err error) {
	kind, known := KindOf(a.Kind)
	on, dated := certame.ParseDate([]byte(d.On))
	s = Step{Fact: fraud.Fact{Kind: kind, On: on, Act: d.Act, Until: certame.NoDate}, Text: d.Text, From: d.From, Files: d.Files, By: a.By, At: a.At}
	if until, ends := certame.ParseDate([]byte(d.Until)); ends {
		s.Until = until
	}
	if kind == fraud.Reported {
		s.Ground = fraud.Ground(max(slices.Index(origins, d.Origin), 0))
	}
	if concludes(kind) {
		s.Conclusion, _ = ConclusionOf(d.Conclusion)
	}
	if !known || !dated {
		err = secret.ErrSealed
	}
	return s, err
}

// entry is the step as a fact of the book: days, acts and words of closed lists, and
// nothing that anybody told.
func (s *Step) entry(registration, author string) ledger.Fact {
	kind := kinds[s.Kind]
	f := ledger.Fact{Kind: kind, Version: kind.Version(), At: edital.Instant{Date: s.On, Second: ledger.WholeDay}, Act: s.Act, Author: author}
	for _, spec := range kind.Fields() {
		value := ""
		switch spec.Name {
		case "inscricao":
			value = registration
		case "ate":
			value = s.Until.ISO()
		case "origem":
			value = origins[s.Ground]
		case "resultado":
			value = conclusions[s.Conclusion]
		}
		if value != "" {
			f.Data = append(f.Data, ledger.Field{Name: spec.Name, Value: value})
		}
	}
	return f
}
