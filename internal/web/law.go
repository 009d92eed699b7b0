package web

import (
	"strings"

	"certame/internal/locale"
	"certame/internal/matrix"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
	"certame/law"
)

// lawNorms are the norms, and how much of each the program applies: the data of
// `certame direito`.
func (v *visit) lawNorms() error {
	t := parts.Table{ID: "normas", Caption: "As normas e o que o programa faz com elas", Columns: []parts.Column{
		{Text: "Norma"},
		{Text: "De que trata"},
		{Text: "Dispositivos", Numeric: true},
		{Text: "Regras e verificações", Numeric: true},
		{Text: "Fora do programa", Numeric: true},
	}}
	for _, n := range law.Norms() {
		all, applied, outside := 0, 0, 0
		for _, p := range law.Provisions() {
			if p.Norm != n.ID {
				continue
			}
			all++
			switch p.Status {
			case law.StatusRule, law.StatusCheck:
				applied++
			case law.StatusOutside:
				outside++
			}
		}
		t.Rows = append(t.Rows, parts.Row{Cells: []parts.Cell{{Text: n.Label, Address: "/direito/normas/" + n.ID}, {Text: n.Summary}, {Text: locale.Whole(all)}, {Text: locale.Whole(applied)}, {Text: locale.Whole(outside)}}})
	}
	return v.showPublic("direito", lawFrame("As regras e a lei"), &lawPage{Norms: t})
}

type lawPage struct{ Norms parts.Table }

func lawFrame(title string, trail ...parts.Link) Frame {
	return Frame{Title: title, Printed: true, Trail: append([]parts.Link{{Text: "Início", Address: "/", Icon: "home"}}, trail...)}
}

var lawTrail = parts.Link{Text: "As regras e a lei", Address: "/direito"}

// lawNorm is the matrix of one norm: each provision, in words of this program, what is
// done with it, where, and what tries it.
func (v *visit) lawNorm() error {
	n, known := normOf(v.r.PathValue("norma"))
	if !known {
		return fault.NotFound("norma")
	}
	p := lawNormPage{Norm: n, Table: parts.Table{ID: "dispositivos", Caption: "Dispositivos", Columns: []parts.Column{
		{Text: "Dispositivo"},
		{Text: "O que ordena, em palavras deste programa"},
		{Text: "O que o programa faz"},
		{Text: "Arquivos do código", Numeric: true},
		{Text: "Cenários", Numeric: true},
	}}}
	for _, r := range law.Provisions() {
		if r.Norm != n.ID {
			continue
		}
		row := matrix.Of(r.ID)
		where := strings.TrimPrefix(r.ID.Citation(), n.Label+", ")
		p.Table.Rows = append(p.Table.Rows, parts.Row{Cells: []parts.Cell{
			{Text: where, Address: provisionAddress(r.ID)}, {Text: r.Summary}, {Text: doneWith(r)}, {Text: locale.Whole(len(row.Code))}, {Text: locale.Whole(len(row.Scenarios))},
		}})
	}
	return v.showPublic("direito-norma", lawFrame(n.Label, lawTrail), &p)
}

type lawNormPage struct {
	Norm  law.Norm
	Table parts.Table
}

func normOf(id string) (law.Norm, bool) {
	for _, n := range law.Norms() {
		if n.ID == id {
			return n, true
		}
	}
	return law.Norm{}, false
}

func provisionAddress(p law.Provision) string { return "/direito/dispositivos/" + string(p) }

func doneWith(r law.Record) string {
	text := matrix.StatusWords[r.Status]
	switch {
	case r.Reason != "":
		text += ": " + r.Reason
	case r.Stage != "":
		text += ", na etapa de " + matrix.Stages[r.Stage]
	}
	return text
}
