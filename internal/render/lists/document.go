package lists

import (
	"crypto/sha256"
	"encoding/hex"
	"maps"
	"slices"
	"strings"

	"certame/edital"
	"certame/internal/render/grid"
	"certame/internal/render/tables"
)

// Document is a public document before it takes a format.
type Document struct {
	Terms         *edital.Terms
	Provisional   bool
	Engine        string
	Lists         []List
	Gate          []Field
	Withheld      int    // people shown by number only
	Named, Masked bool   // the columns nome and cpf
	Logged        string // where listas.csv is in the transparency log, and its head; outside of listas.csv itself
}

// List is one list of one post, or its order of call.
type List struct {
	Post, PostTitle string // code, and name for people
	Code, Title     string
	Rows            []Row
}

// Row is one line of a list. Name and CPF are empty for who is shown by number
// only.
type Row struct {
	Position, ID, Name, CPF, Score, Situation string
	Label                                     string // the list by which the person is called, in the order of call
	Mark                                      string // sub judice, informativa: said of the person in running text
}

// OrderCode is the code that stands for the order of call among those of the
// lists.
const OrderCode = "ORDEM"

// Name of the files of the document, without extension.
const Name = "listas"

// Len is the number of rows.
func (d *Document) Len() (n int) {
	for i := range d.Lists {
		n += len(d.Lists[i].Rows)
	}
	return n
}

// Table is the whole document as one table: what its digest is of.
func (d *Document) Table() grid.Table {
	columns := []grid.Column{
		public("cargo", grid.Text, "código, como em edital.yaml"),
		public("lista", grid.Text, "AC (ampla concorrência), o código do grupo, ou ORDEM (ordem de convocação)"),
		public("posicao", grid.Integer, "posição na lista, ou número da convocação"),
		public("inscricao", grid.Identifier, "número de inscrição"),
	}
	if d.Named {
		columns = append(columns, public("nome", grid.Text, "nome; vazio para quem consta só pelo número de inscrição"))
	}
	if d.Masked {
		columns = append(columns, public("cpf", grid.Text, "CPF mascarado; vazio para quem consta só pelo número de inscrição"))
	}
	columns = append(columns, public("nota", grid.Decimal, "nota final"), public("situacao", grid.Text, situationMeans()))
	return grid.Table{Name: Name, Title: "Listas de classificação e ordem de convocação", Columns: columns, Rows: d.rows}
}

// situationMeans tells every word that the column may have, so that none comes that the
// dictionary does not know.
func situationMeans() string {
	words := slices.Sorted(maps.Values(situations))
	return strings.Join(words, ", ") + "; na ordem, convocada pela lista e o código dela; (informativa) é de quem consta só para informação"
}

func public(name string, kind grid.Kind, means string) grid.Column {
	return grid.Column{Name: name, Kind: kind, Class: grid.Public, Means: means}
}

func (d *Document) rows(yield func([]string, error) bool) {
	var cells []string
	for i := range d.Lists {
		list := &d.Lists[i]
		for j := range list.Rows {
			cells = append(cells[:0], list.Post, list.Code)
			if !yield(d.cells(cells, &list.Rows[j]), nil) {
				return
			}
		}
	}
}

// cells adds what every format shows of a row, in the same order.
func (d *Document) cells(to []string, r *Row) []string {
	to = append(to, r.Position, r.ID)
	if d.Named {
		to = append(to, r.Name)
	}
	if d.Masked {
		to = append(to, r.CPF)
	}
	return append(to, r.Score, r.Situation)
}

// Digest is the SHA-256 of the document as CSV for machines: the same for every
// format, and checked with any tool.
func (d *Document) Digest() (string, error) {
	sum := sha256.New()
	err := tables.WriteTyped(sum, tables.ForMachines, d.Table())
	return hex.EncodeToString(sum.Sum(nil)), err
}
