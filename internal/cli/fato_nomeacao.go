package cli

import (
	"errors"
	"fmt"

	"certame/contest"
	"certame/internal/answer"
	"certame/internal/cli/usage"
	"certame/internal/locale"
	"certame/ledger"
)

// complete gives a fact what the order says of it, when the command line does not,
// and warns when somebody else was to come first.
func (s *session) complete(live *contest.Live, f *ledger.Fact) error {
	first, err := answer.Complete(live, f)
	if first != nil {
		fmt.Fprintf(s.Err, "certame: atenção: %s\n", first)
	}
	if errors.Is(err, answer.ErrNoSeat) {
		return usage.Error(err.Error() + ": para registrar assim mesmo, informe --dados vaga=… --dados rotulo=…")
	}
	return err
}

// recordedJSON is what registering a fact answers to machines.
type recordedJSON struct {
	ID      string          `json:"id"`
	Effects []answer.Effect `json:"efeito"`
}

// effectsShown on a terminal; --json has them all.
const effectsShown = 20

// printEffect says to people who came in, went out or counts otherwise.
func (s *session) printEffect(live *contest.Live, turn *contest.Turn) {
	lines := answer.Effects(live, turn)
	e := turn.Entry
	fmt.Fprintf(s.Err, "%s, %s: %s\n", ledger.ID(e.Number), e.At.Date.Brazilian(), locale.FactSaid(&e.Fact, s.words))
	if len(lines) == 0 {
		fmt.Fprintln(s.Err, "Ninguém entra, sai ou muda de modalidade.")
	}
	for _, line := range lines[:min(len(lines), effectsShown)] {
		fmt.Fprintln(s.Err, locale.Effect(line.Effect, s.word("do cargo")+" "+line.Post, line.ID, line.Before.Said(), line.After.Said()))
	}
	if len(lines) > effectsShown {
		fmt.Fprintf(s.Err, "… e mais %d: veja com --json\n", len(lines)-effectsShown)
	}
	for _, text := range answer.Mirrors(live, turn) {
		fmt.Fprintln(s.Err, text)
	}
	if text := locale.OrderWording(&turn.Entry.Fact); text != "" {
		fmt.Fprintln(s.Err, text)
	}
}
