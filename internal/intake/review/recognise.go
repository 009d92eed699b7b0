package review

import (
	"slices"

	"certame/internal/intake/profile"
)

// recognise finds the header and the profile.
func (e *Examined) recognise(l *List, rows []kept, opt Options) *profile.Profile {
	list := opt.Profiles
	if opt.Chosen != nil {
		list = []profile.Profile{*opt.Chosen}
	}
	if l.table.Columns != nil {
		l.header = header{names: l.table.Columns, found: true}
	} else {
		l.header = findHeader(rows, list)
	}
	p, why := opt.Chosen, "perfil indicado"
	if p == nil {
		p, why = profile.Recognise(list, l.header.names)
	}
	if p == nil {
		p = &profile.Profile{}
	}
	l.why, l.decimal = why, p.Decimal
	if l.header.found {
		l.assign(p.Assign(l.header.names))
		l.forget()
	} else {
		l.assign(byPlace(p, rows))
	}
	return p
}

// forget leaves without a field the columns that the format itself cannot name.
func (l *List) forget() {
	for i := range l.columns {
		if c := &l.columns[i]; l.table.Columns != nil && c.Header == "" {
			c.Field, c.Evidence = "", ""
		}
	}
}

// byPlace makes the columns of a table without header: those that a profile
// places, the others without a field yet.
func byPlace(p *profile.Profile, rows []kept) []profile.Assigned {
	widths := map[int]int{}
	for _, r := range rows {
		widths[len(r.cells)]++
	}
	width, _ := commonest(widths)
	list := make([]profile.Assigned, width)
	for i := range list {
		list[i] = profile.Assigned{Place: i + 1}
		if at := slices.IndexFunc(p.Columns, func(c profile.Column) bool { return c.Place == i+1 }); at >= 0 {
			list[i].Field, list[i].Evidence = p.Columns[at].Field, "posição no perfil "+p.Name
		}
	}
	return list
}
