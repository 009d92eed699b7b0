package certame

// Preferences say, in a contest where candidates put posts in order, whose each
// row of the roll is and in which place: a row is then an application, and a
// candidate has as many as posts chosen.
type Preferences struct {
	Candidate []int32  // by row
	Place     []uint8  // by row; 1 is the most preferred
	First     []int32  // by candidate: where their rows begin in Rows; one more at the end
	Rows      []Person // candidate after candidate, the most preferred first
}

// MaxPreferences is the longest list of preferences.
const MaxPreferences = 255

// NewPreferences gathers the rows of each of n candidates.
func NewPreferences(candidate []int32, place []uint8, n int) *Preferences {
	p := &Preferences{Candidate: candidate, Place: place, First: make([]int32, n+1), Rows: make([]Person, len(candidate))}
	for _, c := range candidate {
		p.First[c+1]++
	}
	for c := range n {
		p.First[c+1] += p.First[c]
	}
	for row, c := range candidate {
		p.Rows[p.First[c]+int32(place[row])-1] = Person(row)
	}
	return p
}

// Len is the number of candidates.
func (p *Preferences) Len() int { return len(p.First) - 1 }

// Of lists the rows of a candidate, the most preferred first.
func (p *Preferences) Of(candidate int32) []Person {
	return p.Rows[p.First[candidate]:p.First[candidate+1]]
}

// Applications lists the rows of the candidate of a row, the most preferred
// first; without preferences, the row alone.
func (r *Roll) Applications(p Person) []Person {
	if r.Preferences == nil {
		return []Person{p}
	}
	return r.Preferences.Of(r.Preferences.Candidate[p])
}

// Head is the first application of the candidate of a row: what is said of the
// candidate, and not of one post, is said of it.
func (r *Roll) Head(p Person) Person {
	if r.Preferences == nil || p == Nobody {
		return p
	}
	return r.Preferences.Rows[r.Preferences.First[r.Preferences.Candidate[p]]]
}

// Candidates is the number of people, each counted once.
func (r *Roll) Candidates() int {
	if r.Preferences == nil {
		return r.Len()
	}
	return r.Preferences.Len()
}
