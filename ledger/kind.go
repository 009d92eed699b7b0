package ledger

// Kind is what happened.
type Kind uint8

// The closed list of kinds. The order is of no consequence: a book stores the
// word of the kind, not its number.
const (
	Registrations Kind = iota // the sheet of people, frozen by its digest
	Marks                     // marks corrected
	Option                    // an option made or withdrawn by the person
	Board                     // a board and its members
	Vote                      // commitment of a sealed vote
	Decision                  // of a board, on an option
	Appeal                    // against a decision
	FraudReported
	FraudOpened
	FraudNotified
	FraudDefended
	FraudTermElapsed
	FraudConcluded
	FraudAppealed
	FraudAppealDecided
	FraudEffect
	FraudSentToMP
	FraudSentToAGU
	Homologated
	TrainingCourse // called to the course that is a phase of the contest
	SeatsOpened
	SeatClosed
	Appointed
	Voided // the appointment made without effect
	TookOffice
	EnteredService
	Declined
	DidNotAppear
	EndOfQueue
	Dismissed // exoneração
	Died
	Removed // left by a decision whose reason is not public
	CourtOrder
	CourtOrderEnded
	CourtOrderFinal // won for good
	ValidityExtended
	DrawHeld
	Published
	Interest // answer, or silence, of somebody called to confirm a post
	Reversal // estorno
	kindCount
)

// Code is the word of the kind in files.
func (k Kind) Code() string { return specs[k].code }

// KindOf finds a kind by its word.
func KindOf(code string) (Kind, bool) {
	for k := range specs {
		if specs[k].code == code {
			return Kind(k), true
		}
	}
	return 0, false
}

// Kinds lists every kind, in the order of the documentation.
func Kinds() []Kind {
	out := make([]Kind, kindCount)
	for k := range out {
		out[k] = Kind(k)
	}
	return out
}

// Version is the present version of the format of a kind.
func (k Kind) Version() int { return specs[k].version }
