package web

import (
	"certame/confirmation"
	"certame/internal/custody"
	"certame/internal/locale"
	"certame/internal/sitting"
	"certame/internal/web/parts"
)

// sessionMay is what can be noted of the case now: the page offers nothing else.
type sessionMay struct{ Identify, Attend, Film, Refuse, Fail, Miss, Withdraw, Open, Close, Hand bool }

// filmsKept is how many films of the case are in custody; nothing for what is not filmed.
func (v *visit) filmsKept(c *subject, one *sitting.Case) (string, error) {
	if one.Rules.Procedure != confirmation.Phenotype {
		return "", nil
	}
	kept, err := v.Custody.Of(v.ctx(), c.ID, one.Registration, one.Group)
	films := 0
	for i := range kept {
		if kept[i].Kind == custody.Film && kept[i].Gone.IsZero() {
			films++
		}
	}
	return said(films == 0, "nenhum filme guardado", locale.Count(films, "filme guardado", "filmes guardados")), err
}

// mayNow is what the stage allows; whether it is so is asked again when it is done.
func mayNow(c *sitting.Case, live bool) sessionMay {
	stage, known := c.State.Stage, c.Identity() != ""
	waiting, here := stage == confirmation.ToAttend, stage == confirmation.Voting && !live
	filming := c.Rules.Procedure == confirmation.Phenotype && (waiting && known || here)
	return sessionMay{
		Identify: waiting && !known, Attend: waiting && known,
		Film: filming && c.Filming() == sitting.FilmingOwed, Refuse: filming && c.Filming() == sitting.FilmingAgreed,
		Fail:     waiting || here,
		Miss:     waiting && !known,
		Withdraw: stage != confirmation.Settled && !live && c.Last(sitting.Provisional) == nil,
		Open:     (here && c.Filming() != sitting.FilmingOwed || stage == confirmation.AppealVoting && !live && c.Last(sitting.Received) != nil),
		Close:    live, Hand: waiting && !known && c.Rules.Procedure != confirmation.Phenotype,
	}
}

// boardOptions are the boards that may decide the case now.
func (v *visit) boardOptions(c *subject, one *sitting.Case) (list []parts.Option, err error) {
	b, err := v.Docket.Boards(v.ctx(), c.ID)
	if err != nil {
		return nil, err
	}
	group := b.Group(one.Group)
	if group == nil {
		return nil, nil
	}
	for i := range group.Boards {
		if group.Boards[i].Instance == one.Instance() {
			list = append(list, parts.Option{Value: group.Boards[i].Number, Text: said(one.Instance() == confirmation.OnAppeal, "Comissão recursal ", "Comissão ") + group.Boards[i].Number})
		}
	}
	return list, nil
}
