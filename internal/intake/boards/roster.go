package boards

import (
	"bytes"
	"encoding/csv"
	"slices"
	"strconv"
	"strings"

	"certame"
	"certame/confirmation"
	"certame/edital"
	"certame/internal/intake"
)

// MembersFile is the name of the composition in the folder of a contest.
const MembersFile = "comissao.csv"

// Seat is the place of one member: of which group, on which board of it, by which
// code.
type Seat struct {
	Modality     certame.Modality
	Instance     confirmation.Instance
	Number, Code string
}

// SameBoard says whether two places are on one board.
func (s Seat) SameBoard(other Seat) bool { other.Code = s.Code; return s == other }

// Appointment is one row of comissao.csv.
type Appointment struct {
	Seat
	Name   string
	Line   int
	Member confirmation.Member
	cells  []string
}

// Cells are those of the row, in the order of the file.
func (a Appointment) Cells() []string { return slices.Clone(a.cells) }

// Roster is comissao.csv as rows that may be changed, one for each member, with the
// columns that are not ours.
type Roster struct {
	Groups []Group
	List   []Appointment
	terms  *edital.Terms
	header []string
	at     map[string]int
}

// ReadRoster reads comissao.csv. The error is an *intake.Refused.
func ReadRoster(raw []byte, t *edital.Terms) (*Roster, error) {
	s := read(raw, MembersFile, MemberColumns)
	r := &Roster{terms: t, header: s.Header(), at: map[string]int{}}
	for _, name := range memberColumns() {
		if at, has := s.Place(name); has {
			r.at[name] = at
		}
	}
	for _, a := range s.appointments(t) {
		if a.Code != "" && r.index(a.Seat) >= 0 {
			s.Refuse(a.Line, "membro", a.Code, "segunda linha do mesmo membro na mesma comissão", "Cada lugar é de uma pessoa: retire a linha repetida ou dê outro código.")
		}
		r.List = append(r.List, a)
		r.Groups = place(r.Groups, a.Modality, s.board(a.Seat, t), a.Member)
	}
	return r, intake.Refuse(s.Problems)
}

// NoRoster is the composition of a contest that has none.
func NoRoster(t *edital.Terms) *Roster {
	r := &Roster{terms: t, header: memberColumns(), at: map[string]int{}}
	for i, name := range r.header {
		r.at[name] = i
	}
	return r
}

// memberColumns are our names of the columns, in our order.
func memberColumns() (names []string) {
	for _, c := range MemberColumns {
		names = append(names, c.Name())
	}
	return names
}

// Terms are the rules under which it was read.
func (r *Roster) Terms() *edital.Terms { return r.terms }

func (r *Roster) index(seat Seat) int {
	return slices.IndexFunc(r.List, func(a Appointment) bool { return a.Seat == seat })
}

// Find is the appointment of a place.
func (r *Roster) Find(seat Seat) (Appointment, bool) {
	i := r.index(seat)
	if i < 0 {
		return Appointment{}, false
	}
	return r.List[i], true
}

// Called is how people are told of a code: by the name of the person, when the file has
// it.
func (r *Roster) Called(code string) string {
	for _, a := range r.List {
		if a.Code == code && a.Name != "" {
			return a.Name + " (" + code + ")"
		}
	}
	return code
}

// On are those of one board, in the order of the file.
func (r *Roster) On(board Seat) (list []Appointment) {
	for _, a := range r.List {
		if a.SameBoard(board) {
			list = append(list, a)
		}
	}
	return list
}

// Value is what the file says of an appointment under one of our columns.
func (r *Roster) Value(a Appointment, column string) string {
	at, has := r.at[column]
	if !has || at >= len(a.cells) {
		return ""
	}
	return a.cells[at]
}

// CSV is the composition as the file that people open in a spreadsheet.
func (r *Roster) CSV() []byte { return r.csv(func(Appointment) bool { return true }) }

// BoardCSV is one board of it.
func (r *Roster) BoardCSV(board Seat) []byte {
	return r.csv(func(a Appointment) bool { return a.SameBoard(board) })
}

func (r *Roster) csv(wanted func(Appointment) bool) []byte {
	var out bytes.Buffer
	out.WriteString("\ufeff")
	w := csv.NewWriter(&out)
	w.Comma, w.UseCRLF = ';', true
	w.Write(r.header) //nolint:errcheck // Flush keeps the first failure, and memory has none
	for _, a := range r.List {
		if wanted(a) {
			w.Write(r.padded(a.cells)) //nolint:errcheck // as above
		}
	}
	w.Flush()
	return out.Bytes()
}

// padded has a cell under every column: a row may end early.
func (r *Roster) padded(cells []string) []string {
	return append(slices.Clone(cells), make([]string, max(0, len(r.header)-len(cells)))...)
}

// Name is how the book calls a board: the nth composition of it that was registered.
func Name(t *edital.Terms, board Seat, nth int) string {
	name := t.Code(board.Modality) + " "
	if board.Instance == confirmation.OnAppeal {
		name += "recursal "
	}
	name += board.Number
	if nth > 1 {
		name += ", " + strconv.Itoa(nth) + "ª composição"
	}
	return name
}

// Word is how the file writes an instance.
func Word(i confirmation.Instance) string {
	if i == confirmation.OnAppeal {
		return "recursal"
	}
	return "comissao"
}

// InstanceOf reads what Word writes.
func InstanceOf(word string) (confirmation.Instance, bool) {
	switch strings.TrimSpace(word) {
	case "comissao":
		return confirmation.First, true
	case "recursal":
		return confirmation.OnAppeal, true
	}
	return confirmation.First, false
}
