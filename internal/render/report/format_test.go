package report

import (
	"testing"

	"certame"
	"certame/internal/locale"
)

func TestNumbersForPeople(t *testing.T) {
	for got, want := range map[string]string{
		locale.Whole(0): "0", locale.Whole(999): "999", locale.Whole(1000): "1.000", locale.Whole(2_100_000): "2.100.000", locale.Whole(-1234): "−1.234",
		locale.Count(1, "vaga", "vagas"): "1 vaga", locale.Count(0, "vaga", "vagas"): "0 vagas",
		percent(1, 3): "33,3%", percent(2, 3): "66,7%", percent(1, 1): "100,0%", percent(0, 0): "",
		decimal(certame.NewRatio(15, 2)): "7,5", decimal(certame.NewRatio(1, 3)): "1/3", decimal(certame.Ratio{}): "0",
		locale.Capital("órgão ausente"): "Órgão ausente", locale.Capital(""): "",
		shorten("Analista", 8): "Analista", shorten("Técnica em saúde", 10): "Técnica e…",
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
