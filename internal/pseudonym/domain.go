package pseudonym

import (
	"bytes"
	"maps"
	"slices"
	"strings"
)

// domain is the values of one kind — registrations, names, posts — and what each
// becomes. Different values become different ones: a homonym stays a homonym and
// nobody becomes another's.
type domain struct {
	name   string
	values map[string]string
	full   bool // some values had no others to become
}

func newDomain(name string) *domain { return &domain{name: name, values: map[string]string{}} }

func (d *domain) see(value string) { d.values[value] = "" }

func (d *domain) sorted() []string { return slices.Sorted(maps.Keys(d.values)) }

// settleCodes gives each code another of the same shape.
func (d *domain) settleCodes(k Key, refused func(string) bool) {
	byShape := map[string][]string{}
	for _, value := range d.sorted() {
		shape := shapeOf(value)
		byShape[shape] = append(byShape[shape], value)
	}
	taken := map[string]bool{}
	for _, shape := range slices.Sorted(maps.Keys(byShape)) {
		if list := byShape[shape]; len(list)*2 <= roomOf(shape) {
			d.draw(k, shape, list, taken, refused)
		} else {
			d.shuffle(k, list)
		}
	}
}

// attempts before what is only undesirable is accepted: a code of few letters
// may have no other left.
const attempts = 2000

// draw never gives a code that the input has, as far as there are others.
func (d *domain) draw(k Key, shape string, list []string, taken map[string]bool, refused func(string) bool) {
	for _, value := range list {
		for attempt := 0; ; attempt++ {
			code := fill(shape, k.stream(d.name, value, attempt))
			_, original := d.values[code]
			if taken[code] || original || attempt < attempts && refused(code) {
				continue
			}
			d.values[value], taken[code] = code, true
			break
		}
	}
}

// shuffle is for codes that fill their shape: there are no others to give, so
// that each becomes that of somebody else.
func (d *domain) shuffle(k Key, list []string) {
	d.full = true
	order := slices.Clone(list)
	slices.SortFunc(order, func(a, b string) int {
		one, other := k.sum(d.name, a, 0), k.sum(d.name, b, 0)
		return bytes.Compare(one[:], other[:])
	})
	for i, value := range order {
		d.values[value] = order[(i+1)%len(order)]
	}
}

// settleNames gives each name an invented one.
func (d *domain) settleNames(k Key, refused func(string) bool) {
	taken := map[string]bool{}
	for _, value := range d.sorted() {
		for attempt := 0; ; attempt++ {
			name := invented(k.stream(d.name, value, attempt))
			if !taken[name] && !slices.ContainsFunc(strings.Fields(name), refused) {
				d.values[value], taken[name] = name, true
				break
			}
		}
	}
}
