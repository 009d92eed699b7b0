package cell

import (
	"strings"

	"certame/internal/intake/profile"
)

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

func checkDecision(text []byte) *Fault {
	if _, ok := decision(text); ok {
		return nil
	}
	if len(Trim(text)) == 0 || IsMissing(text) {
		return Wrong("sem resultado: não é confirmação nem recusa")
	}
	return Wrong("resultado desconhecido")
}
