package web

import (
	"strconv"

	"certame/draw"
)

// sourceField asks which future source decides a draw.
func sourceField(said func(string) string) Field {
	return Field{Name: "fonte", Label: "Fonte pública futura", Kind: "select", Required: true, Options: []Option{
		{string(draw.Lottery), "Loteria Federal", said("fonte") == string(draw.Lottery)}, {string(draw.Beacon), "drand (rede quicknet)", said("fonte") == string(draw.Beacon)},
	}}
}

func lotteryFields(said func(string) string) []Field {
	return []Field{
		{Name: "extracao", Label: "Número da extração", Value: said("extracao"), Most: 5, Help: "Com cinco algarismos, como 05920."},
		{Name: "dia", Label: "Dia da extração", Value: said("dia"), Most: 10, Help: "Como 14/03/2026. Depois de hoje."},
		{Name: "algarismos", Label: "Algarismos de cada prêmio", Kind: "select", Options: []Option{{"5", "5", said("algarismos") != "6"}, {"6", "6", said("algarismos") == "6"}}},
	}
}

func beaconFields(said func(string) string) []Field {
	return []Field{{Name: "as", Label: "Instante da rodada, no horário de Brasília", Value: said("as"), Most: 19, Help: "Como 10/03/2026 18:00:00: vale a primeira rodada desse instante em diante."}}
}

// revealFields ask for what the source gave: five prizes, or a round.
func revealFields(s *draw.Source, said func(string) string) (prizes []Field, pulse Field) {
	if s.Kind != draw.Lottery {
		return nil, Field{Name: "pulso", Label: "A rodada, como os repetidores a dão (JSON)", Kind: "textarea", Required: true, Help: "O que se lê em /public/" + strconv.FormatUint(s.Round, 10) + " de um repetidor. A assinatura é verificada aqui."}
	}
	for i := range 5 {
		n := strconv.Itoa(i + 1)
		prizes = append(prizes, Field{Name: "premio-" + n, Label: n + "º prêmio", Value: said("premio-" + n), Required: true, Most: s.Digits, Complete: "off"})
	}
	return prizes, pulse
}
