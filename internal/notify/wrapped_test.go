package notify

import (
	"strings"
	"testing"
	"unicode/utf8"

	"certame/internal/notify/smtptest"
)

// No word is lost, no line but that of an address is longer than a screen of text, and
// an address is never broken.
func TestWrapped(t *testing.T) {
	address := "https://certame.orgao.gov.br/aviso/" + strings.Repeat("a", 64)
	text := "Está aberto o prazo de recurso contra o resultado provisório das comissões (ato 12), publicado em 10/03/2026.\n\n" + address + "\nVeja " + address + " até o fim do prazo.\ncurta\n"
	got := Wrapped(text)
	if strings.Join(strings.Fields(got), " ") != strings.Join(strings.Fields(text), " ") || strings.Count(got, address) != 2 {
		t.Errorf("%s", got)
	}
	for line := range strings.SplitSeq(got, "\n") {
		if utf8.RuneCountInString(line) > lineWidth && line != address {
			t.Errorf("a line of %d: %q", utf8.RuneCountInString(line), line)
		}
	}
	if kept := Wrapped(strings.Repeat("x", lineWidth-4) + " nº\u00a015.142"); !strings.HasSuffix(kept, "\nnº\u00a015.142") {
		t.Errorf("%q", kept)
	}
}

// What goes is wrapped, says that a program wrote it, and so no answer of absence comes
// back; the page has the same words.
func TestLettersAreWrapped(t *testing.T) {
	s := smtptest.Start(t)
	w := newWorld(t, configOf(t, s))
	w.called(1)
	w.must(w.send())
	header, parts := opened(t, s.Taken()[0].Raw)
	if header.Get("Auto-Submitted") != "auto-generated" {
		t.Error("it does not say that a program wrote it")
	}
	for line := range strings.Lines(parts["text/plain"]) {
		if utf8.RuneCountInString(strings.TrimSpace(line)) > lineWidth && !strings.HasPrefix(line, "http") {
			t.Errorf("a line of %d: %q", utf8.RuneCountInString(line), line)
		}
	}
}
