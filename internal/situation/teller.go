package situation

import (
	"slices"
	"sync"

	"certame"
	"certame/appointment"
	"certame/contest"
	"certame/internal/intake/candidates"
	"certame/internal/locale"
	"certame/internal/render/lists"
	"certame/internal/render/tables"
	"certame/law"
)

// teller tells of the people of an outcome; several may be told of at once.
type teller struct {
	o        *contest.Outcome
	words    law.Wording
	posts    []bool          // published by the act
	hidden   map[string]bool // the codes of the others
	validity string
	records  *candidates.Records
	all      *contest.Explainer
	least    [][]int32 // by post and rank: the seats that would call
	tried    []int
}

// Seats that are tried for each post: twice those that it has, so that a contest may
// double; never fewer than the first, nor more than the last, since each is one more
// computation of the whole post.
const (
	leastTried = 20
	mostTried  = 200
)

func triedFor(seats int) int { return min(max(2*seats, leastTried), mostTried) }

// newTeller finds what is common to everybody.
func newTeller(o *contest.Outcome, posts []string, records *candidates.Records) *teller {
	t := &teller{o: o, words: o.Terms.Wording(), all: o.Explainer(), least: make([][]int32, len(o.Posts)), tried: make([]int, len(o.Posts)), posts: make([]bool, len(o.Posts)), hidden: map[string]bool{}}
	t.all.Prepare()
	t.records = records
	if book := tables.Summarize(o).Book; book != nil {
		t.validity = book.LastDay
	}
	var work sync.WaitGroup
	turn := make(chan struct{}, workers)
	for i, p := range o.Posts {
		if t.posts[i] = len(posts) == 0 || slices.Contains(posts, o.Terms.Posts[i].Code); !t.posts[i] {
			t.hidden[o.Terms.Posts[i].Code] = true
			continue
		}
		turn <- struct{}{}
		work.Go(func() {
			defer func() { <-turn }()
			t.least[i], t.tried[i] = o.MoreSeats(p, triedFor(len(p.Allocation.Labels)))
		})
	}
	work.Wait()
	return t
}

// of tells of one candidate, by the first of their rows; false when none of their posts
// was published.
func (t *teller) of(head certame.Person) (p Person, is bool) {
	p.Registration, p.Validity = string(t.o.Roll.IDs.At(head)), t.validity
	all := t.o.Roll.Applications(head)
	for _, row := range all {
		if t.posts[t.o.Roll.Post[row]] {
			p.Places = append(p.Places, t.place(row))
		}
	}
	if len(p.Places) == len(all) { // else the row has the marks of posts that wait for their act
		p.Record = t.records.Of(p.Registration)
	}
	return p, len(p.Places) > 0
}

func (t *teller) place(row certame.Person) Place {
	why := t.all.Explain(row)
	post := &t.o.Terms.Posts[why.Post]
	p := Place{Post: post.Code, Title: lists.PostTitle(t.o.Terms, post.Code), Situation: locale.Situation(t.words, why.Situation), Score: t.score(t.o.Roll.Score[row])}
	p.Choice, p.Of = t.o.Choice(row)
	for i, s := range why.Sentences {
		if !t.published(s) {
			continue
		}
		text := locale.Sentence(t.words, s)
		if i < why.Outcome {
			p.Why = append(p.Why, text)
		} else {
			p.Outcome = append(p.Outcome, text)
		}
	}
	standings, rank := t.all.Standings(row)
	for _, s := range standings {
		p.Lists = append(p.Lists, t.list(why.Post, s))
	}
	if rank != appointment.NoOne {
		p.Seat = t.seat(why.Post, rank)
	}
	if p.Called = p.Seat != nil; why.Situation == contest.OnLists {
		p.More = &More{Seats: int(t.least[why.Post][rank]), Tried: t.tried[why.Post]}
	}
	return p
}

// published reports whether every post that a sentence names is one that the act
// publishes: of who put several in order, it may say how far they are in another.
func (t *teller) published(s contest.Sentence) bool {
	for _, p := range s.Params {
		if (p.Name == "cargo" || p.Name == "outro") && t.hidden[p.Value.Word] {
			return false
		}
	}
	return true
}

func (t *teller) list(post certame.PostIndex, s contest.Standing) List {
	p := t.o.Posts[post]
	l := List{Code: t.o.Terms.Code(s.Modality), Label: lists.ListTitle(t.o.Terms, t.o.Terms.Code(s.Modality)), Position: s.Position, Total: s.Of, Informative: s.Informative, Ahead: s.Ahead}
	if s.Last == appointment.NoOne {
		return l
	}
	who := p.Lists.Order[s.Last]
	l.Last = &Last{Registration: string(t.o.Roll.IDs.At(who)), Score: t.score(t.o.Roll.Score[who]), Position: t.all.PositionOn(post, s.Modality, s.Last)}
	return l
}

func (t *teller) seat(post certame.PostIndex, rank appointment.Rank) *Seat {
	p := t.o.Posts[post]
	number := p.Appointment.CallOf[rank]
	if number == 0 {
		return nil
	}
	at := p.PositionAt(rank)
	return &Seat{Number: at.Seat, Call: at.Call, Modality: t.o.Terms.Code(at.Modality)}
}

func (t *teller) score(s certame.Score) string {
	if s == certame.NoScore {
		return ""
	}
	return string(certame.AppendScore(nil, s, ',', t.o.Roll.Places))
}
