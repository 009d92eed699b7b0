package review

import (
	"certame/internal/intake/profile"
)

// List is one table under review, with what its columns are.
type List struct {
	table   tableOf
	header  header
	kind    string
	columns []Column
	values  []profile.Value
	at      map[string]int // column of each field
	places  places
	block   int
	decimal string // declared by the profile
	profile string
	why     string
	refusal string // what no correction of rows would make good
	lax     bool   // rows may be shorter than the header
}

// assign names the columns of the list.
func (l *List) assign(list []profile.Assigned) {
	l.columns = make([]Column, len(list))
	l.values = make([]profile.Value, len(list))
	for i, a := range list {
		l.columns[i] = Column{Place: a.Place, Header: a.Header, Field: a.Field, Evidence: a.Evidence, SameAs: a.SameAs, Block: l.block}
	}
}

func (l *List) hasField(field string) bool {
	for i := range l.columns {
		if l.columns[i].Field == field {
			return true
		}
	}
	return false
}
