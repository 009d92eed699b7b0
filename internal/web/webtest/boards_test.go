package webtest

import (
	"bytes"
	"io"
	"strings"
	"testing"

	"certame"
	"certame/confirmation"
	"certame/edital"
	"certame/internal/auth/roles"
	"certame/internal/intake/boards"
	"certame/trace"
)

// The boards of the invented contest may be convened: a test of what refuses one would
// otherwise see another refusal. And a person of it is who they say.
func TestBoardsMayBeConvened(t *testing.T) {
	p := Start(t)
	c := p.Boards(12)
	file, _, err := p.Docket.OpenFile(t.Context(), c.ID, 0, BoardsFile)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close() //nolint:errcheck // only read
	text, err := io.ReadAll(file)
	if err != nil {
		t.Fatal(err)
	}
	terms, err := p.Docket.Terms(t.Context(), c.ID, 0)
	if err != nil {
		t.Fatal(err)
	}
	blocking(t, terms, text, 0)
	blocking(t, terms, bytes.Replace(text, []byte("PPP;comissao;1;M3;"), []byte("PPP;comissao;1;M1;"), 1), 1)

	s := p.Someone("pessoa.m1", "Pessoa M1", c.ID, roles.Member)
	if status, page := s.Opens("/conta"); status != 200 || !strings.Contains(page, "Pessoa M1") {
		t.Errorf("%d\n%s", status, page)
	}
	tab := NewTab(t)
	tab.Enter(s)
	tab.Open(p.URL + "/conta")
	if said := tab.Text(); !strings.Contains(said, "Pessoa M1") {
		t.Errorf("%s", said)
	}
}

// blocking holds how many items of a composition bar the convening; one more may come
// with each.
func blocking(t *testing.T, terms *edital.Terms, text []byte, want int) {
	t.Helper()
	groups, err := boards.ParseMembers(text, BoardsFile, terms)
	if err != nil {
		t.Fatal(err)
	}
	m, _ := terms.Modality("PPP")
	r, _ := confirmation.RulesOf(terms, m)
	found := &trace.Log{}
	confirmation.Check(r, boards.Find(groups, m), certame.NoDate, found)
	n := 0
	for _, f := range found.Findings {
		if f.Blocks {
			n++
		}
	}
	if n != want {
		t.Errorf("%d items bar the convening, want %d: %+v", n, want, found.Findings)
	}
}
