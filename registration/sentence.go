package registration

import (
	"certame"
	"certame/law"
	"certame/trace"
)

// Sentence is one sentence of the advice, in code and values.
type Sentence struct {
	Code           string
	Params         []trace.Param
	Basis          []law.Provision
	Interpretation law.Interpretation // empty when the text leaves no choice
	DecidedBy      string             // "edital" or "padrao", with an Interpretation
}

// Advice is what a choice of groups entails, in at most a dozen sentences. It
// recommends nothing.
type Advice struct {
	Options   certame.GroupSet
	Final     certame.GroupSet // where the person is classified if all are confirmed; several when a tie is settled only by the lists
	Sentences []Sentence
}

// Numbers are those of a previous state of the post, by modality; they foretell
// nothing.
type Numbers struct {
	People   int
	Optantes []int           // people with an option for each group
	Seated   []bool          // whether somebody is called on that list
	Cut      []certame.Score // mark of the last person called on that list
}
