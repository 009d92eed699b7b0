package contest_test

import (
	"certame"
	"certame/ledger"

	"pgregory.net/rapid"
)

func (m *model) idOf(p certame.Person) string { return string(m.roll.IDs.At(p)) }

func (m *model) anySeat(t *rapid.T) int {
	return rapid.IntRange(1, max(1, len(m.live.Facts.Now.Posts[m.post].Seats)+1)).Draw(t, "vaga")
}

// anyPerson is one of all or, more often, one to whom the fact can happen.
func (m *model) anyPerson(t *rapid.T, kind string) string {
	var able []certame.Person
	for _, seat := range m.live.Facts.Now.Posts[m.post].Seats {
		if who := seat.Holder; who != certame.Nobody && canBe(kind, m.live.Facts.Now.Of(who).Stage) {
			able = append(able, who)
		}
	}
	if len(able) > 0 && rapid.IntRange(0, 3).Draw(t, "able") > 0 {
		return m.idOf(rapid.SampledFrom(able).Draw(t, "who"))
	}
	return m.idOf(rapid.SampledFrom(m.live.Members[m.post]).Draw(t, "who"))
}

func canBe(kind string, stage ledger.Stage) bool {
	switch kind {
	case "posse", "sem_efeito", "nao_compareceu", "fim_de_fila":
		return stage == ledger.Named
	case "exercicio":
		return stage == ledger.InPost
	case "exoneracao":
		return stage >= ledger.InPost
	}
	return kind == "fraude_efeito"
}

// anyTarget is any fact, or mostly an order when an order is meant.
func (m *model) anyTarget(t *rapid.T, kind string) int {
	var orders []int
	for i, f := range m.facts {
		if f.Kind == "ordem_judicial" {
			orders = append(orders, i+1)
		}
	}
	if kind != "estorno" && len(orders) > 0 && rapid.IntRange(0, 4).Draw(t, "order") > 0 {
		return rapid.SampledFrom(orders).Draw(t, "ordem")
	}
	return rapid.IntRange(max(1, len(m.facts)-20), len(m.facts)+1).Draw(t, "fato")
}
