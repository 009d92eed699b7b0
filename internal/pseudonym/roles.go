package pseudonym

import (
	"strings"
	"unicode"

	"certame"
)

// role is what a column holds, as far as it must be replaced.
type role uint8

const (
	other  role = iota // what nobody foresaw
	kept               // a word of a closed list, a date of an act
	count              // a place, a number of seats
	number             // a number whose order settles ties
	registration
	name
	cpf
	birth
	clock
	post
	mark
	member
	board
	note
)

var roles = map[string]role{
	"inscricao": registration, "nome": name, "cpf": cpf, "nascimento": birth, "hora_nascimento": clock, "cargo": post,
	"ordem_inscricao": number, "sorteio": number, "membro": member, "substitui": member, "suplente_de": member, "comissao": board, "banca": board, "turma": board,
	"codigo": member, "identificacao": member, "motivo": note, "ato": note, "nota": mark, "nota_final": mark,
	"assinaturas": count, "votos_contra": count, "votos_contra_recurso": count, "total": count, "posicao": count, "classificacao": count, "vagas": count,
	"ignorar": other, "codigo_vaga": other,
}

// keptColumns hold words of closed lists in the sheets of the boards.
var keptColumns = words("instancia papel voto filmagem ocorrencia examinou data instante grupo acao origem reside_no_brasil reputacao_ilibada curso_certificado termo_de_sigilo_em genero cor regiao experiencia pertencimento notorio_saber documento fato ate conclusao situacao sub_judice jurado no_corte_ac opcoes modalidade lista resultado deferimento artigo classificacao_modalidade")

func words(list string) map[string]bool {
	set := map[string]bool{}
	for _, w := range strings.Fields(list) {
		set[w] = true
	}
	return set
}

// roleOf is the role of a field, by its name in our sheets or in the profiles.
func roleOf(field string) role {
	if r, ok := roles[field]; ok {
		return r
	}
	if keptColumns[field] {
		return kept
	}
	for _, p := range prefixes {
		if strings.HasPrefix(field, p.text) {
			return p.role
		}
	}
	return other
}

// prefixes are the fields that a group or a test completes.
var prefixes = [...]struct {
	text string
	role role
}{{"nota_", mark}, {"classificacao_", count}, {"vagas_", count}, {"opcao_", kept}, {"confirmacao_", kept}}

// cell replaces the text of a cell, and leaves the spaces around it.
func (m *Mapping) cell(r role, column, text string) string {
	bare := strings.TrimSpace(text)
	if bare == "" {
		return text
	}
	if r == mark && strings.Contains(bare, "|") { // one for each post of the person
		list := strings.Split(text, "|")
		for i := range list {
			list[i] = m.cell(r, column, list[i])
		}
		return strings.Join(list, "|")
	}
	return strings.Replace(text, bare, m.value(r, column, bare), 1)
}

func (m *Mapping) value(r role, column, text string) string {
	fresh, ok := text, false
	switch r {
	case kept:
		ok = m.known.harmless(text)
	case count:
		ok = allDigits(text) && len(text) <= 7 || m.known.harmless(text)
	case number:
		fresh, ok = shifted(text, m.between("ordem "+column, 17, 911))
	case mark:
		if fresh, ok = shifted(text, m.shifts(column)); !ok {
			ok = m.known.harmless(text) // ausente, eliminada
		}
	case birth:
		fresh, ok = m.birth(text)
	case clock:
		if minute, _, isTime := clockMinute(text); isTime && m.seeing {
			m.minutes[minute] = minute
		}
		fresh, ok = m.clock(text)
	default:
		return m.coded(r, text)
	}
	if !ok {
		return m.coded(other, text)
	}
	return fresh
}

// coded replaces what is told by a code or a text of its own.
func (m *Mapping) coded(r role, text string) string {
	switch r {
	case registration:
		if m.seeing {
			m.keepCode(text)
		}
		return m.code(idDomain, text)
	case name:
		return m.name(text)
	case cpf:
		if m.seeing {
			m.keepCode(text)
		}
		return m.cpf(text)
	case post:
		return m.post(text)
	case member:
		return m.code(memberDomain, text)
	case board:
		if allDigits(text) && len(text) <= 2 {
			return text
		}
		return m.code(boardDomain, text)
	case note:
		if m.known.harmless(text) {
			return text
		}
		return m.text("Texto", text)
	}
	return m.unforeseen(text)
}

// unforeseen replaces what stands in a column that nobody foresaw, by what it
// looks like: a date, a CPF, a name, a sentence, a code.
func (m *Mapping) unforeseen(text string) string {
	letters, figures, spaces := 0, 0, 0
	for _, c := range text {
		switch {
		case unicode.IsLetter(c):
			letters++
		case unicode.IsDigit(c):
			figures++
		case unicode.IsSpace(c):
			spaces++
		}
	}
	if _, isDay := certame.ParseDate([]byte(text)); isDay {
		fresh, _ := m.birth(text)
		return fresh
	}
	if _, isCPF := cpfParts(text); isCPF {
		return m.coded(cpf, text)
	}
	switch {
	case letters == 0 && figures == 0:
		return text
	case spaces > 0 && letters > 0 && figures == 0 && len(text) <= 80 && !strings.ContainsAny(text, "@:;\n"):
		return m.name(text)
	case spaces > 0 && letters > 0 || len(text) > 80:
		return m.text("Texto", text)
	}
	if m.seeing {
		m.keepCode(text)
	}
	return m.code(otherDomain, text)
}
