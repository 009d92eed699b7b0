package review

import (
	"fmt"
)

// tell writes what the reading had to notice.
func (m *merged) tell() {
	say := func(n int, text string) {
		if n > 0 {
			m.report.note(fmt.Sprintf(text, n))
		}
	}
	say(m.hidden, "%d linha(s) ocultas da planilha foram lidas")
	say(m.repeated, "%d cabeçalho(s) repetidos no meio da tabela foram pulados")
	say(m.discarded, "%d linha(s) descartadas por quem corrigiu a quarentena")
	say(m.suffixed, "%d nome(s) têm sufixo entre parênteses, separado do nome e guardado")
	say(m.judicial, "%d pessoa(s) marcadas sub judice no nome")
	if i := m.list.place("inscricao"); i >= 0 && m.counts[i].Native > 0 {
		m.report.note("a inscrição está gravada como número na planilha: se alguma começava por zero, ele se perdeu. Confira com o original")
	}
	for _, t := range m.list.table.Notes {
		m.report.note(t)
	}
}
