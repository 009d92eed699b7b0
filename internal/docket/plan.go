package docket

import (
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"certame/internal/edition"
	"certame/internal/locale"
	"certame/internal/openpack"
	"certame/internal/render/lists"
	"certame/internal/render/tables"
	"certame/internal/store"
)

// Kinds of acts.
const (
	Lists    = "listas"  // lists and order of call, in several formats
	Package  = "pacote"  // the open package
	Reversal = "estorno" // of a fact: it is an act of two people too (S32)
)

// Plan is what a person wants published.
type Plan struct {
	Kind    string       `json:"tipo"`
	Choice  lists.Choice `json:"escolha"`
	Formats []string     `json:"formatos,omitempty"`
	Release time.Time    `json:"divulgacao"` // the zero time is at once
	Totals  Totals       `json:"totais"`
}

// Totals are what a person expects the result to have: each of the two people
// types them, before anything goes out.
type Totals struct {
	Seats    int `json:"vagas"`
	Approved int `json:"aprovadas"`
	Called   int `json:"convocadas"`
}

func totalsOf(s tables.Summary) Totals { return Totals{s.Seats, s.Approved, s.Called} }

func (t Totals) words() string {
	return locale.Count(t.Seats, "vaga", "vagas") + ", " + locale.Count(t.Approved, "aprovada", "aprovadas") + ", " + locale.Count(t.Called, "convocada", "convocadas")
}

// WrongTotals is of totals that are not those of the result.
type WrongTotals struct{ Expected, Found Totals }

func (w *WrongTotals) Error() string {
	return "o resultado tem " + w.Found.words() + ", e se esperava " + w.Expected.words() + ". Nada foi publicado: confiram se é este o resultado"
}

// Prepared is a proposal to publish: the plan, what came of it and what the gate
// decided of each field. The bytes are kept; until a second person confirms, and
// until the hour of the release, nobody reads them as published.
type Prepared struct {
	Plan
	Contest string            `json:"certame"`       // its name when it was proposed
	Act     string            `json:"ato,omitempty"` // of a result of the boards: how the agency cites it
	Digest  string            `json:"resumo"`        // of listas.csv, or of pacote.json
	State   string            `json:"estado"`
	Rows    int               `json:"linhas"`
	Files   []store.File      `json:"arquivos"`
	Gate    []lists.Field     `json:"campos,omitempty"`
	Hidden  []openpack.Hidden `json:"nao_publicado,omitempty"`
	Warning []string          `json:"avisos,omitempty"`
}

// StateWord is the state of the result as people read it.
func (p Prepared) StateWord() string {
	if p.State == tables.Provisional {
		return "provisório"
	}
	return p.State
}

func (p *Prepared) payload() []byte {
	text, err := json.Marshal(p)
	if err != nil {
		panic(err) // texts, numbers and times are always written
	}
	return text
}

// PreparedOf reads a proposal to publish, or the act that came of it.
func PreparedOf(payload []byte) (p Prepared, err error) {
	return p, json.Unmarshal(payload, &p)
}

// checkFormats refuses what no document is written in.
func (p *Plan) checkFormats() error {
	for _, f := range p.Formats {
		if !slices.Contains(edition.Formats, f) {
			return fmt.Errorf("formato que não há: %s", f)
		}
	}
	return nil
}

// LogEntry is what the transparency log says of an act; a reversal is a fact of the
// book, and no document.
func LogEntry(a store.Act) (what, digest string, is bool) {
	p, err := PreparedOf(a.Payload)
	if a.Kind == Reversal || err != nil {
		return "", "", false
	}
	return fmt.Sprintf("%s, %s, ato %d", p.Contest, a.Kind, a.Number), p.Digest, true
}
