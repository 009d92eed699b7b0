package confirmation

import "certame"

// Answer is what a file says of a requirement; silence is not yes.
type Answer uint8

// The answers.
const (
	Unknown Answer = iota
	Yes
	No
)

// Member is one person appointed to a board, with what the law asks of them.
type Member struct {
	Code       string // how votes name the member
	CPF        string // tells people apart; may be empty
	Alternate  bool
	InPlaceOf  string // the titular whose alternate this is; may be empty
	Resident   Answer
	Reputation Answer
	Course     Answer // certificate of the course on racial equality
	Experience Answer
	Belongs    Answer // to the group whose documents the board verifies
	Knowledge  Answer // notório saber
	Term       certame.Date
	Gender     string
	Colour     string
	Region     string
}

// Board is one board of a group. A contest may have several of the first
// instance, told by Number.
type Board struct {
	Instance Instance
	Number   string
	Where    string // "comissao.csv, PPP 1"
	Members  []Member
}

// same reports whether two appointments are of one person: by CPF when both
// have one, else by code (S16).
func same(a, b *Member) bool {
	if a.CPF != "" && b.CPF != "" {
		return a.CPF == b.CPF
	}
	return a.Code == b.Code
}

// member finds a member by code.
func (b *Board) member(code string) *Member {
	for i := range b.Members {
		if b.Members[i].Code == code {
			return &b.Members[i]
		}
	}
	return nil
}

// titulars counts the members who are not alternates.
func (b *Board) titulars() (n int) {
	for i := range b.Members {
		if !b.Members[i].Alternate {
			n++
		}
	}
	return n
}
