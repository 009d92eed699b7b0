package literal

// loans are the seats of a label in which people of other modalities sit, by
// label and by modality.
type loans struct{ from, to map[string]int }

func (l loans) add(from, to string) {
	l.from[from]++
	l.to[to]++
}

// mayLend tells whether one more seat of a label may be held by a person of
// another modality: the label has seats that its own people do not fill, and
// the modality has people whom its own seats do not hold.
func (p picture) mayLend(from, to string, lent loans) bool {
	over := occurrences(p.world.Labels, from) - p.counting(from)
	short := p.counting(to) - occurrences(p.world.Labels, to)
	return lent.from[from] < over && lent.to[to] < short
}

// counting is how many people count in a modality.
func (p picture) counting(modality string) int {
	n := 0
	for _, each := range p.seated {
		if each == modality {
			n++
		}
	}
	return n
}

// transfers counts the seats that went from one label to another by reversion.
func (p picture) transfers(from, to string) int {
	n := 0
	for i, label := range p.world.Labels {
		if label == from && p.now[i] == to && from != to {
			n++
		}
	}
	return n
}
