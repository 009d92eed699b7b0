package appointment

import "certame"

// Call is one line of the order of call: the person who enters when the
// seats of the order reach the k-th.
type Call struct {
	Number int // from 1; one per person
	Opened int // number of the seat whose opening brings the call, from 1
	Seat   int // number of the seat taken; with a compensation, not the one that opened
	Rank   Rank
	Label  certame.Modality // modality under which the person is called
	Final  certame.Modality // modality under which the person counts with all seats open
}

// TransferKind is why a label changed.
type TransferKind string

// A seat reverts to another list, or a person passes from a reserved seat to
// an open one and the reserved seat passes to the next optante.
const (
	Reverts     TransferKind = "reversao"
	Compensated TransferKind = "compensacao"
)

// Transfer is one recorded change. Reversions applied in order to
// the labels of the seats give the final labels.
type Transfer struct {
	Call     int              // call at which it happens; the last one when the seat opened calls nobody
	Opened   int              // number of the seat whose opening brings it
	Seat     int              // from 1; of a compensation, the reserved seat left
	Label    certame.Modality // label of that seat in the order, before any reversion
	From, To certame.Modality
	Kind     TransferKind
	Moved    Rank // compensation: who passes to the other modality
	Entered  Rank // compensation: who takes the seat passed on
}

// Seat is one seat at the end: the label of the order, the label after
// reversions, and who holds it.
type Seat struct {
	Label, Current certame.Modality
	Holder         Rank
}

// Result is who takes which seat of a post, and in which order.
type Result struct {
	Calls     []Call
	Transfers []Transfer
	Seats     []Seat
	Holds     []certame.Modality // by rank; NoModality when without a seat
	CallOf    []int32            // by rank: number of the call, 0 when not called
}
