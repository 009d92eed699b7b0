package review

import "certame/internal/intake/review/cell"

// Report is what a review found. Its JSON is a contract.
type Report struct {
	File        string       `json:"arquivo"`
	Profile     string       `json:"perfil"`
	Why         string       `json:"evidencia,omitempty"`
	Kind        string       `json:"tipo"`
	Format      string       `json:"formato"`
	Encoding    string       `json:"codificacao"`
	Separator   string       `json:"separador,omitempty"`
	Sheet       string       `json:"planilha,omitempty"`
	HeaderLine  int          `json:"linha_do_cabecalho,omitempty"`
	Block       int          `json:"bloco,omitempty"` // the list that would be imported, of a text with several
	Read        int          `json:"lidas"`
	Accepted    int          `json:"aceitas"`
	Quarantined int          `json:"quarentenadas"`
	Quarantine  []Quarantine `json:"quarentena"`
	Refused     bool         `json:"recusado"`
	Reasons     []string     `json:"motivos_da_recusa,omitempty"`
	Columns     []Column     `json:"colunas"`
	Homonyms    []Homonyms   `json:"homonimos,omitempty"`
	MoreNames   int          `json:"mais_homonimos,omitempty"`
	Notes       []string     `json:"avisos,omitempty"`
	SHA256      string       `json:"sha256,omitempty"`
}

// Quarantine is a row that was not understood.
type Quarantine struct {
	Line       int    `json:"linha"`
	Record     int    `json:"registro,omitempty"` // in a text that has several on a line
	Reason     string `json:"motivo"`
	Column     string `json:"coluna,omitempty"`
	Value      string `json:"valor,omitempty"` // never a name or a CPF
	Suggestion string `json:"sugestao,omitempty"`
	Block      int    `json:"bloco,omitempty"`
}

// Column is one column, the field it is taken for, and the evidence.
type Column struct {
	Place      int    `json:"posicao"`
	Header     string `json:"nome"`
	Field      string `json:"campo"`
	Evidence   string `json:"evidencia"`
	SameAs     int    `json:"repete_coluna,omitempty"`
	Decimal    string `json:"decimal,omitempty"`
	DecimalWhy string `json:"evidencia_do_decimal,omitempty"`
	Counts     Counts `json:"contagem"`
	Block      int    `json:"bloco,omitempty"`
	shape      shape
	reads      cell.Reading
	personal   bool
	unnamed    bool // only a person can say what it is
	undecided  bool // only a person can say what its dot is
}

// Counts are the cells of a column by what they are.
type Counts struct {
	Comma    int `json:"com_virgula,omitempty"`
	Dot      int `json:"com_ponto,omitempty"`
	Whole    int `json:"inteiros,omitempty"`
	Native   int `json:"numeros_da_planilha,omitempty"`
	Missing  int `json:"ausentes,omitempty"`
	Text     int `json:"textos,omitempty"`
	Doubtful int `json:"duvidosas,omitempty"`
}

// Homonyms are different registrations under one name.
type Homonyms struct {
	Name  string `json:"nome"`
	Lines []int  `json:"linhas"`
}

func (q *Quarantine) key() int {
	if q.Record > 0 {
		return q.Record
	}
	return q.Line
}

// Waiting is how many rows of the list that would be imported wait for a person. What is in
// the other lists of a text waits for whoever imports those: it would stop this one forever,
// since its sheet of corrections does not have it.
func (r *Report) Waiting() (rows int) {
	rows = r.Quarantined
	for i := range r.Quarantine {
		if r.Quarantine[i].Block != r.Block {
			rows--
		}
	}
	return rows
}

// quarantineLimit is how many rows are listed. A file with more is refused: it
// is the map that is wrong.
const quarantineLimit = 20_000

// homonymLimit is how many names are listed; the others are counted.
const homonymLimit = 200

func (r *Report) refuse(reason string) {
	r.Refused = true
	r.Reasons = append(r.Reasons, reason)
}

func (r *Report) note(text string) { r.Notes = append(r.Notes, text) }
