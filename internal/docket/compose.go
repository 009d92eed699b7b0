package docket

import (
	"bytes"
	"context"
	"strconv"
	"strings"

	"certame"
	"certame/confirmation"
	"certame/edital"
	"certame/internal/intake"
	"certame/internal/intake/boards"
	"certame/internal/locale"
	"certame/internal/render/inert"
	"certame/internal/store"
	"certame/law"
	"certame/trace"
)

// Composed is asked whether what has been done bears another composition of the
// boards; its error says why not.
type Composed func(ctx context.Context, tx *store.DB, contest store.ContestID, before, after *boards.Roster) error

// WatchBoards has every change of comissao.csv asked, by whatever door it comes,
// together with keeping it. It is called while the platform is put together.
func (d *Docket) WatchBoards(ask Composed) { d.composed = append(d.composed, ask) }

// Compose keeps another composition, after the revision that the person saw.
func (d *Docket) Compose(ctx context.Context, by store.AccountID, contest store.ContestID, after int, why string, next *boards.Roster) (store.Revision, error) {
	return d.Revise(ctx, by, contest, after, why, Changes{Put: Files{boards.MembersFile: bytes.NewReader(next.CSV())}})
}

// recomposed holds comissao.csv of a folder to what was done, when it changes. A file
// that could not be read before is as if nobody had been designated.
func (d *Docket) recomposed(ctx context.Context, tx *store.DB, contest store.ContestID, before, after []store.File, terms *edital.Terms) error {
	if digestOf(before, boards.MembersFile) == digestOf(after, boards.MembersFile) {
		return nil
	}
	next, err := d.roster(ctx, after, terms)
	if err != nil {
		return err
	}
	last, err := d.roster(ctx, before, terms)
	if err != nil {
		last = boards.NoRoster(terms)
	}
	return d.watched(ctx, tx, contest, last, next)
}

func (d *Docket) watched(ctx context.Context, tx *store.DB, contest store.ContestID, before, after *boards.Roster) error {
	for _, rule := range []func(*boards.Roster) error{noFormulas, onePersonEach, onePlaceEach} {
		if err := rule(after); err != nil {
			return err
		}
	}
	for _, ask := range d.composed {
		if err := ask(ctx, tx, contest, before, after); err != nil {
			return err
		}
	}
	return nil
}

// noFormulas refuses cells that a spreadsheet would run: others will open this file.
func noFormulas(r *boards.Roster) error {
	var problems []intake.Problem
	for _, a := range r.List {
		for _, cell := range a.Cells() {
			if inert.Cell(cell) != cell && strings.Trim(cell, "- ") != "" {
				problems = append(problems, intake.Problem{File: boards.MembersFile, Line: a.Line, Value: cell, What: "célula que uma planilha executaria como fórmula", Remedy: "Tire o sinal do começo."})
			}
		}
	}
	return intake.Refuse(problems)
}

// onePersonEach refuses one code for two people: votes and accounts name a member by
// code in the whole contest.
func onePersonEach(r *boards.Roster) error {
	var problems []intake.Problem
	for i, a := range r.List {
		for _, b := range r.List[:i] {
			if a.Code == b.Code && a.Member.CPF != "" && b.Member.CPF != "" && a.Member.CPF != b.Member.CPF {
				problems = append(problems, intake.Problem{File: boards.MembersFile, Line: a.Line, Column: "membro", Value: a.Code, What: "o mesmo código é de outra pessoa na linha " + strconv.Itoa(b.Line), Remedy: "Dê a cada pessoa um código só seu no certame."})
			}
		}
	}
	return intake.Refuse(problems)
}

// onePlaceEach refuses what no board may ever be: one person in two places of it, or
// on the appeal after the first board, also under two codes (S16). The rest of
// what a composition lacks is told, and keeps it from calling people.
func onePlaceEach(r *boards.Roster) error {
	var problems []intake.Problem
	for _, g := range r.Groups {
		rules, decided := confirmation.RulesOf(r.Terms(), g.Modality)
		if !decided {
			continue
		}
		var log trace.Log
		confirmation.Check(rules, g.Boards, certame.NoDate, &log)
		for _, f := range log.Findings {
			if f.Code == "comissao.repetida" || f.Code == "comissao.recursal_atuou" {
				problems = append(problems, problemOf(r, g, f))
			}
		}
	}
	return intake.Refuse(problems)
}

// problemOf is a finding about a member as a problem of their line.
func problemOf(r *boards.Roster, g boards.Group, f trace.Finding) intake.Problem {
	p := intake.Problem{File: boards.MembersFile, Column: "membro"}
	for _, param := range f.Params {
		if param.Name == "membro" {
			p.Value = param.Value.Word
		}
	}
	for _, a := range r.List {
		for _, b := range g.Boards {
			if b.Where == f.Where && a.Modality == g.Modality && a.Instance == b.Instance && a.Number == b.Number && a.Code == p.Value {
				p.Line = a.Line
			}
		}
	}
	what, remedy := locale.Finding(r.Terms().Wording(), named(r, []trace.Finding{f})[0])
	p.What, p.Remedy = what+" ["+law.Citations(f.Basis)+"]", remedy
	return p
}
