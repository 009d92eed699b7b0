package tabular

import (
	"bytes"
	"context"

	"certame/internal/intake/delimited"
)

// Separated reads the text as columns cut by a separator.
func (b *Book) Separated(separator byte) Table {
	n := len(b.Text)/pieceSize + 1
	if misled(b.Text, separator) {
		n = 1
	}
	t := Table{}
	for _, p := range delimited.Split(b.Text, 1, n) {
		t.Parts = append(t.Parts, Part{Size: len(p.Data), Each: func(ctx context.Context, advance func(int), visit func(*Row) error) error {
			return readPiece(ctx, p, separator, advance, visit)
		}})
	}
	return t
}

const pieceSize = 4 << 20

// misled reports whether some quote opens in the middle of a text, as in 5" tela.
// Then the pieces may have been cut inside quotes, and the text is read whole.
func misled(text []byte, separator byte) bool {
	open := false
	for at := 0; ; at++ {
		next := bytes.IndexByte(text[at:], '"')
		if next < 0 {
			return false
		}
		at += next
		open = !open
		if begins := at == 0 || text[at-1] == separator || text[at-1] == '\n' || text[at-1] == '"'; open && !begins {
			return true
		}
	}
}

func readPiece(ctx context.Context, p delimited.Piece, separator byte, advance func(int), visit func(*Row) error) error {
	t := delimited.Tokens{Data: p.Data, Separator: separator}
	row := Row{}
	told := 0
	for n := 0; !t.Done(); n++ {
		if n%4096 == 0 {
			if err := ctx.Err(); err != nil {
				return err
			}
			advance(t.Pos - told)
			told = t.Pos
		}
		begin := t.Pos
		row.Line, row.Problem, row.Remedy = p.Line+t.Lines, "", ""
		row.Cells = t.Row(row.Cells)
		if err := row.judge(&t, begin); err != nil {
			return err
		}
		if len(row.Cells) == 1 && len(bytes.TrimSpace(row.Cells[0])) == 0 && row.Problem == "" {
			continue // blank line
		}
		if err := visit(&row); err != nil {
			return err
		}
	}
	advance(len(p.Data) - told)
	return nil
}

// judge says what is wrong with the cutting of a row.
func (r *Row) judge(t *delimited.Tokens, begin int) error {
	broken := t.Broken
	t.Broken = false
	switch {
	case broken && t.Done() && bytes.Count(t.Data[begin:], []byte{'"'})%2 == 1:
		return &refusal{r.Line, "aspas abertas e nunca fechadas: do ponto em que abriram em diante nada é certo", "Feche ou retire as aspas desta linha."}
	case broken:
		r.Problem, r.Remedy = "há texto depois das aspas", "Dobre as aspas de dentro do texto («\"\"») ou retire-as."
	case t.Pos-begin > delimited.LineLimit:
		r.Problem, r.Remedy, r.Cells = "linha com mais de 1 MiB", "Confira as aspas e as quebras de linha.", r.Cells[:1]
	case len(r.Cells) > ColumnLimit:
		return &refusal{r.Line, "mais de 512 colunas", "Confira o separador e retire as colunas que não são usadas."}
	}
	return nil
}
