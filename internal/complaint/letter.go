package complaint

import (
	"context"
	"errors"

	"certame/fraud"
	"certame/internal/render/papers"
	"certame/internal/store"
)

// Letter is the referral to one of the two bodies, as the proceeding has it now. While
// none is owed, why not is said with the article.
func (d *Desk) Letter(ctx context.Context, by store.AccountID, contest store.ContestID, id string, to fraud.Addressee) (paper papers.Paper, err error) {
	p, err := d.Proceeding(ctx, by, contest, id)
	if err != nil {
		return paper, err
	}
	document, owed := p.State.Referral(p.Case, to, d.Today())
	if !owed {
		return paper, errors.Join(p.admits(fraud.Fact{Kind: sendings[to], On: d.Today()}), store.ErrNotFound)
	}
	return papers.Referral(p.Wording(), document, papers.FileName(p.Registration)), nil
}

var sendings = [...]fraud.Kind{fraud.Prosecution: fraud.SentToMP, fraud.AttorneyGeneral: fraud.SentToAGU}

// Sending is the step of a referral sent.
func Sending(to fraud.Addressee) fraud.Kind { return sendings[to] }
