package reconcile

import (
	"fmt"
	"strings"
)

// others are the rows of the posts that are not compared: they are said, so that a post
// written in another way is not taken for one that is absent.
type others struct {
	rows  int
	names []string
}

// othersNamed is how many posts a note names.
const othersNamed = 6

func (o *others) count(label string) {
	o.rows++
	o.names = addOnce(o.names, label)
}

func (o *others) tell(r *Report) {
	if o.rows == 0 {
		return
	}
	names, rest := o.names, ""
	if extra := len(names) - othersNamed; extra > 0 {
		names, rest = names[:othersNamed], fmt.Sprintf(" e mais %d", extra)
	}
	r.Notes = append(r.Notes, fmt.Sprintf("%d linha(s) de outros cargos não foram comparadas: %s%s", o.rows, strings.Join(names, ", "), rest))
}
