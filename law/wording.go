package law

// Wording is whose words a contest speaks. The ordinance of the Forces names the
// same things differently: who is nomeado in a cargo by an edital is, there,
// matriculado in a turma or incorporado by an aviso de convocação.
type Wording uint8

// The wordings. What is said of the Forces in general has both words, until the
// kind of contest is known.
const (
	CivilWording Wording = iota
	ForcesWording
	AdmissionWording // exam of admission to a military school
	TemporaryWording // temporary military service
	wordings
)

// Word is one row of the vocabulary: how each wording says what the civil one
// says, with the provisions that speak so.
type Word struct {
	Said  [wordings]string
	Basis []Provision
}

// Words lists the vocabulary.
func Words() []Word { return append([]Word(nil), words[:]...) }

// Wordings lists every wording.
func Wordings() []Wording {
	return []Wording{CivilWording, ForcesWording, AdmissionWording, TemporaryWording}
}

// Say is the civil word as w says it; ok is false when the vocabulary does not
// have the word, which is then civil.
func (w Wording) Say(civil string) (said string, ok bool) {
	for i := range words {
		if words[i].Said[CivilWording] == civil {
			return words[i].Said[w], true
		}
	}
	return civil, false
}
