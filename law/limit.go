package law

// Annex is one of the tables of Decreto 9.739/2019 that limit how many people a
// contest may approve.
type Annex string

// The annexes: II for every contest, III where it is authorised (art. 39,
// § 1º-A).
const (
	AnnexII  Annex = "II"
	AnnexIII Annex = "III"
)

// limit is one line of an annex: so many seats, so many approved. The last line
// is a multiple of the seats and holds from there on.
type limit struct {
	annex    Annex
	seats    int
	approved int
	times    int
	basis    []Provision
}

// Limit is how many may be approved for a number of seats, and by which
// provisions. ok is false for no seats: the annexes begin at one.
func (a Annex) Limit(seats int) (approved int, basis []Provision, ok bool) {
	for _, l := range limits {
		switch {
		case l.annex != a || seats < l.seats:
		case l.times > 0:
			return seats * l.times, l.basis, true
		case l.seats == seats:
			return l.approved, l.basis, true
		}
	}
	return 0, nil, false
}
