package whatif

import (
	"certame"
	"certame/contest"
)

// Mirror is somebody sub judice whose seat, apart from the others, is not the same.
type Mirror struct {
	Who           certame.Person
	Post          certame.PostIndex
	Before, After MirrorSeat
}

// MirrorSeat is the seat somebody would have by a court order. Without There no
// order gives any.
type MirrorSeat struct {
	There bool
	Label certame.Modality // NoModality when no seat is reached
}

// mirrorsOf lists those of a post who differ, in the order of before and then the
// new ones.
func mirrorsOf(before, after *contest.Post) (out []Mirror) {
	is := seatsOf(after)
	for _, m := range seatsOf(before) {
		now := find(is, m.who)
		if now != m.seat {
			out = append(out, Mirror{m.who, before.Index, m.seat, now})
		}
	}
	was := seatsOf(before)
	for _, m := range is {
		if then := find(was, m.who); !then.There {
			out = append(out, Mirror{m.who, before.Index, then, m.seat})
		}
	}
	return out
}

type mirrorOf struct {
	who  certame.Person
	seat MirrorSeat
}

func seatsOf(p *contest.Post) (out []mirrorOf) {
	for _, m := range p.Mirrors {
		out = append(out, mirrorOf{p.Lists.Order[m.Rank], MirrorSeat{true, m.Label}})
	}
	return out
}

func find(list []mirrorOf, who certame.Person) MirrorSeat {
	for _, m := range list {
		if m.who == who {
			return m.seat
		}
	}
	return MirrorSeat{Label: certame.NoModality}
}
