package sitting

import (
	"fmt"
	"strings"

	"certame/confirmation"
)

// opinion is the opinion of the board, which follows from its votes: what the majority
// answered, and the reasons of each as they were written. It declares reasonable doubt
// when more than half of the board does, and one who doubts votes for the declaration:
// either way the result is that of the votes (D 5 §1; D 10).
func opinion(r *confirmation.Rules, papers []paper) (text string, doubt bool) {
	votesFor, against, doubts := 0, 0, 0
	for _, p := range papers {
		switch {
		case p.Vote == confirmation.Against:
			against++
		case p.Doubt:
			doubts++
			votesFor++
		default:
			votesFor++
		}
	}
	doubt = 2*doubts > len(papers)
	var b strings.Builder
	fmt.Fprintf(&b, "Votos que confirmam: %d. Votos que não confirmam: %d.", votesFor, against)
	if doubts > 0 {
		fmt.Fprintf(&b, " Dos que confirmam, por dúvida razoável: %d.", doubts)
	}
	if doubt {
		b.WriteString(" A comissão declara dúvida razoável, em que prevalece a autodeclaração.")
	}
	for _, p := range papers {
		if reason := strings.TrimSpace(p.Reason); reason != "" {
			fmt.Fprintf(&b, "\n\n%s: %s", answered(p), reason)
		}
	}
	return b.String(), doubt
}

// answered is the answer of a paper, without saying whose it is.
func answered(p paper) string {
	switch {
	case p.Vote == confirmation.Against:
		return "Não confirma"
	case p.Doubt:
		return "Dúvida razoável"
	}
	return "Confirma"
}
