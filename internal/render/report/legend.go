package report

// legendLine is the height of one line of a legend.
const legendLine = 22

// point is a place in a plot.
type point struct{ x, y int }

// legend places the entries from left to right and starts a new line where the
// plot ends: an edital may declare sixteen groups.
func legend(entries []series, left, width int) (places []point, lines int) {
	at := point{left, 6}
	for _, e := range entries {
		room := 34 + 8*len([]rune(e.Name))
		if at.x > left && at.x+room > width {
			at = point{left, at.y + legendLine}
		}
		places = append(places, at)
		at.x += room
	}
	return places, (at.y-6)/legendLine + 1
}
