package cli

import (
	"archive/zip"
	"bytes"
	"errors"
	"html"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"certame/internal/cli/writing"
	"certame/internal/edition"
	"certame/internal/render/reopen"
)

const publicEdital = "certame: X\norgao: Órgão\nedital: 1/2026\npublicado_em: 2026-02-10\ncargos:\n  - {codigo: \"101\", vagas: 4}\n"

// Every field that may not be read by everybody holds a canary: reasons, notes,
// births, CPF, and the names of who was not confirmed, waits, gave up or was not
// approved.
const publicRows = "inscricao;nome;cpf;nascimento;cargo;opcoes;nota_final;confirmacao_PPP;situacao;obs_motivo;x_voto;email\n" +
	"0001;Antônia Conceição;529.982.247-25;01/02/1990;101;;90,00;;;CANARIO1;CANARIO2;CANARIOCORREIO@exemplo.org\n" +
	"0002;CANARIO3;11144477735;02/02/1990;101;PPP;88,50;nao_confirmada;;CANARIO4;CANARIO5;CANARIOCORREIO@exemplo.org\n" +
	"0003;CANARIO6;390.533.447-05;03/02/1990;101;PPP;85,00;ausente;;CANARIO7;CANARIO8;CANARIOCORREIO@exemplo.org\n" +
	"0004;CANARIO9;168.995.350-09;04/02/1990;101;PPP;80,00;;;CANARIO10;CANARIO11;CANARIOCORREIO@exemplo.org\n" +
	"0005;CANARIO12;935.411.347-80;05/02/1990;101;;-;;;CANARIO13;CANARIO14;CANARIOCORREIO@exemplo.org\n" +
	"0006;CANARIO15;153.509.460-56;06/02/1990;101;;70,00;;desistente;CANARIO16;CANARIO17;CANARIOCORREIO@exemplo.org\n" +
	"0007;Íris D'Ávila;529.***.***-25;07/02/1990;101;PPP;60,00;confirmada;;CANARIO18;CANARIO19;CANARIOCORREIO@exemplo.org\n"

// publicOutputs are the words of every file of every public document.
func publicOutputs(t *testing.T) map[string]string {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "certame")
	write(t, folder, "edital.yaml", publicEdital)
	write(t, folder, "candidatos.csv", publicRows)
	if _, stderr, code := say("apurar", folder); code != ExitPending {
		t.Fatalf("left with %d\n%s", code, stderr)
	}
	if _, stderr, code := say("publicar", "lista", "--pasta", folder, "--cpf", "--formato", "pdf,html,xlsx,ods,json"); code != ExitOK {
		t.Fatalf("left with %d\n%s", code, stderr)
	}
	if _, stderr, code := say("publicar", "dou", "--pasta", folder, "--saida", filepath.Join(folder, "publicacao", "dou.rtf")); code != ExitOK {
		t.Fatalf("left with %d\n%s", code, stderr)
	}
	out := map[string]string{}
	for path, data := range snapshot(t, filepath.Join(folder, "publicacao")) {
		if data != "" {
			out[filepath.Base(path)] = readable(t, path, []byte(data))
		}
	}
	return out
}

// readable is everything that can be read in a file: the text of the pages and the
// bytes of a PDF, the parts of a workbook.
func readable(t *testing.T, path string, data []byte) string {
	t.Helper()
	switch filepath.Ext(path) {
	case ".pdf":
		if problems := reopen.PDFA1b(t, data); problems != "" {
			t.Errorf("not PDF/A-1b: %.1000s", problems)
		}
		return strings.Join(reopen.PDFText(t, data), "\n") + string(data)
	case ".html":
		return html.UnescapeString(string(data))
	case ".rtf":
		return reopen.Words(t, "a.rtf", data) + string(data)
	case ".xlsx", ".ods":
		archive, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
		if err != nil {
			t.Fatal(err)
		}
		var all strings.Builder
		for _, file := range archive.File {
			r, err := file.Open()
			if err == nil {
				_, err = io.Copy(&all, r)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		return strings.ReplaceAll(all.String(), "&#39;", "'")
	}
	return string(data)
}

var forbidden = regexp.MustCompile(`CANARIO|\d{3}\.\d{3}\.\d{3}-\d{2}|\d{3}\.\*{3}\.\*{3}-\d{2}|0[1-7]/02/1990|11144477735`)

// No public file of any kind has anything that is not public (S05, S08, S22).
func TestNothingRestrictedIsPublic(t *testing.T) {
	outputs := publicOutputs(t)
	if len(outputs) != 7 {
		t.Fatalf("%d files", len(outputs))
	}
	for name, text := range outputs {
		if found := forbidden.FindString(text); found != "" {
			t.Errorf("%s has %q", name, found)
		}
		for _, want := range []string{"Antônia Conceição", "D'Ávila", "0002", "***.982.247-**"} {
			if !strings.Contains(text, want) && (name != "dou.rtf" || want[0] != '*') { // no CPF in the gazette
				t.Errorf("%s lacks %q", name, want)
			}
		}
		for _, id := range []string{"0005", "0006"} {
			if strings.Contains(text, `"`+id+`"`) || strings.Contains(text, ">"+id+"<") || strings.Contains(text, ","+id+",") || strings.Contains(text, " "+id+" ") {
				t.Errorf("%s has %s, who was not approved", name, id)
			}
		}
	}
}

// While a document is written nobody else can read it, and what stops the writing
// leaves nothing.
func TestSealedInOneStep(t *testing.T) {
	folder := t.TempDir()
	target := filepath.Join(folder, "publicacao")
	before := snapshot(t, folder)
	err := writing.SealFolder(target, writing.NeverOurs, func(fresh string) error {
		if info, err := os.Stat(fresh); err != nil || info.Mode().Perm() != 0o700 {
			t.Errorf("others may read what is being written: %v %v", info.Mode(), err)
		}
		if _, err := os.Stat(target); err == nil {
			t.Error("the document can be read before it is whole")
		}
		write(t, fresh, "a", "half")
		return os.ErrClosed
	})
	if err == nil {
		t.Error("the error is lost")
	}
	sameFolder(t, before, folder)
	seal := func(text string) error {
		return writing.SealFolder(target, writing.NeverOurs, func(fresh string) error { write(t, fresh, "a", text); return nil })
	}
	if err := seal("first"); err != nil {
		t.Fatal(err)
	}
	before = snapshot(t, folder)
	if seal("first") != nil || seal("other") == nil {
		t.Error("only the same bytes may be published again in the same place")
	}
	sameFolder(t, before, folder)
}

// A document of pages has a limit, which says what to do instead; a workbook has
// none.
func TestTooLong(t *testing.T) {
	if err := tooLong([]string{"xlsx", "pdf"}, edition.PageRows+1); err == nil || !strings.Contains(err.Error(), "--cargo") {
		t.Error(err)
	}
	if err := errors.Join(tooLong([]string{"pdf", "html"}, edition.PageRows), tooLong([]string{"xlsx", "json"}, edition.PageRows+1)); err != nil {
		t.Error(err)
	}
}

// A package tells which locality a person put first where that ranks people (I-48),
// and the sums come out the same without the rest of the order.
func TestPackageOfLocalities(t *testing.T) {
	for _, list := range []string{"geral", "local"} {
		folder := copyOf(t, "../../conformance/cenarios/r44-localidades-lista-"+list+"/entrada")
		pack := filepath.Join(t.TempDir(), "pacote.zip")
		if _, errs, code := say("publicar", "pacote", "--pasta", folder, "--saida", pack); code != ExitOK {
			t.Errorf("%s: publicar pacote left with %d: %s", list, code, errs)
		}
		if out, errs, code := say("verificar", pack); code != ExitOK || !strings.Contains(out, "contas refeitas") {
			t.Errorf("%s: verificar left with %d: %s%s", list, code, out, errs)
		}
	}
}
