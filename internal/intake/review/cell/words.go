package cell

import (
	"strings"

	"certame/internal/intake/boards"
	"certame/internal/intake/profile"
)

// checkWord judges the cells that hold one of a list of words.
func checkWord(value profile.Value, text []byte) *Fault {
	switch value {
	case profile.Post:
		return checkPost(text)
	case profile.RankInGroup:
		if _, ok := RankInGroup(string(text)); !ok {
			return Wrong("classificação em modalidade desconhecida")
		}
	case profile.Groups:
		if _, ok := profile.GroupsIn(string(text)); !ok && !IsMissing(text) {
			return Wrong("modalidade desconhecida")
		}
	case profile.Flag:
		if _, ok := YesNo(text); !ok {
			return Wrong("deve ser sim ou não")
		}
	case profile.Situation:
		if _, ok := situation(string(text)); !ok {
			return Wrong("situação desconhecida")
		}
	case profile.Decision:
		return checkDecision(text)
	case profile.OptionDecision:
		if _, ok := decision(text); !ok && !IsMissing(text) {
			return Wrong("resultado desconhecido")
		}
	case profile.Admission:
		if !IsAdmission(text) {
			return Wrong("não diz se a inscrição foi deferida")
		}
	case profile.Vote:
		if !boards.KnownVote(string(text)) && !IsMissing(text) {
			return Wrong("voto desconhecido")
		}
	case profile.Count:
		if _, ok := Count(text); !ok {
			return Wrong("não é um número de vagas")
		}
	case profile.Order:
		if !allDigits(text) && !IsRank(text) {
			return Wrong("não é uma posição")
		}
	case profile.Text:
		if IsBroken(text) {
			return Wrong("acentos corrompidos. Exporte de novo como «CSV UTF-8»")
		}
	}
	return nil
}

func IsAdmission(text []byte) bool {
	if len(text) == 0 || text[0]|0x20 != 'd' && text[0]|0x20 != 'i' {
		return false
	}
	word := profile.Clean(string(text))
	return strings.HasPrefix(word, "deferid") || strings.HasPrefix(word, "indeferid")
}

func checkPost(text []byte) *Fault {
	switch {
	case IsMissing(text):
		return Wrong("sem cargo: em células mescladas, só a primeira tem o valor")
	case IsBroken(text):
		return Wrong("acentos corrompidos. Exporte de novo como «CSV UTF-8»")
	}
	return nil
}

func YesNo(text []byte) (yes, ok bool) {
	switch profile.Clean(string(text)) {
	case "", "nao", "n", "0", "falso", "nao se aplica":
		return false, true
	case "sim", "s", "x", "1", "verdadeiro":
		return true, true
	}
	return false, SubJudice.Match(text)
}

// Count reads a number of seats: a dash is none.
func Count(text []byte) (int, bool) {
	switch profile.Clean(string(text)) {
	case "", "cr", "cadastro", "cadastro de reserva":
		return 0, len(text) == 0 || text[0] != '#'
	}
	if !allDigits(text) || len(text) > 7 {
		return 0, false
	}
	return int(WholePart(text)), true
}
