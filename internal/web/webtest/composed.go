package webtest

import (
	"certame/internal/auth/roles"
	"certame/internal/docket"
	"certame/internal/store"
)

// Composed designates boards of PPP that may call, as those of Boards, in a contest.
func (p *Platform) Composed(c store.Contest) {
	p.t.Helper()
	last, err := p.Store.Revision(p.t.Context(), c.ID, 0)
	if err != nil {
		p.t.Fatal(err)
	}
	if _, err := p.Docket.Revise(p.t.Context(), p.AccountOf(roles.HR), c.ID, last.Number, "designação", docket.Changes{Put: docket.Files{BoardsFile: boardsMembers()}}); err != nil {
		p.t.Fatal(err)
	}
}
