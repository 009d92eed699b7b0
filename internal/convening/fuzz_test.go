package convening

import (
	"errors"
	"testing"

	"certame/internal/intake"
)

// FuzzSheets feeds anything to the readers of cities and of rooms.
func FuzzSheets(f *testing.F) {
	for _, text := range []string{
		"", "cidade;sala;data\nBrasília;1;10/03/2026\n", "cidade;sala;data;inicio;fim;minutos\nx;1;2026-03-10;08:00;07:00;0\n", "inscricao;cidade\n1;Brasília\n1;Recife\n",
		"\xff\xfe", "inscricao\n1\n", "cidade;sala;data;minutos\nx;1;10/03/2026;99999999999999999999\n", "\"", "cidade;sala;data\n" + "x;1;31/02/2026\n",
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		_, errCities := ParseCities(raw, "cidades.csv", func(string) bool { return true })
		windows, errWindows := ParseWindows(raw, "agenda.csv", []string{"1"})
		for _, err := range []error{errCities, errWindows} {
			var refused *intake.Refused
			if err != nil && (!errors.As(err, &refused) || len(refused.Problems) == 0) {
				t.Fatalf("not a refusal: %v", err)
			}
		}
		for _, w := range windows {
			if w.City == "" {
				t.Errorf("%+v", w)
			}
		}
	})
}

// FuzzClock: an hour is read as it is written, or not at all.
func FuzzClock(f *testing.F) {
	for _, text := range []string{"08:00", "8h", "8h30", "24:00", "23:59:59", "-1:00", "", "08:60", "٠٨:٠٠"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if second, ok := ParseClock(text); ok && (second < 0 || second > 24*60*60) {
			t.Errorf("%q is %d", text, second)
		}
	})
}
