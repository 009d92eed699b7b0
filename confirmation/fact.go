package confirmation

import "certame/edital"

// FactKind is what happened.
type FactKind uint8

// The facts of one procedure.
const (
	FactSummoned         FactKind = iota // called to a session, or to hand documents in
	FactAttended                         // came; documents handed in
	FactAbsent                           // did not come
	FactFilmingRefused                   // refused to be filmed
	FactTechnicalFailure                 // the session could not be held: a new date, not an absence
	FactWithdrew                         // gave the option up
	FactDocumentMissing                  // handed nothing in
	FactVote                             // a ballot, of either instance
	FactReasons                          // the individual opinion of a vote, given later
	FactOpinion                          // the opinion of the board (D 10)
	FactClosed                           // the board closed the case
	FactProvisional                      // provisional result published
	FactAppeal                           // appeal filed
	FactDefinitive                       // definitive result published
)

// Fact is one thing that happened, at an instant of Brasília.
type Fact struct {
	Kind     FactKind
	At       edital.Instant
	Where    string         // for messages: "votos.csv, linha 3"
	Session  edital.Instant // of a summons: when the person must come
	Until    edital.Instant // of a provisional result: the last instant of the appeal, as it was announced; zero for what the edital says
	Instance Instance       // of a vote, an opinion, a closing
	Ballot   Ballot         // of a vote, or of the reasons of one
	Doubt    bool           // of an opinion: reasonable doubt declared (D 5 §1)
}
