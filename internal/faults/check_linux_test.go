package faults

import (
	"fmt"
	"strconv"

	"certame/internal/installation"
	"certame/internal/store"
)

// check holds every receipt to what is stored: it is there, in the name of who holds it,
// and nobody is there twice.
func (c *crowd) check() {
	c.world.t.Helper()
	c.world.beside(func(i *installation.Installation) error {
		ctx := c.world.t.Context()
		events, err := i.Enrolments.Check(ctx, c.world.contest)
		if err != nil {
			return err
		}
		of := map[store.AccountID]string{}
		rows, err := i.Store.SQL().QueryContext(ctx, "SELECT e.account, v.position FROM enrolment e JOIN enrolment_event v ON v.contest = e.contest AND v.enrolment = e.number WHERE e.contest = $1", string(c.world.contest))
		if err != nil {
			return err
		}
		defer rows.Close()
		for rows.Next() {
			var account store.AccountID
			var position int
			if err := rows.Scan(&account, &position); err != nil {
				return err
			}
			if of[account] != "" {
				return fmt.Errorf("an account registered twice, at %s and %d", of[account], position)
			}
			of[account] = strconv.Itoa(position)
		}
		receipts := 0
		for _, p := range c.people {
			if p.position == "" {
				continue
			}
			if receipts++; of[p.account] != p.position {
				c.world.t.Errorf("person %d holds receipt %s and what is stored is %q", p.number, p.position, of[p.account])
			}
		}
		if receipts != len(of) || receipts != events {
			c.world.t.Errorf("%d receipts, %d people stored, %d events", receipts, len(of), events)
		}
		c.world.t.Logf("%d comprovantes, todos guardados uma vez; %d respostas pediram para voltar, %d se perderam no caminho", receipts, c.refused.Load(), c.unsure.Load())
		return rows.Err()
	})
}
