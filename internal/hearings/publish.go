package hearings

import (
	"slices"

	"certame"
	"certame/confirmation"
	"certame/internal/intake/boards"
)

// publish tells the provisional result and the appeal, on the days that the file
// records; without them the appeal is taken as in time.
func (w *teller) publish(appeal []boards.Entry) {
	if w.c.State.Stage != confirmation.ToPublish {
		return
	}
	day := certame.NoDate
	var filed *boards.Entry
	for n := range appeal {
		switch e := &appeal[n]; {
		case e.Recorded && e.Event == confirmation.FactProvisional:
			day = e.Day
		case e.Recorded && e.Event == confirmation.FactAppeal:
			filed = e
		}
	}
	if day == certame.NoDate && !hasAppeal(appeal) {
		return // nobody recorded the publication, and no term can be told
	}
	w.fact(confirmation.Fact{Kind: confirmation.FactProvisional, At: w.at(day)}, nil)
	if w.c.State.Stage == confirmation.Appealable && hasAppeal(appeal) {
		day = certame.NoDate
		if filed != nil {
			day = filed.Day
		}
		w.fact(confirmation.Fact{Kind: confirmation.FactAppeal, At: w.at(day)}, filed)
	}
}

func hasAppeal(appeal []boards.Entry) bool {
	return slices.ContainsFunc(appeal, func(e boards.Entry) bool { return !e.Recorded || e.Event == confirmation.FactAppeal })
}
