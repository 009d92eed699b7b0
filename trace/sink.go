package trace

// Sink receives what stages record. It is write-only.
type Sink interface {
	Step(Step)
	Finding(Finding)
}

// Discard records nothing.
var Discard Sink = discard{}

type discard struct{}

func (discard) Step(Step)       {}
func (discard) Finding(Finding) {}

// Log is a Sink that keeps what it receives, in order. Only the composition of
// a run reads it.
type Log struct {
	Steps    []Step
	Findings []Finding
}

// Step keeps s.
func (l *Log) Step(s Step) { l.Steps = append(l.Steps, s) }

// Finding keeps f.
func (l *Log) Finding(f Finding) { l.Findings = append(l.Findings, f) }

// FindingsOnly passes findings on and drops steps: a run without the recorder
// still reports what is wrong.
type FindingsOnly struct{ To Sink }

// Step drops s.
func (FindingsOnly) Step(Step) {}

// Finding passes f on.
func (o FindingsOnly) Finding(f Finding) { o.To.Finding(f) }
