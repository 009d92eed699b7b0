package audit

import (
	"strconv"

	"certame"
	"certame/appointment"
	"certame/contest"
	"certame/edital"
	"certame/internal/run"
	"certame/ledger"
)

// Report is what the acts are, held to the order.
type Report struct {
	Live       *contest.Live
	Acts       int
	Impossible []Impossible        // acts that the law or the earlier acts do not admit
	Departures []contest.Departure // people appointed before their turn, and those owed the place
	Unfilled   []Unfilled          // seats that somebody left and to which nobody was called
	Outside    []Outside           // people appointed to whom the rule gives no seat
	Said       []Said              // modalities that the acts say, beside those of the order
	doubts     doubts
}

// Impossible is an act that could not have happened: a person appointed twice, to
// a contest whose validity ended, after leaving.
type Impossible struct {
	Act     Act
	Refusal *ledger.Refusal // nil when there was no seat left
}

// Unfilled is a seat left without anybody, and who is owed it.
type Unfilled struct {
	Post  certame.PostIndex
	Place contest.Place
	Left  certame.Person
	By    *ledger.Entry
}

// Outside is somebody appointed whom the rule does not reach.
type Outside struct {
	Post   certame.PostIndex
	Number int
	Person certame.Person
}

// Run holds the acts to the order, one by one.
func Run(l *run.Loaded, acts []Act) (*Report, error) {
	live, err := l.Live(ledger.All())
	if err != nil {
		return nil, err
	}
	r := &Report{Live: live, Acts: len(acts)}
	if err := r.begin(); err != nil {
		return nil, err
	}
	for _, a := range acts {
		if err := r.act(a); err != nil {
			return nil, err
		}
	}
	if r.Departures, err = contest.Departures(l.Terms, l.Roll, live.Book); err != nil {
		return nil, err
	}
	return r, r.lookAtSeats()
}

// act completes an act, lets it happen, and sees what it makes uncertain.
func (r *Report) act(a Act) error {
	err := r.complete(&a)
	if err == nil {
		err = r.take(a)
	}
	if err != nil {
		return err
	}
	return r.look(a)
}

// take lets one act happen, or keeps why it could not.
func (r *Report) take(a Act) error {
	f := a.fact()
	said, err := r.said(a)
	if err != nil {
		return err
	}
	if a.Kind == ledger.Appointed {
		seat, label, found, err := r.seatFor(a)
		if err != nil {
			return err
		}
		if !found {
			r.Impossible = append(r.Impossible, Impossible{Act: a, Refusal: r.why(f)})
			return nil
		}
		f.Data = append(f.Data, ledger.Field{Name: "rotulo", Value: label}, ledger.Field{Name: "vaga", Value: strconv.Itoa(seat)})
	}
	_, refusal, err := r.Live.Add(f)
	if refusal != nil {
		r.Impossible = append(r.Impossible, Impossible{a, refusal})
	} else if said != nil {
		r.Said = append(r.Said, *said)
	}
	return err
}

func (a Act) fact() ledger.Fact {
	f := ledger.Fact{Kind: a.Kind, Version: a.Kind.Version(), At: edital.Instant{Date: a.On, Second: ledger.WholeDay}, Act: a.Act}
	if f.Act == "" {
		f.Act = "ato da linha " + strconv.Itoa(a.Line)
	}
	for _, d := range [...]ledger.Field{{Name: "cargo", Value: a.Post}, {Name: "inscricao", Value: a.ID}, {Name: "resposta", Value: a.Answer}} {
		if d.Value != "" {
			f.Data = append(f.Data, d)
		}
	}
	if a.Count > 0 {
		f.Data = append(f.Data, ledger.Field{Name: "quantidade", Value: strconv.Itoa(a.Count)})
	}
	return f
}

// seatFor is the seat of an appointment: the one the order gives the person, or
// else any that is free. Acts seldom say which.
func (r *Report) seatFor(a Act) (seat int, label string, found bool, err error) {
	who, known := r.Live.Book.Find(a.ID)
	if known {
		who = r.rowOf(who, a.Post)
	}
	if !known || who == certame.Nobody {
		return 1, edital.OpenCode, true, nil // the book says that nobody has the number, or not in that post
	}
	p, err := r.Live.At(r.Live.Roll.Post[who])
	if err != nil {
		return 0, "", false, err
	}
	free := -1
	for i, place := range p.Places {
		if place.Appointed {
			continue
		}
		if place.Holder != appointment.NoOne && p.Lists.Order[place.Holder] == who {
			return place.Number, r.Live.Terms.Code(place.Current), true, nil
		}
		if free < 0 {
			free = i
		}
	}
	if free < 0 {
		return 0, "", false, nil
	}
	if label = a.Modality; label == "" {
		label = r.Live.Terms.Code(p.Places[free].Current)
	}
	return p.Places[free].Number, label, true, nil
}

// rowOf is the row of a person in the post of an act; Nobody when it is none of
// those they put in order.
func (r *Report) rowOf(who certame.Person, code string) certame.Person {
	if r.Live.Roll.Preferences == nil {
		return who
	}
	for _, row := range r.Live.Roll.Applications(who) {
		if code == "" || code == r.Live.Terms.Posts[r.Live.Roll.Post[row]].Code {
			return row
		}
	}
	return certame.Nobody
}

// why is the reason of an appointment for which there was no seat: that the person
// cannot be appointed at all, when it is so.
func (r *Report) why(f ledger.Fact) *ledger.Refusal {
	f.Data = append(f.Data, ledger.Field{Name: "rotulo", Value: edital.OpenCode}, ledger.Field{Name: "vaga", Value: "1"})
	_, refusal, _ := r.Live.Add(f)
	if refusal == nil || refusal.Reason == ledger.SeatTaken || refusal.Reason == ledger.NoSuchSeat {
		return nil
	}
	return refusal
}

// lookAtSeats finds the seats left and not filled, and those held by people whom
// the rule does not reach.
func (r *Report) lookAtSeats() error {
	for i := range r.Live.Terms.Posts {
		p, err := r.Live.At(certame.PostIndex(i))
		if err != nil {
			return err
		}
		for _, place := range p.Places {
			seat := r.Live.Facts.SeatOf(p.Index, place.Number)
			if place.Appointed || seat.Left == certame.Nobody || place.Holder == appointment.NoOne {
				continue
			}
			r.Unfilled = append(r.Unfilled, Unfilled{p.Index, place, seat.Left, r.Live.Facts.Now.Of(seat.Left).LastOut(p.Index)})
		}
		for _, h := range p.Outside {
			number := p.Allocation.Numbers[h.Seat]
			r.Outside = append(r.Outside, Outside{p.Index, number, r.Live.Facts.SeatOf(p.Index, number).Holder})
		}
	}
	return nil
}
