package cli

import (
	"fmt"
	"strings"

	"certame/internal/cli/usage"
	"certame/internal/locale"
	"certame/law"
	"certame/ledger"
)

// fato groups what writes and reads the book of facts.
type fato struct {
	Registrar fatoRegistrar `cmd:"" help:"Acrescenta um fato ao livro e diz o que ele muda."`
	Listar    fatoListar    `cmd:"" help:"Mostra o livro, com o que foi estornado."`
	Estornar  fatoEstornar  `cmd:"" help:"Tira o efeito de um fato; nada se apaga."`
	Reparar   fatoReparar   `cmd:"" help:"Retira do livro uma última linha que não chegou a ser confirmada."`
}

// moment reads --em: a fact (f12: the book as it was after it) or a day (the facts
// until it, as they are known now).
func moment(text string) (ledger.Until, error) {
	until := ledger.All()
	if text == "" {
		return until, nil
	}
	if number := ledger.NumberOf(text); number > 0 {
		until.Facts = number
		return until, nil
	}
	if strings.HasPrefix(text, "f") {
		return until, usage.Error("--em: «" + text + "» não é um fato; como em f12")
	}
	day, err := dayOption("--em", text)
	until.Day = day
	return until, err
}

// refusedFact says why a fact was not stored. What the law refuses violates a
// rule; a word that no edital has is a wrong use.
func (s *session) refusedFact(r *ledger.Refusal) error {
	what, remedy := locale.LedgerRefusal(r, s.words)
	if ofWords(r.Reason) {
		return usage.Error("fato recusado, e nada foi gravado: " + what + ". " + strings.TrimSuffix(remedy, "."))
	}
	fmt.Fprintf(s.Err, "certame: fato recusado, e nada foi gravado: %s [%s]. %s\n", what, law.Citations(r.Basis), remedy)
	if s.root.Explain {
		s.printArticles(s.Err, r.Basis)
	}
	return outcomeError(ExitViolated)
}

// ofWords are the reasons that are about how the fact was written.
func ofWords(r ledger.Reason) bool {
	switch r {
	case ledger.UnknownField, ledger.MissingField, ledger.WrongValue, ledger.UnknownPerson, ledger.UnknownPost, ledger.OtherPost,
		ledger.UnknownGroup, ledger.NoSuchFact, ledger.NoAct, ledger.NoGroupInOrder, ledger.NoLabel:
		return true
	}
	return false
}
