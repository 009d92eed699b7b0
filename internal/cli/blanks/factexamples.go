package blanks

import (
	"certame"
	"certame/edital"
	"certame/ledger"
)

// factExamples are the facts of the model: an appointment, the person declining,
// the next of the list.
func factExamples() []ledger.Fact {
	on := func(month, day int) edital.Instant {
		return edital.Instant{Date: certame.MustDate(2026, month, day), Second: ledger.WholeDay}
	}
	seat := func(id string) []ledger.Field {
		return []ledger.Field{{Name: "inscricao", Value: id}, {Name: "rotulo", Value: "PPP"}, {Name: "vaga", Value: "2"}}
	}
	return []ledger.Fact{
		{Kind: ledger.Appointed, At: on(3, 10), Author: "comissao", Act: "Portaria 12/2026", Data: seat("0002")},
		{Kind: ledger.Declined, At: on(3, 20), Author: "comissao", Data: []ledger.Field{{Name: "inscricao", Value: "0002"}}},
		{Kind: ledger.Appointed, At: on(4, 1), Author: "comissao", Act: "Portaria 20/2026", Data: seat("0005")},
	}
}
