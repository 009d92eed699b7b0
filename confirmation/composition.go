package confirmation

import (
	"certame"
	"certame/law"
	"certame/trace"
)

// Check verifies the boards of a group and reports every failing item with its
// article. Items that fail block the convening. day is the
// first session, or NoDate when it is not known.
func Check(r *Rules, boards []Board, day certame.Date, sink trace.Sink) {
	firsts, appeals := split(boards)
	if len(firsts) == 0 {
		sink.Finding(r.failing("comissao.ausente", "grupo "+r.Code(), r.boardBasis()))
	}
	for _, b := range firsts {
		checkBoard(r, b, day, sink)
	}
	if r.Appeal == 0 {
		return
	}
	if len(appeals) == 0 {
		f := r.failing("comissao.recursal_ausente", "grupo "+r.Code(), onAppealBoard.in(r.Regime))
		f.Severity, f.Blocks = trace.Alerta, false // the appeal comes after the convening
		if _, by := r.AppealExists(); by != "norma" {
			f.Code = "comissao.recursal_documental_ausente" // I-05
		}
		sink.Finding(f)
	}
	for _, b := range appeals {
		checkBoard(r, b, day, sink)
		checkDistinct(r, firsts, b, sink)
	}
}

func split(boards []Board) (firsts, appeals []*Board) {
	for i := range boards {
		if boards[i].Instance == OnAppeal {
			appeals = append(appeals, &boards[i])
		} else {
			firsts = append(firsts, &boards[i])
		}
	}
	return firsts, appeals
}

// checks of one board, in the order in which they are reported.
var boardChecks = [...]func(*Rules, *Board, trace.Sink){
	checkSize, checkAlternates, checkRepeated, checkPersonal, checkDiversity, checkBelonging,
}

func checkBoard(r *Rules, b *Board, day certame.Date, sink trace.Sink) {
	for _, check := range boardChecks {
		check(r, b, sink)
	}
	checkSecrecy(r, b, day, sink)
}

// failing is an item that blocks the convening.
func (r *Rules) failing(code, where string, basis []law.Provision, params ...trace.Param) trace.Finding {
	params = append([]trace.Param{trace.P("grupo", trace.Word(r.Code()))}, params...)
	return trace.Finding{Code: code, Severity: trace.Erro, Basis: basis, Params: params, Where: where, Blocks: true}
}

// checkSize: five titulares (D 8 §2), three on appeal (D 11 §1), the edital's
// number for documents.
func checkSize(r *Rules, b *Board, sink trace.Sink) {
	need, have := r.Votes(b.Instance), b.titulars()
	if have == need {
		return
	}
	basis := onTitulars.in(r.Regime)
	switch {
	case b.Instance == OnAppeal:
		basis = onThree.in(r.Regime)
	case r.Procedure != Phenotype:
		basis = r.boardBasis()
	}
	sink.Finding(r.failing("comissao.titulares", b.Where, basis, trace.P("tem", trace.Int(have)), trace.P("devidos", trace.Int(need))))
}

// checkAlternates: as many alternates as titulares (D 8 §3). On appeal the rule
// comes by reference (D 11 §2), which the ordinance does not repeat (P 23), and
// the appeal board sits later: there it does not block.
func checkAlternates(r *Rules, b *Board, sink trace.Sink) {
	need, have := r.Votes(b.Instance), len(b.Members)-b.titulars()
	if r.Procedure != Phenotype || have == need {
		return
	}
	if b.Instance == First {
		sink.Finding(r.failing("comissao.suplentes", b.Where, onAlternates.in(r.Regime), trace.P("tem", trace.Int(have)), trace.P("devidos", trace.Int(need))))
		return
	}
	if have < need && r.Regime != law.RegimePortariaMD {
		f := r.failing("comissao.suplentes", b.Where, onSameRules.in(r.Regime), trace.P("tem", trace.Int(have)), trace.P("devidos", trace.Int(need)))
		f.Severity, f.Blocks = trace.Alerta, false
		sink.Finding(f)
	}
}

// checkRepeated: one person, one place (S16).
func checkRepeated(r *Rules, b *Board, sink trace.Sink) {
	for i := range b.Members {
		for j := range i {
			if same(&b.Members[i], &b.Members[j]) {
				sink.Finding(r.failing("comissao.repetida", b.Where, r.boardBasis(), member(&b.Members[i]), trace.P("outra", trace.Word(b.Members[j].Code))))
			}
		}
	}
}

func member(m *Member) trace.Param { return trace.P("membro", trace.Word(m.Code)) }

// checkDistinct: nobody appointed to a first board, titular or alternate, sits
// on the appeal (D 11 §1; P 23).
func checkDistinct(r *Rules, firsts []*Board, appeal *Board, sink trace.Sink) {
	for i := range appeal.Members {
		m := &appeal.Members[i]
		for _, first := range firsts {
			if other := first.who(m); other != nil {
				sink.Finding(r.failing("comissao.recursal_atuou", appeal.Where, onThree.in(r.Regime), member(m), trace.P("outra", trace.Word(other.Code))))
			}
		}
	}
}

// who is the member of the board who is the same person as m, or nil.
func (b *Board) who(m *Member) *Member {
	for i := range b.Members {
		if same(&b.Members[i], m) {
			return &b.Members[i]
		}
	}
	return nil
}
