package law

import "certame"

// Regime is the set of norms that governs an edital; it is chosen once, from
// the publication date, and cited by everything.
type Regime string

// The regimes of R-01.
const (
	RegimeBefore2014 Regime = "anterior"
	RegimeLei12990   Regime = "lei-12990"
	RegimeLei15142   Regime = "lei-15142"
	RegimeDec12536   Regime = "lei-15142+dec-12536"
	RegimePortariaMD Regime = "portaria-md"
	RegimeOwn        Regime = "proprio"
)

// RegimeRecord is one regime with the publication dates it governs; NoDate as
// the last day means still open.
type RegimeRecord struct {
	ID       Regime
	Label    string
	From, To certame.Date
	Federal  bool // chosen by date alone; the others by who publishes
	Basis    []Provision
}

// Regimes lists every regime.
func Regimes() []RegimeRecord { return append([]RegimeRecord(nil), regimes[:]...) }

// FederalRegime is the one federal regime that governs an edital published on
// that day; ok is false before the tables begin.
func FederalRegime(published certame.Date) (RegimeRecord, bool) {
	for _, r := range regimes {
		if r.Federal && r.Covers(published) {
			return r, true
		}
	}
	return RegimeRecord{}, false
}

// RegimeByID finds a regime by its name.
func RegimeByID(id Regime) (RegimeRecord, bool) {
	for _, r := range regimes {
		if r.ID == id {
			return r, true
		}
	}
	return RegimeRecord{}, false
}

// Covers reports whether an edital published on day d may be under r.
func (r RegimeRecord) Covers(d certame.Date) bool { return within(d, r.From, r.To) }

func within(d, from, to certame.Date) bool {
	return d >= from && (to == certame.NoDate || d <= to)
}
