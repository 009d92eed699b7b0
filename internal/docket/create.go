package docket

import (
	"context"
	"regexp"

	"certame/internal/intake"
	"certame/internal/run"
	"certame/internal/store"
)

// Draft is a contest about to be kept.
type Draft struct {
	Slug  string // its name in addresses: letters, digits and hyphens
	Files Files
}

var slugs = regexp.MustCompile(`^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$`)

// IsSlug says whether a text serves as the name of a contest in addresses.
func IsSlug(text string) bool { return slugs.MatchString(text) }

// Create keeps a contest whose files were read and understood.
func (d *Docket) Create(ctx context.Context, by store.AccountID, draft Draft) (store.Contest, error) {
	if !slugs.MatchString(draft.Slug) {
		return store.Contest{}, intake.Refuse([]intake.Problem{{Column: "endereco", Value: draft.Slug, What: "não serve como endereço", Remedy: "Use de 1 a 60 letras minúsculas sem acento, algarismos e hífens, como ufxx-2026"}})
	}
	files, l, err := d.take(ctx, nil, Changes{Put: draft.Files}, nil)
	if err != nil {
		return store.Contest{}, err
	}
	c := store.Contest{Slug: draft.Slug, Title: l.Terms.Name, Agency: l.Terms.Agency, State: Draught, CreatedBy: by}
	err = d.db.Whole(ctx, func(tx *store.DB) error {
		if c, err = tx.CreateContest(ctx, c); err != nil {
			return err
		}
		if _, err = tx.AddRevision(ctx, c.ID, 0, files, by, "criação"); err != nil {
			return err
		}
		if err := along(ctx, tx, c); err != nil {
			return err
		}
		return tx.Note(ctx, d.note(by, c.ID, Created, draft.Slug))
	})
	return c, err
}

// States of a contest, as people read them.
const (
	Draught     = "Rascunho"
	Provisional = "Provisório"
	Final       = "Definitivo"
	Homologated = "Homologado"
	InForce     = "Em validade"
	Over        = "Encerrado"
)

// titleOf keeps the contest's card as its edital has it.
func titleOf(c store.Contest, l *run.Loaded) store.Contest {
	c.Title, c.Agency = l.Terms.Name, l.Terms.Agency
	return c
}
