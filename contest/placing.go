package contest

import (
	"cmp"
	"slices"

	"certame"
	"certame/classification"
	"certame/edital"
	"certame/law"
	"certame/trace"
	"certame/vacancy"
)

// Distribute is the terms with the seats of the pools wider than a post placed among
// their posts as the policy of the edital says: after the marks, or by the
// draw whose order is given. Where the edital declares the tables, and where the
// draw was not held, they are as they came.
func Distribute(t *edital.Terms, r *certame.Roll, drawn []string, sink trace.Sink) *edital.Terms {
	out := t
	for _, pool := range vacancy.Pools(t) {
		if !vacancy.Places(t, pool) || t.Preference && t.Placing == edital.DistributionMarks {
			continue // whoever prefers another post is no measure of where a seat goes
		}
		if t.Placing == edital.DistributionDraw {
			if tables, ok := vacancy.PlaceDrawn(t, pool, drawn); ok {
				out = vacancy.With(out, t.Placing, pool, tables)
			}
			continue
		}
		p := newPlacing(t, pool, r)
		tables, placed := vacancy.PlaceByMarks(t, pool, p.lists, p.general)
		out = vacancy.With(out, t.Placing, pool, tables)
		p.record(placed, sink)
		p.checkTies(placed, sink)
		p.checkCuts(sink)
	}
	return out
}

// placing is a pool with the lists of its posts, as they are before any seat is
// placed: the marks do not depend on it.
type placing struct {
	t       *edital.Terms
	roll    *certame.Roll // after the phases
	pool    vacancy.Pool
	posts   []*classification.Lists
	lists   []vacancy.PostLists
	general [][]vacancy.Optante
}

func newPlacing(t *edital.Terms, pool vacancy.Pool, r *certame.Roll) *placing {
	apart := vacancy.With(t, "", pool, make([][]int, len(pool.Posts))) // nobody's table: each post by itself
	c := PrepareWith(apart, r, trace.Log{}, nil, false)
	p := &placing{t: t, roll: c.Roll, pool: pool, general: make([][]vacancy.Optante, len(t.Groups))}
	for i, post := range pool.Posts {
		at := &Post{Index: certame.PostIndex(post), Allocation: c.Allocations[post]}
		c.classify(at, false)
		p.posts = append(p.posts, at.Lists)
		lists := vacancy.PostLists{Open: places(at.Lists.Open), Group: make([][]int32, len(t.Groups))}
		for g := range t.Groups {
			lists.Group[g] = places(at.Lists.Group(certame.Modality(g + 1)))
			for _, rank := range lists.Group[g] {
				p.general[g] = append(p.general[g], vacancy.Optante{Post: i, Rank: rank})
			}
		}
		p.lists = append(p.lists, lists)
	}
	compare := classification.Comparer(t, p.roll)
	for g := range p.general {
		slices.SortStableFunc(p.general[g], func(a, b vacancy.Optante) int {
			return cmp.Or(compare(p.person(a), p.person(b)), cmp.Compare(a.Post, b.Post), cmp.Compare(a.Rank, b.Rank))
		})
	}
	return p
}

func places(ranks []classification.Rank) []int32 {
	out := make([]int32, len(ranks))
	for i, r := range ranks {
		out[i] = int32(r)
	}
	return out
}

func (p *placing) person(o vacancy.Optante) certame.Person { return p.posts[o.Post].Order[o.Rank] }

func (p *placing) basis() []law.Provision { return law.WiderPool.In(p.t.Regime.ID) }

// record writes for whom each seat was placed.
func (p *placing) record(placed []vacancy.Placing, sink trace.Sink) {
	counts := make([]int, p.t.Modalities())
	for _, one := range placed {
		counts[one.Group]++
		where := p.pool.Name + "/" + p.t.Code(one.Group) + "/" + trace.Int(counts[one.Group]).String()
		step := trace.Step{
			ID: "vacancy/distribuicao[" + where + "]", Rule: "R-45", Basis: p.basis(), Subject: where,
			Interpretation: law.I45, DecidedBy: p.t.DecidedBy("distribuicao"), Verdict: trace.Applied,
			Value: trace.Word(p.t.Place(&p.t.Posts[p.pool.Posts[one.Post]])),
		}
		if one.For.Rank >= 0 {
			step.Inputs = []trace.Input{{Name: "quem", Value: trace.Word(string(p.roll.IDs.At(p.person(one.For)))), Source: "candidatos", Decisive: true}}
		}
		sink.Step(step)
	}
}

// checkTies: a tie between optantes of two posts, one of whom had a seat placed
// and the other not, decides where a seat stands. Only the edital can settle it.
func (p *placing) checkTies(placed []vacancy.Placing, sink trace.Sink) {
	for g, list := range p.general {
		last := -1
		for i, who := range list {
			if slices.ContainsFunc(placed, func(one vacancy.Placing) bool { return int(one.Group) == g+1 && one.For == who }) {
				last = i
			}
		}
		if last < 0 || last+1 == len(list) || list[last].Post == list[last+1].Post {
			continue
		}
		a, b := p.person(list[last]), p.person(list[last+1])
		if classification.Comparer(p.t, p.roll)(a, b) != 0 {
			continue
		}
		sink.Finding(trace.Finding{
			Code: "vagas.empate_na_distribuicao", Severity: trace.Alerta, Where: p.pool.Name, Blocks: true, Basis: p.basis(),
			Params: []trace.Param{
				trace.P("grupo", trace.Word(p.t.Groups[g].Code)),
				trace.P("inscricao", trace.Word(string(p.roll.IDs.At(a)))), trace.P("outra", trace.Word(string(p.roll.IDs.At(b)))),
			},
		})
	}
}

// checkCuts: a cut that counts seats was made before anybody knew where they are.
func (p *placing) checkCuts(sink trace.Sink) {
	counts := p.t.Approved != edital.ApprovedLimit{}
	for i := range p.t.Phases {
		counts = counts || p.t.Phases[i].Barrier != nil && p.t.Phases[i].Barrier.Multiple > 0
	}
	if !counts {
		return
	}
	sink.Finding(trace.Finding{
		Code: "vagas.corte_antes_da_distribuicao", Severity: trace.Alerta, Where: p.pool.Name, Blocks: p.t.Rationale == "", Basis: p.basis(),
	})
}
