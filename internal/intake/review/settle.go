package review

import (
	"fmt"
	"strings"

	"certame/internal/intake/profile"
)

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
				c.reads.Length = length
			}
		case profile.Day:
			c.reads.MonthFirst = c.shape.monthFirst > 0 && c.shape.monthFirst*10 >= c.shape.days
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
