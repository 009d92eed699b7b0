package web

import (
	"errors"
	"time"

	"certame/internal/locale"
	"certame/internal/situation"
	"certame/internal/store"
)

// dated is an hour, "" for none.
func dated(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return locale.Moment(t)
}

func (v *visit) accountData(_ *subject, file *ownDataFile) error {
	a, err := v.Store.Account(v.ctx(), v.account())
	if err != nil {
		return err
	}
	file.Account = ownAccountData{ID: string(a.ID), Login: a.Login, Name: a.Name, Email: a.Email, Level: a.Level, Created: locale.Moment(a.Created)}
	identities, err := v.Store.Identities(v.ctx(), v.account())
	if err != nil {
		return err
	}
	for _, i := range identities {
		file.Account.External = append(file.Account.External, i.Issuer)
	}
	visits, err := v.Store.Visits(v.ctx(), v.account())
	for _, one := range visits {
		file.Account.Visits = append(file.Account.Visits, ownVisitData{one.How, one.Browser, locale.Moment(one.Started), dated(one.Ended)})
	}
	return err
}

func (v *visit) enrolmentData(_ *subject, file *ownDataFile) error {
	own, err := v.Enrolments.Own(v.ctx(), v.whoEnrols())
	if errors.Is(err, store.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	for i := range own.Receipts {
		r := &own.Receipts[i]
		file.Enrolment = append(file.Enrolment, ownReceiptData{r.Position, r.What(), locale.Moment(r.At), r.Digest, r.Text})
	}
	return nil
}

func (v *visit) correctionData(c *subject, file *ownDataFile) error {
	list, err := v.Rights.Own(v.ctx(), v.account(), c.ID)
	for _, r := range list {
		one := ownAskedData{At: locale.Moment(r.At), Field: r.Label(), Text: r.Text}
		if r.Answer != nil {
			one.Outcome, one.Answer = r.Answer.Label(), r.Answer.Text
		}
		file.Corrections = append(file.Corrections, one)
	}
	return err
}

// registrationData is what there is of each registration tied to the account, and of no
// other.
func (v *visit) registrationData(c *subject, file *ownDataFile) error {
	ties, err := v.Store.CandidaciesOf(v.ctx(), v.account(), c.ID)
	if err != nil {
		return err
	}
	stands, err := v.Situations.Own(v.ctx(), v.account(), c.ID)
	if err != nil {
		return err
	}
	for _, tie := range ties {
		one := ownRegistration{Registration: tie.Registration, Tied: locale.Moment(tie.At)}
		for i := range stands {
			if stands[i].Registration == tie.Registration {
				one.Result, one.Earlier = resultData(&stands[i])
			}
		}
		if one.Contact, err = v.Mail.Address(v.ctx(), c.ID, tie.Registration); err != nil {
			return err
		}
		for _, fill := range []func(*subject, *ownRegistration) error{v.caseData, v.keptData, v.messageData, v.proceedingData} {
			if err := fill(c, &one); err != nil {
				return err
			}
		}
		file.Mine = append(file.Mine, one)
	}
	return nil
}

func resultData(o *situation.Own) (last *ownResultData, earlier []ownResultData) {
	for i, t := range o.All() {
		d := ownResultData{t.Act.Number, locale.Moment(t.Released), t.State, t.Digest, t.Person}
		if i == 0 {
			last = &d
			continue
		}
		earlier = append(earlier, d)
	}
	return last, earlier
}

func (v *visit) caseData(c *subject, one *ownRegistration) error {
	cases, err := v.Sittings.Own(v.ctx(), v.account(), c.ID)
	for _, k := range cases {
		if k.Registration != one.Registration {
			continue
		}
		d := ownCaseData{Group: k.Group, Stage: locale.Capital(ownStage(k))}
		if sessionDay(k) != "" {
			d.Session = hourOf(k) + ", " + roomOf(k)
		}
		if v.mayAppeal(k) {
			d.AppealTill = instantWords(k.State.Deadline)
		}
		if r := k.Receipt(); r != nil {
			d.Appeal = instantWords(r.At)
		}
		one.Cases = append(one.Cases, d)
	}
	return err
}

func (v *visit) keptData(c *subject, one *ownRegistration) error {
	objects, err := v.Custody.Of(v.ctx(), c.ID, one.Registration, "")
	if err != nil {
		return err
	}
	label := map[string]string{}
	for i := range objects {
		o := &objects[i]
		label[o.ID] = o.Label()
		one.Kept = append(one.Kept, ownObjectData{o.Label(), o.Group, locale.Moment(o.At), o.Size, dated(o.Gone)})
	}
	readings, err := v.Store.ReadingsAbout(v.ctx(), c.ID, one.Registration)
	for _, r := range readings {
		one.Readings = append(one.Readings, ownReadingData{label[r.Object], r.Ground, locale.Moment(r.At)})
	}
	return err
}

func (v *visit) messageData(c *subject, one *ownRegistration) error {
	list, err := v.Store.MessagesOf(v.ctx(), c.ID, one.Registration)
	for _, m := range list {
		one.Messages = append(one.Messages, ownMessageData{m.Kind, m.Group, locale.Moment(m.At), m.Last.State})
	}
	return err
}

func (v *visit) proceedingData(c *subject, one *ownRegistration) error {
	list, err := v.Complaints.Own(v.ctx(), v.account(), c.ID)
	for _, p := range list {
		if p.Registration != one.Registration {
			continue
		}
		d := ownProceedingOf{Group: p.Group, Stage: locale.Capital(locale.FraudStage(p.State.Stage(p.Case, v.Complaints.Today())))}
		for i := range p.Steps {
			d.Steps = append(d.Steps, p.Steps[i].On.Brazilian()+": "+locale.FraudFact(p.Wording(), p.Steps[i].Kind))
		}
		one.Proceedings = append(one.Proceedings, d)
	}
	return err
}
