package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"certame/internal/outsider"
)

func TestUse(t *testing.T) {
	folder := t.TempDir()
	text := filepath.Join(folder, "lista.csv")
	if err := os.WriteFile(text, []byte("inscricao;nota\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args []string
		code int
		said string
	}{
		{nil, exitUsage, "falta o pacote"},
		{[]string{"a.zip", "b.zip"}, exitUsage, `não entendi "b.zip"`},
		{[]string{"--rapido", "a.zip"}, exitUsage, `não entendi "--rapido"`},
		{[]string{"--ajuda"}, exitHolds, "Uso: conferir"},
		{[]string{filepath.Join(folder, "nenhum.zip")}, exitUnreadable, "o arquivo não existe"},
		{[]string{folder}, exitUnreadable, "não é um arquivo comum"},
		{[]string{text}, exitUnreadable, "não é um zip"},
	} {
		var out, complaints bytes.Buffer
		code := run(c.args, &out, &complaints)
		if said := out.String() + complaints.String(); code != c.code || !strings.Contains(said, c.said) {
			t.Errorf("%q: exit %d, %s", c.args, code, said)
		}
	}
}

// The exit is what a script sees; the line, and the fields, what a person does.
func TestAnswers(t *testing.T) {
	holds := outsider.Answer{Contest: "C", People: 3, Digest: "ab"}
	differs := holds
	differs.Divergence = &outsider.Divergence{Check: 6, File: "saida/ordem.csv", Line: 9, Text: "o cargo 1 tem 4 convocadas, e 3 vagas"}
	for _, c := range []struct {
		answer outsider.Answer
		json   bool
		code   int
		said   string
	}{
		{holds, false, exitHolds, "confere: C, 3 pessoas, resumo ab\n"},
		{differs, false, exitDiffers, "não confere: saida/ordem.csv, linha 9: o cargo 1 tem 4 convocadas, e 3 vagas (verificação 6, ocupadas e vazias somam o total)\n"},
		{holds, true, exitHolds, `"confere": true`},
		{differs, true, exitDiffers, `"verificacao": 6`},
	} {
		var out bytes.Buffer
		if code := say(&out, c.answer, c.json); code != c.code || !strings.Contains(out.String(), c.said) {
			t.Errorf("exit %d, %s", code, out.String())
		}
	}
}
