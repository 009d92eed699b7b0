package report

// leaving and arriving are the sums of the lines and of the columns.
func (f flows) leaving() []int {
	out := make([]int, len(f.Matrix))
	for from, line := range f.Matrix {
		for _, n := range line {
			out[from] += n
		}
	}
	return out
}

func (f flows) arriving() []int {
	out := make([]int, len(f.Matrix))
	for _, line := range f.Matrix {
		for to, n := range line {
			out[to] += n
		}
	}
	return out
}

// thickness is the width of a band; the thinnest is still seen.
func (f flows) thickness(n int) int {
	total := 0
	for _, sum := range f.leaving() {
		total += sum
	}
	return max(flowThin, n*flowHeight/total)
}

// flowNodeAt is where a node stands; next is where its next band begins.
type flowNodeAt struct{ top, height, next int }

func (f flows) nodes(sums []int) []flowNodeAt {
	out := make([]flowNodeAt, len(sums))
	y := flowTop
	for m, sum := range sums {
		if sum == 0 {
			continue
		}
		out[m] = flowNodeAt{y, max(f.thickness(sum), flowThin*f.degree(m)), y}
		y += out[m].height + flowGap
	}
	return out
}

// degree is the most bands that meet at either node of a modality: a node is
// never shorter than its thinnest bands together.
func (f flows) degree(m int) int {
	out, in := 0, 0
	for other := range f.Matrix {
		if f.Matrix[m][other] > 0 {
			out++
		}
		if f.Matrix[other][m] > 0 {
			in++
		}
	}
	return max(out, in, 1)
}

func extent(nodes []flowNodeAt) int {
	bottom := flowTop
	for _, n := range nodes {
		bottom = max(bottom, n.top+n.height)
	}
	return bottom - flowTop
}
