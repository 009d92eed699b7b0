package ledger

import (
	"certame"
	"certame/fraud"
)

// Person is what the facts say of one person.
type Person struct {
	Who        certame.Person
	Holding              // the last appointment
	Earlier    []Holding // by preference: the seats still held until taking office in the last one
	Leaving    Leaving
	LeftBy     *Entry
	LeftSeat   int              // the seat left, 0 when there was none
	Left       []LeftPost       // by preference: posts given back, while others are waited for
	Queues     []Queued         // the posts where the person went to the end of the queue
	Opted      certame.GroupSet // options made by a fact
	Unopted    certame.GroupSet // options withdrawn by one
	Decided    []Decided
	Orders     []Order
	proceeding []fraud.Fact
	Courses    []*Entry // called to the training course, and not lost since
	Answers    []*Entry // to calls to confirm a post, in order
	Lost       bool     // what the homologation fixed: left, or went to the end, after it
}

// Holding is an appointment and how far it went.
type Holding struct {
	Stage Stage
	Post  certame.PostIndex
	Seat  int // held; 0 for none
	Label certame.Modality
	On    certame.Date // of the last step
	By    *Entry       // the appointment
}

// LeftPost is a post that somebody had, or was called to, and has no more; those
// put before it are still waited for. Why is Stays of who left it for one of them.
type LeftPost struct {
	Post certame.PostIndex
	Why  Leaving
	By   *Entry
	Late bool // after the homologation
}

// Queued is a post in which somebody went to the end of the queue.
type Queued struct {
	Post  certame.PostIndex
	Order int
	By    *Entry
	Late  bool // after the homologation
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

// HeldIn is the appointment of a person in a post; nil when there is none in force.
func (p *Person) HeldIn(post certame.PostIndex) *Holding {
	if p == nil {
		return nil
	}
	if p.Seat > 0 && p.Post == post {
		return &p.Holding
	}
	for i := range p.Earlier {
		if p.Earlier[i].Post == post {
			return &p.Earlier[i]
		}
	}
	return nil
}

// holdings are the appointments in force, the first made first.
func (p *Person) holdings() []Holding {
	if !p.Holds() {
		return nil
	}
	return append(p.Earlier[:len(p.Earlier):len(p.Earlier)], p.Holding)
}

// QueueIn is the last time the person went to the end of the queue of a post.
func (p *Person) QueueIn(post certame.PostIndex) *Queued {
	for i := len(p.Queues) - 1; i >= 0; i-- {
		if p.Queues[i].Post == post {
			return &p.Queues[i]
		}
	}
	return nil
}

// LeftIn is how the person gave a post back; nil when not.
func (p *Person) LeftIn(post certame.PostIndex) *LeftPost {
	for i := len(p.Left) - 1; i >= 0; i-- {
		if p.Left[i].Post == post {
			return &p.Left[i]
		}
	}
	return nil
}

// LastOut is the fact by which the person last left a seat of a post: leaving, or
// going to the end of the queue.
func (p *Person) LastOut(post certame.PostIndex) *Entry {
	if left := p.LeftIn(post); left != nil {
		return left.By
	}
	if p.LeftBy != nil {
		return p.LeftBy
	}
	if q := p.QueueIn(post); q != nil {
		return q.By
	}
	return nil
}

// LostIn reports whether what the homologation fixed in a post is lost.
func (p *Person) LostIn(post certame.PostIndex) bool {
	left, queued := p.LeftIn(post), p.QueueIn(post)
	return p.Lost || left != nil && left.Late || queued != nil && queued.Late
}

// Gone reports whether the person left, and no court put her back: she is on no
// list.
func (p *Person) Gone() bool { return p != nil && p.Leaving != Stays && !p.readmitted() }

// out reports whether a person has nothing left to lose. Who was put back and
// appointed, and whose order then fell, is on no list and still has the seat:
// only another act takes it.
func (p *Person) out() bool { return p.Gone() && !p.Holds() }
