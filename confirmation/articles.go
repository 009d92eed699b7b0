package confirmation

import (
	"certame"
	"certame/law"
)

// article is one rule of the procedure where the decree states it and where the
// ordinance of the Armed Forces does, which sends back to the decree for the
// composition of boards (arts. 9, 14, 18 and 20). Under the other regimes the
// topic of the whole procedure answers.
type article struct{ decree, ordinance []law.Provision }

// in is the article under a regime.
func (a article) in(regime law.Regime) []law.Provision {
	switch regime {
	case law.RegimeDec12536:
		return a.decree
	case law.RegimePortariaMD:
		return a.ordinance
	}
	return law.ConfirmationProcedure.In(regime)
}

type provisions = []law.Provision

// The composition of the boards.
var (
	onBoard       = article{provisions{law.Dec12536Art8Cpt}, provisions{law.Portmd1286Art9Cpt, law.Portmd1286Art14Cpt, law.Dec12536Art8Cpt}}
	onTitulars    = article{provisions{law.Dec12536Art8Par2}, provisions{law.Portmd1286Art14Cpt, law.Dec12536Art8Par2}}
	onAlternates  = article{provisions{law.Dec12536Art8Par3}, provisions{law.Portmd1286Art14Cpt, law.Dec12536Art8Par3}}
	onReputation  = article{provisions{law.Dec12536Art8Par1, law.Dec12536Art8Par1Inc1}, provisions{law.Portmd1286Art14Cpt, law.Dec12536Art8Par1Inc1}}
	onResidence   = article{provisions{law.Dec12536Art8Par1, law.Dec12536Art8Par1Inc2}, provisions{law.Portmd1286Art14Cpt, law.Dec12536Art8Par1Inc2}}
	onCourse      = article{provisions{law.Dec12536Art8Par1, law.Dec12536Art8Par1Inc3}, provisions{law.Portmd1286Art14Cpt, law.Dec12536Art8Par1Inc3}}
	onExperience  = article{provisions{law.Dec12536Art8Par1, law.Dec12536Art8Par1Inc4}, provisions{law.Portmd1286Art14Cpt, law.Dec12536Art8Par1Inc4}}
	onSecrecy     = article{provisions{law.Dec12536Art2Par1uInc5}, provisions{law.Portmd1286Art12Cpt}}
	onDiversity   = article{provisions{law.Dec12536Art8Par4, law.Lei15142Art3CptInc2}, provisions{law.Portmd1286Art14Cpt, law.Dec12536Art8Par4}}
	onIndigena    = article{provisions{law.Dec12536Art12Cpt}, provisions{law.Portmd1286Art18Cpt, law.Dec12536Art12Cpt}}
	onQuilombola  = article{provisions{law.Dec12536Art14Cpt}, provisions{law.Portmd1286Art20Cpt, law.Dec12536Art14Cpt}}
	onAppealBoard = article{provisions{law.Dec12536Art11Cpt}, provisions{law.Portmd1286Art22Cpt}}
	onThree       = article{provisions{law.Dec12536Art11Par1}, provisions{law.Portmd1286Art23Cpt}}
	onSameRules   = article{provisions{law.Dec12536Art11Par2, law.Dec12536Art8Par3}, provisions{law.Portmd1286Art23Cpt}}
)

// The procedure and the decision.
var (
	onPlan      = article{provisions{law.Lei15142Art3Cpt, law.Lei15142Art3CptInc1, law.Dec12536Art5Par2}, provisions{law.Lei15142Art3Cpt, law.Portmd1286Art6Cpt}}
	onForm      = article{provisions{law.Dec12536Art5Par2}, provisions{law.Portmd1286Art17Par3}}
	onPhenotype = article{provisions{law.Dec12536Art9Cpt, law.Dec12536Art9Par1, law.Dec12536Art9Par2}, provisions{law.Portmd1286Art15Cpt, law.Portmd1286Art15Par1, law.Portmd1286Art15Par2}}
	onMajority  = article{provisions{law.Dec12536Art10Cpt}, provisions{law.Portmd1286Art10Cpt}}
	onDoubt     = article{provisions{law.Dec12536Art5Par1}, provisions{law.Dec12536Art5Par1}}
	onPrevails  = article{provisions{law.Dec12536Art11Par3, law.Dec12536Art11Par3Inc1, law.Dec12536Art11Par3Inc2}, provisions{law.Portmd1286Art16Cpt}}
	onLast      = article{provisions{law.Dec12536Art11Cpt, law.Dec12536Art11Par2}, provisions{law.Portmd1286Art23Par1u}}
	onApart     = article{nil, provisions{law.Portmd1286Art10Par2}} // the decree is silent
	onlyHere    = article{nil, provisions{law.Portmd1286Art10Par1}} // the decree is silent
	onAbsence   = article{provisions{law.Lei15142Art3Par2}, provisions{law.Portmd1286Art17Par4, law.Portmd1286Art17Par5}}
	onRefusal   = article{provisions{law.Lei15142Art3Par2}, provisions{law.Portmd1286Art17Par1, law.Portmd1286Art17Par5}}
	onFilming   = article{provisions{law.Dec12536Art5Par2}, provisions{law.Portmd1286Art17Cpt, law.Portmd1286Art17Par2}}
	onResult    = article{provisions{law.Dec12536Art11Cpt}, provisions{law.Portmd1286Art11Cpt, law.Portmd1286Art22Cpt}}
	onFinal     = article{provisions{law.Dec12536Art11Cpt}, provisions{law.Portmd1286Art24Cpt}}
)

// documentsBasis is the article that governs the boards of documents.
func documentsBasis(p Procedure) article {
	switch p {
	case IndigenaDocuments:
		return onIndigena
	case QuilombolaDocuments:
		return onQuilombola
	}
	return onBoard
}

// boardBasis is the article that creates the first board of a procedure.
func (r *Rules) boardBasis() []law.Provision {
	if r.Procedure == Phenotype {
		return onBoard.in(r.Regime)
	}
	return documentsBasis(r.Procedure).in(r.Regime)
}

// procedureOf is the procedure of a group; ok is false when no board of ours
// decides its option.
func procedureOf(g *certame.Group) (p Procedure, ok bool) {
	switch {
	case g.Confirmation == certame.ConfirmationPhenotype:
		return Phenotype, true
	case g.Confirmation != certame.ConfirmationDocuments:
		return 0, false
	case g.Role == certame.RoleIndigena:
		return IndigenaDocuments, true
	case g.Role == certame.RoleQuilombola:
		return QuilombolaDocuments, true
	}
	return OtherDocuments, true
}

// SummonsBasis is the article that calls everybody.
func (r *Rules) SummonsBasis() []law.Provision { return law.SummonsOfAll.In(r.Regime) }

// DistinctBasis is the article by which nobody judges the appeal from a board of
// their own.
func DistinctBasis(regime law.Regime) []law.Provision { return onThree.in(regime) }

// MajorityBasis is the article by which each member votes with reasons and most decide.
func MajorityBasis(r *Rules) []law.Provision { return onMajority.in(r.Regime) }

// FilmingBasis is the article of the film of a procedure.
func FilmingBasis(r *Rules) []law.Provision { return onFilming.in(r.Regime) }

// CourseBasis is the article of the course that a member of a board has to have.
func CourseBasis(r *Rules) []law.Provision { return onCourse.in(r.Regime) }

// EvidenceBasis is the article of what a board looks at, and of what it never admits.
func EvidenceBasis(r *Rules) []law.Provision { return onPhenotype.in(r.Regime) }

// AlternatesBasis is the article by which each titular has an alternate.
func AlternatesBasis(r *Rules) []law.Provision { return onAlternates.in(r.Regime) }

// SecrecyBasis is the article of the term of confidentiality.
func SecrecyBasis(r *Rules) []law.Provision { return onSecrecy.in(r.Regime) }

// ApartBasis is the article that keeps candidates away from the deliberation; nil
// where the norm is silent.
func ApartBasis(r *Rules) []law.Provision { return onApart.in(r.Regime) }

// OnlyHereBasis is the article that limits the decision to one contest; nil where
// the norm is silent.
func OnlyHereBasis(r *Rules) []law.Provision { return onlyHere.in(r.Regime) }

// VoteBasis is what a member has before the eyes when voting: the criterion, the
// majority, the doubt.
func VoteBasis(r *Rules) []law.Provision {
	basis := append([]law.Provision{}, onMajority.in(r.Regime)...)
	switch r.Procedure {
	case Phenotype:
		return append(append(basis, onPhenotype.in(r.Regime)...), onDoubt.in(r.Regime)...)
	case IndigenaDocuments:
		return append(basis, onIndigenaDocuments.in(r.Regime)...)
	case QuilombolaDocuments:
		return append(basis, onQuilombolaDocuments.in(r.Regime)...)
	}
	return basis
}
