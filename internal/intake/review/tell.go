package review

import (
	"fmt"
)

// tell writes what the reading had to notice.
func (m *merged) tell() {
	say := func(n int, one, many string) {
		if n > 0 {
			m.report.note(counted(n, one, many))
		}
	}
	say(m.hidden, "linha oculta da planilha foi lida", "linhas ocultas da planilha foram lidas")
	say(m.repeated, "cabeçalho repetido no meio da tabela foi pulado", "cabeçalhos repetidos no meio da tabela foram pulados")
	say(m.discarded, "linha descartada por quem corrigiu a quarentena", "linhas descartadas por quem corrigiu a quarentena")
	say(m.suffixed, "nome tem sufixo entre parênteses, separado do nome e guardado", "nomes têm sufixo entre parênteses, separado do nome e guardado")
	say(m.judicial, "pessoa marcada sub judice no nome", "pessoas marcadas sub judice no nome")
	if i := m.list.place("inscricao"); i >= 0 && m.counts[i].Native > 0 {
		m.report.note("a inscrição está gravada como número na planilha: se alguma começava por zero, ele se perdeu. Confira com o original")
	}
	for _, t := range m.list.table.Notes {
		m.report.note(t)
	}
}

// counted is "1 linha" or "2 linhas": the words of one and of many.
func counted(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}
