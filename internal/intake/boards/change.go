package boards

import (
	"slices"

	"certame/internal/intake"
)

// With is the composition with an appointment put in a place, over the one that was
// there: values are by our columns, and those left out stay as they were. The result
// is read again as any file would be.
func (r *Roster) With(seat Seat, values map[string]string) (*Roster, error) {
	next := r.copied()
	at := next.index(seat)
	if at < 0 {
		at = len(next.List)
		next.List = append(next.List, Appointment{})
	}
	row := &next.List[at]
	next.set(row, "grupo", r.terms.Code(seat.Modality))
	next.set(row, "instancia", Word(seat.Instance))
	next.set(row, "comissao", seat.Number)
	next.set(row, "membro", seat.Code)
	for _, column := range memberColumns() {
		if value, given := values[column]; given {
			next.set(row, column, value)
		}
	}
	return ReadRoster(next.CSV(), r.terms)
}

// Without is the composition without the appointment of a place. Who was the
// alternate of it stays, as nobody's.
func (r *Roster) Without(seat Seat) (*Roster, error) {
	next := r.copied()
	next.List = slices.DeleteFunc(next.List, func(a Appointment) bool { return a.Seat == seat })
	for i := range next.List {
		if a := &next.List[i]; a.SameBoard(seat) && a.Member.InPlaceOf == seat.Code {
			next.set(a, "suplente_de", "")
		}
	}
	return ReadRoster(next.CSV(), r.terms)
}

// Promoted is the composition after an alternate took the place of a titular, who
// leaves the board.
func (r *Roster) Promoted(titular Seat, alternate string) (*Roster, error) {
	seat := titular
	seat.Code = alternate
	out, leaves := r.Find(titular)
	in, comes := r.Find(seat)
	switch {
	case !leaves || out.Member.Alternate:
		return nil, wrongSeat("membro", titular.Code, "não é titular desta comissão", "Escolha quem deixa a comissão entre os titulares.")
	case !comes || !in.Member.Alternate:
		return nil, wrongSeat("suplente", alternate, "não é suplente desta comissão", "Escolha quem entra entre os suplentes.")
	case in.Member.InPlaceOf != "" && in.Member.InPlaceOf != titular.Code:
		if holder, there := r.Find(Seat{seat.Modality, seat.Instance, seat.Number, in.Member.InPlaceOf}); there && !holder.Member.Alternate {
			return nil, wrongSeat("suplente", alternate, "é suplente de "+r.Called(in.Member.InPlaceOf), "Chame o suplente designado para "+r.Called(titular.Code)+", ou mude antes a designação.")
		}
	}
	rest, err := r.Without(titular)
	if err != nil {
		return nil, err
	}
	return rest.With(seat, map[string]string{"papel": "titular", "suplente_de": ""})
}

func (r *Roster) copied() *Roster {
	next := &Roster{terms: r.terms, header: slices.Clone(r.header), at: map[string]int{}, List: slices.Clone(r.List)}
	for name, at := range r.at {
		next.at[name] = at
	}
	for i := range next.List {
		next.List[i].cells = slices.Clone(next.List[i].cells)
	}
	return next
}

// set writes a cell, in a new column when the file does not have it.
func (r *Roster) set(a *Appointment, column, value string) {
	at, has := r.at[column]
	if !has {
		at = len(r.header)
		r.at[column], r.header = at, append(r.header, column)
	}
	for len(a.cells) <= at {
		a.cells = append(a.cells, "")
	}
	a.cells[at] = value
}

func wrongSeat(column, value, what, remedy string) error {
	return intake.Refuse([]intake.Problem{{File: MembersFile, Column: column, Value: value, What: what, Remedy: remedy}})
}
