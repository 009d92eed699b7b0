package ledger

import (
	"certame"
	"certame/fraud"
)

// Person is what the facts say of one person.
type Person struct {
	Who   certame.Person
	Stage Stage
	// Label is of the last appointment; Seat is the seat held, 0 for none.
	Seat       int
	Label      certame.Modality
	On         certame.Date // of the last step of the appointment
	By         *Entry       // the appointment
	Leaving    Leaving
	LeftBy     *Entry
	LeftSeat   int // the seat left, 0 when there was none
	Queue      int // order of going to the end of the queue; 0 when never
	QueueBy    *Entry
	Opted      certame.GroupSet // options made by a fact
	Unopted    certame.GroupSet // options withdrawn by one
	Decided    []Decided
	Orders     []Order
	proceeding []fraud.Fact
	Course     *Entry   // called to the training course, and not lost since
	Answers    []*Entry // to calls to confirm a post, in order
	Lost       bool     // what the homologation fixed: left, or went to the end, after it
}

// Stage is how far an appointment went.
type Stage uint8

// The stages.
const (
	NotNamed Stage = iota
	Named
	InPost // took office
	Serving
)

// Leaving is why a person is on no list any more.
type Leaving uint8

// The ways of leaving.
const (
	Stays Leaving = iota
	LeftDeclining
	LeftNotAppearing
	LeftVoided
	LeftDismissed
	LeftDead
	LeftFraud
	LeftRemoved
)

// State is the state of the roll for a way of leaving.
func (l Leaving) State() certame.State { return leavingStates[l] }

var leavingStates = [...]certame.State{
	Stays: certame.StateActive, LeftDeclining: certame.StateWithdrawn, LeftNotAppearing: certame.StateNoShow, LeftVoided: certame.StateVoided,
	LeftDismissed: certame.StateDismissed, LeftDead: certame.StateDeceased, LeftFraud: certame.StateFraud, LeftRemoved: certame.StateEliminated,
}

// Holds reports whether the person is appointed now.
func (p *Person) Holds() bool { return p != nil && p.Seat > 0 }

// Gone reports whether the person left, and no court put her back: she is on no
// list.
func (p *Person) Gone() bool { return p != nil && p.Leaving != Stays && !p.readmitted() }

// out reports whether a person has nothing left to lose. Who was put back and
// appointed, and whose order then fell, is on no list and still has the seat:
// only another act takes it.
func (p *Person) out() bool { return p.Gone() && !p.Holds() }
