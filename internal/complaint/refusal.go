package complaint

import (
	"certame/fraud"
	"certame/internal/locale"
	"certame/law"
)

// Refusal is what cannot come now, or came without what it needs: why, with the
// article, and what to do. It never repeats what somebody wrote.
type Refusal struct{ What, Remedy string }

func (r *Refusal) Error() string { return r.What }

func refused(what, remedy string, basis ...law.Provision) error {
	if len(basis) > 0 {
		what += " [" + law.Citations(basis) + "]"
	}
	return &Refusal{what, remedy}
}

// outOfOrder is a step that the due process does not admit.
func outOfOrder(w law.Wording, r fraud.Refusal) error {
	what, remedy := locale.FraudRefusal(w, r)
	return &Refusal{what, remedy}
}
