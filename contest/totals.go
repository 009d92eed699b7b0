package contest

import (
	"certame"
	"certame/edital"
	"certame/law"
	"certame/phase"
	"certame/trace"
)

// compareTotals holds the totals that the sheet brings ready to those computed
// from the marks: the final mark, and the total of each phase that comes in
// components. What was computed stands.
func (c *Contest) compareTotals() {
	if c.informed.Informed {
		c.compareFinal()
	}
	for f := range c.Terms.Phases {
		p := &c.Terms.Phases[f]
		informed := c.informed.Component(p.Column)
		if len(p.Components) == 0 || informed == nil {
			continue
		}
		d := difference{}
		for person, mark := range informed {
			d.see(c.informed, certame.Person(person), mark, c.total(f, certame.Person(person)))
		}
		d.report(c, "fases.total_difere", trace.P("fase", trace.Word(p.Title())))
	}
}

// compareFinal compares only where every phase has marks: until then the final
// mark is not known.
func (c *Contest) compareFinal() {
	d := difference{}
	for _, o := range c.Phases {
		if o.Final == nil || len(o.Missing) > 0 {
			continue
		}
		for i, p := range o.Members {
			d.see(c.informed, p, c.informed.Score[p], o.Final[i])
		}
	}
	d.report(c, "fases.nota_final_difere")
}

// difference counts the people for whom two marks differ; the example is the one
// with the first registration number.
type difference struct {
	people             int
	first              certame.Person
	informed, computed certame.Score
}

func (d *difference) see(r *certame.Roll, p certame.Person, informed, computed certame.Score) {
	if informed == computed {
		return
	}
	if d.people == 0 || r.IDs.Compare(p, d.first) < 0 {
		d.first, d.informed, d.computed = p, informed, computed
	}
	d.people++
}

func (d *difference) report(c *Contest, code string, more ...trace.Param) {
	if d.people == 0 {
		return
	}
	params := append([]trace.Param{
		trace.P("pessoas", trace.Int(d.people)), trace.P("inscricao", trace.Word(string(c.Roll.IDs.At(d.first)))),
		trace.P("informada", trace.Mark(d.informed)), trace.P("calculada", trace.Mark(d.computed)),
	}, more...)
	c.Log.Finding(trace.Finding{
		Code: code, Severity: trace.Alerta, Where: "candidatos.csv", Blocks: true,
		Basis: []law.Provision{law.EditalRegraCpt}, Params: params,
	})
}

// PhaseTitle is the name of a phase of a result, for people.
func (c *Contest) PhaseTitle(result *phase.Result) string { return c.phaseOf(result).Title() }

func (c *Contest) phaseOf(result *phase.Result) *edital.Phase { return &c.Terms.Phases[result.Phase] }
