package cli

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// personal is a CPF in any form, whole or half hidden: no paper of the boards needs one.
var personal = regexp.MustCompile(`\d{3}\.\d{3}\.\d{3}-\d{2}|\d{3}\.\*{3}\.\*{3}-\d{2}|11144477735`)

// papersOf are the words of the papers that a command writes, in text and in PDF.
func papersOf(t *testing.T, args ...string) map[string]string {
	t.Helper()
	out := map[string]string{}
	for _, format := range []string{"txt", "pdf"} {
		folder := filepath.Join(t.TempDir(), format)
		if _, stderr, code := say(append(args, "--formato", format, "--saida", folder)...); code > ExitPending {
			t.Fatalf("left with %d\n%s", code, stderr)
		}
		for name, text := range wordsOf(t, folder) {
			out[name] = text
		}
	}
	return out
}

// S04, S05: a paper of the boards has the codes of its members and never their names,
// nothing of a person but the number, and reasons only in the opinion of who they are
// about: also the restricted ones, in text and in PDF.
func TestPapersOfBoardsKeepTheirOwn(t *testing.T) {
	folder := secretContest(t)
	papers := papersOf(t, "comissao", "documentos", "--pasta", folder, "--votos", filepath.Join(folder, "votos.csv"))
	told := 0
	for name, text := range papers {
		if strings.Contains(name, "parecer-PPP-0004.") {
			told += strings.Count(text, "CANARIOMOTIVO") + strings.Count(text, "CANARIOPARECER")
			text = strings.NewReplacer("CANARIOMOTIVO", "", "CANARIOPARECER", "").Replace(text)
		}
		for _, found := range []string{personal.FindString(text), canary.FindString(text)} {
			if found != "" {
				t.Errorf("%s has %q", name, found)
			}
		}
	}
	if told != 4 || len(papers) < 8 {
		t.Errorf("%d papers, and the reasons are told %d times in the opinion: nothing was looked at", len(papers), told)
	}
}

var canary = regexp.MustCompile(`CANARIO\w*`)

// The list of who is called and the calendars have numbers, rooms and hours.
func TestCallingHasOnlyNumbers(t *testing.T) {
	folder, out := secretContest(t), t.TempDir()
	if err := os.Remove(filepath.Join(folder, "comissao.csv")); err != nil { // which lacks what a board is called with
		t.Fatal(err)
	}
	if _, stderr, code := say("comissao", "convocar", "--pasta", folder, "--data", "10/03/2026", "--salas", "Sala 1", "--saida", filepath.Join(out, "convocacao.csv"), "--ics", filepath.Join(out, "agenda.ics")); code > ExitPending {
		t.Fatalf("left with %d\n%s", code, stderr)
	}
	files := wordsOf(t, out)
	for name, text := range files {
		if found := canary.FindString(text) + personal.FindString(text); found != "" || !strings.Contains(text, "0004") || !strings.Contains(text, "Sala 1") {
			t.Errorf("%s has %q, or lacks who is called:\n%s", name, found, text)
		}
	}
	if len(files) != 2 {
		t.Errorf("%d files", len(files))
	}
}

// A letter about fraud leaves the name and the CPF to the hand of who signs.
func TestReferralsLeaveThePersonToAHand(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "fraude")
	must(t, "exemplo", "t62-fraude-depois-da-nomeacao", "--pasta", folder)
	lines := strings.Split(strings.TrimSpace(read(t, filepath.Join(folder, "candidatos.csv"))), "\n")
	for i, line := range lines {
		lines[i] = strings.TrimSpace(line) + map[bool]string{true: ";nome;cpf", false: ";CANARIONOME;529.982.247-25"}[i == 0]
	}
	write(t, folder, "candidatos.csv", strings.Join(lines, "\n")+"\n")
	letters := papersOf(t, "fraude", "remessas", "--pasta", folder)
	for name, text := range letters {
		if found := canary.FindString(text) + personal.FindString(text); found != "" || !strings.Contains(text, "CPF: [preencher]") {
			t.Errorf("%s has %q, or no place for the hand:\n%s", name, found, text)
		}
	}
	if len(letters) != 4 {
		t.Errorf("%d letters", len(letters))
	}
}
