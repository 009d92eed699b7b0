package confirmation

import "certame/trace"

// Tally is the count of one board on one person.
type Tally struct {
	Seats     int // votes the board must have
	For       int
	Against   int
	Queried   int  // of the votes against, those that wait for a person
	Abstained int  // acts that record an abstention (I-04)
	Doubt     bool // the opinion of the board declares reasonable doubt (D 5 §1)
}

// Count counts the votes of a board and reports what a person must look at.
func Count(r *Rules, i Instance, ballots []Ballot, where string, sink trace.Sink) Tally {
	t := Tally{Seats: r.Votes(i)}
	for n := range ballots {
		b := &ballots[n]
		b.review(r, sink)
		switch b.Vote {
		case For:
			t.For++
		case Against:
			t.Against++
		case Abstained:
			t.Abstained++
		}
		if b.queried(r) {
			t.Queried++
		}
	}
	if !t.Complete() {
		sink.Finding(trace.Finding{
			Code: "voto.quorum", Severity: trace.Alerta, Where: where, Blocks: true, Basis: r.quorumBasis(i),
			Params: []trace.Param{trace.P("grupo", trace.Word(r.Code())), trace.P("tem", trace.Int(t.For+t.Against)), trace.P("devidos", trace.Int(t.Seats))},
		})
	}
	return t
}

// Complete reports whether every seat voted.
func (t Tally) Complete() bool { return t.For+t.Against == t.Seats }

// denies: more than half against (D 10; P 10).
func denies(against, seats int) bool { return 2*against > seats }
