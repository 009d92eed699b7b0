package roles

import (
	"slices"
	"sync"
)

// Level is how sure gov.br is of who a person is.
type Level int

// The levels of gov.br, lowest first.
const (
	NoLevel Level = iota // nothing said: a local account
	Bronze
	Silver
	Gold
)

var levelNames = []string{"", "bronze", "prata", "ouro"}

// String is the word of gov.br.
func (l Level) String() string { return levelNames[l] }

// ParseLevel reads a level in the words of gov.br; its English ones appear in
// some of its answers too. What is not known is the lowest.
func ParseLevel(word string) Level {
	if i := slices.Index([]string{"", "bronze", "silver", "gold"}, word); i > 0 {
		return Level(i)
	}
	return Level(max(0, slices.Index(levelNames, word)))
}

// Shown is what a person has shown of themselves in this session.
type Shown struct {
	SecondFactor bool  // a code or a key of the account, in this session
	Level        Level // what gov.br said when they came through it; NoLevel for a password
}

// Demand is one line of exigencias.csv: what a role asks of who would use it.
type Demand struct {
	Role         Role   `json:"papel"`
	Name         string `json:"nome"`
	Who          string `json:"quem_e"`
	SecondFactor bool   `json:"segundo_fator"`
	Level        Level  `json:"-"`
	LevelName    string `json:"nivel_govbr"`
	Why          string `json:"razao"`
}

// Demands are the lines of exigencias.csv in its order.
func Demands() []Demand { return slices.Clone(demands()) }

var demands = sync.OnceValue(func() []Demand {
	var out []Demand
	for _, row := range read(demandsCSV, 6) {
		out = append(out, Demand{Role(row[0]), row[1], row[2], row[3] == "sim", ParseLevel(row[4]), row[4], row[5]})
	}
	return out
})

// DemandOf is the line of a role.
func DemandOf(r Role) (Demand, bool) {
	i := slices.IndexFunc(demands(), func(d Demand) bool { return d.Role == r })
	if i < 0 {
		return Demand{}, false
	}
	return demands()[i], true
}

// Met says whether what was shown is enough for the role: a second factor of the
// account serves every role. Without one, who came through gov.br needs the level
// of the role, and who came with a password only a role that asks for no more.
func (d Demand) Met(s Shown) bool {
	switch {
	case s.SecondFactor:
		return true
	case s.Level == NoLevel:
		return !d.SecondFactor
	}
	return s.Level >= d.Level
}

// Usable parts the roles held in those that what was shown is enough for and
// those that wait for more. A role that the table does not know is no role.
func Usable(held []Role, s Shown) (usable, waiting []Role) {
	for _, r := range held {
		d, known := DemandOf(r)
		switch {
		case !known:
		case d.Met(s):
			usable = append(usable, r)
		default:
			waiting = append(waiting, r)
		}
	}
	return usable, waiting
}
