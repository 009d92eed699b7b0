package web

import (
	"encoding/json"
	"io"
	"iter"
	"maps"
	"mime"
	"path"
	"slices"
	"strconv"
	"time"

	"certame/internal/docket"
	"certame/internal/locale"
	"certame/internal/render/lists"
)

// dataIndex is dados.json: what there is of a contest, for programs.
type dataIndex struct {
	Contest    string       `json:"certame"`
	Agency     string       `json:"orgao"`
	Notice     string       `json:"edital"`
	Address    string       `json:"pagina"`
	Acts       []dataAct    `json:"atos"`
	Made       []dataFile   `json:"derivados"`
	Dictionary []dataColumn `json:"dicionario"`
}

type dataAct struct {
	Number   int        `json:"numero"`
	Kind     string     `json:"tipo"`
	Title    string     `json:"titulo"`
	State    string     `json:"resultado,omitempty"`
	Released string     `json:"divulgado_em"`
	Digest   string     `json:"sha256"`
	LogIndex *int       `json:"indice_no_registro"` // null until it is there
	Address  string     `json:"pagina"`
	Files    []dataFile `json:"arquivos"`
	words    string     // Released, for people
}

type dataFile struct {
	Name    string `json:"arquivo"`
	Address string `json:"endereco"`
	Means   string `json:"o_que_e,omitempty"`
	Type    string `json:"tipo_de_midia,omitempty"`
	Size    int64  `json:"bytes,omitempty"`
	SHA256  string `json:"sha256,omitempty"`
}

type dataColumn struct {
	File   string `json:"arquivo"`
	Column string `json:"coluna"`
	Kind   string `json:"tipo"`
	Means  string `json:"significado"`
}

func (v *visit) dataIndex(o *openContest) (*dataIndex, error) {
	index := &dataIndex{Contest: o.Contest.Title, Agency: o.Contest.Agency, Address: o.Address(), Acts: []dataAct{}, Made: []dataFile{}, Dictionary: []dataColumn{}}
	if o.Terms != nil {
		index.Notice = o.Terms.Notice
	}
	for i := range o.Acts {
		a, err := v.dataAct(o, o.Acts[i].Number)
		if err != nil {
			return nil, err
		}
		index.Acts = append(index.Acts, a)
	}
	d := &lists.Document{Named: true, Masked: true}
	for _, c := range d.Table().Columns {
		index.Dictionary = append(index.Dictionary, dataColumn{lists.Name + ".csv", c.Name, string(c.Kind), c.Means})
	}
	if o.Sheet == nil {
		return index, nil
	}
	if o.Sheet.Numbers != nil {
		index.Made = append(index.Made, dataFile{Name: numbersFile, Address: o.Address() + "/dados/" + numbersFile, Means: "números do certame, com os pequenos protegidos; o esquema está em /acompanhamento/dados/" + schemaFile, Type: "application/json"})
	}
	made := o.grids()
	for _, name := range slices.Sorted(maps.Keys(made)) {
		t := made[name]
		index.Made = append(index.Made, dataFile{Name: name, Address: o.Address() + "/dados/" + name, Means: t.Title, Type: mime.TypeByExtension(path.Ext(name))})
		for _, c := range t.Columns {
			index.Dictionary = append(index.Dictionary, dataColumn{name, c.Name, string(c.Kind), c.Means})
		}
	}
	return index, nil
}

// dataAct reads the files of an act, which a list of acts does not have.
func (v *visit) dataAct(o *openContest, number int) (out dataAct, err error) {
	a, err := v.Docket.PublishedAct(v.ctx(), o.Contest.ID, number)
	if err != nil {
		return out, err
	}
	p, err := docket.PreparedOf(a.Payload)
	if err != nil {
		return out, err
	}
	at := publicAddress(o.Contest, a.Number)
	released := a.Hour()
	out = dataAct{Number: a.Number, Kind: a.Kind, Title: kindNames[a.Kind] + ", ato " + strconv.Itoa(a.Number), State: p.State, Released: released.In(locale.Brasilia).Format(time.RFC3339), Digest: p.Digest, Address: at, Files: []dataFile{}, words: locale.Moment(released)}
	if a.LogIndex >= 0 {
		out.LogIndex = &a.LogIndex
	}
	for _, f := range a.Files {
		out.Files = append(out.Files, dataFile{Name: f.Name, Address: at + "/" + f.Name, Type: mime.TypeByExtension(path.Ext(f.Name)), Size: f.Size, SHA256: f.Digest})
	}
	return out, nil
}

func (v *visit) writeIndex(w io.Writer, o *openContest) error {
	index, err := v.dataIndex(o)
	if err != nil {
		return err
	}
	encoder := json.NewEncoder(w)
	encoder.SetIndent("", "  ")
	encoder.SetEscapeHTML(false)
	return encoder.Encode(index)
}

// eachRow are rows made one by one.
func eachRow(n int, row func(int) []string) iter.Seq2[[]string, error] {
	return func(yield func([]string, error) bool) {
		for i := range n {
			if !yield(row(i), nil) {
				return
			}
		}
	}
}
