package cli

import (
	"fmt"

	"certame/edital"
	"certame/law"
)

// checkReplacement refuses, in the Forces, to name anybody in the place of who
// left after the matrícula or incorporação (I-38). A vacancy that opens later is
// another thing: the ordinance still fills it (P 3 § 2).
func (s *session) checkReplacement(t *edital.Terms, on string, next *nextJSON) error {
	if on == "" {
		return nil
	}
	day, err := dayOption("--em", on)
	if err != nil {
		return err
	}
	until, ends := t.LastReplacement()
	if !ends || day <= until || next == nil || next.Opens {
		return nil
	}
	fmt.Fprintf(s.Err, "certame: %s em %s, e em %s ninguém mais é chamado no lugar de quem saiu: a vaga fica sem ninguém [%s; %s, decidido por edital]\n",
		s.word("nomeação"), until.Brazilian(), day.Brazilian(), law.Citations(edital.ReplacementBasis()), law.I38)
	return outcomeError(ExitViolated)
}
