package sitting

import (
	"context"

	"certame"
	"certame/confirmation"
	"certame/internal/store"
)

// rulesOf are the rules of a group of the contest as its edital is now.
func (s *Sittings) rulesOf(ctx context.Context, contest store.ContestID, group string) (*confirmation.Rules, error) {
	terms, err := s.docket.Terms(ctx, contest, 0)
	if err != nil {
		return nil, err
	}
	if m, known := terms.Modality(group); known {
		if rules, decided := confirmation.RulesOf(terms, m); decided {
			return rules, nil
		}
	}
	return nil, ErrNoBoard
}

// ByPhenotype says whether a group is confirmed by what is seen alone, and not by documents.
func (s *Sittings) ByPhenotype(ctx context.Context, contest store.ContestID, group string) (bool, error) {
	rules, err := s.rulesOf(ctx, contest, group)
	if err != nil {
		return false, err
	}
	return rules.Procedure == confirmation.Phenotype, nil
}

// Rules are those of every group that boards decide.
func (s *Sittings) Rules(ctx context.Context, contest store.ContestID) (list []*confirmation.Rules, err error) {
	terms, err := s.docket.Terms(ctx, contest, 0)
	if err != nil {
		return nil, err
	}
	for i := range terms.Groups {
		if r, decided := confirmation.RulesOf(terms, certame.Modality(i+1)); decided {
			list = append(list, r)
		}
	}
	return list, nil
}
