package web

import (
	"certame/confirmation"
	"certame/law"
)

// boardArticle is the article of something that all the boards of a contest share, under
// the regime of its edital; empty in a contest without boards.
func (v *visit) boardArticle(c *subject, basis func(*confirmation.Rules) []law.Provision) (string, error) {
	rules, err := v.Sittings.Rules(v.ctx(), c.ID)
	if err != nil || len(rules) == 0 {
		return "", err
	}
	return law.Citations(basis(rules[0])), nil
}

// bracketed is an article after a sentence, if there is one.
func bracketed(article string) string {
	if article == "" {
		return ""
	}
	return " [" + article + "]"
}

// Article is what decides the case, as the member has it before the eyes.
func (p casePage) Article() string { return law.Citations(confirmation.VoteBasis(p.Rules)) }

// Distinct is the article that keeps who sat before from judging the appeal.
func (p casePage) Distinct() string {
	if p.Instance == confirmation.First {
		return ""
	}
	return law.Citations(confirmation.DistinctBasis(p.Rules.Regime))
}
