package law

// Interpretation is the identifier of one point the texts leave open: "I-01".
type Interpretation string

// InterpretationRecord is the question, the readings offered and the default.
type InterpretationRecord struct {
	ID         Interpretation `json:"id"`
	Title      string         `json:"titulo"`
	Question   string         `json:"pergunta"`
	Provisions []Provision    `json:"dispositivos"`
	Key        string         `json:"chave"` // key of edital.yaml that decides; empty when none does
	Default    string         `json:"padrao"`
	Why        string         `json:"motivo"`
	SettledBy  string         `json:"resolve"` // the source that would settle the point
	Options    []Option       `json:"opcoes"`
}

// Option is one reading with a worked example.
type Option struct {
	Value   string `json:"valor"`
	Text    string `json:"texto"`
	Example string `json:"exemplo"`
}

// Interpretations lists every record, I-01 first.
func Interpretations() []InterpretationRecord {
	return append([]InterpretationRecord(nil), interpretations[:]...)
}

// Record returns the record of i; ok is false for an unknown identifier.
func (i Interpretation) Record() (InterpretationRecord, bool) {
	for _, r := range interpretations {
		if r.ID == i {
			return r, true
		}
	}
	return InterpretationRecord{}, false
}

// Term is one entry of the glossary.
type Term struct {
	Portuguese string
	Identifier string // the word the code uses
	Definition string
	Provisions []Provision
	Synonyms   []string
}

// Glossary lists every term.
func Glossary() []Term { return append([]Term(nil), glossary[:]...) }
