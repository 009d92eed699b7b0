package complaint

import (
	"context"
	"encoding/json"
	"slices"

	"certame/edital"
	"certame/fraud"
	"certame/internal/dossier"
	"certame/internal/run"
	"certame/internal/secret"
	"certame/internal/store"
	"certame/law"
)

// subject begins the file of a proceeding: about whom it is.
const subject = "sobre"

type subjectData struct {
	Registration string `json:"inscricao"`
	Group        string `json:"grupo"`
}

// Proceeding is the proceeding about a person. It has one file whatever the number of
// complaints that went into it.
type Proceeding struct {
	ID                  string
	Registration, Group string
	Steps               []Step // as they were written
	Terms               *edital.Terms
	Case                fraud.Case
	State               fraud.State
	Missing             bool // the registration is not in the contest any more

	file   *dossier.File
	inBook []fraud.Fact // what the book says of the person, the appointment among it
}

// Seen is how many acts were read: who goes on says so.
func (p *Proceeding) Seen() int { return len(p.file.Acts) }

// Wording is whose words its documents speak.
func (p *Proceeding) Wording() law.Wording { return p.Terms.Wording() }

func proceedingOf(f *dossier.File) (*Proceeding, error) {
	p := &Proceeding{ID: f.ID, file: f}
	for _, a := range f.Acts {
		if a.Kind == subject {
			var s subjectData
			if err := json.Unmarshal(a.Data, &s); err != nil {
				return nil, secret.ErrSealed
			}
			p.Registration, p.Group = s.Registration, s.Group
			continue
		}
		var d stepData
		if err := json.Unmarshal(a.Data, &d); err != nil {
			return nil, secret.ErrSealed
		}
		s, err := stepOf(a, d)
		if err != nil {
			return nil, err
		}
		p.Steps = append(p.Steps, s)
	}
	return p, nil
}

// concluded says whether there was a conclusion, whatever came after.
func (p *Proceeding) concluded() bool {
	return slices.ContainsFunc(p.Steps, func(s Step) bool { return s.Kind == fraud.Concluded })
}

// open reads the acts alone.
func (d *Desk) open(ctx context.Context, db *store.DB, contest store.ContestID, id string) (*Proceeding, error) {
	f, err := d.cabinet.Open(ctx, db, contest, proceedings, id)
	if err != nil {
		return nil, err
	}
	return proceedingOf(f)
}

// Proceeding reads one and says where it stands, and notes who read it.
func (d *Desk) Proceeding(ctx context.Context, by store.AccountID, contest store.ContestID, id string) (*Proceeding, error) {
	p, err := d.read(ctx, contest, id)
	if err != nil {
		return nil, err
	}
	return p, d.note(ctx, d.db, by, contest, Examined, id)
}

func (d *Desk) read(ctx context.Context, contest store.ContestID, id string) (*Proceeding, error) {
	p, err := d.open(ctx, d.db, contest, id)
	if err != nil {
		return nil, err
	}
	return p, d.docket.Read(ctx, contest, func(l *run.Loaded) error {
		p.fold(l)
		return nil
	})
}

// Proceedings lists them, the latest first, each with where it stands.
func (d *Desk) Proceedings(ctx context.Context, contest store.ContestID) (list []*Proceeding, err error) {
	files, err := d.cabinet.All(ctx, d.db, contest, proceedings)
	if err != nil || len(files) == 0 {
		return nil, err
	}
	err = d.docket.Read(ctx, contest, func(l *run.Loaded) error {
		for _, f := range files {
			p, err := proceedingOf(f)
			if err != nil {
				return err
			}
			p.fold(l)
			list = append(list, p)
		}
		return nil
	})
	return list, err
}

// fold says where the proceeding stands, by its own steps and what the book says of
// the person.
func (p *Proceeding) fold(l *run.Loaded) {
	who, found := l.Book.Find(p.Registration)
	if !found { // the file of candidates that replaced another lost it: the steps stand, and the book refuses what is about nobody
		p.Missing, who = true, 0
	}
	p.Terms = l.Terms
	p.Case = fraud.CaseOf(l.Terms, int(l.Roll.Post[who]), p.Registration, p.Group)
	if l.Facts != nil {
		if _, ends := l.Terms.LastReplacement(); !ends {
			p.Case.ValidUntil = l.Facts.Now.LastDay()
		}
		if found {
			p.inBook = l.Facts.Now.ProceedingFacts(who)
		}
	}
	p.State = fraud.Fold(p.Case, p.facts())
}
