package review

import (
	"fmt"
	"strings"

	"certame/internal/intake/profile"
)

// List is one table under review, with what its columns are.
type List struct {
	table   tableOf
	header  header
	kind    string
	columns []Column
	values  []profile.Value
	at      map[string]int // column of each field
	places  places
	block   int
	decimal string // declared by the profile
	profile string
	why     string
	refusal string // what no correction of rows would make good
	lax     bool   // rows may be shorter than the header
}

// assign names the columns of the list.
func (l *List) assign(list []profile.Assigned) {
	l.columns = make([]Column, len(list))
	l.values = make([]profile.Value, len(list))
	for i, a := range list {
		l.columns[i] = Column{Place: a.Place, Header: a.Header, Field: a.Field, Evidence: a.Evidence, SameAs: a.SameAs, Block: l.block}
	}
}

// settle decides, from what the cells look like, what the names left open:
// groups alone, marks of decimals, lengths.
func (l *List) settle() {
	for i := range l.columns {
		c := &l.columns[i]
		if code, isGroup := strings.CutPrefix(c.Field, "grupo_"); isGroup {
			l.settleGroup(c, code)
		}
	}
	l.settleOrder()
	l.settleAdmissions()
	l.unnamed()
	l.at = map[string]int{}
	for i := range l.columns {
		c := &l.columns[i]
		if l.values[i] = profile.KindOf(c.Field); c.SameAs == 0 {
			l.at[c.Field] = i
		}
		c.personal = l.values[i] == profile.Name || l.values[i] == profile.CPF || l.values[i] == profile.Day
	}
	l.locate()
	l.settleNumbers()
}

// settleGroup: a column named only PPP holds places, answers or seats.
func (l *List) settleGroup(c *Column, code string) {
	s := &c.shape
	hasPeople := l.hasField("inscricao") || l.hasField("nome")
	switch {
	case !hasPeople:
		c.Field, c.Evidence = "vagas_"+code, c.Evidence+"; sem pessoas na tabela, são vagas"
	case s.answers > s.whole+s.ranks:
		c.Field, c.Evidence = "opcao_"+code, c.Evidence+fmt.Sprintf("; %d respostas sim ou não", s.answers)
	default:
		c.Field, c.Evidence = "classificacao_"+code, c.Evidence+"; são classificações"
	}
}

// settleOrder: without people, a place and a list are an order of call.
func (l *List) settleOrder() {
	if l.hasField("inscricao") || l.hasField("nome") {
		return
	}
	for i := range l.columns {
		c := &l.columns[i]
		if c.Field == "classificacao" && l.hasField("modalidade") {
			c.Field, c.Evidence = "posicao", c.Evidence+"; sem pessoas na tabela, é a posição na ordem"
		}
	}
	if len(l.columns) == 2 && l.columns[0].Field == "" && l.columns[1].Field == "" {
		first, second := &l.columns[0].shape, &l.columns[1].shape
		if first.whole+first.native+first.ranks == first.rows && second.groups == second.rows {
			l.columns[0].Field, l.columns[0].Evidence = "posicao", "só números, ao lado de listas"
			l.columns[1].Field, l.columns[1].Evidence = "modalidade", "só nomes de listas"
		}
	}
}

// settleAdmissions: a situation of granted or refused is of the registration.
func (l *List) settleAdmissions() {
	for i := range l.columns {
		c := &l.columns[i]
		if s := &c.shape; c.Field == "situacao" && s.admissions*2 > s.rows-s.empty {
			c.Field, c.Evidence = "deferimento", c.Evidence+"; diz deferida ou indeferida"
		}
	}
}

func (l *List) hasField(field string) bool {
	for i := range l.columns {
		if l.columns[i].Field == field {
			return true
		}
	}
	return false
}

// settleNumbers chooses decimals, and notes lengths and ranges.
func (l *List) settleNumbers() {
	others := l.sureMark()
	for i := range l.columns {
		c := &l.columns[i]
		switch l.values[i] {
		case profile.Mark:
			declared := c.Decimal
			if declared == "" {
				declared = l.decimal
			}
			c.decideDecimal(declared, others)
			c.learnRange()
		case profile.ID:
			if length, ok := dominant(c.shape.lengths, 95); ok && length >= 5 {
				c.length = length
			}
		case profile.Day:
			c.monthFirst = c.shape.monthFirst > 0 && c.shape.monthFirst*10 >= c.shape.days
		}
	}
}

// sureMark is the mark that the columns of marks show without doubt, when they
// agree.
func (l *List) sureMark() (mark byte) {
	for i := range l.columns {
		if l.values[i] != profile.Mark {
			continue
		}
		s := &l.columns[i].shape
		sure := byte(0)
		switch comma, dot := s.comma+s.comma3, s.dot+s.dotZero; {
		case comma > 0 && dot == 0:
			sure = ','
		case dot > 0 && comma == 0:
			sure = '.'
		case comma > 0 && dot > 0:
			return 0
		}
		if sure != 0 && mark != 0 && sure != mark {
			return 0
		}
		if sure != 0 {
			mark = sure
		}
	}
	return mark
}

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

func commonest(counts map[int]int) (value, n int) {
	for v, count := range counts {
		if count > n || count == n && v > value {
			value, n = v, count
		}
	}
	return value, n
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

// kindOf tells what the list holds by the fields it has.
func (l *List) kindOf() string {
	has := l.hasField
	switch {
	case has("voto") && has("membro"):
		return profile.KindVotes
	case has("resultado") && (has("inscricao") || has("cpf") || has("nome")) && !has("nota_final"):
		return profile.KindDecisions
	case has("deferimento") && has("inscricao") && !has("nota_final"):
		return profile.KindAdmissions
	case has("inscricao"):
		return profile.KindCandidates
	case has("posicao") && has("modalidade"):
		return profile.KindOrder
	case l.seatColumns() >= 2 && !has("nome"):
		return profile.KindSeats
	case has("nome") || has("cpf"):
		return profile.KindNames
	}
	return ""
}

func (l *List) seatColumns() (n int) {
	for i := range l.columns {
		if strings.HasPrefix(l.columns[i].Field, "vagas_") {
			n++
		}
	}
	return n
}
