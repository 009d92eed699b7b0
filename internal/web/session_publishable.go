package web

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"

	"certame/confirmation"
	"certame/internal/sitting"
)

// publishable gathers what each publication would publish, and the mark of what was seen.
func (v *visit) publishable(p *sessionPapersPage, cases []*sitting.Case) {
	now := v.Sittings.Now()
	for _, one := range cases {
		switch {
		case one.State.Stage == confirmation.ToPublish && one.State.Decision.Outcome != confirmation.Undecided:
			p.First = append(p.First, one)
		case one.Settleable(now):
			p.Last = append(p.Last, one)
		}
	}
	p.FirstSeen, p.LastSeen = seenMark(p.First), seenMark(p.Last)
	if len(p.First) > 0 {
		p.FirstCount = plural(len(p.First), "decisão espera", "decisões esperam")
	}
	if len(p.Last) > 0 {
		p.LastCount = plural(len(p.Last), "resultado pode tornar-se definitivo", "resultados podem tornar-se definitivos")
	}
}

// seenMark names cases as they are: who publishes publishes what was seen.
func seenMark(cases []*sitting.Case) string {
	sum := sha256.New()
	for _, c := range cases {
		fmt.Fprintf(sum, "%s %d\n", c.ID, c.Seen())
	}
	return hex.EncodeToString(sum.Sum(nil)[:16])
}

// publishFirst publishes the provisional result of what is decided: from here the term of
// the appeal runs.
func (v *visit) publishFirst() error {
	return v.publishResult(publication{
		address: "provisorio", title: "Publicar o resultado provisório", button: "Registrar a publicação do provisório",
		of:      func(p *sessionPapersPage) ([]*sitting.Case, string) { return p.First, p.FirstSeen },
		decides: func(*sitting.Case) bool { return true },
		do:      v.Sittings.PublishProvisional,
	})
}

// publishLast makes definitive what no appeal can change any more.
func (v *visit) publishLast() error {
	return v.publishResult(publication{
		address: "definitivo", title: "Publicar o resultado definitivo", button: "Registrar a publicação do definitivo",
		of:      func(p *sessionPapersPage) ([]*sitting.Case, string) { return p.Last, p.LastSeen },
		decides: func(c *sitting.Case) bool { return c.State.Appealed }, // the others are in the book already
		do:      v.Sittings.PublishDefinitive,
	})
}
