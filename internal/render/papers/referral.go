package papers

import (
	"certame/fraud"
	"certame/internal/locale"
	"certame/law"
)

// Referral is the letter that takes the result of a proceeding on fraud to one of
// the two bodies (Lei 15.142/2025, art. 4º, § 2º). What the facts do not have is
// shown as still to be filled in.
func Referral(w law.Wording, d fraud.Document, id string) Paper {
	p := Paper{Name: referralNames[d.To] + "-" + id, Restricted: true, Title: locale.ReferralTitle(d), About: referredContest(w, d)}
	p.Lines = append(p.Lines, locale.ReferralRequest(d), "")
	for _, f := range d.Fields {
		p.Lines = append(p.Lines, locale.ReferralLabel(w, f)+": "+locale.ReferralValue(w, f))
	}
	p.Lines = append(p.Lines, "", Heading("Acompanham:"))
	for _, code := range d.Enclosures {
		p.Lines = append(p.Lines, "- "+locale.ReferralEnclosure(code))
	}
	p.Lines = append(p.Lines, "", "Local, data e autoridade que assina: "+locale.ToFill)
	return p
}

// referredContest is whose proceeding it is: the title is only to whom it goes.
func referredContest(w law.Wording, d fraud.Document) (name string) {
	for _, f := range d.Fields {
		switch {
		case f.Value == "":
		case f.Name == "certame":
			name = f.Value
		case f.Name == "edital":
			name += " — " + locale.ReferralLabel(w, f) + " nº " + f.Value
		}
	}
	return name
}

var referralNames = [...]string{fraud.Prosecution: "encaminhamento-mp", fraud.AttorneyGeneral: "encaminhamento-agu"}
