package confirmation

import (
	"slices"

	"certame/law"
	"certame/trace"
)

// checkDiversity: different genders and colours among the titulares, which the
// decree requires, and different regions, which it asks for where possible
// (D 8 §4). The ordinance does not extend it to the appeal (P 23 sends to § 1
// only).
func checkDiversity(r *Rules, b *Board, sink trace.Sink) {
	if !r.AsksDiversity(b.Instance) {
		return
	}
	for _, trait := range [...]struct {
		code string
		of   func(*Member) string
		note bool
	}{
		{"comissao.genero", func(m *Member) string { return m.Gender }, false},
		{"comissao.cor", func(m *Member) string { return m.Colour }, false},
		{"comissao.regiao", func(m *Member) string { return m.Region }, true},
	} {
		values, silent := different(b, trait.of)
		if values > 1 {
			continue
		}
		f := r.failing(trait.code, b.Where, r.onAppeal(b, onDiversity), trace.P("informados", trace.Int(b.titulars()-silent)))
		if trait.note {
			f.Severity, f.Blocks = trace.Nota, false
		}
		sink.Finding(f)
	}
}

// AsksDiversity reports whether the norm asks for diversity in a board.
func (r *Rules) AsksDiversity(i Instance) bool {
	return r.Procedure == Phenotype && (i == First || r.Regime != law.RegimePortariaMD)
}

// different counts the different values of a trait among the titulares, and
// those who do not say.
func different(b *Board, of func(*Member) string) (values, silent int) {
	var seen []string
	for i := range b.Members {
		switch value := of(&b.Members[i]); {
		case b.Members[i].Alternate:
		case value == "":
			silent++
		case !slices.Contains(seen, value):
			seen = append(seen, value)
		}
	}
	return len(seen), silent
}

// checkBelonging: the boards of documents have recognised knowledge and are, in
// strictly more than half, of the group itself (D 12, 14; P 18, 20).
func checkBelonging(r *Rules, b *Board, sink trace.Sink) {
	if r.Procedure == Phenotype {
		return
	}
	belong := 0
	for i := range b.Members {
		m := &b.Members[i]
		if m.Knowledge != Yes {
			sink.Finding(r.failing("comissao.notorio_saber", b.Where, r.documentsBasis(b), member(m), answered(m.Knowledge)))
		}
		if !m.Alternate && m.Belongs == Yes {
			belong++
		}
	}
	if r.Procedure != OtherDocuments && 2*belong <= b.titulars() {
		sink.Finding(r.failing("comissao.maioria_do_grupo", b.Where, r.documentsBasis(b), trace.P("tem", trace.Int(belong)), trace.P("titulares", trace.Int(b.titulars()))))
	}
}

func (r *Rules) documentsBasis(b *Board) []law.Provision {
	basis := documentsBasis(r.Procedure).in(r.Regime)
	if b.Instance == OnAppeal && r.Regime == law.RegimePortariaMD {
		return append([]law.Provision{law.Portmd1286Art23Cpt}, basis...)
	}
	return basis
}
