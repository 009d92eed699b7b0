package sitting

// cost is what a guess of a phrase costs whoever steals the database.
type cost struct {
	memory uint32 // KiB
	time   uint32
	lanes  uint8
}

// today is the second choice of RFC 9106, for who has memory to spare a few times a
// day: 64 MiB, three passes.
var today = cost{memory: 64 * 1024, time: 3, lanes: 4}
