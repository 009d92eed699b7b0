package editalfile

import (
	"fmt"

	"certame/edital"
)

func (b builder) barrier(d *edital.Declared, item value) *edital.Barrier {
	v, ok := item.get("barreira")
	if !ok {
		return nil
	}
	out := &edital.Barrier{
		Multiple: v.numberOf("multiplo"), Floor: v.numberOf("piso"), TiesBreak: v.textOf("empates") == "desempata",
		Accumulated: v.textOf("nota") == "acumulada", Limits: v.textOf("optantes") == "limita",
	}
	b.keep(d, v, out)
	_, fixed := v.get("manter")
	_, multiple := v.get("multiplo")
	switch {
	case fixed == multiple:
		b.r.refuse(v.line, v.column, "", "a barreira precisa de manter ou de multiplo, e só de um dos dois", "Como em {manter: 50} ou {multiplo: 3, piso: 9}.")
	case multiple && out.Multiple == 0, fixed && out.Keep == 0:
		b.r.refuse(v.line, v.column, "0", "barreira de zero pessoas", "Escreva quantas seguem, ou retire a barreira.")
	case fixed && out.Floor > 0:
		b.r.refuse(v.line, v.column, fmt.Sprint(out.Floor), "piso só existe com multiplo", "Retire piso, ou use multiplo.")
	}
	return out
}

// keep reads the fixed number: of the open competition alone, or by modality
// where the edital limits optantes. It has to say each of those numbers: none
// follows from the other.
func (b builder) keep(d *edital.Declared, v value, out *edital.Barrier) {
	m, ok := v.get("manter")
	if !ok {
		return
	}
	if m.spec.kind == kindInteger {
		if out.Keep = m.number; out.Limits {
			b.r.refuse(m.line, m.column, m.text, "optantes: limita sem o número de cada grupo", "Escreva por modalidade, como em manter: {AC: 40, PPP: 10}.")
		}
		return
	}
	if !out.Limits {
		b.r.refuse(m.line, m.column, "", "número de optantes sem optantes: limita", "Optantes com o mínimo seguem todas (Lei nº 15.142/2025, art. 6º); escreva só o número da ampla, ou declare optantes: limita.")
	}
	for _, e := range m.entries {
		if !b.knownCode(d, e.key, e.line, e.column) {
			continue
		}
		if e.key == edital.OpenCode {
			out.Keep = e.value.number
			continue
		}
		out.KeepGroups = append(out.KeepGroups, edital.TableCell{Code: e.key, Seats: e.value.number})
	}
}
