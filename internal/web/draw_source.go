package web

import (
	"strconv"

	"certame/draw"
	"certame/internal/web/parts"
)

// sourceField asks which future source decides a draw.
func sourceField(said func(string) string) parts.Field {
	return parts.Field{Name: "fonte", Label: "Fonte pública futura", Kind: "select", Required: true, Options: []parts.Option{
		{Value: string(draw.Lottery), Text: "Loteria Federal", Chosen: said("fonte") == string(draw.Lottery)}, {Value: string(draw.Beacon), Text: "drand (rede quicknet)", Chosen: said("fonte") == string(draw.Beacon)},
	}}
}

func lotteryFields(said func(string) string) []parts.Field {
	return []parts.Field{
		{Name: "extracao", Label: "Número da extração", Value: said("extracao"), Most: 5, Help: "Com cinco algarismos, como 05920."},
		{Name: "dia", Label: "Dia da extração", Value: said("dia"), Most: 10, Help: "Como 14/03/2026. Depois de hoje."},
		{Name: "algarismos", Label: "Algarismos de cada prêmio", Kind: "select", Options: []parts.Option{{Value: "5", Text: "5", Chosen: said("algarismos") != "6"}, {Value: "6", Text: "6", Chosen: said("algarismos") == "6"}}},
	}
}

func beaconFields(said func(string) string) []parts.Field {
	return []parts.Field{{Name: "as", Label: "Instante da rodada, no horário de Brasília", Value: said("as"), Most: 19, Help: "Como 10/03/2026 18:00:00: vale a primeira rodada desse instante em diante."}}
}

// revealFields ask for what the source gave: five prizes, or a round.
func revealFields(s *draw.Source, said func(string) string) (prizes []parts.Field, pulse parts.Field) {
	if s.Kind != draw.Lottery {
		return nil, parts.Field{Name: "pulso", Label: "A rodada, como os repetidores a dão (JSON)", Kind: "textarea", Required: true, Help: "O que se lê em /public/" + strconv.FormatUint(s.Round, 10) + " de um repetidor. A assinatura é verificada aqui."}
	}
	for i := range 5 {
		n := strconv.Itoa(i + 1)
		prizes = append(prizes, parts.Field{Name: "premio-" + n, Label: n + "º prêmio", Value: said("premio-" + n), Required: true, Most: s.Digits, Complete: "off"})
	}
	return prizes, pulse
}
