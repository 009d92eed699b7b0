package answer

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"certame"
	"certame/appointment"
	"certame/contest"
	"certame/ledger"
)

// ErrNoSeat is of an appointment that the order does not give.
var ErrNoSeat = errors.New("a ordem não dá vaga")

// Complete gives an appointment the seat and the modality that the order gives the
// person, when the fact does not say them, and tells who comes first, when it is
// somebody else.
func Complete(live *contest.Live, f *ledger.Fact) (first *First, err error) {
	who, known := live.Book.Find(f.Value("inscricao"))
	if !known {
		return nil, nil // the book refuses it with its reason
	}
	if err := completePost(live, f, who); err != nil {
		return nil, err
	}
	if f.Kind != ledger.Appointed && f.Kind != ledger.TrainingCourse {
		return nil, nil
	}
	if who = rowOf(live, f, who); who == certame.Nobody {
		return nil, nil
	}
	p, err := live.At(live.Roll.Post[who])
	if err != nil {
		return nil, err
	}
	if f.Kind == ledger.Appointed {
		first = firstOf(live, p, who)
	}
	seat, label, found := seatFor(live, p, who)
	given := f.Value("vaga") != "" && f.Value("rotulo") != ""
	switch {
	case given:
		return first, nil
	case !found:
		return first, fmt.Errorf("%w à inscrição %s", ErrNoSeat, f.Value("inscricao"))
	}
	fillField(f, "vaga", strconv.Itoa(seat))
	fillField(f, "rotulo", label)
	return first, nil
}

// completePost says of which post a fact is, when the person put several in order
// and only one can be meant: the one the order calls them to, for an appointment;
// the one they have, for what follows from it.
func completePost(live *contest.Live, f *ledger.Fact, who certame.Person) error {
	if live.Roll.Preferences == nil || f.Value("cargo") != "" || len(live.Roll.Applications(who)) == 1 {
		return nil
	}
	row := certame.Nobody
	switch f.Kind {
	case ledger.Appointed, ledger.TrainingCourse:
		if _, err := live.At(live.Roll.Post[who]); err != nil {
			return err
		}
		row = live.Takes(who)
	case ledger.Voided, ledger.TookOffice, ledger.EnteredService, ledger.Dismissed:
		row = live.OnlySeat(who)
	}
	if row != certame.Nobody {
		fillField(f, "cargo", live.Terms.Posts[live.Roll.Post[row]].Code)
	}
	return nil
}

// rowOf is the row of the person in the post that a fact names; Nobody when the
// book will refuse it.
func rowOf(live *contest.Live, f *ledger.Fact, who certame.Person) certame.Person {
	if live.Roll.Preferences == nil {
		return who
	}
	for _, row := range live.Roll.Applications(who) {
		if code := f.Value("cargo"); code == "" || code == live.Terms.Posts[live.Roll.Post[row]].Code {
			return row
		}
	}
	return certame.Nobody
}

func fillField(f *ledger.Fact, name, value string) {
	if f.Value(name) == "" {
		f.Data = append(f.Data, ledger.Field{Name: name, Value: value})
		SortFields(f.Data)
	}
}

// seatFor is the free seat that the order gives a person now.
func seatFor(live *contest.Live, p *contest.Post, who certame.Person) (seat int, label string, found bool) {
	for _, place := range p.Places {
		if place.Holder != appointment.NoOne && !place.Appointed && p.Lists.Order[place.Holder] == who {
			return place.Number, live.Terms.Code(place.Current), true
		}
	}
	return 0, "", false
}

// SortFields puts the data of a fact in the order in which it is stored.
func SortFields(fields []ledger.Field) {
	slices.SortFunc(fields, func(a, b ledger.Field) int { return strings.Compare(a.Name, b.Name) })
}
