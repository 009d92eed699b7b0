package review

import (
	"fmt"
)

// unnamed gives fields to the columns of a table without header that show by
// themselves what they are: the registration numbers and the names. The others
// wait for the person.
func (l *List) unnamed() {
	if !l.hasField("") {
		return
	}
	l.claim("inscricao", "é a única coluna de números de inscrição, todos diferentes e do mesmo tamanho", func(c *Column) bool {
		s := &c.shape
		size, same := commonest(s.lengths)
		return s.codes+s.whole+s.native >= s.rows*95/100 && size >= 5 && size <= 15 && same*100 >= s.rows*90 && s.comma+s.dot == 0
	})
	l.claim("nome", "é a única coluna de nomes", func(c *Column) bool { return c.shape.words*100 >= c.shape.rows*90 })
	l.claim("nascimento", "é a única coluna de datas", func(c *Column) bool { return c.shape.days*100 >= c.shape.rows*90 })
	for i := range l.columns {
		if c := &l.columns[i]; c.Field == "" {
			c.describe()
		}
	}
}

// describe says of a column without name what its cells look like.
func (c *Column) describe() {
	s := &c.shape
	switch {
	case s.rows == s.empty:
		c.Field, c.Evidence = "ignorar", "coluna vazia"
	case s.comma+s.comma3+s.dot+s.dot3+s.dotZero > 0:
		c.Field, c.Evidence = fmt.Sprintf("nota_coluna_%d", c.Place), "números com decimais, sem cabeçalho: diga no mapa que nota é"
	case s.whole+s.native+s.missing+s.empty == s.rows:
		c.Field, c.Evidence = fmt.Sprintf("nota_coluna_%d", c.Place), "números inteiros, sem cabeçalho: diga no mapa se é nota ou classificação"
	case s.ranks > 0:
		c.Field, c.Evidence = fmt.Sprintf("x_coluna_%d", c.Place), "ordinais, sem cabeçalho: diga no mapa de que lista são"
	case numbersIn(s)*2 > s.rows:
		c.Field, c.Evidence = fmt.Sprintf("nota_coluna_%d", c.Place), "quase tudo são números, sem cabeçalho: diga no mapa o que são"
	default:
		c.Field, c.Evidence = fmt.Sprintf("x_coluna_%d", c.Place), "sem cabeçalho: diga no mapa o que é"
	}
	c.unnamed = c.Field != "ignorar"
}

func numbersIn(s *shape) int {
	return s.whole + s.native + s.comma + s.comma3 + s.dot + s.dot3 + s.dotZero
}

// claim gives a field to the only column that looks like it.
func (l *List) claim(field, evidence string, looks func(*Column) bool) {
	found := -1
	if l.hasField(field) {
		return
	}
	for i := range l.columns {
		if c := &l.columns[i]; c.Field == "" && c.shape.rows > c.shape.empty && looks(c) {
			if found >= 0 {
				return
			}
			found = i
		}
	}
	if found >= 0 {
		l.columns[found].Field, l.columns[found].Evidence = field, evidence
	}
}
