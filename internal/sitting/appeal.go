package sitting

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"strings"

	"certame/edital"
	"certame/internal/store"
)

// What the filing of an appeal refuses; what the texts do not allow, as an appeal after
// the term, is a *Refusal.
var (
	ErrNoGrounds   = errors.New("escreva as razões do recurso")
	ErrLongGrounds = errors.New("as razões passam de 20.000 caracteres")
)

// MostGrounds is how many letters the reasons of an appeal may have.
const MostGrounds = 20_000

// Receipt is the proof that an appeal was filed: who has the text can show that it is
// the one that came.
type Receipt struct {
	Case   string
	At     edital.Instant // Brasília
	Digest string         // SHA-256 of the text, as it was sent
	Text   string
}

// FileAppeal files the appeal of the person of an account against the decision on their
// own option. The hour is that of the clock when it comes, to the second: who waits for
// others to be written does not lose the term by it. It asks nothing of the rest of the
// contest: the last minute of the term is of many people.
func (s *Sittings) FileAppeal(ctx context.Context, account store.AccountID, contest store.ContestID, id, text string) (Receipt, error) {
	came := s.Now()
	if _, err := s.OwnCase(ctx, account, contest, id); err != nil {
		return Receipt{}, err
	}
	switch {
	case strings.TrimSpace(text) == "":
		return Receipt{}, ErrNoGrounds
	case len([]rune(text)) > MostGrounds:
		return Receipt{}, ErrLongGrounds
	}
	c, err := s.change(ctx, account, contest, id, AnySeen, func(_ *Sittings, c *Case) ([]New, error) {
		when := came
		if before(when, c.State.Last) { // something was noted meanwhile
			when = c.State.Last
		}
		return []New{{Appealed, Body{When: At(when), Text: text}}}, nil
	})
	if err != nil {
		return Receipt{}, err
	}
	return *c.Receipt(), nil
}

// Receipt is that of the appeal; nil while there is none.
func (c *Case) Receipt() *Receipt {
	e := c.Last(Appealed)
	if e == nil {
		return nil
	}
	digest := sha256.Sum256([]byte(e.Text))
	return &Receipt{Case: c.ID, At: e.When.Instant, Digest: hex.EncodeToString(digest[:]), Text: e.Text}
}
