package pseudonym

import (
	"fmt"
	"slices"
	"strings"

	"certame"
	"certame/edital"
	"certame/internal/intake"
	"certame/internal/run"

	"github.com/goccy/go-yaml/ast"
)

// A draw cannot be told with other posts: the announcement binds its tickets, which
// name the posts, and with others the same seed gives another order. The tables that
// it gave are declared in its place, and the contest is the same.

// bothTables refuses a post that declares a table and has another from the draw: the
// copy has room for one.
func bothTables(l *run.Loaded) error {
	for i, p := range l.Terms.Posts {
		if p.Placed == edital.DistributionDraw && l.Terms.Declared.Posts[i].Table != nil {
			return intake.Refuse([]intake.Problem{{
				File: run.EditalFile, Value: p.Code, What: "cargo com quadro e com o do sorteio, e na cópia só cabe um",
				Remedy: "Retire o quadro, que com distribuicao: sorteio não é usado",
			}})
		}
	}
	return nil
}

// drawn reports whether a draw that was held placed the seats.
func (r *rules) drawn() bool {
	return slices.ContainsFunc(r.terms.Posts, func(p edital.Post) bool { return p.Placed == edital.DistributionDraw })
}

// post adds to a post, after its number of seats, the table that the draw gave it.
func (r *rules) post(v *ast.MappingValueNode, path []string, flow bool) {
	if len(path) == 0 || path[0] != "cargos" || v.Key.GetToken().Value != "vagas" {
		return
	}
	p := &r.terms.Posts[r.posts]
	r.posts++
	if p.Placed != edital.DistributionDraw {
		return
	}
	before := ", "
	if !flow {
		before = "\n" + strings.Repeat(" ", v.Key.GetToken().Position.Column-1)
	}
	r.after[v.Value.GetToken()] = before + "quadro: {" + r.table(p) + "}"
}

func (r *rules) table(p *edital.Post) string {
	var cells []string
	for m, n := range p.Table {
		if n > 0 {
			cells = append(cells, fmt.Sprintf("%s: %d", r.terms.Code(certame.Modality(m)), n))
		}
	}
	return strings.Join(cells, ", ")
}
