package web

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"

	"certame/confirmation"
	"certame/internal/locale"
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
		p.FirstCount = locale.Count(len(p.First), "decisão espera", "decisões esperam")
	}
	if len(p.Last) > 0 {
		p.LastCount = locale.Count(len(p.Last), "resultado pode tornar-se definitivo", "resultados podem tornar-se definitivos")
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

// proposeFirst proposes the provisional result of what is decided: from its confirmation the
// term of the appeal runs.
func (v *visit) proposeFirst() error {
	return v.proposeResult(publication{
		kind: sitting.Provisional, address: "provisorio", title: "Propor o resultado provisório",
		of: func(p *sessionPapersPage) ([]*sitting.Case, string) { return p.First, p.FirstSeen },
	})
}

// proposeLast proposes to make definitive what no appeal can change any more.
func (v *visit) proposeLast() error {
	return v.proposeResult(publication{
		kind: sitting.Definitive, address: "definitivo", title: "Propor o resultado definitivo",
		of: func(p *sessionPapersPage) ([]*sitting.Case, string) { return p.Last, p.LastSeen },
	})
}
