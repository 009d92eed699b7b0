package ledger

import (
	"strconv"

	"certame"
	"certame/edital"
)

// Fact is one line of the book.
type Fact struct {
	Number   int // from 1, in the order of registration
	Kind     Kind
	Version  int            // of the format of its kind
	At       edital.Instant // effective day; Second is WholeDay when only the day is known
	Author   string
	Act      string // number of the act or document
	Data     []Field
	Previous Digest
}

// WholeDay is the Second of an instant of which only the day is known.
const WholeDay = -1

// Field is one named value of a fact. Values are text; Understand reads them.
type Field struct{ Name, Value string }

// ID names a fact: f1, f2, …
func ID(number int) string { return "f" + strconv.Itoa(number) }

// NumberOf reads an identifier of a fact; 0 when it is none.
func NumberOf(id string) int {
	if len(id) < 2 || id[0] != 'f' || id[1] == '0' {
		return 0
	}
	n, err := strconv.Atoi(id[1:])
	if err != nil || n < 0 || ID(n) != id {
		return 0
	}
	return n
}

// Value is the value of a field, or "".
func (f *Fact) Value(name string) string {
	for _, d := range f.Data {
		if d.Name == name {
			return d.Value
		}
	}
	return ""
}

// Entry is a fact whose words were understood: the people, posts, groups and
// numbers it names.
type Entry struct {
	Fact
	Person certame.Person    // Nobody when it is about no person
	Post   certame.PostIndex // NoPost when it is about no post
	Group  certame.Modality  // NoModality when it names none
	Seat   int
	Count  int
	Target int // number of the fact it names; 0 for none
	Until  certame.Date
}

// NoPost is the absence of a post.
const NoPost certame.PostIndex = 1<<16 - 1
