package reconcile

import (
	"slices"
	"strings"
)

// Report is what a comparison found. Its JSON is a contract.
type Report struct {
	Compared    int          `json:"comparadas"`
	Unread      int          `json:"nao_entendidas"` // rows in quarantine, which were not compared
	Differences []Difference `json:"diferencas"`
	Notes       []string     `json:"avisos"`

	told      map[tale]bool
	unordered int // lists whose rows come in another order than their places
}

// tale is what was said of a row once, and is not said again in each of its lists.
type tale struct {
	line     int
	id, kind string
}

// Difference is one thing that two sources say in two ways.
type Difference struct {
	Kind     string `json:"tipo"`
	Line     int    `json:"linha"` // in what was received; zero when it is not there
	Post     string `json:"cargo,omitempty"`
	List     string `json:"lista,omitempty"`
	ID       string `json:"inscricao,omitempty"`
	Given    string `json:"recebido"`
	Computed string `json:"apurado"`
	Action   string `json:"fazer"`
}

// Kinds of differences.
const (
	Extra     = "a_mais"   // received, and not computed
	Missing   = "falta"    // computed, and not received
	Inversion = "inversao" // before or after somebody whom the computation puts otherwise
	Place     = "posicao"  // another number, in the same order
	Repeated  = "repetida" // twice in one list
	Mark      = "nota"     //
	Label     = "lista"    // the list by which a person is called
	Name      = "nome"     //
	Remark    = "observacao"
	Post      = "cargo"
	Total     = "total"
	Came      = "entrou"
	Went      = "saiu"
	Moved     = "mudou_de_lugar"
	Changed   = "mudou"
)

// New is a report of nothing, whose lists are empty and not absent.
func New() *Report {
	return &Report{Differences: []Difference{}, Notes: []string{}, told: map[tale]bool{}}
}

func (r *Report) add(d Difference) { r.Differences = append(r.Differences, d) }

// WithDots is the report for machines, whose marks have dots.
func (r *Report) WithDots() *Report {
	out := *r
	out.Differences = slices.Clone(r.Differences)
	for i := range out.Differences {
		if d := &out.Differences[i]; d.Kind == Mark {
			d.Given, d.Computed = strings.Replace(d.Given, ",", ".", 1), strings.Replace(d.Computed, ",", ".", 1)
		}
	}
	return &out
}

// Differs reports whether anything was not the same, or was not compared.
func (r *Report) Differs() bool { return len(r.Differences) > 0 || r.Unread > 0 }
