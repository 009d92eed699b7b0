package lists

import (
	"iter"
	"strings"

	"certame/internal/render/pdftable"
)

// Pages is the document as tables of a PDF.
func (d *Document) Pages(digest, address string) *pdftable.Document {
	out := &pdftable.Document{Title: d.Title(), Subtitle: d.Subtitle(), Notes: d.notes(), Digest: digest, QR: qrText(digest, address)}
	for i := range d.Lists {
		list := &d.Lists[i]
		out.Sections = append(out.Sections, pdftable.Section{Title: list.PostTitle + " · " + list.Title, Columns: d.pageColumns(list), Rows: d.pageRows(list)})
	}
	return out
}

// qrText is what the code says: where the document is, when it has an address,
// and the digest to compare with.
func qrText(digest, address string) string {
	if address == "" {
		return "certame listas.csv sha256:" + digest
	}
	return address + "#sha256=" + digest
}

func (d *Document) notes() []string {
	notes := []string{"As posições são as de cada lista. Na ordem de convocação, a posição é o número da convocação."}
	if d.Provisional {
		notes = append(notes, "Resultado provisório: há pendência ou opção ainda sem decisão, e as posições podem mudar.")
	}
	if d.Named && d.Withheld > 0 {
		notes = append(notes, "Quem não teve a opção confirmada, ou espera a decisão, consta só pelo número de inscrição.")
	}
	if d.Logged != "" {
		notes = append(notes, "Registro de transparência: "+d.Logged+".")
	}
	return append(notes, "O resumo SHA-256 ao pé de cada página é o do arquivo listas.csv publicado com este documento. Calculado por "+d.Engine+".")
}

func (d *Document) pageColumns(l *List) []pdftable.Column {
	first := "Posição"
	if l.Code == OrderCode {
		first = "Convocação"
	}
	columns := []pdftable.Column{{Title: first, Share: 1.5, Right: true}, {Title: "Inscrição", Share: 2.2}}
	if d.Named {
		columns = append(columns, pdftable.Column{Title: "Nome", Share: 6})
	}
	if d.Masked {
		columns = append(columns, pdftable.Column{Title: "CPF", Share: 2.7})
	}
	return append(columns, pdftable.Column{Title: "Nota", Share: 1.5, Right: true}, pdftable.Column{Title: "Situação", Share: 3})
}

func (d *Document) pageRows(l *List) iter.Seq2[[]string, error] {
	return func(yield func([]string, error) bool) {
		var cells []string
		for i := range l.Rows {
			r := l.Rows[i]
			r.Score = strings.Replace(r.Score, ".", ",", 1)
			if cells = d.cells(cells[:0], &r); !yield(cells, nil) {
				return
			}
		}
	}
}
