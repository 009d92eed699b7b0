package draw

// Reason is what is wrong with an announcement, with what the source gave or with
// a result.
type Reason uint8

// The reasons; internal/locale has a text for each.
const (
	OtherTitle Reason = iota
	OtherForm
	NoObject
	BadDate
	BadSource
	BadExtraction
	BadDigits
	BadChain
	BadRound
	NotFuture // the source is not later than the announcement
	TooFewTickets
	BadTicket
	SameTicket
	OtherCount // of tickets
	BadNumbers
	NumbersDiffer
	SamePerson
	NoPerson
	BadSignature
	OtherAnnouncement
	OtherSeed
	OtherOrder
	OtherSum
	reasonCount
)

// Reasons lists them all.
func Reasons() []Reason {
	out := make([]Reason, reasonCount)
	for i := range out {
		out[i] = Reason(i)
	}
	return out
}

// Fault is one thing wrong. Line counts from 1; zero is the whole.
type Fault struct {
	Reason Reason
	Line   int
	Value  string // what was read
	Other  string // what was expected, or what it clashes with
}
