package returned

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const first = "0190f3a4-1111-7222-8333-444455556666"

// What servers send back, each in its way, is read for what it says.
func TestRead(t *testing.T) {
	for name, want := range map[string]Report{
		"postfix-nao-existe.eml": {IDs: []string{first}, Address: "ana@exemplo.org", Status: "5.1.1", Text: "550 5.1.1 <ana@exemplo.org>: Recipient address rejected: User unknown", Failed: true, Hard: true},
		"postfix-demora.eml":     {IDs: []string{first}, Address: "ana@exemplo.org", Status: "4.4.1", Text: "connect to mx.exemplo.org[192.0.2.1]:25: Connection timed out"},
		"caixa-cheia.eml":        {IDs: []string{first}, Address: "ana@exemplo.org", Status: "5.2.2", Text: "552 5.2.2 Mailbox full", Failed: true},
		"filtro.eml":             {IDs: []string{first}, Address: "ana@exemplo.org", Status: "5.7.1", Text: "554 5.7.1 Message rejected as spam", Failed: true},
		"so-o-endereco.eml":      {IDs: []string{first}, Address: "ana@exemplo.org", Status: "5.1.1", Text: "550 no such user", Failed: true, Hard: true},
		"entregue.eml":           {IDs: []string{first}, Address: "ana@exemplo.org", Status: "2.0.0", Text: "250 ok"},
		"qmail.eml":              {IDs: []string{first}, Address: "ana@exemplo.org", Status: "5.1.1", Text: "192.0.2.1 does not like recipient. Remote host said: 550 5.1.1 no mailbox here", Failed: true, Hard: true},
		"exim.eml":               {IDs: []string{first}, Address: "ana@exemplo.org", Text: "host mx.exemplo.org [192.0.2.1]: 550 Unrouteable address", Failed: true, Hard: true},
		"exim-demora.eml":        {IDs: []string{first}, Address: "ana@exemplo.org", Text: "host mx.exemplo.org [192.0.2.1]: 451 greylisted"},
	} {
		raw, err := os.ReadFile(filepath.Join("testdata", name))
		if err != nil {
			t.Fatal(err)
		}
		got, is := Read(raw)
		if !is || strings.Join(got.IDs, " ") != strings.Join(want.IDs, " ") {
			t.Errorf("%s: %v %+v", name, is, got)
			continue
		}
		got.IDs, want.IDs = nil, nil
		if got.Address != want.Address || got.Status != want.Status || got.Text != want.Text || got.Failed != want.Failed || got.Hard != want.Hard {
			t.Errorf("%s:\n got %+v\nwant %+v", name, got, want)
		}
	}
}

// What people write, and what says that they are away, is no notification, also when it
// has the message that it answers.
func TestNoNotification(t *testing.T) {
	for name, text := range map[string]string{
		"a person":        "From: ana@exemplo.org\r\nTo: c@orgao.gov.br\r\nIn-Reply-To: <" + first + "@x>\r\n\r\nO erro 550 5.1.1 apareceu.\r\n",
		"away":            "From: postmaster@exemplo.org\r\nAuto-Submitted: auto-replied (vacation)\r\nIn-Reply-To: <" + first + "@x>\r\n\r\n550\r\n",
		"away, of nobody": "From: ana@exemplo.org\r\nReturn-Path: <>\r\nAuto-Submitted: auto-generated\r\nX-Auto-Response-Suppress: All\r\nIn-Reply-To: <" + first + "@x>\r\n\r\nEstou de férias. Procure a sala 550.\r\n",
		"nothing":         "",
		"no message":      "\x00\xff",
	} {
		if r, is := Read([]byte(text)); is {
			t.Errorf("%s: %+v", name, r)
		}
	}
}

// What a server said does not move a terminal.
func TestOneLine(t *testing.T) {
	if got := oneLine("a\x1b[2J\nb\u0085c " + strings.Repeat("x", 400)); strings.ContainsAny(got, "\x1b\n\u0085") || len([]rune(got)) != textMost+1 {
		t.Errorf("%q", got)
	}
}

func FuzzRead(f *testing.F) {
	files, err := filepath.Glob("testdata/*.eml")
	if err != nil || len(files) == 0 {
		f.Fatal(err, len(files))
	}
	for _, name := range files {
		raw, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(raw)
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		r, is := Read(raw)
		if !is && (r.Failed || len(r.IDs) > 0) || r.Hard && !r.Failed || len(r.IDs) > 20 || strings.ContainsAny(r.Text, "\r\n\x1b") {
			t.Errorf("%v %+v", is, r)
		}
	})
}
