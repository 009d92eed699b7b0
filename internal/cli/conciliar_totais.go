package cli

import (
	"strconv"

	"certame/internal/cli/console"
	"certame/internal/cli/usage"
	"certame/internal/intake/profile"
	"certame/internal/reconcile"
	"certame/internal/result"
)

type conciliarTotais struct {
	source
	ofFolder
	onePost
}

// Run compares a table of vacancies with the one computed.
func (c *conciliarTotais) Run(s *session) error {
	l, res, err := c.read(s)
	if err != nil {
		return err
	}
	seats, columns, err := seatsOf(s, res)
	if err != nil {
		return err
	}
	posts, err := c.posts(l)
	if err != nil {
		return err
	}
	e, err := c.examine(s)
	if err != nil {
		return err
	}
	defer e.Close()
	if e.Main().Kind() != profile.KindSeats {
		return usage.Error(c.File + " não é um quadro de vagas. Veja o que traz: certame importar conferir " + console.Argument(c.File))
	}
	r := reconcile.New()
	if err := r.Totals(s.ctx, e, posts, seats, columns); err != nil {
		return err
	}
	return tell(s, r, "informado", "apurado")
}

// seatsOf reads quadro.csv: the columns of numbers are the total and the
// modalities.
func seatsOf(s *session, res *result.Folder) (seats []reconcile.Seats, columns []string, err error) {
	t, err := res.Table(s.ctx, "quadro")
	if err != nil {
		return nil, nil, err
	}
	for _, column := range t.Columns {
		if column.Name != "cargo" && column.Name != "quadro_declarado" {
			columns = append(columns, column.Name)
		}
	}
	for row, err := range t.Rows {
		if err != nil {
			return nil, nil, err
		}
		one := reconcile.Seats{Post: row[0], By: map[string]int{}}
		for i, column := range t.Columns {
			if n, err := strconv.Atoi(row[i]); err == nil && i > 0 {
				one.By[column.Name] = n
			}
		}
		seats = append(seats, one)
	}
	return seats, columns, nil
}
