package web

import (
	"bytes"
	"mime"
	"path"
	"strconv"

	"certame/internal/indicators"
	"certame/internal/locale"
	"certame/internal/render/grid"
	"certame/internal/render/tables"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// publicData is every file that there is of a contest, each with its digest, and what
// each column means.
func (v *visit) publicData() error {
	o, err := v.open()
	if err != nil {
		return err
	}
	index, err := v.dataIndex(o)
	if err != nil {
		return err
	}
	p := publicDataPage{openContest: o, Index: o.Address() + "/dados/" + indexFile}
	p.Files = parts.Table{ID: "arquivos", Caption: "Arquivos publicados", Columns: []parts.Column{{Text: "Arquivo"}, {Text: "De onde"}, {Text: "Divulgado em"}, {Text: "Tamanho", Numeric: true}, {Text: "Resumo SHA-256"}}, Empty: parts.Empty{Title: "Nada foi publicado ainda.", Text: "Cada arquivo aparece aqui com o resumo, quando o órgão publicar."}}
	for _, a := range index.Acts {
		for _, f := range a.Files {
			p.Files.Rows = append(p.Files.Rows, parts.Row{Cells: []parts.Cell{{Text: f.Name, Address: f.Address}, {Text: a.Title, Address: a.Address}, {Text: a.words}, {Text: locale.Bytes(f.Size)}, {Text: f.SHA256}}})
		}
	}
	p.Made = parts.Table{ID: "derivados", Caption: "Tabelas feitas do último ato de tudo", Columns: []parts.Column{{Text: "Arquivo"}, {Text: "O que é"}}, Empty: o.notYet("Nenhuma tabela")}
	for _, f := range index.Made {
		p.Made.Rows = append(p.Made.Rows, parts.Row{Cells: []parts.Cell{{Text: f.Name, Address: f.Address}, {Text: f.Means}}})
	}
	p.Dictionary = parts.Table{ID: "dicionario", Caption: "O que há em cada coluna", Columns: []parts.Column{{Text: "Coluna"}, {Text: "Arquivo"}, {Text: "Tipo"}, {Text: "O que é"}}}
	for _, c := range index.Dictionary {
		p.Dictionary.Rows = append(p.Dictionary.Rows, parts.Row{Cells: parts.Cells(c.Column, c.File, c.Kind, c.Means)})
	}
	f := o.frame("Dados abertos")
	f.Wide = true
	return v.showPublic("publico-dados", f, &p)
}

type publicDataPage struct {
	*openContest
	Index                   string
	Files, Made, Dictionary parts.Table
}

const (
	indexFile   = "dados.json"
	numbersFile = "indicadores.json"
)

// publicDataFile gives the index, or one of the tables made of the last act.
func (v *visit) publicDataFile() error {
	o, err := v.open()
	if err != nil {
		return err
	}
	name := v.r.PathValue("arquivo")
	var out bytes.Buffer
	switch {
	case name == indexFile:
		err = v.writeIndex(&out, o)
	case o.Sheet == nil:
		return fault.NotFound("arquivo")
	case name == numbersFile && o.Sheet.Numbers != nil:
		err = indicators.WriteJSON(&out, []indicators.Contest{*o.Sheet.Numbers})
	default:
		t, is := o.grids()[name]
		if !is {
			return fault.NotFound("arquivo")
		}
		err = tables.WriteTyped(&out, tables.ForMachines, t)
	}
	if err != nil {
		return err
	}
	h := v.w.Header()
	h.Set("Content-Type", mime.TypeByExtension(path.Ext(name)))
	h.Set("Access-Control-Allow-Origin", "*") // for the programs of anybody: there is nothing of who asks in it
	h.Set("Cross-Origin-Resource-Policy", "cross-origin")
	return v.givePublic(out.Bytes())
}

// grids are the tables made of the last act, for machines, by the name of their files.
func (o *openContest) grids() map[string]grid.Table {
	s := o.Sheet
	column := func(name string, kind grid.Kind, means string) grid.Column {
		return grid.Column{Name: name, Kind: kind, Class: grid.Public, Means: means}
	}
	seats := grid.Table{Name: "quadro", Title: "Vagas de cada cargo por lista", Columns: []grid.Column{
		column("cargo", grid.Text, "código, como no edital"), column("nome", grid.Text, "código, nome e localidade"), column("total", grid.Integer, "vagas do cargo"),
	}}
	for i, code := range s.Codes {
		seats.Columns = append(seats.Columns, column("vagas_"+code, grid.Integer, "vagas de "+s.Names[i]))
	}
	seats.Rows = eachRow(len(s.Seats), func(i int) []string {
		row := []string{s.Seats[i].Post, s.Seats[i].Title, strconv.Itoa(s.Seats[i].Total)}
		for _, n := range s.Seats[i].Counts {
			row = append(row, strconv.Itoa(n))
		}
		return row
	})
	facts := grid.Table{Name: "fatos", Title: "Fatos públicos, na ordem em que valem", Columns: []grid.Column{
		column("dia", grid.Text, "dia em que vale, como 2026-03-10"), column("tipo", grid.Text, "espécie do fato"), column("inscricao", grid.Identifier, "de quem, quando é de uma pessoa"),
		column("dados", grid.Text, "o que mais o fato diz"), column("ato", grid.Text, "ato que o registra"),
	}}
	facts.Rows = eachRow(len(s.Facts), func(i int) []string {
		f := &s.Facts[i]
		return []string{f.On.ISO(), f.Code, f.Person, f.Data, f.Act}
	})
	cuts := grid.Table{Name: "cortes", Title: "Até onde cada lista foi convocada", Columns: []grid.Column{
		column("cargo", grid.Text, "código, como no edital"), column("lista", grid.Text, "AC ou o código do grupo"), column("convocadas", grid.Integer, "pessoas convocadas pela lista"),
		column("nota", grid.Decimal, "nota da última convocada"),
	}}
	cuts.Rows = eachRow(len(s.Cuts), func(i int) []string {
		return []string{s.Cuts[i].Post, s.Cuts[i].List, strconv.Itoa(s.Cuts[i].Called), s.Cuts[i].Score}
	})
	return map[string]grid.Table{"quadro.csv": seats, "fatos.csv": facts, "cortes.csv": cuts}
}
