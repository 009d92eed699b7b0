package documents

import "strings"

// Commands are the lines of a shell in a text, each cut into its words: one for each
// program called, quotes taken away, comments and redirections left out.
func Commands(script string) (lines [][]string) {
	script = strings.ReplaceAll(script, "\\\n", " ")
	for line := range strings.SplitSeq(script, "\n") {
		lines = append(lines, commandsOf(strings.TrimPrefix(strings.TrimSpace(line), "$ "))...)
	}
	return lines
}

func commandsOf(line string) (lines [][]string) {
	s := splitter{}
	for _, r := range line + "\n" {
		if s.comment() {
			break
		}
		if s.see(r) {
			lines = append(lines, s.line()...)
		}
	}
	return append(lines, s.line()...)
}

// splitter is where the reading of a line is.
type splitter struct {
	words   []string
	word    strings.Builder
	quote   rune
	begun   bool // a word, perhaps empty
	escaped bool
	done    bool
}

// comment says whether the rest of the line is for people.
func (s *splitter) comment() bool { return s.done }

// see takes one letter, and says whether a command ended.
func (s *splitter) see(r rune) bool {
	switch {
	case s.escaped:
		s.put(r)
		s.escaped = false
	case s.quote != 0 && r == s.quote:
		s.quote = 0
	case s.quote != 0:
		s.put(r)
	case r == '\'' || r == '"':
		s.quote, s.begun = r, true
	case r == '\\':
		s.escaped = true
	case r == '#' && !s.begun:
		s.done = true
		return true
	case r == ' ' || r == '\t' || r == '\n':
		s.end()
	case r == '&' || r == '|' || r == ';':
		s.end()
		return true
	default:
		s.put(r)
	}
	return false
}

func (s *splitter) put(r rune) {
	s.word.WriteRune(r)
	s.begun = true
}

func (s *splitter) end() {
	if s.begun {
		s.words = append(s.words, s.word.String())
	}
	s.word.Reset()
	s.begun = false
}

// line is the command that ended, without variables before it and files after it.
func (s *splitter) line() [][]string {
	s.end()
	words := s.words
	s.words = nil
	for len(words) > 0 && isAssignment(words[0]) {
		words = words[1:]
	}
	for i, word := range words {
		if strings.HasPrefix(word, ">") || strings.HasPrefix(word, "2>") || word == "<" {
			words = words[:i]
			break
		}
	}
	if len(words) == 0 {
		return nil
	}
	return [][]string{words}
}

func isAssignment(word string) bool {
	name, _, is := strings.Cut(word, "=")
	return is && name != "" && strings.ToUpper(name) == name && !strings.HasPrefix(name, "-")
}
