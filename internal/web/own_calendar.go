package web

import (
	"strconv"

	"certame/internal/convening"
)

// ownCalendar is the deadlines of the person as a file for any calendar. It has no name
// and no number of theirs: a calendar is read over shoulders.
func (v *visit) ownCalendar() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	list, err := v.Situations.Own(v.ctx(), v.account(), c.ID)
	if err != nil {
		return err
	}
	deadlines, err := v.ownDeadlines(c, list)
	if err != nil {
		return err
	}
	var entries []convening.Reminder
	for _, d := range deadlines {
		entries = append(entries, convening.Reminder{Key: c.Slug + "-" + d.Key, What: d.What, Detail: d.Detail, At: d.At, AllDay: d.AllDay, Stamp: v.Clock()})
	}
	h := v.w.Header()
	h.Set("Content-Type", "text/calendar; charset=utf-8")
	h.Set("Content-Disposition", "attachment; filename="+strconv.Quote(c.Slug+"-prazos.ics"))
	h.Set("Cache-Control", "no-store")
	v.w.Write(convening.Reminders(entries)) //nolint:errcheck // who asked may be gone
	return nil
}
