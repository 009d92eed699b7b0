package report

import "html/template"

// anyHidden reports whether the note on hidden numbers has something to explain.
func anyHidden(lines []groupLine) bool {
	for _, l := range lines {
		for _, c := range append([]cell{l.Options, l.Classified, l.Called}, l.Decisions...) {
			if c.Hide != visible {
				return true
			}
		}
	}
	return false
}

// decidedPlot draws the decisions of each group as parts of one whole. A group
// with a hidden number has no bar: its width would tell the number.
func (v *view) decidedPlot(lines []groupLine) template.HTML {
	s := stack{
		ID: "g-decisoes", Title: "O que aconteceu com as opções de cada grupo", Whole: true, Series: decisions[:],
		Desc: "Cada barra é um grupo, dividida na proporção das decisões. Os números estão na tabela ao lado.",
	}
	drawn := false
	for _, l := range lines[1:] {
		b := l.bar()
		drawn = drawn || b.Note == ""
		s.Bars = append(s.Bars, b)
	}
	if !drawn {
		return ""
	}
	return s.draw()
}

func (l *groupLine) bar() bar {
	b := bar{Label: l.Code}
	for _, d := range l.Decisions {
		if d.Hide != visible {
			return bar{Label: l.Code, Note: "não desenhado: há número omitido"}
		}
		b.Parts = append(b.Parts, d.N)
	}
	if l.Options.N == 0 {
		b.Note = "nenhuma opção"
	}
	return b
}
