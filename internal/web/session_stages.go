package web

import (
	"strings"

	"certame/confirmation"
	"certame/internal/locale"
	"certame/internal/sitting"
	"certame/internal/web/parts"
)

// stageWords are the stages of a case for people, with the code that addresses have.
var stageWords = [...]struct{ code, text, look string }{
	confirmation.ToSummon:       {"a-convocar", "a convocar", "neutra"},
	confirmation.ToAttend:       {"esperada", "esperada", "informacao"},
	confirmation.ToSummonAgain:  {"nova-data", "à espera de nova data", "alerta"},
	confirmation.Voting:         {"presente", "presente", "informacao"},
	confirmation.ToPublish:      {"decidida", "decidida, a publicar", "sucesso"},
	confirmation.Appealable:     {"prazo-de-recurso", "no prazo de recurso", "alerta"},
	confirmation.AppealVoting:   {"em-recurso", "em recurso", "alerta"},
	confirmation.ToPublishFinal: {"a-tornar-definitiva", "decidida, a tornar definitiva", "sucesso"},
	confirmation.Settled:        {"definitiva", "definitiva", "sucesso"},
	confirmation.ForPerson:      {"a-examinar", "à espera de quem responde", "erro"},
}

func stageTag(c *sitting.Case) *parts.Tag {
	s := stageWords[c.State.Stage]
	return &parts.Tag{Kind: s.look, Text: locale.Capital(s.text)}
}

func stageCounts(cases []*sitting.Case) string {
	var counts [len(stageWords)]int
	for _, c := range cases {
		counts[c.State.Stage]++
	}
	parts := []string{locale.Count(len(cases), "processo", "processos")}
	for stage, n := range counts {
		if n > 0 {
			parts = append(parts, locale.Whole(n)+" "+stageWords[stage].text)
		}
	}
	return strings.Join(parts, "; ")
}
