package report

import (
	"fmt"

	"certame"
)

// roll fills the columns with people of every kind: optantes of each group,
// denied, pending, absent, sub judice, without mark.
func roll(s sampleShape) *certame.Roll {
	r := &certame.Roll{IDs: certame.NewIdentifiers(s.People, 8), Places: 2}
	n := noise(7)
	for i := range s.People {
		r.IDs.Append(fmt.Appendf(nil, "%08d", 10_000_000+i))
		r.Post = append(r.Post, certame.PostIndex((n.next(s.Posts)+n.next(s.Posts))/2))
		r.Birth = append(r.Birth, certame.Date(n.next(14_000)))
		addMark(r, &n)
		addOption(r, &n)
	}
	return r
}

func addMark(r *certame.Roll, n *noise) {
	score := certame.Score(3500+n.next(3000)+n.next(3200)) * certame.ScoreUnit / 100
	state, flags := certame.StateActive, certame.Flag(0)
	switch n.next(400) {
	case 0:
		state = certame.StateWithdrawn
	case 1:
		flags = certame.FlagSubJudice
	case 2, 3, 4, 5, 6, 7, 8:
		state = certame.StateAbsent
	}
	if n.next(5) < 2 {
		score = certame.NoScore
	}
	r.Score, r.State, r.Flags = append(r.Score, score), append(r.State, state), append(r.Flags, flags)
}

func addOption(r *certame.Roll, n *noise) {
	var options, confirmed, denied certame.GroupSet
	switch draw := n.next(1000); {
	case draw < 220:
		options = options.With(1)
	case draw < 224:
		options = options.With(2)
	case draw < 226:
		options = options.With(3)
	case draw < 240:
		options = options.With(4)
	case draw < 243:
		options = options.With(1).With(4)
	}
	switch draw := n.next(100); {
	case draw < 80:
		confirmed = options
	case draw < 97:
		denied = options
	}
	r.Options, r.Confirmed, r.Denied = append(r.Options, options), append(r.Confirmed, confirmed), append(r.Denied, denied)
}
