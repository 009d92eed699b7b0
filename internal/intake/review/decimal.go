package review

import (
	"fmt"
	"slices"

	"certame/internal/intake/profile"
)

const declaredBy = "declarado no perfil ou no mapa"

// decideDecimal chooses the mark of a column by what its cells show. Three places
// after a dot may be thousands, and then something else has to say: the profile,
// or the other columns of the same table.
func (c *Column) decideDecimal(declared string, others byte) {
	s := &c.shape
	c.undecided = false
	switch {
	case declared == profile.Comma:
		c.reads.Mark, c.DecimalWhy = ',', declaredBy
	case declared == profile.Dot:
		c.reads.Mark, c.DecimalWhy = '.', declaredBy
	case s.comma+s.comma3 > 0 && s.dot+s.dotZero > 0:
		c.decideMixed()
	case s.comma+s.comma3 > 0:
		c.reads.Mark, c.DecimalWhy = ',', fmt.Sprintf("%d com vírgula, nenhuma com ponto decimal", s.comma+s.comma3)
	case s.dot+s.dotZero > 0:
		c.reads.Mark, c.DecimalWhy = '.', fmt.Sprintf("%d com ponto, nenhuma com vírgula", s.dot+s.dotZero+s.dot3)
	case s.dot3 > 0 && others == '.':
		c.reads.Mark, c.DecimalWhy = '.', "três casas depois do ponto, como nas outras colunas de nota desta tabela, em que o ponto é decimal"
	case s.dot3 > 0:
		c.undecided, c.DecimalWhy = true, fmt.Sprintf("%d com ponto e três casas: pode ser decimal ou milhar. Diga no mapa: decimal: ponto ou decimal: virgula", s.dot3)
	case s.native > 0:
		c.DecimalWhy = "números da própria planilha"
	default:
		if c.reads.Mark = others; others == 0 {
			c.reads.Mark = ','
		}
		return
	}
	c.Decimal = map[byte]string{',': profile.Comma, '.': profile.Dot}[c.reads.Mark]
}

// decideMixed: one mark must have nearly all; then the others are the mistakes.
func (c *Column) decideMixed() {
	comma, dot := c.shape.comma+c.shape.comma3, c.shape.dot+c.shape.dotZero
	switch {
	case comma >= 19*dot:
		c.reads.Mark, c.DecimalWhy = ',', fmt.Sprintf("%d com vírgula e %d com ponto, que ficam em quarentena", comma, dot)
	case dot >= 19*comma:
		c.reads.Mark, c.DecimalWhy = '.', fmt.Sprintf("%d com ponto e %d com vírgula, que ficam em quarentena", dot, comma)
	default:
		c.undecided, c.DecimalWhy = true, fmt.Sprintf("%d com vírgula e %d com ponto: a coluna mistura as duas. Corrija-a na origem", comma, dot)
	}
}

// learnRange notes what nearly all the numbers of a column are like, to tell
// those that another number was glued to.
func (c *Column) learnRange() {
	c.reads.Places = -1
	if places, ok := dominant(c.shape.places, 97); ok {
		c.reads.Places = places
	}
	m := slices.Clone(c.shape.magnitudes)
	slices.Sort(m)
	switch {
	case len(m) >= manyCells:
		c.reads.Ceiling = max(4*m[len(m)*9/10], 100)
	case len(m) >= 4:
		c.reads.Ceiling = max(10*m[len(m)/2], 100)
	}
}
