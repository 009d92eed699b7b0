package reconcile

import (
	"context"
	"fmt"
	"strconv"

	"certame/internal/intake"
	"certame/internal/intake/review"
)

// Appointments holds an act of the gazette that names people by their place in a
// list — there are no numbers in it — to the places and to the order of call. A
// name never finds anybody: it is only compared with that of who has the place.
func (r *Report) Appointments(ctx context.Context, e *review.Examined, posts Posts, computed []List) error {
	r.unread(e)
	named := map[string]map[string]bool{} // by post
	err := e.EachAccepted(ctx, nil, func(v review.Values) error {
		r.Compared++
		rank, code := v.Placed()
		post, ok := posts.Find(v.Raw("cargo"))
		d := Difference{Line: v.Line(), Post: post, List: code, Given: rank + "ª " + code}
		if !ok {
			d.Kind, d.Given, d.Computed, d.Action = Post, said(v.Raw("cargo")), "nenhum cargo com este código ou nome", "Confira o cargo no ato e no edital.yaml; o item não foi comparado."
			r.add(d)
			return nil
		}
		who := at(computed, post, code, rank)
		if who == nil {
			d.Kind, d.Computed, d.Action = Extra, "ninguém nesta posição", "Confira a classificação e a lista no ato."
			r.add(d)
			return nil
		}
		if named[post] == nil {
			named[post] = map[string]bool{}
		}
		named[post][who.ID] = true
		r.appointment(d, v.Text("nome"), who, call(computed, post, who.ID))
		return nil
	})
	if err == nil {
		r.passedOver(named, computed)
	}
	return err
}

// at is who has a place in a list.
func at(computed []List, post, code, rank string) *Entry {
	n, _ := strconv.Atoi(rank)
	for i := range computed {
		if computed[i].Post != post || computed[i].Code != code {
			continue
		}
		for j := range computed[i].Entries {
			if e := &computed[i].Entries[j]; e.Rank == n {
				return e
			}
		}
	}
	return nil
}

// call is the line of somebody in the order of call of a post.
func call(computed []List, post, id string) *Entry {
	for i := range computed {
		if computed[i].Post != post || computed[i].Code != OrderCode {
			continue
		}
		for j := range computed[i].Entries {
			if e := &computed[i].Entries[j]; e.ID == id {
				return e
			}
		}
	}
	return nil
}

func (r *Report) appointment(d Difference, name string, who, called *Entry) {
	d.ID = who.ID
	if who.Name != "" && intake.Fold(name) != intake.Fold(who.Name) {
		one := d
		one.Kind, one.Given, one.Computed, one.Action = Name, name, who.Name, "A posição é de outra pessoa: confira o item do ato."
		r.add(one)
	}
	switch {
	case called == nil:
		d.Kind, d.Computed, d.Action = Extra, "não está na ordem de convocação", "Veja por quê: certame ordem explicar "+who.ID+"."
		r.add(d)
	case called.Label != d.List:
		d.Kind, d.Computed, d.Action = Label, fmt.Sprintf("convocada pela lista %s", called.Label), "Confira a modalidade da nomeação (Lei nº 15.142/2025, arts. 7º e 9º)."
		r.add(d)
	}
}

// passedOver says who comes before the last one named and was not.
func (r *Report) passedOver(named map[string]map[string]bool, computed []List) {
	for i := range computed {
		l := &computed[i]
		last := -1
		for j := range l.Entries {
			if l.Code == OrderCode && named[l.Post][l.Entries[j].ID] {
				last = j
			}
		}
		for j := range last {
			if e := &l.Entries[j]; !named[l.Post][e.ID] {
				r.add(Difference{Kind: Missing, Post: l.Post, List: e.Label, ID: e.ID, Given: "não está no ato", Computed: placeOf(e) + " convocação, antes de quem está", Action: "Confira se já foi nomeada ou se saiu; se não, foi deixada para trás (certame ordem explicar " + e.ID + ")."})
			}
		}
	}
}
