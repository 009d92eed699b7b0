package review

import (
	"strings"

	"certame/internal/intake/boards"
	"certame/internal/intake/profile"
)

// checkWord judges the cells that hold one of a list of words.
func checkWord(value profile.Value, text []byte) *fault {
	switch value {
	case profile.Post:
		return checkPost(text)
	case profile.RankInGroup:
		if _, ok := rankInGroup(string(text)); !ok {
			return wrong("classificação em modalidade desconhecida")
		}
	case profile.Groups:
		if _, ok := profile.GroupsIn(string(text)); !ok && !isMissing(text) {
			return wrong("modalidade desconhecida")
		}
	case profile.Flag:
		if _, ok := yesNo(text); !ok {
			return wrong("deve ser sim ou não")
		}
	case profile.Situation:
		if _, ok := situation(string(text)); !ok {
			return wrong("situação desconhecida")
		}
	case profile.Decision:
		return checkDecision(text)
	case profile.OptionDecision:
		if _, ok := decision(text); !ok && !isMissing(text) {
			return wrong("resultado desconhecido")
		}
	case profile.Admission:
		if !isAdmission(text) {
			return wrong("não diz se a inscrição foi deferida")
		}
	case profile.Vote:
		if !boards.KnownVote(string(text)) && !isMissing(text) {
			return wrong("voto desconhecido")
		}
	case profile.Count:
		if _, ok := count(text); !ok {
			return wrong("não é um número de vagas")
		}
	case profile.Order:
		if !allDigits(text) && !isRank(text) {
			return wrong("não é uma posição")
		}
	case profile.Text:
		if isBroken(text) {
			return wrong("acentos corrompidos. Exporte de novo como «CSV UTF-8»")
		}
	}
	return nil
}

func isAdmission(text []byte) bool {
	if len(text) == 0 || text[0]|0x20 != 'd' && text[0]|0x20 != 'i' {
		return false
	}
	word := profile.Clean(string(text))
	return strings.HasPrefix(word, "deferid") || strings.HasPrefix(word, "indeferid")
}

func checkPost(text []byte) *fault {
	switch {
	case isMissing(text):
		return wrong("sem cargo: em células mescladas, só a primeira tem o valor")
	case isBroken(text):
		return wrong("acentos corrompidos. Exporte de novo como «CSV UTF-8»")
	}
	return nil
}

func yesNo(text []byte) (yes, ok bool) {
	switch profile.Clean(string(text)) {
	case "", "nao", "n", "0", "falso", "nao se aplica":
		return false, true
	case "sim", "s", "x", "1", "verdadeiro":
		return true, true
	}
	return false, subJudice.Match(text)
}

// count reads a number of seats: a dash is none.
func count(text []byte) (int, bool) {
	switch profile.Clean(string(text)) {
	case "", "cr", "cadastro", "cadastro de reserva":
		return 0, len(text) == 0 || text[0] != '#'
	}
	if !allDigits(text) || len(text) > 7 {
		return 0, false
	}
	return int(wholePart(text)), true
}
