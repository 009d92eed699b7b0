package compare

// Move is one person whose place or modality changed.
type Move struct {
	Before Line `json:"antes"`
	After  Line `json:"depois"`
}

// Difference is what changed between two orders of call.
type Difference struct {
	Entered []Line `json:"entraram"`
	Left    []Line `json:"sairam"`
	Moved   []Move `json:"mudaram"`
}

// Empty reports whether nothing changed.
func (d Difference) Empty() bool { return len(d.Entered)+len(d.Left)+len(d.Moved) == 0 }

type key struct{ post, id string }

// Orders compares two orders of call, person by person.
func Orders(before, after []Line) Difference {
	was := index(before)
	is := index(after)
	d := Difference{Entered: []Line{}, Left: []Line{}, Moved: []Move{}}
	for _, line := range before {
		if _, stays := is[key{line.Post, line.ID}]; !stays {
			d.Left = append(d.Left, line)
		}
	}
	for _, line := range after {
		old, known := was[key{line.Post, line.ID}]
		switch {
		case !known:
			d.Entered = append(d.Entered, line)
		case old != line:
			d.Moved = append(d.Moved, Move{old, line})
		}
	}
	return d
}

func index(lines []Line) map[key]Line {
	out := make(map[key]Line, len(lines))
	for _, line := range lines {
		out[key{line.Post, line.ID}] = line
	}
	return out
}
