package conversion

import (
	"fmt"
	"strings"

	"certame/internal/intake/profile"
	"certame/internal/intake/review"
)

// Obstacle is why an examined file cannot become a file of a contest. What to do
// about it depends on where the person is, and is said there.
type Obstacle struct {
	Why  Why
	What string // pt-BR
}

// Why is the kind of an obstacle.
type Why uint8

// The kinds.
const (
	NotUsable    Why = iota + 1 // the review refused it whole
	NotWritten                  // nothing is written of a list of this kind
	Unanswered                  // columns that only a person can explain
	NoPost                      // nobody's post is known
	SeveralPosts                // people of more than one post, and one was not chosen
)

// Blocks is the first obstacle of a file, or nil. post is the only one to import, or
// that of every row.
func Blocks(e *review.Examined, post string) *Obstacle {
	r, main := e.Report, e.Main()
	_, known := FileOf(main.Kind())
	var places []string
	for _, place := range main.Unanswered() {
		places = append(places, fmt.Sprint(place))
	}
	switch {
	case r.Refused:
		return &Obstacle{NotUsable, "recusado: " + strings.Join(r.Reasons, "; ")}
	case !known:
		return &Obstacle{NotWritten, "nada se grava de uma lista deste tipo: " + r.Kind}
	case len(places) > 0:
		return &Obstacle{Unanswered, "o mapa não diz o que são as colunas " + strings.Join(places, ", ")}
	case r.Kind == profile.KindCandidates && !main.Has("cargo") && post == "":
		return &Obstacle{NoPost, "o arquivo não diz o cargo de ninguém"}
	case e.SeveralPosts() > 0 && post == "":
		return &Obstacle{SeveralPosts, severalPosts(e.SeveralPosts())}
	}
	return nil
}

func severalPosts(n int) string {
	if n == 1 {
		return "1 pessoa está em mais de um cargo"
	}
	return fmt.Sprintf("%d pessoas estão em mais de um cargo", n)
}
