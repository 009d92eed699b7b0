package review

import (
	"regexp"
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
		if _, _, ok := situation(string(text)); !ok {
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

// situations are the words of published results, by what they begin with. The
// word of ours comes second; empty is somebody who remains.
var situations = []struct{ begins, ours string }{
	{"aprovad", ""},
	{"classificad", ""},
	{"habilitad", ""},
	{"cadastro", ""},
	{"lista de espera", ""},
	{"excedente", ""},
	{"convocad", ""},
	{"nomead", ""},
	{"homologad", ""},
	{"ativ", "ativa"},
	{"regular", ""},
	{"sub judice", ""},
	{"desistente", "desistente"},
	{"desistiu", "desistente"},
	{"ausente", "ausente"},
	{"faltos", "ausente"},
	{"faltou", "ausente"},
	{"nao compareceu", "ausente"},
	{"eliminad", "eliminada"},
	{"reprovad", "eliminada"},
	{"inabilitad", "eliminada"},
	{"desclassificad", "eliminada"},
	{"nao aprovad", "eliminada"},
	{"nao classificad", "eliminada"},
	{"nao habilitad", "eliminada"},
	{"elim", "eliminada"},
	{"fraude", "fraude"},
	{"sem efeito", "sem_efeito"},
	{"falecid", "falecida"},
}

var subJudice = regexp.MustCompile(`(?i)[\(\[–-]?\s*sub[ _-]*j[uú]dice\s*[\)\]]?`)

// contradicted: "aprovada e não classificada" says two things.
var contradicted = regexp.MustCompile(`\bnao\b|elimin|reprov|desist|ausent`)

// situation reads a published situation: our word, whether it says sub judice.
func situation(text string) (ours string, judicial, ok bool) {
	judicial = subJudice.MatchString(text)
	word := profile.Clean(subJudice.ReplaceAllString(text, " "))
	if word == "" {
		return "", judicial, true
	}
	for _, s := range situations {
		if strings.HasPrefix(word, s.begins) {
			return s.ours, judicial, s.ours != "" || !contradicted.MatchString(word)
		}
	}
	return "", judicial, false
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

// decisions are the words of the results of boards, whatever their gender.
var decisions = map[string]string{
	"confirmad": "confirmada", "aprovad": "confirmada", "deferid": "confirmada", "enquadrad": "confirmada", "apt": "confirmada", "homologad": "confirmada", "favoravel": "confirmada",
	"nao confirmad": "nao_confirmada", "indeferid": "nao_confirmada", "nao enquadrad": "nao_confirmada", "reprovad": "nao_confirmada", "nao aprovad": "nao_confirmada", "nao deferid": "nao_confirmada", "inapt": "nao_confirmada", "nao apt": "nao_confirmada", "desfavoravel": "nao_confirmada",
	"ausente": "ausente", "nao compareceu": "ausente", "faltou": "ausente", "faltos": "ausente", "nao comparecimento": "ausente",
	"desistente": "desistiu", "desistiu": "desistiu", "desistencia": "desistiu", "recusou filmagem": "recusou_filmagem", "recusou a filmagem": "recusou_filmagem", "pendente": "pendente", "em recurso": "pendente",
}

// decision reads the result of a board: the words end in o, a, os or as.
func decision(text []byte) (string, bool) {
	word := profile.Clean(string(text))
	for _, w := range []string{word, strings.TrimRight(word, "s"), strings.TrimRight(strings.TrimRight(word, "s"), "ao")} {
		if d, ok := decisions[w]; ok && w != "" {
			return d, true
		}
	}
	return "", false
}

func checkDecision(text []byte) *fault {
	if _, ok := decision(text); ok {
		return nil
	}
	if len(trim(text)) == 0 || isMissing(text) {
		return wrong("sem resultado: não é confirmação nem recusa")
	}
	return wrong("resultado desconhecido")
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

var placed = regexp.MustCompile(`^(\d{1,7})\s*(?:º|ª|°|o|a)?\s*(?:lugar)?\s*(?:-|na|em|/)?\s*(\p{L}[\p{L} ]*)$`)

// placeIn is a rank in the list of a group.
type placeIn struct{ rank, group string }

// rankInGroup reads "1º PN"; a dash is none.
func rankInGroup(text string) ([]placeIn, bool) {
	if isMissing([]byte(text)) {
		return nil, true
	}
	var list []placeIn
	for _, one := range strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == '|' || r == '+' || r == ';' }) {
		found := placed.FindStringSubmatch(strings.TrimSpace(one))
		if found == nil {
			return nil, false
		}
		code, ok := profile.Group(found[2])
		if !ok {
			return nil, false
		}
		list = append(list, placeIn{found[1], code})
	}
	return list, len(list) > 0
}
