package confirmation

import "slices"

// Trait is something that members say of themselves, and of which only sums are told.
type Trait uint8

// The traits of the diversity (D 8 §4).
const (
	Gender Trait = iota
	Colour
	Region
)

func (t Trait) of(m *Member) string {
	return [...]string{Gender: m.Gender, Colour: m.Colour, Region: m.Region}[t]
}

// FewPeople is the count from which a number of people tells of nobody (S24).
const FewPeople = 5

// Portrait is how the people of several boards answered, without telling how anybody
// did: what is told of fewer than FewPeople is hidden, and with it what would complete
// it. Told is empty when nothing can be said.
type Portrait struct {
	People, Silent int
	Told           []Portion
}

// Portion is how many gave one answer; Hidden when the number is not told.
type Portion struct {
	Answer string
	People int
	Hidden bool
}

// PortraitOf counts each person once, on however many boards they sit.
func PortraitOf(boards []Board, t Trait) Portrait {
	var p Portrait
	var counted []*Member
	for i := range boards {
		for j := range boards[i].Members {
			m := &boards[i].Members[j]
			if !slices.ContainsFunc(counted, func(other *Member) bool { return same(other, m) }) {
				counted = append(counted, m)
				p.count(t.of(m))
			}
		}
	}
	p.Told = hide(p.Told)
	return p
}

func (p *Portrait) count(answer string) {
	p.People++
	if answer == "" {
		p.Silent++
		return
	}
	at := slices.IndexFunc(p.Told, func(q Portion) bool { return q.Answer == answer })
	if at < 0 {
		at, p.Told = len(p.Told), append(p.Told, Portion{Answer: answer})
	}
	p.Told[at].People++
}

// hide takes away the small numbers, and then the next smallest while the sum of those
// taken away, which everybody can compute, would still give one of them.
func hide(list []Portion) []Portion {
	slices.SortFunc(list, func(a, b Portion) int {
		if a.People != b.People {
			return b.People - a.People
		}
		return compareText(a.Answer, b.Answer)
	})
	from := len(list)
	for from > 0 && list[from-1].People < FewPeople {
		from--
	}
	for from > 0 && from < len(list) && given(list[from:]) {
		from--
		for from > 0 && list[from-1].People == list[from].People { // to choose among equals would tell them apart
			from--
		}
	}
	if from == 0 || len(list) == 1 {
		return nil
	}
	for i := from; i < len(list); i++ {
		list[i] = Portion{Answer: list[i].Answer, Hidden: true}
	}
	hidden := list[from:] // not by size: the order would tell what the number does not
	slices.SortFunc(hidden, func(a, b Portion) int { return compareText(a.Answer, b.Answer) })
	return list
}

// given says whether the sum of hidden numbers leaves no doubt about them: there is one
// only, all are one, or all are as large as a hidden number is.
func given(hidden []Portion) bool {
	sum := 0
	for _, p := range hidden {
		sum += p.People
	}
	return len(hidden) == 1 || sum == len(hidden) || sum == len(hidden)*(FewPeople-1)
}

func compareText(a, b string) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}
