package cli

import (
	"certame/edital"
	"certame/internal/cli/console"
	"certame/internal/cli/usage"
	"certame/internal/intake/profile"
	"certame/internal/reconcile"
)

type conciliarOrdem struct {
	source
	Total int    `name:"total" placeholder:"N" help:"Total de vagas do conjunto (padrão: a última posição do arquivo)."`
	Regra string `name:"regra" default:"mgi" enum:"mgi,serie_continua,espalhada" help:"Regra da ordem: mgi (padrão), serie_continua ou espalhada."`
	seatRules
}

// Run compares the order of labels that a body published with that of the rule: which
// list was called in each seat, and which should have been.
func (c *conciliarOrdem) Run(s *session) error {
	e, err := c.examine(s)
	if err != nil {
		return err
	}
	defer e.Close()
	if e.Main().Kind() != profile.KindOrder {
		return usage.Error(c.File + " não é uma ordem de vagas, com posição e lista. Veja o que traz: certame importar conferir " + console.Argument(c.File))
	}
	if c.Total == 0 {
		if c.Total, err = reconcile.LastSeat(s.ctx, e); err != nil {
			return err
		}
	}
	if err := checkTotal(c.Total); err != nil {
		return err
	}
	t, log, err := c.terms(s, c.Total)
	if err != nil {
		return err
	}
	t.Order = edital.OrderRule(c.Regra)
	labels := []string{}
	for _, m := range allocate(t, log).Labels {
		labels = append(labels, t.Code(m))
	}
	r := reconcile.New()
	if err := r.SeatOrder(s.ctx, e, labels, func(code string) string { return reconcile.GroupOf(t, code) }); err != nil {
		return err
	}
	return tell(s, r, "publicado", "pela regra")
}
