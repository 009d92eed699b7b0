package tabular

import (
	"errors"
	"io"
	"path"
	"strings"

	"certame/internal/intake/markup"
)

// cellLimit is thirty times the longest cell that Excel accepts.
const cellLimit = 1 << 20

// workbook is what the sheets share.
type workbook struct {
	archive *archive
	strings texts
	dates   []bool // by style
	from    int    // day that serial numbers count from
}

// readXLSX lists the sheets; their rows are read when asked for.
func (b *Book) readXLSX(a *archive) error {
	w := &workbook{archive: a, from: epoch1900}
	sheets, err := w.sheets()
	if err != nil {
		return err
	}
	if err := w.loadStrings(); err != nil {
		return err
	}
	if err := w.loadStyles(); err != nil {
		return err
	}
	b.Format, b.Encoding = "xlsx", "planilha XLSX"
	for _, s := range sheets {
		part := s.part
		if a.files[part] == nil {
			return &refusal{what: "falta à planilha a aba «" + s.name + "»", remedy: "Abra-a e grave de novo."}
		}
		b.Tables = append(b.Tables, Table{Name: s.name, Hidden: s.hidden, Parts: []Part{w.part(part)}})
	}
	return nil
}

type sheetRef struct {
	name, part string
	hidden     bool
}

// sheets reads the names of the sheets and where each is.
func (w *workbook) sheets() ([]sheetRef, error) {
	targets, err := w.targets()
	if err != nil {
		return nil, err
	}
	var list []sheetRef
	err = w.archive.each("xl/workbook.xml", func(t markup.Token) error {
		switch {
		case t.Kind != markup.Start:
		case string(t.Name) == "workbookPr" && (t.Attr("date1904") == "1" || t.Attr("date1904") == "true"):
			w.from = epoch1904
		case string(t.Name) == "sheet":
			target, known := targets[t.Attr("id")]
			if !known {
				return errBroken
			}
			if strings.Contains(target, "worksheets/") {
				list = append(list, sheetRef{t.Attr("name"), target, t.Attr("state") != "" && t.Attr("state") != "visible"})
			}
		}
		return nil
	})
	return list, err
}

// targets finds the part of each relation.
func (w *workbook) targets() (map[string]string, error) {
	out := map[string]string{}
	err := w.archive.each("xl/_rels/workbook.xml.rels", func(t markup.Token) error {
		if t.Kind == markup.Start && string(t.Name) == "Relationship" && t.Attr("TargetMode") != "External" {
			target := t.Attr("Target")
			if strings.HasPrefix(target, "/") {
				target = target[1:]
			} else {
				target = path.Join("xl", target)
			}
			out[t.Attr("Id")] = target
		}
		return nil
	})
	return out, err
}

// each walks the tokens of one part.
func (a *archive) each(name string, see func(markup.Token) error) error {
	r, err := a.open(name)
	if err != nil {
		return err
	}
	defer r.close()
	return walk(r, see)
}

func walk(r io.Reader, see func(markup.Token) error) error {
	s := markup.NewScanner(r, cellLimit)
	for {
		t, err := s.Next()
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return badMarkup(err)
		}
		if err := see(t); err != nil {
			return err
		}
	}
}

// badMarkup says in Portuguese what the XML of a spreadsheet has.
func badMarkup(err error) error {
	for _, known := range []error{markup.ErrTooLong, markup.ErrDocType, markup.ErrEntity, markup.ErrMalformed, markup.ErrCut} {
		if errors.Is(err, known) {
			return &refusal{what: "planilha corrompida ou hostil: " + known.Error(), remedy: "Abra-a em um programa de planilhas e grave de novo."}
		}
	}
	return err
}
