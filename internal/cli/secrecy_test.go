package cli

import (
	"archive/zip"
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/parquet-go/parquet-go"

	"certame/internal/render/reopen"
)

const secretEdital = "certame: X\norgao: Órgão\nedital: 1/2026\npublicado_em: 2026-02-10\ncargos:\n  - {codigo: \"101\", vagas: 5}\n"

// secretContest holds a canary in every place that may not be read by everybody:
// the columns of the sheet, the votes and their reasons, the members of the board,
// the authors and reasons of facts, a proceeding, a death, the number of a case.
func secretContest(t *testing.T) (folder string) {
	t.Helper()
	folder = filepath.Join(t.TempDir(), "certame")
	write(t, folder, "edital.yaml", secretEdital)
	write(t, folder, "candidatos.csv", publicRows+
		"0008;Bento Sá;714.287.938-60;08/02/1990;101;;55,00;;;CANARIO20;CANARIO21;CANARIOCORREIO@exemplo.org\n"+
		"0009;Célia Luz;087.651.234-00;09/02/1990;101;;50,00;;;CANARIO22;CANARIO23;CANARIOCORREIO@exemplo.org\n")
	write(t, folder, "comissao.csv", "grupo;instancia;comissao;membro;nome;cpf;papel\n"+
		"PPP;comissao;1;M1;CANARIOMEMBRO;;titular\nPPP;comissao;1;M2;CANARIOMEMBRA;;titular\nPPP;comissao;1;M3;CANARIOTRES;;titular\n")
	write(t, folder, "votos.csv", "inscricao;grupo;membro;voto;motivo;data;filmagem\n"+
		"0004;PPP;M1;nao_confirma;CANARIOMOTIVO;10/03/2026;sim\n0004;PPP;M2;nao_confirma;CANARIOPARECER;10/03/2026;sim\n0004;PPP;M3;confirma;;10/03/2026;sim\n")
	for _, fact := range [][]string{
		{"homologacao", "--data", "01/03/2026", "--ato", "Edital 2"},
		{"nomeacao", "--inscricao", "0001", "--data", "05/03/2026", "--ato", "Portaria 1"},
		{"sem_efeito", "--inscricao", "0001", "--data", "06/04/2026", "--ato", "Portaria 2", "--dados", "motivo=CANARIOMOTIVO"},
		{"nomeacao", "--inscricao", "0008", "--data", "07/04/2026", "--ato", "Portaria 3"},
		{"denuncia", "--inscricao", "0007", "--data", "08/04/2026", "--ato", "CANARIODENUNCIA", "--dados", "origem=denuncia"},
		{"obito", "--inscricao", "0008", "--data", "09/04/2026", "--ato", "CANARIOOBITO"},
		{"ordem_judicial", "--inscricao", "0005", "--data", "10/04/2026", "--ato", "CANARIOMANDADO", "--dados", "efeito=participa", "--dados", "processo=CANARIOPROCESSO"},
	} {
		must(t, append(append([]string{"fato", "registrar", fact[0], "--pasta", folder, "--autor", "CANARIOAUTOR"}, fact[1:]...), "--json")...)
	}
	say("apurar", folder)
	return folder
}

// must runs a command that has to end well.
func must(t *testing.T, args ...string) string {
	t.Helper()
	stdout, stderr, code := say(args...)
	if code != ExitOK {
		t.Fatalf("%v left with %d\n%s%s", args, code, stdout, stderr)
	}
	return stdout
}

// everyPublicKind are the words of every file of every kind that leaves the folder:
// those that are published, and those whose reader is not the commission.
func everyPublicKind(t *testing.T, folder string) map[string]string {
	t.Helper()
	out := filepath.Join(t.TempDir(), "publico")
	if err := os.Mkdir(out, 0o755); err != nil {
		t.Fatal(err)
	}
	to := func(name string) string { return filepath.Join(out, name) }
	must(t, "publicar", "lista", "--pasta", folder, "--cpf", "--formato", "pdf,html,xlsx,ods,json", "--saida", to("listas"))
	must(t, "publicar", "dou", "--pasta", folder, "--saida", to("dou.rtf"))
	must(t, "publicar", "pacote", "--pasta", folder, "--saida", to("pacote.zip"))
	for _, format := range []string{"xlsx", "ods", "json", "parquet", "csv"} {
		must(t, "exportar", folder, "--formato", format, "--saida", to("exportado-"+format+extensionOf[format]))
	}
	must(t, "ordem", "certidao", "0009", "--pasta", folder, "--saida", to("certidao.txt"))
	must(t, "ordem", "certidao", "0009", "--pasta", folder, "--formato", "pdf", "--saida", to("certidao.pdf"))
	boardPapers(t, folder, to("comissao"))
	for name, text := range map[string]string{
		"relatorio.html": read(t, filepath.Join(folder, "resultado", "relatorio.html")),
		"certidao.json":  must(t, "ordem", "certidao", "0009", "--pasta", folder, "--json"),
		"lista-seco.txt": must(t, "publicar", "lista", "--pasta", folder, "--seco"),
		"pacote-seco":    must(t, "publicar", "pacote", "--pasta", folder, "--seco"),
	} {
		write(t, out, name, text)
	}
	return wordsOf(t, out)
}

// boardPapers are the results of the boards: what goes to the public, and not the
// minutes and opinions made beside it.
func boardPapers(t *testing.T, folder, to string) {
	t.Helper()
	for _, format := range []string{"txt", "pdf"} {
		made := filepath.Join(t.TempDir(), format)
		if _, stderr, code := say("comissao", "documentos", "--pasta", folder, "--votos", filepath.Join(folder, "votos.csv"), "--formato", format, "--saida", made); code > ExitPending {
			t.Fatalf("left with %d\n%s", code, stderr)
		}
		if err := os.CopyFS(filepath.Join(to, format), os.DirFS(filepath.Join(made, "publico"))); err != nil {
			t.Fatal(err)
		}
	}
}

var extensionOf = map[string]string{"xlsx": ".xlsx", "ods": ".ods", "json": ".json"}

func read(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// wordsOf reads every file of a folder, those of a package one by one.
func wordsOf(t *testing.T, folder string) map[string]string {
	t.Helper()
	out := map[string]string{}
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		name, err := filepath.Rel(folder, path)
		if err != nil {
			return err
		}
		data := []byte(read(t, path))
		switch filepath.Ext(path) {
		case ".zip":
			for inside, text := range unzipped(t, data) {
				out[name+"/"+inside] = text
			}
		case ".parquet":
			out[name] = parquetWords(t, data)
		case ".pdf":
			out[name] = strings.Join(reopen.PDFText(t, data), "\n") + string(data)
		default:
			out[name] = readable(t, path, data)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func unzipped(t *testing.T, data []byte) map[string]string {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]string{}
	for _, f := range z.File {
		in, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(in)
		if err != nil {
			t.Fatal(err)
		}
		out[f.Name] = string(text)
	}
	return out
}

// parquetWords are the words of a Parquet file, which on the disk are compressed.
func parquetWords(t *testing.T, data []byte) string {
	t.Helper()
	file, err := parquet.OpenFile(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	text.WriteString(file.Schema().String())
	rows := parquet.NewReader(file)
	defer rows.Close()
	for buffer := make([]parquet.Row, 16); ; {
		n, err := rows.ReadRows(buffer)
		for _, row := range buffer[:n] {
			for _, value := range row {
				text.WriteString(" " + value.String())
			}
		}
		if errors.Is(err, io.EOF) {
			return text.String()
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// S05, S22: no restricted field, of any file of the folder, is in any output of any
// kind.
func TestNoCanaryInAnyKind(t *testing.T) {
	outputs := everyPublicKind(t, secretContest(t))
	for name, text := range outputs {
		if found := forbidden.FindString(text); found != "" {
			t.Errorf("%s has %q", name, found)
		}
	}
	for _, kind := range []string{
		"listas/listas.pdf", "listas/listas.html", "listas/listas.xlsx", "listas/listas.ods", "listas/listas.json", "listas/listas.csv", "dou.rtf", "pacote.zip/entrada/candidatos.csv",
		"pacote.zip/entrada/fatos.jsonl", "pacote.zip/saida/passos.jsonl", "exportado-xlsx.xlsx", "exportado-ods.ods", "exportado-json.json", "exportado-parquet/listas.parquet",
		"exportado-csv/listas.csv", "relatorio.html", "certidao.txt", "certidao.pdf", "certidao.json", "lista-seco.txt", "pacote-seco",
		"comissao/txt/resultado-provisorio.txt", "comissao/pdf/resultado-provisorio.pdf",
	} {
		if outputs[kind] == "" {
			t.Errorf("%s was not looked at", kind)
		}
	}
}

// masked is any CPF with some digits hidden, in whatever way.
var masked = regexp.MustCompile(`[\d*]{3}\.[\d*]{3}\.[\d*]{3}-[\d*]{2}`)

// S23: what one document hides no other completes: the same six digits of a CPF in
// all of them, the people shown by number only in one without a name in every other
// of that state, and who was not approved in none of those that are published. The
// documents are of the same contest twice: before and after somebody is confirmed.
func TestNoDocumentCompletesAnother(t *testing.T) {
	folder := secretContest(t)
	first := everyPublicKind(t, folder)
	write(t, folder, "candidatos.csv", strings.Replace(read(t, filepath.Join(folder, "candidatos.csv")), "0004;CANARIO9;168.995.350-09;04/02/1990;101;PPP;80,00;;", "0004;Dora Confirmada;168.995.350-09;04/02/1990;101;PPP;80,00;confirmada;", 1))
	write(t, folder, "votos.csv", strings.ReplaceAll(read(t, filepath.Join(folder, "votos.csv")), "nao_confirma;", "confirma;"))
	say("apurar", folder)
	second := everyPublicKind(t, folder)
	if !strings.Contains(second["listas/listas.csv"], "Dora Confirmada") || strings.Contains(first["listas/listas.csv"], "Dora") {
		t.Fatal("the second state is not another")
	}
	seen := map[string][]string{}
	for _, outputs := range []map[string]string{first, second} {
		for name, text := range outputs {
			for _, cpf := range masked.FindAllString(text, -1) {
				if !strings.HasPrefix(cpf, "***.") || !strings.HasSuffix(cpf, "-**") {
					t.Errorf("%s has %s", name, cpf)
				}
				seen[cpf] = append(seen[cpf], name)
			}
			if strings.HasPrefix(name, "listas/") || name == "dou.rtf" || name == "relatorio.html" || strings.HasPrefix(name, "pacote.zip") {
				notApproved(t, name, text)
			}
		}
	}
	if len(seen) == 0 {
		t.Fatal("no CPF was looked at")
	}
	for _, who := range []string{"0002", "0003"} { // not confirmed in either state: number only
		line := regexp.MustCompile(`(?m)^101,AC,\d+,` + who + `,,`)
		for _, outputs := range []map[string]string{first, second} {
			if !line.MatchString(outputs["listas/listas.csv"]) {
				t.Errorf("%s is not by number only:\n%s", who, outputs["listas/listas.csv"])
			}
		}
	}
}

// notApproved holds a published document to say nothing of who gave up.
func notApproved(t *testing.T, name, text string) {
	t.Helper()
	if slices.Contains(regexp.MustCompile(`[\w.]+`).FindAllString(text, -1), "0006") {
		t.Errorf("%s has 0006, who was not approved", name)
	}
}
