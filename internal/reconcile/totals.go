package reconcile

import (
	"context"
	"strconv"
	"strings"

	"certame/internal/intake/review"
)

// Seats is the table of vacancies of a post: the seats by modality, and the
// total.
type Seats struct {
	Post string
	By   map[string]int // by column of quadro.csv: total, AC, groups
	Line int
}

// Totals holds a table of vacancies that was received to the one computed.
func (r *Report) Totals(ctx context.Context, e *review.Examined, posts Posts, computed []Seats, columns []string) error {
	r.unread(e)
	fields := e.Main().Fields()
	seen, apart := map[string]int{}, others{}
	err := e.EachAccepted(ctx, nil, func(v review.Values) error {
		label := v.Raw("cargo")
		if posts.elsewhere(label) {
			apart.count(label)
			return nil
		}
		r.Compared++
		code, ok := posts.Find(label)
		if !ok {
			r.add(Difference{Kind: Post, Line: v.Line(), Given: said(label), Computed: "nenhum cargo com este código ou nome", Action: "Confira o código do cargo; a linha não foi comparada."})
			return nil
		}
		if first := seen[code]; first > 0 {
			r.add(Difference{Kind: Repeated, Line: v.Line(), Post: code, Given: "também na linha " + strconv.Itoa(first), Computed: "uma vez", Action: "Retire a linha que não vale."})
			return nil
		}
		seen[code] = v.Line()
		for i := range computed {
			if computed[i].Post == code {
				r.seats(v, &computed[i], fields, columns)
			}
		}
		return nil
	})
	apart.tell(r)
	for i := range computed {
		if seen[computed[i].Post] == 0 && err == nil && (posts.only == "" || posts.only == computed[i].Post) {
			r.add(Difference{Kind: Missing, Post: computed[i].Post, Given: "não está na tabela", Computed: strconv.Itoa(computed[i].By["total"]) + " vaga(s)", Action: "Inclua o cargo na tabela, ou retire-o do edital.yaml."})
		}
	}
	return err
}

// seats compares each column that the table has.
func (r *Report) seats(v review.Values, c *Seats, fields, columns []string) {
	for _, field := range fields {
		column, isGroup := strings.CutPrefix(field, "vagas_")
		if !isGroup && field != "total" {
			continue
		}
		if !isGroup {
			column = field
		}
		have, known := c.By[column]
		switch given := v.Count(field); {
		case !known && given > 0:
			r.add(Difference{Kind: Total, Line: v.Line(), Post: c.Post, List: column, Given: strconv.Itoa(given), Computed: "não há esta modalidade; há " + strings.Join(columns, ", "), Action: "Confira os grupos do edital.yaml."})
		case known && given != have:
			r.add(Difference{Kind: Total, Line: v.Line(), Post: c.Post, List: column, Given: strconv.Itoa(given), Computed: strconv.Itoa(have), Action: "Veja a conta: certame vagas calcular --total " + strconv.Itoa(c.By["total"]) + ". Se o edital declara o quadro, escreva-o em quadro, no edital.yaml."})
		}
	}
}
