package openpack

import (
	"bytes"
	"encoding/csv"
	"os"
	"path/filepath"
	"strings"

	"certame/internal/render/grid"
	"certame/law"
)

// Field is what the gate decided of one field of the package, and why (S33).
type Field struct {
	Name   string `json:"campo"`
	Shown  string `json:"publica"` // sim, nao, em_parte
	Reason string `json:"razao"`
}

// Gate explains the package column by column: what goes out is what its dictionary
// says, read back from it, and what does not is what the manifest says.
func (b *Built) Gate() ([]Field, error) {
	data, err := os.ReadFile(filepath.Join(b.Folder, "dicionario.csv"))
	if err != nil {
		return nil, err
	}
	rows, err := csv.NewReader(bytes.NewReader(data)).ReadAll()
	if err != nil {
		return nil, err
	}
	var out []Field
	for _, row := range rows[1:] {
		if row[0] == chainName && b.Manifest.Original.Head == "" {
			continue
		}
		out = append(out, columnField(row[0], row[1], row[3], row[4]))
	}
	if b.Manifest.Original.Head != "" {
		out = append(out, factFields...)
	}
	for _, h := range b.Manifest.Hidden {
		out = append(out, Field{h.What, "nao", h.Why + " [" + law.Citations(h.Basis) + "]"})
	}
	return out, nil
}

func columnField(file, column, class, means string) Field {
	f := Field{Name: file + ": " + column, Shown: "sim", Reason: "é do resultado, que é público"}
	why, empty := strings.CutPrefix(means, "vazia: ")
	switch {
	case empty:
		f.Shown, f.Reason = "nao", why
	case file == chainName:
		f.Reason = "prova que o livro não se reescreve, e não diz o que é cada linha"
	case strings.HasPrefix(file, inputFolder+"/"):
		f.Shown, f.Reason = "em_parte", "sem ela a apuração não se refaz; quem não foi aprovado não aparece, ou aparece sob pseudônimo"
	case class != string(grid.Public):
		f.Shown, f.Reason = "em_parte", "refaz-se da parte pública: só fala de quem está em entrada/candidatos.csv, por número ou pseudônimo"
	}
	return f
}

// factFields are those of entrada/fatos.jsonl, which is no table.
var factFields = []Field{
	{"entrada/fatos.jsonl: tipo", "em_parte", "o fato muda a ordem; fraude e óbito aparecem como saída"},
	{"entrada/fatos.jsonl: data", "sim", "a ordem dos fatos decide"},
	{"entrada/fatos.jsonl: ato", "em_parte", "é publicado no diário; o de ordem judicial e o de fraude ou óbito não sai"},
	{"entrada/fatos.jsonl: dados", "em_parte", "só os que mudam a ordem; sem motivo, membro ou número do processo"},
	{"entrada/fatos.jsonl: autor", "nao", "quem registrou não muda a ordem"},
}
