package web

// startPage is the first page: for who comes with a number in hand, the contests; then
// what else there is to do here.
type startPage struct {
	Contests []shownPublicly
}

// startShown is how many contests stand on it; the others are one step away.
const startShown = 5

// start is read by everybody on the day of a result: it is the same for who did not enter.
func (v *visit) start() error {
	list, err := v.everybodysContests("", startShown)
	if err != nil {
		return err
	}
	return v.showPublic("inicio", Frame{Title: "Certames com reserva de vagas"}, &startPage{list})
}
