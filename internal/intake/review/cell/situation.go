package cell

import (
	"regexp"
	"strings"

	"certame/internal/intake/profile"
)

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

var SubJudice = regexp.MustCompile(`(?i)[\(\[–-]?\s*sub[ _-]*j[uú]dice\s*[\)\]]?`)

// contradicted: "aprovada e não classificada" says two things.
var contradicted = regexp.MustCompile(`\bnao\b|elimin|reprov|desist|ausent`)

// situation reads a published situation: our word. That it is sub judice is
// said beside it.
func situation(text string) (ours string, ok bool) {
	word := profile.Clean(SubJudice.ReplaceAllString(text, " "))
	if word == "" {
		return "", true
	}
	for _, s := range situations {
		if strings.HasPrefix(word, s.begins) {
			return s.ours, s.ours != "" || !contradicted.MatchString(word)
		}
	}
	return "", false
}
