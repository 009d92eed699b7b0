package confirmation

import (
	"certame"
	"certame/law"
	"certame/trace"
)

// personal are the requirements of each member of a board that looks at the
// phenotype (D 8 §1, which D 11 §2 and P 23 extend to the appeal). Experience
// is a preference: its lack is a note.
var personal = [...]struct {
	code   string
	answer func(*Member) Answer
	basis  article
	note   bool
}{
	{"comissao.reputacao", func(m *Member) Answer { return m.Reputation }, onReputation, false},
	{"comissao.residencia", func(m *Member) Answer { return m.Resident }, onResidence, false},
	{"comissao.curso", func(m *Member) Answer { return m.Course }, onCourse, false},
	{"comissao.experiencia", func(m *Member) Answer { return m.Experience }, onExperience, true},
}

func checkPersonal(r *Rules, b *Board, sink trace.Sink) {
	if r.Procedure != Phenotype {
		return
	}
	for i := range b.Members {
		m := &b.Members[i]
		for _, requirement := range personal {
			if requirement.answer(m) == Yes {
				continue
			}
			f := r.failing(requirement.code, b.Where, r.onAppeal(b, requirement.basis), member(m), answered(requirement.answer(m)))
			if requirement.note {
				f.Severity, f.Blocks = trace.Nota, false
			}
			sink.Finding(f)
		}
	}
}

// onAppeal adds to an article of the first board the one that extends it.
func (r *Rules) onAppeal(b *Board, a article) []law.Provision {
	basis := a.in(r.Regime)
	if b.Instance == OnAppeal && r.Regime == law.RegimeDec12536 {
		return append(append([]law.Provision{}, basis...), law.Dec12536Art11Par2)
	}
	return basis
}

// answered says whether the file denied the requirement or was silent.
func answered(a Answer) trace.Param {
	denied := 0
	if a == No {
		denied = 1
	}
	return trace.P("negado", trace.Int(denied))
}

// checkSecrecy: the term is signed before any candidate's data is shown (P 12;
// S11), so before the first session.
func checkSecrecy(r *Rules, b *Board, day certame.Date, sink trace.Sink) {
	for i := range b.Members {
		m := &b.Members[i]
		switch {
		case m.Term == certame.NoDate:
			sink.Finding(r.failing("comissao.termo", b.Where, onSecrecy.in(r.Regime), member(m)))
		case day != certame.NoDate && m.Term > day:
			sink.Finding(r.failing("comissao.termo_depois", b.Where, onSecrecy.in(r.Regime), member(m),
				trace.P("assinado", trace.Day(m.Term)), trace.P("sessao", trace.Day(day))))
		}
	}
}
