package sheets

import "certame/internal/render/grid"

// width of a column, in letters.
func width(c grid.Column) float64 {
	if c.Kind == grid.Identifier {
		return idWidth
	}
	if wide, long := longText[c.Name]; long {
		return wide
	}
	return float64(max(narrowWidth, len(c.Name)+2))
}

// Widths of columns, in letters.
const (
	narrowWidth = 12
	idWidth     = 16
)

// longText are the columns that hold sentences or names, with their widths: together
// they are still read on a sheet of paper, and a SHA-256 («valor») takes one line.
var longText = map[string]float64{
	"item": 44, "nome": 44, "motivo": 44, "mensagem": 44, "remedio": 44, "significado": 68, "valor": 76, "artigo": 32, "detalhe": 32, "onde": 24, "codigo": 24,
}

// Heights of rows in which sentences wrap, in points: not every program makes room
// for them.
const (
	lineHeight = 15
	mostLines  = 27 // a row has 409 points at most
)
