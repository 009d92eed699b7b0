package editalfile

import "github.com/goccy/go-yaml/token"

// The parser calls itself at each level, and takes a time that grows with the
// square of the levels, of the keys of one block and of the documents. The
// limits are far beyond any edital, which has five levels and thirty keys.
const (
	levelLimit    = 64
	keyLimit      = 1000
	documentLimit = 64
)

// shape counts what the limits bound, token by token.
type shape struct {
	brackets, marks, documents int
	keys                       map[int]int // of each open block, by its column
}

// hostile is the first token at which a limit is passed, or nil.
func hostile(tokens token.Tokens) *token.Token {
	s := shape{keys: map[int]int{}}
	for i, t := range tokens {
		s.see(t)
		if t.Type == token.MappingValueType && i > 0 && s.brackets == 0 && s.key(tokens[i-1].Position.Column) > keyLimit {
			return t
		}
		if max(s.brackets, s.marks, len(s.keys)) > levelLimit || s.documents > documentLimit {
			return t
		}
	}
	return nil
}

func (s *shape) see(t *token.Token) {
	marks := s.marks + 1
	s.marks = 0
	switch t.Type {
	case token.SequenceStartType, token.MappingStartType:
		s.brackets++
	case token.SequenceEndType, token.MappingEndType:
		s.brackets = max(s.brackets-1, 0)
	case token.DocumentHeaderType:
		s.documents++
	case token.SequenceEntryType:
		s.close(t.Position.Column)
		s.marks = marks
	case token.MappingKeyType, token.TagType, token.AnchorType:
		s.marks = marks
	}
}

// key counts a key of the block at a column.
func (s *shape) key(column int) int {
	s.close(column)
	s.keys[column]++
	return s.keys[column]
}

// close forgets the blocks further in than a column.
func (s *shape) close(column int) {
	for other := range s.keys {
		if other > column {
			delete(s.keys, other)
		}
	}
}
