package outsider

import "fmt"

// Line is the answer in one line, as both the program and the page give it.
func (a Answer) Line() string {
	if a.Divergence != nil {
		return "não confere: " + a.Divergence.String()
	}
	return fmt.Sprintf("confere: %s, %d pessoas, resumo %s", cutText(a.Contest), a.People, a.Digest)
}

// Report is the answer for machines.
type Report struct {
	Holds   bool   `json:"confere"`
	Answer  string `json:"resposta"`
	Contest string `json:"certame"`
	People  int    `json:"pessoas"`
	Digest  string `json:"resumo"`
	Check   int    `json:"verificacao,omitempty"`
	Title   string `json:"titulo,omitempty"`
	File    string `json:"arquivo,omitempty"`
	Line    int    `json:"linha,omitempty"`
	Differs string `json:"divergencia,omitempty"`
}

// Report puts the answer in fields.
func (a Answer) Report() Report {
	r := Report{Holds: a.Divergence == nil, Answer: a.Line(), Contest: a.Contest, People: a.People, Digest: a.Digest}
	if d := a.Divergence; d != nil {
		r.Check, r.Title, r.File, r.Line, r.Differs = d.Check, d.Title(), d.File, d.Line, d.Text
	}
	return r
}
