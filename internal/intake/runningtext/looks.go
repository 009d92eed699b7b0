package runningtext

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"certame/internal/intake"
)

// afterSlash is the number that begins a record, after the bar that ends another.
var afterSlash = regexp.MustCompile(`[\s,.\-)\d\p{L}]\s*/\s*(\d{4,13}[A-Za-z]?),\s`)

// Looks reports whether a text is a list in prose.
func Looks(text []byte) bool {
	if n := len(afterSlash.FindAllIndex(text, 3)); n >= 2 {
		return true
	}
	return declares(string(text[:min(len(text), 1<<20)])) && anyStart.Match(text)
}

var anyStart = regexp.MustCompile(`(?m)^\s*\d{5,13}[A-Za-z]?,\s`)

func declares(text string) bool {
	return strings.Contains(intake.Fold(text), "na seguinte ordem")
}

// idLengths are the sizes that registration numbers have in the text: those of
// the numbers that follow a bar.
func idLengths(text string) map[int]bool {
	counts, total := map[int]int{}, 0
	for _, found := range afterSlash.FindAllStringSubmatch(text, -1) {
		counts[len(found[1])]++
		total++
	}
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
