package edital

import (
	"certame"
	"certame/law"
)

// Terms are the complete rules of a contest: what the edital declared plus the
// defaults of its regime. Later stages read Terms only.
type Terms struct {
	Declared
	Regime law.RegimeRecord
	Groups []certame.Group
	Posts  []Post
	Chain  [][]certame.Modality // reversion chain by group, index Modality-1
}

// Post is one cargo/área/localidade, where people are classified.
type Post struct {
	Code, Name, Place string
	Vacancies         int
	Table             []int // declared seats by modality; nil when computed
	Pool              int   // index of the pool
	Where             string
	Placed            Distribution // the policy that made the table, "" when the edital did
	Phases            []Phase      // as this post weighs them; nil when as the edital does
	Of                string       // the cargo of which this is a locality; "" when the post is whole
	List              LocalList    // how the people of the cargo stand at this locality
}

// Place names a post in findings and steps: "cargo 101", or "turma 101" in the
// words of the Forces.
func (t *Terms) Place(p *Post) string { return t.Word("cargo") + " " + p.Code }

// NamePlace names all the posts of one name together.
func (t *Terms) NamePlace(name string) string { return t.Word("cargo") + " " + name }

// Modalities is the number of modalities, the open competition included.
func (t *Terms) Modalities() int { return len(t.Groups) + 1 }

// Code is the code of m: AC or the group's.
func (t *Terms) Code(m certame.Modality) string {
	if m == certame.OpenCompetition {
		return OpenCode
	}
	if int(m) > len(t.Groups) {
		return ""
	}
	return t.Groups[m-1].Code
}

// OpenCode is the code of the open competition in files.
const OpenCode = "AC"

// Group is the group of m, which must not be OpenCompetition.
func (t *Terms) Group(m certame.Modality) *certame.Group { return &t.Groups[m-1] }

// Modality finds a modality by its code.
func (t *Terms) Modality(code string) (certame.Modality, bool) {
	if code == OpenCode {
		return certame.OpenCompetition, true
	}
	for i := range t.Groups {
		if t.Groups[i].Code == code {
			return certame.Modality(i + 1), true
		}
	}
	return certame.NoModality, false
}

// WithRole is the first group of that role, or NoModality.
func (t *Terms) WithRole(role certame.Role) certame.Modality {
	for i := range t.Groups {
		if t.Groups[i].Role == role {
			return certame.Modality(i + 1)
		}
	}
	return certame.NoModality
}

// Declares reports whether the edital itself settles a key; otherwise the
// default did, and the trace says so.
func (t *Terms) Declares(key string) bool {
	for _, p := range t.Positions {
		if p.Key == key {
			return true
		}
	}
	return false
}

// DecidedBy is "edital" or "padrao" for an interpretation's key.
func (t *Terms) DecidedBy(key string) string {
	if t.Declares(key) {
		return "edital"
	}
	return "padrao"
}

// WhereIs is the place of a key in the file, or the file itself.
func (t *Terms) WhereIs(key string) string {
	for _, p := range t.Positions {
		if p.Key == key {
			return p.Where
		}
	}
	return "edital.yaml"
}

// Collision lists the groups in the order in which they are placed in the order
// of seats: pessoas com deficiência first, then by falling percentage.
func (t *Terms) Collision() []certame.Modality { return CollisionOrder(t.Groups) }
