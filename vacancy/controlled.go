package vacancy

// Bounds is the least and the most that a count may be.
type Bounds struct{ Low, High int }

// Grid is a table of posts by units to be filled with whole numbers: what each
// cell, each row, each column and the whole may be.
type Grid struct {
	Cells      [][]Bounds
	Rows, Cols []Bounds
	Total      Bounds
}

// Control fills the grid, as a circulation: a unit for each seat goes from the
// total through a row, a cell and a column and back. Where every bound is the
// floor and the ceiling of the exact share a table always exists; where totals are
// fixed by the law at two levels at once it may not (Evren and Khanna), and then
// the cut of the flow is the proof.
func Control(g *Grid) (table [][]int, conflict *Conflict) {
	if conflict := plain(g); conflict != nil {
		return nil, conflict
	}
	n := newNetwork(len(g.Rows) + len(g.Cols) + 4)
	source, sink := len(g.Rows)+len(g.Cols), len(g.Rows)+len(g.Cols)+1
	n.add(sink, source, g.Total)
	cells := make([][]int, len(g.Rows))
	for i, row := range g.Rows {
		n.add(source, i, row)
		cells[i] = make([]int, len(g.Cols))
		for j := range g.Cols {
			cells[i][j] = n.add(i, len(g.Rows)+j, g.Cells[i][j])
		}
	}
	for j, col := range g.Cols {
		n.add(len(g.Rows)+j, sink, col)
	}
	if !n.circulate() {
		return nil, n.conflict(g)
	}
	for i := range cells {
		for j, arc := range cells[i] {
			cells[i][j] = n.arcs[arc].bounds.Low + n.arcs[arc^1].left
		}
	}
	return cells, nil
}

// network is arcs in pairs: each, and the way back.
type network struct {
	arcs []arc
	from [][]int // arcs by node; the last two nodes feed and drain the lower bounds
	owed int
}

type arc struct {
	tail, head int
	left       int // of what may still pass
	bounds     Bounds
	forward    bool // of the grid, not a way back nor a feed
}

func newNetwork(nodes int) *network { return &network{from: make([][]int, nodes)} }

func (n *network) pair(tail, head, room int) int {
	at := len(n.arcs)
	n.arcs = append(n.arcs, arc{tail: tail, head: head, left: room}, arc{tail: head, head: tail})
	n.from[tail] = append(n.from[tail], at)
	n.from[head] = append(n.from[head], at+1)
	return at
}

// add is an arc with a lower bound: what must pass is fed at one end and drained
// at the other.
func (n *network) add(tail, head int, b Bounds) int {
	at := n.pair(tail, head, max(b.High-b.Low, 0))
	n.arcs[at].bounds, n.arcs[at].forward = b, true
	n.pair(len(n.from)-2, head, b.Low)
	n.pair(tail, len(n.from)-1, b.Low)
	n.owed += b.Low
	return at
}

// circulate passes all that must pass, by shortest paths; false when it cannot.
func (n *network) circulate() bool {
	for i := range n.arcs {
		if n.arcs[i].forward && n.arcs[i].bounds.Low > n.arcs[i].bounds.High {
			return false
		}
	}
	for {
		came := n.reach()
		at := len(n.from) - 1
		if came[at] < 0 {
			return n.owed == 0
		}
		room := n.owed
		for v := at; v != len(n.from)-2; v = n.arcs[came[v]].tail {
			room = min(room, n.arcs[came[v]].left)
		}
		for v := at; v != len(n.from)-2; v = n.arcs[came[v]].tail {
			n.arcs[came[v]].left -= room
			n.arcs[came[v]^1].left += room
		}
		n.owed -= room
	}
}

// reach is, by node, the arc by which something may still come from the feed; −1
// where nothing may.
func (n *network) reach() []int {
	came := make([]int, len(n.from))
	for i := range came {
		came[i] = -1
	}
	queue := []int{len(n.from) - 2}
	for len(queue) > 0 {
		v := queue[0]
		queue = queue[1:]
		for _, at := range n.from[v] {
			if a := &n.arcs[at]; a.left > 0 && came[a.head] < 0 && a.head != len(n.from)-2 {
				came[a.head] = at
				queue = append(queue, a.head)
			}
		}
	}
	return came
}

// conflict is the set that the feed still reaches: more must enter it than may
// leave.
func (n *network) conflict(g *Grid) *Conflict {
	came := n.reach()
	c := &Conflict{Kind: ConflictSet}
	for v := range len(g.Rows) + len(g.Cols) {
		switch {
		case came[v] < 0:
		case v < len(g.Rows):
			c.Rows = append(c.Rows, v)
		default:
			c.Cols = append(c.Cols, v-len(g.Rows))
		}
	}
	for i := range n.arcs {
		a := &n.arcs[i]
		switch {
		case !a.forward:
		case a.bounds.Low > a.bounds.High:
			return &Conflict{Kind: ConflictSet, Rows: c.Rows, Cols: c.Cols, Need: a.bounds.Low, Room: a.bounds.High}
		case came[a.tail] < 0 && came[a.head] >= 0:
			c.Need += a.bounds.Low
		case came[a.tail] >= 0 && came[a.head] < 0:
			c.Room += a.bounds.High
		}
	}
	return c
}
