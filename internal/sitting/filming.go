package sitting

import "certame/confirmation"

// Filming is where the filming of a session stands.
type Filming string

// The states.
const (
	FilmingOwed    Filming = "por perguntar"
	FilmingAgreed  Filming = "aceita"
	FilmingDenied  Filming = "recusada"
	FilmingFailed  Filming = "falha técnica"
	FilmingNotMade Filming = "não se aplica" // documents are not filmed
)

// Filming is what the last session noted of it.
func (c *Case) Filming() Filming {
	switch {
	case c.Rules.Procedure != confirmation.Phenotype:
		return FilmingNotMade
	case c.sinceSummons(FilmingRefused) != nil:
		return FilmingDenied
	case c.sinceSummons(TechnicalFailure) != nil:
		return FilmingFailed
	case c.sinceSummons(FilmingAccepted) != nil:
		return FilmingAgreed
	}
	return FilmingOwed
}

// Identity is how the identity was checked in the last session, "" when it was not.
func (c *Case) Identity() string {
	if e := c.sinceSummons(IdentityChecked); e != nil {
		return e.Text
	}
	return ""
}
