package fraud

import "certame"

// Stage is where a proceeding stands.
type Stage uint8

// The closed list of stages.
const (
	NothingReported Stage = iota
	ToOpen                // reported, not opened
	ToNotify              // opened, the person does not know
	InDefence             // the term for defence runs
	ToConclude            // heard, or the term ended: ready to be decided
	Appealable            // concluded for fraud; an appeal may come
	OnAppeal              // appealed, not decided
	Final                 // found, without further appeal: effects are owed
	Finished              // found, and every effect done
	Dismissed             // not found: nothing changes for the person
)

// Stage answers "where are we?" on the day today.
func (s *State) Stage(c Case, today certame.Date) Stage {
	switch {
	case !happened(s.Reported):
		return NothingReported
	case !happened(s.Opened):
		return ToOpen
	case !happened(s.Notified):
		return ToNotify
	case !happened(s.Concluded):
		return s.beforeConclusion(today)
	case !s.Conclusion.Found():
		return Dismissed
	case happened(s.Appealed) && !happened(s.AppealDecided):
		return OnAppeal
	case !s.final(c, today):
		return Appealable
	}
	return s.afterConclusion(c, today)
}

func (s *State) beforeConclusion(today certame.Date) Stage {
	if s.heard(today) {
		return ToConclude
	}
	return InDefence
}

// heard reports whether the person filed a defence or had the whole term to do
// so: after its last day, the term is over whether or not somebody certified it.
func (s *State) heard(today certame.Date) bool {
	return happened(s.Notified) && (happened(s.Defended) || happened(s.Elapsed) || today > s.DefenceUntil)
}

// final reports whether no appeal can change the conclusion any more.
func (s *State) final(c Case, today certame.Date) bool {
	switch {
	case !happened(s.Concluded):
		return false
	case !c.Rules.Appeal || happened(s.AppealDecided):
		return true
	}
	return !happened(s.Appealed) && today > s.AppealUntil
}

func (s *State) afterConclusion(c Case, today certame.Date) Stage {
	if len(s.Owed(c, today)) == 0 {
		return Finished
	}
	return Final
}
