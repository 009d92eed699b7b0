package sitting

import "certame/edital"

// Slot is where somebody is called to, and until when they may come: what a summons
// says beside the hour.
type Slot struct {
	Ends Moment `json:"fim,omitzero"`
	City string `json:"cidade,omitempty"`
	Room string `json:"sala,omitempty"`
}

// Slot is that of the last summons.
func (c *Case) Slot() (slot Slot) {
	if e := c.Last(Summoned); e != nil && len(e.Detail) > 0 {
		_ = e.Into(&slot) // of a summons that says nothing of it: the zero slot
	}
	return slot
}

// closes is the first instant in which who has not come is absent. Where the summons
// does not say when the slot ends, the person is waited for until the day does.
func (c *Case) closes() edital.Instant {
	slot := c.Slot()
	if slot.Ends.IsZero() {
		return edital.Instant{Date: c.State.Session.Date + 1}
	}
	return slot.Ends.Instant
}
