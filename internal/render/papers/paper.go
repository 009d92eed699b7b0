package papers

import "strings"

// Paper is one document.
type Paper struct {
	Name       string // of the file, without extension
	Title      string
	Issuer     string // the agency, under the title; empty where a line says it
	About      string // the contest, said in the foot where the title does not say it
	Restricted bool
	Lines      []string // paragraphs; a line with a tab is a row, and one of Heading begins a part
}

// Folder is where the paper goes: what may be published, or what may not.
func (p *Paper) Folder() string {
	if p.Restricted {
		return "restrito"
	}
	return "publico"
}

const restrictedNote = "DOCUMENTO DE ACESSO RESTRITO: informações pessoais (Lei nº 12.527/2011, art. 31; Lei nº 13.709/2018)"

// headingMark opens a line that begins a part. What people write has no controls.
const headingMark = "\x01"

// Heading is a line that begins a part of a paper.
func Heading(text string) string { return headingMark + text }

// all lists the paragraphs, with the title, the agency and the warning.
func (p *Paper) all() []string {
	lines := []string{p.Title}
	if p.Issuer != "" {
		lines = append(lines, p.Issuer)
	}
	if p.Restricted {
		lines = append(lines, restrictedNote)
	}
	return append(append(lines, ""), p.Lines...)
}

// Text writes the paper as plain text, the columns of each table under one another.
func (p *Paper) Text() []byte {
	var b strings.Builder
	lines := p.all()
	for i := 0; i < len(lines); {
		rows := rowsAt(lines, i)
		if len(rows) == 0 {
			b.WriteString(strings.TrimPrefix(lines[i], headingMark) + "\n")
			i++
			continue
		}
		writeRows(&b, rows)
		i += len(rows)
	}
	return []byte(b.String())
}
