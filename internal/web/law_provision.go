package web

import (
	"slices"
	"strings"

	"certame/internal/matrix"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
	"certame/law"
)

// lawProvision is one provision, with everything of the program that cites it.
func (v *visit) lawProvision() error {
	r, known := law.Provision(v.r.PathValue("dispositivo")).Record()
	if !known {
		return fault.NotFound("dispositivo")
	}
	n, _ := normOf(r.Norm)
	row := matrix.Of(r.ID)
	p := lawProvisionPage{Record: r, Norm: n, Done: doneWith(r), Code: row.Code, Scenarios: row.Scenarios}
	for _, reading := range law.Interpretations() {
		if slices.Contains(reading.Provisions, r.ID) {
			p.Readings = append(p.Readings, parts.Link{Text: string(reading.ID) + ", " + reading.Title, Address: "/direito/interpretacoes#" + string(reading.ID)})
		}
	}
	return v.showPublic("direito-dispositivo", lawFrame(r.ID.Citation(), lawTrail, parts.Link{Text: n.Label, Address: "/direito/normas/" + n.ID}), &p)
}

type lawProvisionPage struct {
	Record          law.Record
	Norm            law.Norm
	Done            string
	Readings        []parts.Link
	Code, Scenarios []string
}

// lawReadings are the points that the texts leave open, with the readings offered.
func (v *visit) lawReadings() error {
	var list []readingShown
	for _, r := range law.Interpretations() {
		one := readingShown{InterpretationRecord: r, Article: law.Citations(r.Provisions)}
		for _, o := range r.Options {
			one.Choices = append(one.Choices, readingOption{o, o.Value == r.Default})
		}
		list = append(list, one)
	}
	return v.showPublic("direito-interpretacoes", lawFrame("Interpretações", lawTrail), &list)
}

type readingShown struct {
	law.InterpretationRecord
	Article string
	Choices []readingOption
}

type readingOption struct {
	law.Option
	Standard bool
}

// Words is the value as people read it.
func (o readingOption) Words() string { return strings.ReplaceAll(o.Value, "_", " ") }
