package candidates

import (
	"bytes"
	"strings"

	"certame"
	"certame/internal/intake"
)

// missing lists the ways in which boards write "no mark". They are never zero.
var missing = [...]string{"-", "AUSENTE", "ELIM", "ELIMINADO", "ELIMINADA", "NC"}

func isMissing(field []byte) bool {
	if len(field) == 0 {
		return true
	}
	for _, word := range missing {
		if len(field) == len(word) && strings.EqualFold(string(field), word) {
			return true
		}
	}
	return false
}

// states by the words of situacao.
var states = map[string]certame.State{
	"": certame.StateActive, "-": certame.StateActive, "ativo": certame.StateActive, "ativa": certame.StateActive, "regular": certame.StateActive,
	"desistente": certame.StateWithdrawn, "ausente": certame.StateAbsent,
	"eliminado": certame.StateEliminated, "eliminada": certame.StateEliminated,
	"fraude": certame.StateFraud, "sem_efeito": certame.StateVoided, "falecido": certame.StateDeceased, "falecida": certame.StateDeceased,
}

const stateWords = "ativa, desistente, ausente, eliminada, fraude, sem_efeito, falecida"

// decision is what a confirmation says of an option.
type decision uint8

const (
	undecided decision = iota
	confirmed
	denied
	missed // denied for not coming
)

var decisions = map[string]decision{
	"": undecided, "-": undecided, "pendente": undecided,
	"confirmada": confirmed, "confirmado": confirmed, "deferida": confirmed, "deferido": confirmed,
	"nao_confirmada": denied, "nao_confirmado": denied, "indeferida": denied, "indeferido": denied,
	"ausente": missed, "recusou_filmagem": denied, "desistiu": denied,
}

const decisionWords = "confirmada, nao_confirmada, pendente, ausente, recusou_filmagem, desistiu"

// word folds a coded value: "Não confirmada" is nao_confirmada.
func word(field []byte) string {
	return strings.ReplaceAll(intake.Fold(string(field)), " ", "_")
}

func yesNo(field []byte) (yes, ok bool) {
	switch word(field) {
	case "", "-", "nao", "n":
		return false, true
	case "sim", "s":
		return true, true
	}
	return false, false
}

// clockOf reads hh:mm or hh:mm:ss as seconds.
func clockOf(field []byte) (int32, bool) {
	parts := bytes.Split(field, []byte{':'})
	if len(parts) < 2 || len(parts) > 3 {
		return 0, false
	}
	seconds, limit := int32(0), [...]int32{23, 59, 59}
	for i := range 3 {
		n := int32(0)
		if i < len(parts) {
			v, ok := wholeNumber(parts[i])
			if !ok || v > limit[i] {
				return 0, false
			}
			n = v
		}
		seconds = seconds*60 + n
	}
	return seconds, true
}

func wholeNumber(field []byte) (int32, bool) {
	if len(field) == 0 || len(field) > 9 {
		return 0, false
	}
	n := int32(0)
	for _, c := range field {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = n*10 + int32(c-'0')
	}
	return n, true
}

// idLimit is longer than any registration number seen.
const idLimit = 40

// checkID says what is wrong with a registration number, or "".
func checkID(id []byte) (what, remedy string) {
	switch {
	case len(id) == 0:
		return "inscrição vazia", "Toda linha precisa do número de inscrição."
	case len(id) > idLimit:
		return "inscrição comprida demais", "O limite é de 40 caracteres."
	case looksScientific(id):
		return "inscrição em notação científica: a planilha já perdeu algarismos", "Formate a coluna como texto e exporte de novo do sistema de origem."
	}
	if strings.IndexByte("=+-@", id[0]) >= 0 {
		return "inscrição que a planilha tomaria por fórmula", "Escreva-a sem =, +, - ou @ no começo."
	}
	for _, c := range id {
		if c < ' ' || c == 0x7f || c == ';' || c == '|' || c == '"' {
			return "inscrição com sinal inválido", "Use letras, algarismos, ponto, hífen e barra."
		}
	}
	return "", ""
}

// looksScientific recognises what Excel makes of long numbers: 2,50255E+11 or,
// when the digits are zeros, 2E+11.
func looksScientific(id []byte) bool {
	plus := bytes.IndexByte(id, '+')
	if plus < 2 || id[plus-1] != 'E' && id[plus-1] != 'e' {
		return false
	}
	return len(bytes.Trim(id[:plus-1], "0123456789,.")) == 0 && len(bytes.Trim(id[plus+1:], "0123456789")) == 0
}
