package papers

import "strings"

// Paper is one document.
type Paper struct {
	Name       string // of the file, without extension
	Title      string
	Restricted bool
	Lines      []string // paragraphs; a line with a tab is a row of two columns
}

// Folder is where the paper goes: what may be published, or what may not.
func (p *Paper) Folder() string {
	if p.Restricted {
		return "restrito"
	}
	return "publico"
}

const restrictedNote = "DOCUMENTO DE ACESSO RESTRITO: informações pessoais (Lei nº 12.527/2011, art. 31; Lei nº 13.709/2018)"

// all lists the paragraphs, with the title and the warning.
func (p *Paper) all() []string {
	lines := []string{p.Title}
	if p.Restricted {
		lines = append(lines, restrictedNote)
	}
	return append(append(lines, ""), p.Lines...)
}

// Text writes the paper as plain text.
func (p *Paper) Text() []byte {
	return []byte(strings.ReplaceAll(strings.Join(p.all(), "\n"), "\t", "    ") + "\n")
}
