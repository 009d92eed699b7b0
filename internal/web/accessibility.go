package web

import "certame/internal/web/parts"

// accessibility says how the pages are used without a mouse, and whom to tell of a
// barrier (eMAG 3.1, recommendation 1.5 and page on accessibility).
func (v *visit) accessibility() error {
	return v.show("acessibilidade", Frame{Title: "Acessibilidade e atalhos", Trail: []parts.Link{{Text: "Início", Address: "/", Icon: "home"}}}, nil)
}
