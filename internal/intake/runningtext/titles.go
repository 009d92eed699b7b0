package runningtext

import (
	"regexp"
	"strings"
	"unicode"

	"certame/internal/intake"
)

// scope is what a declaration says of the lists that follow it.
type scope struct {
	declared []string // its fields, in order
	judicial bool
	titled   bool   // it announces that titles come before the records
	section  string // numbered title in force: campus, shift
	outer    *scope // the declaration that comes back when a list of one block ends
}

// title reads what stands between two lists: titles of posts, and perhaps a new
// declaration of what the fields are.
func (r *reader) title(text string) {
	before, sentence, after := declaration(text)
	if sentence == "" {
		r.untitled(text)
		return
	}
	r.declare(sentence)
	lines := titleLines(after)
	if len(lines) == 0 && !r.scope.titled && !r.scope.judicial {
		lines = lastTitle(before)
	}
	title := r.name(lines)
	l := &list{title: title, judicial: r.scope.judicial, declared: r.scope.declared}
	if len(lines) == 0 && r.scope.judicial && r.current != nil { // of the same post
		l.title, l.uncertain = r.current.title, r.current.uncertain
	}
	r.begin(l)
}

// untitled begins a list without a declaration of its own. A block of its own,
// like that of people sub judice, ends with its list, and the declaration before
// it is in force again.
func (r *reader) untitled(text string) {
	lines := titleLines(text)
	if !r.scope.titled && r.scope.outer != nil {
		r.scope = *r.scope.outer
	}
	l := &list{title: r.name(lines), judicial: r.scope.judicial, declared: r.scope.declared}
	switch {
	case r.current == nil:
	case len(lines) == 0:
		l.title, l.uncertain = r.current.title, "a lista acaba em ponto e recomeça sem título: não se sabe de que cargo é"
	case r.scope.judicial && !r.scope.titled:
		l.uncertain = "vem depois de uma lista sub judice, e não se sabe se ainda é sub judice"
	}
	r.begin(l)
}

// declare reads "na seguinte ordem: número de inscrição, nome, …".
func (r *reader) declare(sentence string) {
	next := scope{judicial: strings.Contains(intake.Fold(sentence), "sub judice")}
	next.declared = items(sentence)
	if len(next.declared) > 1 && !strings.Contains(intake.Fold(next.declared[0]), "inscricao") && strings.Contains(intake.Fold(next.declared[1]), "inscricao") {
		next.titled, next.declared = true, next.declared[1:]
	}
	if next.judicial && !next.titled && r.scope.titled {
		outer := r.scope
		next.outer, next.section = &outer, outer.section
	}
	r.scope = next
}

// declaration finds the sentence that says the order of the fields: from the
// beginning of its paragraph to the stop at the end of a line.
func declaration(text string) (before, sentence, after string) {
	found := declared.FindAllStringIndex(text, -1)
	if found == nil {
		return "", "", ""
	}
	at := found[len(found)-1]
	begin := paragraphStart(text[:at[0]])
	end := len(text)
	if stop := regexp.MustCompile(`\.\s*(\n|$)`).FindStringIndex(text[at[1]:]); stop != nil {
		end = at[1] + stop[0]
	}
	if end == len(text) {
		return text[:begin], text[begin:], ""
	}
	return text[:begin], text[begin:end], text[end+1:]
}

// paragraphStart goes back over the lines of the sentence: it begins after a
// stop, a blank line, a title, or at a numbered line.
func paragraphStart(text string) int {
	lines := strings.SplitAfter(text, "\n")
	start := len(text)
	for i := len(lines) - 1; i >= 0; i-- {
		line := strings.TrimSpace(lines[i])
		if i < len(lines)-1 && (line == "" || strings.HasSuffix(line, ".") || isTitle(line)) {
			return start
		}
		start -= len(lines[i])
		if numbered.MatchString(line) {
			return start
		}
	}
	return start
}

var numbered = regexp.MustCompile(`^\d+(\.\d+)*\.?\s+\S`)

// items cuts a declaration into fields. Parts of the name of a field that have
// commas of their own are kept whole.
func items(sentence string) []string {
	at := declared.FindStringIndex(sentence)
	text := strings.Join(strings.Fields(sentence[at[1]:]), " ")
	text = strings.TrimRight(strings.TrimLeft(text, " :"), " .:")
	text = strings.NewReplacer("pretos, pardos", "pretos pardos", "pretas, pardas", "pretas pardas").Replace(text)
	text = lastItem.ReplaceAllString(text, ", $1")
	var list []string
	depth, begin := 0, 0
	for i, c := range text {
		switch {
		case c == '(':
			depth++
		case c == ')':
			depth--
		case (c == ',' || c == ';') && depth <= 0 && strings.HasPrefix(text[i+1:], " "):
			list = append(list, strings.TrimSpace(text[begin:i]))
			begin = i + 1
		}
	}
	list = append(list, strings.TrimSpace(text[begin:]))
	return nonEmpty(list)
}

// lastItem is the "e" before the last field, not one inside a name.
var lastItem = regexp.MustCompile(`[,;]?\s+e\s+((?:a |o )?(?:nota|classificação|situação|número|pontuação|pontos|resultado|média|candidat[oa]s com|argumento|escore|posição|modalidade|lista|data|total|status))`)

func nonEmpty(list []string) (out []string) {
	for _, item := range list {
		if item = strings.TrimPrefix(item, "e "); item != "" {
			out = append(out, item)
		}
	}
	return out
}

// titleLines are the lines that name a list.
func titleLines(text string) (lines []string) {
	for _, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		if line != "" && !strings.Contains(line, page) && line != omitted {
			lines = append(lines, line)
		}
	}
	return lines
}

// lastTitle is the title right before a declaration. That of a section of the
// act (1 DO RESULTADO FINAL) is not of a post.
func lastTitle(text string) []string {
	lines := titleLines(text)
	end := len(lines)
	for end > 0 && !isTitle(lines[end-1]) {
		end--
	}
	begin := end
	for begin > 0 && isTitle(lines[begin-1]) && !numbered.MatchString(strings.Join(lines[begin:end], " ")) {
		begin--
	}
	switch block := strings.Join(lines[begin:end], " "); {
	case block == "":
		return nil
	case numbered.MatchString(block) && !isCodeTitle(block):
		if !ofPost.MatchString(block) {
			return nil
		}
		return []string{numberedPrefix.ReplaceAllString(block, "")}
	}
	return lines[end-1 : end]
}

var ofPost = regexp.MustCompile(`(?i)\b(cargo|emprego|especialidade|área|curso|campus|uf|polo|localidade|lotação|órgão)\b`)

// isTitle tells a line in capitals, or that begins with a code.
func isTitle(line string) bool {
	upper, letters := 0, 0
	for _, c := range line {
		if unicode.IsLetter(c) {
			letters++
			if unicode.IsUpper(c) {
				upper++
			}
		}
	}
	return letters > 2 && upper*10 >= letters*8
}

// name is the title of a list: the numbered line above it, which stays in force
// for the titles below, and the lines of its own.
func (r *reader) name(lines []string) string {
	var own []string
	for _, line := range lines {
		if numbered.MatchString(line) && !isCodeTitle(line) {
			r.scope.section, own = numberedPrefix.ReplaceAllString(line, ""), nil
			continue
		}
		own = append(own, line)
	}
	title := strings.Join(own, " ")
	switch {
	case title == "":
		return r.scope.section
	case r.scope.section != "":
		return r.scope.section + " / " + title
	}
	return title
}

var (
	numberedPrefix = regexp.MustCompile(`^\d+(\.\d+)*\.?\s+`)
	codeTitle      = regexp.MustCompile(`^\d{2,6}\s*[-–:]\s*\p{L}`)
)

// isCodeTitle tells "101 - ANALISTA", whose number is of the post.
func isCodeTitle(line string) bool { return codeTitle.MatchString(line) }
