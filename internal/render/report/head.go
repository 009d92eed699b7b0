package report

import (
	"html/template"

	"certame/contest"
	"certame/internal/locale"
)

// head is the top of the page: what this contest is, and in what state its
// result stands.
type head struct {
	Name        string
	Provisional bool
	Reasons     []string // why the result is provisional
	Facts       []fact
	Cards       []card
}

type fact struct {
	Name, Value string
	Articles    template.HTML
	Wide        bool
}

// card is one figure of the summary, with the section that explains it.
type card struct{ Value, Name, Note, Section string }

func (v *view) head(f findingsSection) head {
	h := head{Name: v.Terms.Name, Facts: v.facts(), Cards: v.cards(f)}
	if h.Name == "" {
		h.Name = "Certame sem nome"
	}
	h.Reasons = v.reasons(f)
	h.Provisional = len(h.Reasons) > 0
	return h
}

// reasons: a finding that blocks, or an option nobody has decided, keeps the
// result provisional, the second also where the edital accepts it.
func (v *view) reasons(f findingsSection) (out []string) {
	if f.Blocking > 0 {
		out = append(out, locale.Count(f.Blocking, "achado impede", "achados impedem")+" a publicação do resultado definitivo")
	}
	if n := v.pending(); n > 0 {
		out = append(out, locale.Count(n, "pessoa tem", "pessoas têm")+" opção ainda sem decisão")
	}
	return out
}

func (v *view) pending() (n int) {
	for _, p := range v.Posts {
		n += p.Pending
	}
	return n
}

func (v *view) facts() []fact {
	t := v.Terms
	all := []fact{
		{Name: v.word("Órgão"), Value: t.Agency},
		{Name: v.word("Edital"), Value: t.Notice},
		{Name: "Publicado em", Value: t.Published.Brazilian()},
		{Name: "Regime", Value: t.Regime.Label, Articles: v.book.cite(t.Regime.Basis), Wide: true},
		{Name: "Fundamento declarado", Value: t.Rationale, Wide: true},
	}
	kept := all[:0]
	for _, f := range all {
		if f.Value != "" {
			kept = append(kept, f)
		}
	}
	return kept
}

// totals are the figures of the whole contest.
type totals struct{ seats, called, approved, reversions, compensations int }

func totalsOf(o *contest.Outcome) (t totals) {
	for _, p := range o.Posts {
		t.seats += len(p.Appointment.Seats)
		t.called += len(p.Appointment.Calls)
		t.approved += p.Approved()
		reversions, compensations := kinds(p)
		t.reversions += reversions
		t.compensations += compensations
	}
	return t
}

func (v *view) cards(f findingsSection) []card {
	t := totalsOf(v.Outcome)
	empty := t.seats - t.called
	return []card{
		{locale.Whole(t.seats), noun(t.seats, "vaga", "vagas"), "em " + locale.Count(len(v.Posts), v.word("cargo"), v.word("cargos")), "quadro"},
		{locale.Whole(t.called), noun(t.called, "pessoa convocada", "pessoas convocadas"), percent(t.called, t.seats) + " das vagas", "ordem"},
		{locale.Whole(empty), noun(empty, "vaga sem ninguém", "vagas sem ninguém"), "depois das reversões", "transferencias"},
		{locale.Whole(v.Roll.Len()), noun(v.Roll.Len(), "inscrita", "inscritas"), "inscrições recebidas", "funil"},
		{locale.Whole(t.approved), noun(t.approved, "aprovada", "aprovadas"), percent(t.approved, v.Roll.Len()) + " das inscritas", "funil"},
		{locale.Whole(t.reversions), noun(t.reversions, "reversão", "reversões"), "vagas que passaram a outra lista", "transferencias"},
		{locale.Whole(t.compensations), noun(t.compensations, "compensação", "compensações"), "pessoas que passaram a outra modalidade", "transferencias"},
		{locale.Whole(f.Total), noun(f.Total, "achado", "achados"), f.summary(), "achados"},
	}
}

func noun(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return many
}
