package cli

import (
	"archive/zip"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"certame/docs"
	"certame/law"
)

// unreadable is what nobody should find in a text made for people, and why.
var unreadable = []struct {
	why  string
	find *regexp.Regexp
}{
	{"an English word", regexp.MustCompile(`(?i)\b(scores?|ranking|status|downloads?|uploads?|login|logout|password|warnings?|unknown|invalid|seats?|people|deadline|feedback|link|click|not found)\b`)},
	{"a date as machines write it", regexp.MustCompile(`\b(19|20)\d\d-[01]\d-[0-3]\d\b`)},
	{"a decimal with a dot", regexp.MustCompile(`(?:^|[\s(:])\d+\.\d{1,2}(?:[\s),;%]|$)`)},
	{"a plural of one", regexp.MustCompile(`(?m)(?:^|[^\d.,/])1 (vagas|pessoas|inscritas|aprovadas|convocadas|opções|linhas|cargos|listas|textos|votos|erros|alertas|notas|lugares|fatos|atos|certames|arquivos|avisos|reversões|compensações)\b`)},
	{"a singular of many", regexp.MustCompile(`(?:^|[^\d.,/ªº])(?:0|[2-9]|[1-9]\d+) (vaga|pessoa|inscrita|aprovada|convocada|opção|linha|texto|voto|erro|alerta|lugar|fato|aviso)\b`)},
	{"a plural in brackets", regexp.MustCompile(`\p{L}\((s|es|ões)\)`)},
	{"a key", regexp.MustCompile(`\b(nao_aprovada|em_cargo_preferido|sub_judice_espelho|nao_compareceu|em_exercicio|rotulo=|vaga=|cargo=|quantidade=)`)},
	{"two spaces in a sentence", regexp.MustCompile(`\p{Ll}\p{Ll} {2,3}inscrição \d`)},
}

// unreadableIn are the faults of a text. The version of the program has dots of its
// own, and so have addresses of files.
func unreadableIn(text string) (faults []string) {
	for _, u := range unreadable {
		if found := u.find.FindString(text); found != "" {
			faults = append(faults, u.why+": "+strings.TrimSpace(found))
		}
	}
	for _, wrong := range docs.Misnamed(text) {
		faults = append(faults, "a thing by another name: "+wrong)
	}
	for _, r := range law.Regimes() {
		if strings.Contains(string(r.ID), "-") && strings.Contains(text, string(r.ID)) {
			faults = append(faults, "the key of a regime: "+string(r.ID))
		}
	}
	return faults
}

// The finder finds: each of its rules has a text that it refuses, and leaves alone
// what reads well.
func TestUnreadableIsFound(t *testing.T) {
	for _, wrong := range []string{
		"Seu score", "até 2026-03-10", "nota 87.50 na lista", "1 vagas", "há 3 pessoa", "2 pessoa(s)", "rotulo=AC", "entra  inscrição 0003", "regime lei-15142+dec-12536", "nº de inscrição 0003",
	} {
		if len(unreadableIn(wrong)) == 0 {
			t.Errorf("%q reads well", wrong)
		}
	}
	for _, right := range []string{"1 vaga, 21 pessoas, 0 vagas", "15.142 inscritas, nota 87,50, até 10/03/2026", "Lei nº 15.142/2025, art. 1º, § 2º", "certame 0.2.0-dev", "1ª opção"} {
		if faults := unreadableIn(right); len(faults) > 0 {
			t.Errorf("%q: %q", right, faults)
		}
	}
}

// Every text that the program writes about a contest is read by people: their words,
// their dates, their numbers.
func TestDocumentsAreReadByPeople(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "c")
	out := func(name string) string { return filepath.Join(filepath.Dir(folder), name) }
	for _, args := range [][]string{
		{"exemplo", "minimo", "--pasta", folder},
		{"validar", folder},
		{"apurar", folder},
		{"ordem", "proximo", "--pasta", folder},
		{"ordem", "explicar", "0003", "--pasta", folder},
		{"ordem", "explicar", "0002", "--pasta", folder},
		{"ordem", "certidao", "0002", "--pasta", folder},
		{"simular", "--pasta", folder, "--desiste", "0008"},
		{"simular", "--pasta", folder, "--desiste", "0008", "--html"},
		{"vagas", "calcular", "--total", "59"},
		{"vagas", "calcular", "--total", "9"},
		{"vagas", "simular", "--de", "1", "--ate", "30"},
		{"vagas", "ordem", "--total", "20"},
		{"publicar", "lista", "--pasta", folder, "--formato", "html", "--saida", out("lista")},
		{"publicar", "pacote", "--pasta", folder, "--saida", out("pacote.zip")},
		{"comissao", "documentos", "--pasta", folder, "--saida", out("papeis")},
		{"fato", "registrar", "nomeacao", "--pasta", folder, "--inscricao", "0008", "--data", "05/03/2026", "--ato", "Portaria 1", "--autor", "ana"},
		{"fato", "registrar", "ordem_judicial", "--pasta", folder, "--inscricao", "0004", "--data", "06/03/2026", "--dados", "efeito=participa", "--dados", "processo=1", "--autor", "ana"},
		{"fato", "listar", "--pasta", folder},
		{"ordem", "comparar", "--pasta", folder, "f1", "f2"},
		{"ordem", "comparar", "--pasta", folder, "f1", "f2", "--html"},
		{"indicadores", "fazer", folder, "--referencia", "30/11/2026", "--saida", out("i.json")},
		{"indicadores", "conferir", out("i.json")},
		{"verificar", out("pacote.zip")},
	} {
		stdout, stderr, code := say(args...)
		if code > ExitPending && args[0] != "comissao" {
			t.Errorf("%q left with %d: %s", args, code, stderr)
		}
		for _, fault := range unreadableIn(readText(stdout) + "\n" + stderr) {
			t.Errorf("certame %s: %s", strings.Join(args, " "), fault)
		}
	}
	for name, text := range textsUnder(t, filepath.Dir(folder)) {
		for _, fault := range unreadableIn(text) {
			t.Errorf("%s: %s", name, fault)
		}
	}
}

// textsUnder are the texts and pages in a folder, and what an open package says of
// itself.
func textsUnder(t *testing.T, root string) map[string]string {
	t.Helper()
	texts := map[string]string{}
	err := filepath.WalkDir(root, func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		switch filepath.Ext(path) {
		case ".txt", ".html":
			data, err := os.ReadFile(path)
			texts[filepath.Base(path)] = readText(string(data))
			return err
		case ".zip":
			texts["LEIA-ME"] = readMeOf(t, path)
		}
		return nil
	})
	if err != nil || texts["relatorio.html"] == "" || texts["listas.html"] == "" || texts["LEIA-ME"] == "" {
		t.Fatalf("%d texts, %v", len(texts), err)
	}
	return texts
}

func readMeOf(t *testing.T, path string) string {
	t.Helper()
	z, err := zip.OpenReader(path)
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	for _, f := range z.File {
		if !strings.HasPrefix(filepath.Base(f.Name), "LEIA") {
			continue
		}
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		defer r.Close()
		data, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	return ""
}

var (
	hiddenParts = regexp.MustCompile(`(?s)<style.*?</style>|<script.*?</script>|<svg.*?</svg>`)
	anyTag      = regexp.MustCompile(`<[^>]*>`)
)

// readText is the text of a page, or the text itself.
func readText(text string) string {
	if !strings.Contains(text, "<html") {
		return text
	}
	return anyTag.ReplaceAllString(hiddenParts.ReplaceAllString(text, ""), " ")
}
