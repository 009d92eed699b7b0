package edital

// LocalList is I-48 (lista): in which order the people of a cargo of several
// localities stand at each.
type LocalList string

// The readings of I-48.
const (
	ListGeneral LocalList = "geral" // one list for the cargo
	ListLocal   LocalList = "local" // those who put the locality first, and then the general list
)

// localities is the reading in force, and whether some cargo has localities.
func (t *Terms) localities() (list LocalList, some bool) {
	for i := range t.Posts {
		if t.Posts[i].Of != "" {
			list, some = t.Posts[i].List, true
		}
		if list == ListLocal {
			return list, true
		}
	}
	return list, some
}
