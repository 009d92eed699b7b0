package contest

import (
	"certame"
	"certame/appointment"
	"certame/classification"
)

// Explainer explains many people of an outcome. What is common to those of a post is
// found the first time that one of them is asked for.
type Explainer struct {
	o     *Outcome
	posts []*standings
}

// Explainer is for who explains more than one person.
func (o *Outcome) Explainer() *Explainer {
	return &Explainer{o, make([]*standings, len(o.Posts))}
}

// Prepare finds what is common to everybody, so that several may then be explained at
// once.
func (x *Explainer) Prepare() {
	for i := range x.posts {
		x.at(certame.PostIndex(i))
	}
}

func (x *Explainer) at(i certame.PostIndex) *standings {
	if x.posts[i] == nil {
		x.posts[i] = x.o.standings(x.o.Posts[i])
	}
	return x.posts[i]
}

// Explain is Explain of the outcome, but for the least change that would call the
// person: that takes computing the post again, many times for each.
func (x *Explainer) Explain(person certame.Person) *Explanation { return &x.explain(person).out }

func (x *Explainer) explain(person certame.Person) *explainer {
	p := x.o.Posts[x.o.Roll.Post[person]]
	e := &explainer{o: x.o, p: p, person: person, all: x, at: x.at(p.Index), regime: x.o.Terms.Regime.ID}
	e.rank, e.member = e.at.rankOf(p, person)
	e.out = Explanation{Person: person, Post: p.Index}
	e.why()
	return e
}

// Standing is where a person is on one list.
type Standing struct {
	ListPlace
	Informative bool                // they count on another one (Decreto, art. 21, § 3º)
	Last        classification.Rank // the last who counts in the modality; NoOne when nobody does
	Ahead       int                 // how many of the list wait before
}

// Standings are the lists on which a person is, and their rank; none of who is on no
// list, or apart by a court order.
func (x *Explainer) Standings(person certame.Person) (list []Standing, rank appointment.Rank) {
	p := x.o.Posts[x.o.Roll.Post[person]]
	s := x.at(p.Index)
	if rank, _ = s.rankOf(p, person); rank == appointment.NoOne || p.Lists.Mirror[rank] {
		return nil, rank
	}
	for m := range len(s.last) {
		place, of := int(s.open[rank]), len(p.Lists.Open)
		if m > 0 {
			place, of = int(s.groups[m-1][rank]), len(p.Lists.Specific[m-1])
		}
		if place > 0 {
			list = append(list, Standing{ListPlace{certame.Modality(m), place, of}, m > 0 && !p.Lists.Final[rank].Has(certame.Modality(m)), s.last[m], int(s.waiting[m][rank])})
		}
	}
	return list, rank
}

// PositionOn is the position of a rank on the list of a modality, from 1, or 0.
func (x *Explainer) PositionOn(post certame.PostIndex, m certame.Modality, rank classification.Rank) int {
	if m == certame.OpenCompetition {
		return int(x.at(post).open[rank])
	}
	return int(x.at(post).groups[m-1][rank])
}
