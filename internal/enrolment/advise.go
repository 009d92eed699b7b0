package enrolment

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"

	"certame/internal/locale"
	"certame/registration"
)

// PostAdvice is what a choice of groups entails in one post.
type PostAdvice struct {
	Code, Name string
	Sentences  []string
}

// Advise says what a choice entails in each post, before it is kept (I-14): of the first
// everything, of the others what is not the same.
func (r *Rules) Advise(c Choice) (list []PostAdvice) {
	for _, code := range c.Posts {
		i := r.posts[code]
		advice := registration.Advise(registration.Choice{Terms: r.Terms, Post: i, Seats: r.Seats[i], Options: r.set(c.Groups)})
		a := PostAdvice{Code: code, Name: r.Terms.Posts[i].Name}
		for _, s := range advice.Sentences {
			text := locale.Advice(r.Terms.Wording(), s)
			if len(list) == 0 || !slices.Contains(list[0].Sentences, text) {
				a.Sentences = append(a.Sentences, text)
			}
		}
		list = append(list, a)
	}
	return list
}

// Advised names what was advised: who keeps a choice brings it, so that nobody keeps one
// whose consequences were not shown.
func (r *Rules) Advised(c Choice) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%s %d %q %q", r.Term.Contest, r.Term.Number, c.Posts, c.Groups))
	return hex.EncodeToString(sum[:12])
}
