package runningtext

import (
	"bytes"
	"regexp"
	"strings"
	"unicode/utf8"
)

// headLooked is how much of a text is enough to tell what it is.
const headLooked = 1 << 20

// Looks reports whether a text is a list in prose.
func Looks(text []byte) bool {
	head := text[:min(len(text), headLooked)]
	n := 0
	afterBars(head, func(int) { n++ })
	return n >= 2 || declares(head) && anyStart.Match(head)
}

var anyStart = regexp.MustCompile(`(?m)^\s*\d{5,13}[A-Za-z]?,\s`)

var declared = regexp.MustCompile(`(?i)na\s+seguinte\s+ordem`)

func declares(text []byte) bool { return declared.Match(text) }

// afterBars sees the size of every number that follows a bar and is followed by a
// comma: those that begin a record.
func afterBars(text []byte, see func(size int)) {
	for at := 0; ; at++ {
		next := bytes.IndexByte(text[at:], '/')
		if next < 0 {
			return
		}
		at += next
		if size := numberAt(bytes.TrimLeft(text[at+1:min(len(text), at+64)], " \t\n\f\r")); size > 0 {
			see(size)
		}
	}
}

// numberAt is the size of the registration number that a text begins with, when a
// comma and a space follow it.
func numberAt(text []byte) int {
	n := 0
	for n < len(text) && text[n] >= '0' && text[n] <= '9' {
		n++
	}
	digits := n
	if n < len(text) && (text[n]|0x20) >= 'a' && (text[n]|0x20) <= 'z' {
		n++
	}
	if digits < 4 || digits > 13 || n+1 >= len(text) || text[n] != ',' || !isSpace(text[n+1]) {
		return 0
	}
	return n
}

// idLengths are the sizes that registration numbers have in the text: those of
// the numbers that follow a bar.
func idLengths(text string) map[int]bool {
	counts, total := map[int]int{}, 0
	afterBars([]byte(text), func(size int) {
		counts[size]++
		total++
	})
	sizes := map[int]bool{}
	for size, n := range counts {
		if n*20 >= total {
			sizes[size] = true
		}
	}
	return sizes
}

// omitted is how an act says that it does not repeat a stretch.
const omitted = "[...]"

// page marks, around the figures of a line that has nothing else, what may be the
// number of a page.
const page = "\x01"

var lonely = regexp.MustCompile(`^[\f\s]*(?:[Pp]ágina\s+)?-?\s*(\d{1,4})\s*-?(?:\s*(?:/|de)\s*\d{1,4})?[\f\s]*$`)

// stream is the text in one piece, each line end kept, page numbers marked and
// what repeats on every page taken out.
func stream(text string) (string, []string) {
	lines := strings.Split(strings.ReplaceAll(text, "\r", ""), "\n")
	furniture := repeated(lines)
	var notes []string
	dropped := 0
	for i, line := range lines {
		switch found := lonely.FindStringSubmatch(line); {
		case found != nil:
			lines[i] = page + found[1] + page
		case furniture[strings.TrimSpace(line)]:
			lines[i] = ""
			dropped++
		}
	}
	if dropped > 0 {
		notes = append(notes, "cabeçalho ou rodapé repetido em cada página foi retirado")
	}
	return strings.Join(lines, "\n"), notes
}

// repeated are the lines that stand on every page: the same words, no record.
func repeated(lines []string) map[string]bool {
	counts := map[string]int{}
	for _, line := range lines {
		line = strings.TrimSpace(line)
		if utf8.RuneCountInString(line) >= 12 && !strings.ContainsAny(line, "/") && !strings.HasSuffix(line, ",") && anyLetters(line) {
			counts[line]++
		}
	}
	out := map[string]bool{}
	for line, n := range counts {
		if n >= 3 && !titled(line) {
			out[line] = true
		}
	}
	return out
}

func anyLetters(text string) bool {
	return strings.ContainsFunc(text, func(r rune) bool { return r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z' })
}

var courtesy = regexp.MustCompile(`(?i)^(edital n|universidade|centro brasileiro|programa|diário oficial|este documento|página|minist[ée]rio|issn)`)

// titled keeps titles of lists: a post may be named several times.
func titled(line string) bool { return !courtesy.MatchString(line) }
