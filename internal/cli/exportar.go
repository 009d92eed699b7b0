package cli

import (
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"certame/internal/cli/usage"
	"certame/internal/cli/writing"
	"certame/internal/edition"
	"certame/internal/locale"
	"certame/internal/render/grid"
	"certame/internal/render/machine"
	"certame/internal/render/sheets"
	"certame/internal/render/tables"
	"certame/internal/result"
	"certame/law"
)

type exportar struct {
	Result   string `arg:"" name:"resultado" help:"Pasta de um resultado, ou a do certame já apurado."`
	Format   string `name:"formato" default:"xlsx" enum:"xlsx,ods,json,parquet,csv" placeholder:"F" help:"xlsx (padrão), ods, json, parquet ou csv."`
	Machines bool   `name:"maquina" help:"Com csv: UTF-8, vírgula, ponto decimal, LF."`
	Tables   string `name:"tabelas" placeholder:"T" help:"Só estas tabelas, como em listas,ordem."`
	Output   string `name:"saida" placeholder:"P" help:"Arquivo ou pasta a gravar (padrão: resultado com a extensão do formato, ao lado da pasta)."`
}

// Run writes a result in another format. It is the whole result, not what may be
// published: that is what publicar is for.
func (c *exportar) Run(s *session) error {
	if c.Machines && c.Format != "csv" {
		return usage.Error("--maquina é do formato csv")
	}
	res, err := s.verified(c.Result)
	if err != nil {
		return err
	}
	list, err := c.tables(s, res)
	if err != nil {
		return err
	}
	target := c.target(res)
	if err := c.write(s, res, list, target); err != nil {
		return err
	}
	if s.root.JSON {
		return s.writeJSON(map[string]any{"arquivo": target, "formato": c.Format, "tabelas": names(list)})
	}
	fmt.Fprintf(s.Out, "%s em %s, para uso interno: o que se pode publicar é feito por certame publicar\n", locale.Count(len(list), "tabela", "tabelas"), target)
	return nil
}

// tables are those of the result, or those asked for.
func (c *exportar) tables(s *session, res *result.Folder) (list []grid.Table, err error) {
	asked := commaList(c.Tables)
	if len(asked) == 0 {
		asked = res.Tables()
	}
	for _, name := range asked {
		if !slices.Contains(res.Tables(), name) {
			return nil, usage.Error("--tabelas: o resultado não tem «" + name + "»; tem " + strings.Join(res.Tables(), ", "))
		}
		t, err := res.Table(s.ctx, name)
		if err != nil {
			return nil, err
		}
		list = append(list, t)
	}
	return list, nil
}

func names(list []grid.Table) (out []string) {
	for _, t := range list {
		out = append(out, t.Name)
	}
	return out
}

func (c *exportar) target(res *result.Folder) string {
	if c.Output != "" {
		return filepath.Clean(c.Output)
	}
	base := filepath.Clean(res.Path)
	switch {
	case c.Format == "parquet":
		return base + "-parquet"
	case c.Format != "csv":
		return base + "." + c.Format
	case c.Machines:
		return base + "-csv-maquina"
	}
	return base + "-csv"
}

func (c *exportar) write(s *session, res *result.Folder, list []grid.Table, target string) error {
	bar := s.newProgress("gravando", inBytes)
	defer bar.done()
	list = counted(list, res, bar.update)
	switch c.Format {
	case "xlsx":
		return writing.InPlace(target, func(w io.Writer) error { return sheets.XLSX(w, bookOf(res, list)) })
	case "ods":
		return writing.InPlace(target, func(w io.Writer) error { return sheets.ODS(w, bookOf(res, list)) })
	case "json":
		return writing.InPlace(target, func(w io.Writer) error { return machine.JSON(w, headsOf(res), list) })
	}
	return writing.SealFolder(target, isExport, func(folder string) error { return c.writeFolder(folder, list) })
}

// writeFolder writes a file for each table, and the dictionary as CSV.
func (c *exportar) writeFolder(folder string, list []grid.Table) error {
	style := tables.ForPeople
	if c.Machines || c.Format == "parquet" {
		style = tables.ForMachines
	}
	for _, t := range append(slices.Clone(list), grid.Dictionary(list)) {
		extension, write := "csv", func(w io.Writer) error { return tables.WriteTyped(w, style, t) }
		if c.Format == "parquet" && t.Name != grid.DictionaryName {
			extension, write = "parquet", func(w io.Writer) error { return machine.Parquet(w, t) }
		}
		if _, err := edition.WriteFile(filepath.Join(folder, t.Name+"."+extension), write); err != nil {
			return err
		}
	}
	return nil
}

// isExport reports whether a file is one that exportar writes, and can write
// again.
func isExport(name string) bool {
	extension := filepath.Ext(name)
	table := strings.TrimSuffix(name, extension)
	return (extension == ".csv" || extension == ".parquet") && (table == grid.DictionaryName || grid.Title(table) != "")
}

// regimeLabel is the regime for people; one that this program does not know stays
// as the file has it.
func regimeLabel(id string) string {
	if record, known := law.RegimeByID(law.Regime(id)); known {
		return record.Label
	}
	return id
}

func bookOf(res *result.Folder, list []grid.Table) *sheets.Book {
	about := [][2]string{
		{"certame", res.Summary.Contest},
		{"órgão", res.Summary.Agency},
		{"edital", res.Summary.Notice},
		{"regime", regimeLabel(res.Summary.Regime)},
		{"resultado", stateWords[res.Summary.State]},
		{"calculado por", res.Manifest.Engine},
		{"acesso", "uso interno: há dados que não se publicam"},
	}
	for _, in := range res.Manifest.Inputs {
		about = append(about, [2]string{"SHA-256 de " + in.Name, in.SHA256})
	}
	return &sheets.Book{About: about, Tables: list, Title: printedTitle(res)}
}

// printedTitle is what every printed page of an export says: pages are carried apart
// from the first, and these are not to be published.
func printedTitle(res *result.Folder) string {
	title := res.Summary.Contest
	if res.Summary.Agency != "" {
		title = res.Summary.Agency + " — " + title
	}
	return title + " · resultado " + stateWords[res.Summary.State] + " · uso interno"
}

func headsOf(res *result.Folder) []machine.Head {
	return []machine.Head{{Name: "resumo", Value: res.Summary}, {Name: "manifesto", Value: res.Manifest}}
}
