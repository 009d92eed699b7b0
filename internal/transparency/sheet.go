package transparency

import (
	"certame"
	"certame/internal/indicators"
)

// Sheet is what is read of one act.
type Sheet struct {
	Act, Version, Revision int
	Whole                  bool     `json:",omitempty"` // every post and every list, with what follows from them
	Columns                []string `json:",omitempty"` // of listas.csv
	Lists                  []List   `json:",omitempty"`
	Cuts                   []Cut    `json:",omitempty"`

	Seats   []Seats             `json:",omitempty"`
	Codes   []string            `json:",omitempty"` // of the lists, AC first: the columns of Seats
	Names   []string            `json:",omitempty"` // of the same, for people
	Steps   []Step              `json:",omitempty"`
	Facts   []Fact              `json:",omitempty"`
	Days    []Day               `json:",omitempty"`
	Numbers *indicators.Contest `json:",omitempty"` // protected

	// Refused is why a whole act has nothing but its lists.
	Refused string `json:",omitempty"`
}

// List is one list of one post inside of listas.csv.
type List struct {
	Post, Code string
	Rows       int
	Marks      []int64 // where every markRows-th row begins, from the first
}

// markRows is how many rows a reader may have to pass over.
const markRows = 200

// Cut is how far the order of call goes by one list of one post.
type Cut struct {
	Post, List string
	Called     int
	Score      string // of the last one called
}

// Seats are those of one post, by list.
type Seats struct {
	Post, Title string
	Counts      []int
	Total       int
}

// Step is a sentence of how the seats were counted: of a post, or of all together.
type Step struct{ Post, Text string }

// Fact is a fact that everybody may read.
type Fact struct {
	On         certame.Date
	What, Code string
	Person     string `json:",omitempty"` // number of registration
	Data       string `json:",omitempty"`
	Act        string `json:",omitempty"`
}

// Day is something of the course of the contest.
type Day struct {
	On   certame.Date
	Text string
}

// List finds one; nil when the act has none such.
func (s *Sheet) List(post, code string) *List {
	for i := range s.Lists {
		if s.Lists[i].Post == post && s.Lists[i].Code == code {
			return &s.Lists[i]
		}
	}
	return nil
}
