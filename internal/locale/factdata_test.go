package locale

import (
	"strings"
	"testing"

	"certame/law"
	"certame/ledger"
)

// Every datum of every kind of fact has a name, and every word of a closed list is
// said as a word: no reader meets a key.
func TestFactData(t *testing.T) {
	for _, kind := range ledger.Kinds() {
		for _, field := range kind.Fields() {
			if factFields[field.Name] == "" {
				t.Errorf("%s: %s has no name", kind.Code(), field.Name)
			}
			for _, word := range field.Words {
				if said := FactValue(&field, word); strings.Contains(said, "_") || said == "opcao" || said == "denuncia" || said == "indicio" || said == "silencio" {
					t.Errorf("%s: %s is said %q", kind.Code(), word, said)
				}
			}
		}
	}
	for want, fact := range map[string]ledger.Fact{
		"nomeação da inscrição 0008, cargo C, rótulo AC, vaga 1":       {Kind: ledger.Appointed, Data: []ledger.Field{{Name: "cargo", Value: "C"}, {Name: "inscricao", Value: "0008"}, {Name: "rotulo", Value: "AC"}, {Name: "vaga", Value: "1"}}},
		"pessoa notificada do processo da inscrição 7, até 27/03/2026": {Kind: ledger.FraudNotified, Data: []ledger.Field{{Name: "ate", Value: "2026-03-27"}, {Name: "inscricao", Value: "7"}}},
		"estorno, fato f2, motivo não_é_chave 2026-03-27":              {Kind: ledger.Reversal, Data: []ledger.Field{{Name: "fato", Value: "f2"}, {Name: "motivo", Value: "não_é_chave 2026-03-27"}}},
		"homologação": {Kind: ledger.Homologated},
	} {
		if got := FactSaid(&fact, law.CivilWording); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
