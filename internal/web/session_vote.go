package web

import (
	"certame/internal/sitting"
	"certame/internal/web/parts"
)

// openVotes opens the case for the votes of a board.
func (v *visit) openVotes() error {
	return v.onCase(func(c *subject, one *sitting.Case) error {
		_, err := v.Sittings.OpenVoting(v.ctx(), v.account(), c.ID, one.ID, v.r.PostFormValue("comissao"))
		return err
	})
}

// closeVotes opens all the votes at once and closes the board, which decides.
func (v *visit) closeVotes() error {
	return v.onCase(func(c *subject, one *sitting.Case) error {
		_, err := v.Sittings.CloseVoting(v.ctx(), v.account(), c.ID, one.ID)
		return err
	})
}

// callAlternate puts the alternate of a seat in the place of who cannot vote.
func (v *visit) callAlternate() error {
	return v.onCase(func(c *subject, one *sitting.Case) error {
		_, err := v.Sittings.Replace(v.ctx(), v.account(), c.ID, one.ID, v.r.PostFormValue("lugar"), v.r.PostFormValue("motivo"))
		return err
	})
}

// annulVotes gives up votes that cannot be completed, unread.
func (v *visit) annulVotes() error {
	return v.onCase(func(c *subject, one *sitting.Case) error {
		_, err := v.Sittings.Annul(v.ctx(), v.account(), c.ID, one.ID, v.r.PostFormValue("motivo"))
		return err
	})
}

// tieAccount says whose the registration is, or that it is of nobody any more.
func (v *visit) tieAccount() error {
	return v.onCase(func(c *subject, one *sitting.Case) error {
		if v.r.PostFormValue("desligar") != "" {
			return v.Sittings.Untie(v.ctx(), v.account(), c.ID, one.Registration)
		}
		return v.Sittings.Tie(v.ctx(), v.account(), c.ID, one.Registration, v.r.PostFormValue("login"))
	})
}

// onCase does something to the case of the address and shows it again.
func (v *visit) onCase(do func(*subject, *sitting.Case) error) error {
	c, one, err := v.secretariatCase()
	if err != nil {
		return err
	}
	if err := do(c, one); err != nil {
		return v.sessionCaseAgain(c, one, err)
	}
	return v.redirect(caseAddress(c, one))
}

// seatOptions are the seats of the open box: which of them voted is not told.
func (v *visit) seatOptions(one *sitting.Case) (list []parts.Option, err error) {
	seats, err := v.Sittings.BoxSeats(v.ctx(), one)
	for _, seat := range seats {
		list = append(list, parts.Option{Value: seat, Text: seat})
	}
	return list, err
}
