package sitting

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"

	"certame/confirmation"
	"certame/edital"
	"certame/internal/docket"
	"certame/internal/render/papers"
	"certame/internal/store"
	"certame/ledger"
)

// Announcement is a result of the boards as it would be published now: the document that
// everybody would read, the facts that the book would get and the events of the cases,
// all of one moment.
type Announcement struct {
	Contest store.ContestID
	Kind    Kind // Provisional or Definitive
	Act     string
	Cases   []*Case // as they were seen
	Paper   papers.Paper
	Facts   []ledger.Fact

	at       edital.Instant
	proposal docket.BoardsResult // of which it is, if it was proposed
}

// Announce makes the result of cases, and refuses what is not decided or cannot be
// published yet. Nothing is written.
func (s *Sittings) Announce(ctx context.Context, by store.AccountID, contest store.ContestID, kind Kind, act string, cases []*Case) (*Announcement, error) {
	a := &Announcement{Contest: contest, Kind: kind, Act: act, Cases: cases, at: s.Now()}
	votes := s.committing()
	for _, c := range cases {
		if err := a.admits(c); err != nil {
			return nil, err
		}
		instance, word := confirmation.First, ledger.FirstInstance
		switch {
		case kind == Definitive && !c.State.Appealed: // its decision is in the book already
			continue
		case kind == Definitive:
			instance, word = confirmation.OnAppeal, ledger.AppealInstance
		}
		sealed, err := votes.of(ctx, c, instance, act, by)
		if err != nil {
			return nil, err
		}
		a.Facts = append(append(a.Facts, sealed...), s.decision(c, word, act, by))
	}
	for i := range a.Facts {
		a.Facts[i].At = a.at
	}
	s.signs(ctx, by, a.Facts)
	paper := a.paper()
	if paper == nil {
		return nil, ErrUndecided
	}
	a.Paper = *paper
	return a, nil
}

// admits refuses a case whose result cannot be published now.
func (a *Announcement) admits(c *Case) error {
	if c.Contest != a.Contest {
		return store.ErrNotFound
	}
	if c.State.Decision.Outcome == confirmation.Undecided || a.Kind == Provisional && c.State.Stage != confirmation.ToPublish {
		return ErrUndecided
	}
	if err := c.copied().add(Event{Number: c.Seen() + 1, Kind: a.Kind, Body: a.body(c)}); err != nil {
		return err
	}
	if _, concluded := a.conclusion(c); !concluded {
		return ErrUndecided
	}
	return nil
}

func (a *Announcement) conclusion(c *Case) (confirmation.Outcome, bool) {
	if a.Kind == Definitive {
		return c.finalConclusion(a.at)
	}
	return c.firstConclusion()
}

// body is of the event of a case: of the moment of the announcement, or of the last
// instant of the case if a clock was set back.
func (a *Announcement) body(c *Case) Body {
	if before(a.at, c.State.Last) {
		return Body{When: At(c.State.Last)}
	}
	return Body{When: At(a.at)}
}

// paper has only what the norm lists: identification, conclusion and, in the
// provisional one, how and until when to appeal (S09, S10).
func (a *Announcement) paper() *papers.Paper {
	return resultOfCases(a.Cases, a.conclusion, func(t *edital.Terms, list []papers.Conclusion) papers.Paper {
		if a.Kind == Definitive {
			return papers.Definitive(t, list)
		}
		return papers.Provisional(t, list, a.at.Date)
	})
}

// Mark names the announcement: who confirms gives back that of what they read. Another
// day, another case, another state of a case, another book, and it is another.
func (a *Announcement) Mark() string {
	sum := sha256.New()
	fmt.Fprintf(sum, "%s\n%s\n%d %s\n", a.Kind, a.Act, a.proposal.Revision, a.proposal.Head)
	for _, c := range a.Cases {
		fmt.Fprintf(sum, "%s %d\n", c.ID, c.Seen())
	}
	sum.Write(a.Paper.Text())
	return hex.EncodeToString(sum.Sum(nil))
}
