package web

import (
	"errors"
	"net/http"
	"net/url"

	"certame/confirmation"
	"certame/internal/locale"
	"certame/internal/sitting"
	"certame/internal/store"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
	"certame/law"
)

// sessionCase is one case as the secretariat conducts it.
func (v *visit) sessionCase() error {
	c, one, err := v.secretariatCase()
	if err != nil {
		return err
	}
	return v.showSessionCase(http.StatusOK, c, one, nil)
}

// secretariatCase is the case of the address, in the contest of the address and nowhere
// else (S03).
func (v *visit) secretariatCase() (*subject, *sitting.Case, error) {
	c, err := v.secretariat()
	if err != nil {
		return nil, nil, err
	}
	one, err := v.Sittings.Case(v.ctx(), c.ID, v.r.PathValue("processo"))
	return c, one, err
}

type sessionCasePage struct {
	*subject
	Case                       *sitting.Case
	Here                       string // of this page
	Seen                       int
	Stage                      *parts.Tag
	Hour                       string
	Where                      string
	Closes                     string // until when the person may come
	Identity                   string
	Filming                    sitting.Filming
	Votes                      string // "3 de 5", or empty while no box is open
	All                        bool   // every seat voted
	Owed                       []string
	Events                     parts.Table
	Tied                       string // the account of the person
	Appeal                     bool
	Effects                    []Told // what each number of votes on the appeal would decide
	Conclusion, Article        string
	Film, Films                string // where it is recorded or sent; how many are kept
	Opinion                    string // where it is, once the board closed
	Hourly                     string // where another hour is given
	Boards, Seats              []parts.Option
	May                        sessionMay
	Identities                 []parts.Option
	Problems                   *fault.Fault
	Login, Text                string
	MayClose, MayReplace, Live bool
}

func (v *visit) showSessionCase(status int, c *subject, one *sitting.Case, problems *fault.Fault) error {
	p := sessionCasePage{
		subject: c, Case: one, Here: caseAddress(c, one), Seen: one.Seen(), Stage: stageTag(one), Hour: hourOf(one), Where: roomOf(one),
		Identity: sitting.IdentityWords[one.Identity()], Filming: one.Filming(), Problems: problems, Text: v.r.PostFormValue("texto"), Login: v.r.PostFormValue("login"),
		MayClose: v.may("sessao.encerrar"), MayReplace: v.may("comissao.substituir"), Appeal: one.State.Appealed,
	}
	for _, how := range sitting.Identities {
		p.Identities = append(p.Identities, parts.Option{Value: how, Text: locale.Capital(sitting.IdentityWords[how])})
	}
	for _, duty := range one.Owed(v.Sittings.Now()) {
		p.Owed = append(p.Owed, locale.Capital(locale.Duty(duty))+" ["+law.Citations(duty.Basis)+"]")
	}
	if d := one.State.Decision; d.Outcome != confirmation.Undecided {
		p.Conclusion, p.Article = locale.Capital(locale.Outcome(d.Outcome)), law.Citations(d.Basis)
	}
	if v.offered("/certames/{certame}/gravar") && one.Rules.Procedure == confirmation.Phenotype {
		p.Film = c.Address() + "/gravar?" + url.Values{"inscricao": {one.Registration}, "grupo": {one.Group}}.Encode()
	}
	if p.Appeal {
		p.Effects = appealEffects(one)
	}
	if one.Last(sitting.Closed) != nil && v.may("ata.gerar") {
		opinion := one.OpinionPaper(true)
		p.Opinion = c.Address() + "/secretaria/documentos/" + url.PathEscape(paperFile(&opinion))
	}
	if v.offered("/certames/{certame}/agenda/{grupo}/{convocada}") && one.Last(sitting.Summoned) != nil && one.State.Stage <= confirmation.ToSummonAgain {
		p.Hourly = c.Address() + "/agenda/" + url.PathEscape(one.Group) + "/" + url.PathEscape(one.Registration)
	}
	if err := v.fillSessionCase(&p); err != nil {
		return err
	}
	f := v.within(c, "Inscrição "+one.Registration+", "+one.Group, parts.Link{Text: "Secretaria da sessão", Address: c.Address() + "/secretaria"})
	f.Printed = true
	return v.render(status, "secretaria-processo", f, p)
}

func roomOf(c *sitting.Case) string {
	slot := c.Slot()
	if slot.City == "" {
		return slot.Room
	}
	return slot.Room + ", " + slot.City
}

func (v *visit) fillSessionCase(p *sessionCasePage) (err error) {
	one := p.Case
	cast, seats, err := v.Sittings.Progress(v.ctx(), one)
	switch {
	case err == nil:
		p.Live, p.Votes, p.All = true, locale.Whole(cast)+" de "+locale.Whole(seats), cast == seats
	case !errors.Is(err, sitting.ErrNotOpen):
		return err
	}
	p.May = mayNow(one, p.Live)
	if p.Live && p.MayReplace {
		if p.Seats, err = v.seatOptions(one); err != nil {
			return err
		}
	}
	if slot := one.Slot(); !slot.Ends.IsZero() {
		p.Closes = instantWords(slot.Ends.Instant)
	}
	if p.Boards, err = v.boardOptions(p.subject, one); err != nil {
		return err
	}
	p.Events = v.eventTable(one)
	if p.Films, err = v.filmsKept(p.subject, one); err != nil {
		return err
	}
	tie, err := v.Store.Candidacy(v.ctx(), p.subject.ID, one.Registration)
	if errors.Is(err, store.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	account, err := v.Store.Account(v.ctx(), tie.Account)
	p.Tied = account.Login
	return err
}
