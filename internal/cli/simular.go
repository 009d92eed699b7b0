package cli

import (
	"errors"
	"fmt"
	"strings"

	"certame/edital"
	"certame/internal/answer"
	"certame/internal/cli/usage"
	"certame/internal/locale"
	"certame/internal/render/report"
	"certame/internal/run"
	"certame/internal/whatif"
	"certame/law"
	"certame/ledger"
)

// simular asks what would be. It never writes.
type simular struct {
	Folder    string   `name:"pasta" default:"." placeholder:"P" help:"Pasta do certame (padrão: a atual)."`
	On        string   `name:"em" placeholder:"F|DATA" help:"Estado do livro de que se parte: f12 ou DD/MM/AAAA (padrão: agora)."`
	MoreSeats int      `name:"mais-vagas" placeholder:"N" help:"Vagas que se abririam."`
	Post      string   `name:"cargo" placeholder:"C" help:"Cargo das vagas que se abririam; dispensável se só há um."`
	Label     string   `name:"rotulo" placeholder:"M" help:"Modalidade dessas vagas, só se o conjunto dos percentuais é maior que o cargo."`
	Leave     []string `name:"desiste" sep:"none" placeholder:"I" help:"Inscrição que sairia; repita para cada uma."`
	NoOrders  bool     `name:"sem-sub-judice" help:"Sem as ordens judiciais em vigor e sem quem participa só por elas."`
	Group     string   `name:"agrupar" placeholder:"E" help:"Percentuais sobre um conjunto maior: denominacao ou edital."`
	Reversion string   `name:"reversao" placeholder:"R" help:"Outra cadeia de reversão: decreto, lei ou cpnu2."`
	Exhausted string   `name:"ac-esgotada" placeholder:"R" help:"Outra regra para a ampla esgotada: serie, maior_resto ou classificacao."`
	Multiple  string   `name:"multiplas" placeholder:"R,R" help:"Outras leituras da opção por vários grupos, como em edital.yaml."`
	Offset    string   `name:"compensacao" placeholder:"R" help:"Outra regra de compensação: compensa ou congela."`
	Order     string   `name:"ordem" placeholder:"R" help:"Outra ordem das vagas: mgi, serie_continua ou espalhada."`
	HTML      bool     `name:"html" help:"Escreve na saída uma página única, com tabelas e desenhos."`
}

// simulation is the contest before and after, and what was supposed.
type simulation struct {
	*whatif.Comparison
	Supposed    []string
	Grouped     *edital.Terms // nil when no grouping was asked for
	OnlyGrouped bool          // nothing else was: no seat and no person changes
	Pools       []whatif.Pool
	Notes       []string
}

// Run computes the contest twice and shows the difference.
func (c *simular) Run(s *session) error {
	until, err := moment(c.On)
	if err != nil {
		return err
	}
	l, err := s.loadedAt(c.Folder, until)
	if err != nil {
		return err
	}
	supposed, err := c.supposition(s, l)
	if err != nil {
		return err
	}
	sim, err := s.simulate(l, supposed)
	if err != nil {
		return err
	}
	c.describe(s, l, supposed, sim)
	switch {
	case c.HTML:
		return report.WriteWhatIf(s.Out, sim.Comparison, report.WhatIfOptions{
			Options: report.Options{Finding: locale.Finding, Version: run.Engine}, Supposed: sim.Supposed, Grouped: sim.Grouped, OnlyGrouped: sim.OnlyGrouped, Pools: sim.Pools, Notes: sim.Notes, Mirrors: answer.MirrorTurns(s.words, sim.Comparison),
			Effect: func(p *whatif.Person) string { return answer.Turn(s.words, sim.Comparison, p) },
		})
	case s.root.JSON:
		return s.writeJSON(s.simulationJSON(sim))
	}
	s.printSimulation(sim)
	return nil
}

// simulate computes the contest as it is and as it would be.
func (s *session) simulate(l *run.Loaded, supposed run.Supposition) (*simulation, error) {
	other, err := l.Suppose(supposed)
	if err != nil {
		return nil, s.notPossible(err)
	}
	before, err := l.Compute(s.ctx, false)
	if err != nil {
		return nil, err
	}
	after, err := other.Compute(s.ctx, false)
	if err != nil {
		return nil, err
	}
	return &simulation{Comparison: whatif.Compare(before, after)}, nil
}

// notPossible says which supposed fact cannot happen: a word that no edital has is
// a wrong use, and what the law refuses violates a rule.
func (s *session) notPossible(err error) error {
	var refusal *ledger.Refusal
	if !errors.As(err, &refusal) {
		return err
	}
	what, remedy := locale.LedgerRefusal(refusal, s.words)
	if ofWords(refusal.Reason) {
		return usage.Error("a hipótese não é possível: " + what + ". " + strings.TrimSuffix(remedy, "."))
	}
	fmt.Fprintf(s.Err, "certame: a hipótese não é possível: %s [%s]. %s\n", what, law.Citations(refusal.Basis), remedy)
	return outcomeError(ExitViolated)
}
