package outsider

import (
	"archive/zip"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
)

// draft is a package being written: its files, and what pacote.json says.
type draft struct {
	files    map[string]string
	contest  string
	format   string
	head     string
	people   int
	readings map[string]string
	edit     func(m map[string]any)    // last word on pacote.json
	zip      func(z *zip.Writer) error // more entries, put in by hand
}

// smallDraft is an invented contest of four seats, worked out by hand: Bia (PPP) is
// called in the PPP seat and passes to AC when seat 4 opens, so that Eva comes in.
func smallDraft() *draft {
	return &draft{
		contest: "INVENTADO-1", format: formatName, people: 7,
		readings: map[string]string{"I-11": "compensa"},
		files: map[string]string{
			readmeFile:     "Pacote inventado para os testes.\n",
			rulesFile:      "certame: INVENTADO-1\n",
			dictionaryFile: "arquivo,coluna,tipo,classe,significado\nsaida/ordem.csv,vaga,inteiro,publico,\"vaga, pelo número\"\n",
			peopleFile: "inscricao,cargo,opcoes,nota_final\n" +
				"11,A,,90.00\n12,A,PPP,88.50\n13,A,,86\n14,A,,85.25\n15,A,PPP,80\n16,A,PPP,70\n17,A,,\n",
			boardFile: "cargo,total,AC,PPP,quadro_declarado\nA,4,3,1,nao\n",
			callsFile: "cargo,convocacao,rotulo,rotulo_final,inscricao,nota,situacao,motivo,vaga,rotulo_vaga\n" +
				"A,1,AC,AC,11,90.00,convocada,primeira,1,AC\n" +
				"A,2,PPP,AC,12,88.50,convocada,\"primeira da lista PPP; passa a contar como \"\"AC\"\", e a vaga segue\",2,PPP\n" +
				"A,3,AC,AC,13,86.00,convocada,primeira,3,AC\n" +
				"A,4,PPP,PPP,15,80.00,convocada,primeira,2,PPP\n",
			listsFile: "cargo,lista,posicao,inscricao,nota,situacao,informativa\n" +
				"A,AC,1,11,90.00,convocada,nao\nA,AC,2,12,88.50,convocada,nao\nA,AC,3,13,86.00,convocada,nao\n" +
				"A,AC,4,14,85.25,classificada,nao\nA,AC,5,15,80.00,convocada,nao\nA,AC,6,16,70.00,classificada,nao\n" +
				"A,PPP,1,12,88.50,convocada,nao\nA,PPP,2,15,80.00,convocada,nao\nA,PPP,3,16,70.00,classificada,nao\n",
			standingFile: "inscricao,cargo,situacao,detalhe,artigo\n" +
				"11,A,convocada,convocação 1,\"Lei nº 15.142/2025, art. 7º\"\n12,A,convocada,,\n13,A,convocada,,\n" +
				"14,A,classificada,,\n15,A,convocada,,\n16,A,classificada,,\n17,A,nao_aprovada,,\n",
			movesFile:    "cargo,convocacao,vaga,de,para,tipo,artigo,inscricao,entrou\nA,4,2,PPP,AC,compensacao,art. 7º,12,15\n",
			apartFile:    "cargo,inscricao,posicao_geral,vaga_espelho,rotulo\n",
			findingsFile: "codigo,gravidade,artigo,mensagem,remedio,onde,bloqueia\n",
		},
	}
}

// bookDraft is the same contest with two facts: 11 was appointed, and seat 4, which
// is told apart from the others, is empty.
func bookDraft() *draft {
	d := smallDraft()
	facts, digests := chained(
		`{"id":"f1","tipo":"nomeacao","dados":{"inscricao":"11","vaga":"1"}`,
		`{"id":"f3","tipo":"posse","dados":{"inscricao":"11"}`)
	d.files[factsFile] = facts
	d.head = strings.Repeat("ab", 32)
	d.files[chainFile] = "fato,resumo\nf1," + digests[0] + "\nf2," + strings.Repeat("00", 32) + "\nf3," + d.head + "\n"
	for name, pairs := range map[string][]string{
		callsFile:    {"90.00,convocada", "90.00,nomeada", ",80.00,convocada,primeira,2,PPP", ",80.00,convocada,primeira,4,AC"},
		listsFile:    {"11,90.00,convocada", "11,90.00,nomeada"},
		standingFile: {"11,A,convocada", "11,A,nomeada"},
	} {
		d.files[name] = strings.NewReplacer(pairs...).Replace(d.files[name])
	}
	d.files[seatsFile] = "cargo,vaga,rotulo,conta_como,situacao,inscricao,fato,detalhe\n" +
		"A,1,AC,AC,nomeada,11,f1,\nA,2,PPP,AC,a_convocar,12,,\nA,3,AC,AC,a_convocar,13,,\nA,4,AC,PPP,a_convocar,15,,\n"
	return d
}

// chained writes facts as a whole chain, and gives the digest of each line.
func chained(beginnings ...string) (text string, digests []string) {
	previous := strings.Repeat("0", 64)
	for _, start := range beginnings {
		before := start + `,"anterior":"` + previous + `"`
		own := sha256.Sum256([]byte(before))
		line := before + `,"soma":"` + hex.EncodeToString(own[:])[:16] + `"}`
		whole := sha256.Sum256([]byte(line))
		previous = hex.EncodeToString(whole[:])
		text, digests = text+line+"\n", append(digests, previous)
	}
	return text, digests
}

// change replaces one text of one file, which must be there exactly once.
func (d *draft) change(t *testing.T, file, from, to string) {
	t.Helper()
	if n := strings.Count(d.files[file], from); n != 1 {
		t.Fatalf("%q is %d times in %s:\n%s", from, n, file, d.files[file])
	}
	d.files[file] = strings.Replace(d.files[file], from, to, 1)
}

// bytes writes the package, with digests that are right for its files.
func (d *draft) bytes(t testing.TB) []byte {
	t.Helper()
	names := slices.Sorted(maps.Keys(d.files))
	var listed []map[string]any
	for _, name := range names {
		listed = append(listed, map[string]any{"arquivo": name, "sha256": sumOf(d.files[name]), "bytes": len(d.files[name])})
	}
	var readings []map[string]any
	for _, id := range slices.Sorted(maps.Keys(d.readings)) {
		readings = append(readings, map[string]any{"id": id, "chave": "compensacao", "valor": d.readings[id], "decidido_por": "edital"})
	}
	m := map[string]any{
		"formato": d.format, "certame": d.contest, "interpretacoes": readings, "arquivos": listed,
		"original": map[string]any{"cabeca": d.head}, "pessoas": map[string]any{"publicas": d.people, "sob_pseudonimo": 0, "omitidas": 2},
	}
	if d.edit != nil {
		d.edit(m)
	}
	text, err := json.MarshalIndent(m, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	return d.write(t, names, string(text)+"\n")
}

func (d *draft) write(t testing.TB, names []string, manifest string) []byte {
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for _, name := range append(names, manifestName) {
		content := d.files[name]
		if name == manifestName {
			content = manifest
		}
		f, err := z.Create(name)
		if err == nil {
			_, err = fmt.Fprint(f, content)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if d.zip != nil {
		if err := d.zip(z); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func sumOf(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])
}

// answer checks a package that must be one.
func (d *draft) answer(t testing.TB) Answer {
	t.Helper()
	return answerOf(t, d.bytes(t))
}

func answerOf(t testing.TB, data []byte) Answer {
	t.Helper()
	a, err := Check(bytes.NewReader(data), int64(len(data)), Options{Workers: 2})
	if err != nil {
		t.Fatal(err)
	}
	return a
}
