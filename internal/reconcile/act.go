package reconcile

import (
	"regexp"
	"sort"
	"strconv"
	"strings"

	"certame/internal/intake"
	"certame/internal/render/lists"
)

// act reads back the text of an act in the form of publicar dou, as the gazette
// gives it: lines cut anywhere, marks gone, hyphens and spaces of its own.
type act struct {
	text  string // in one line, as long as the original
	ends  []int  // offsets of the line ends
	posts map[string]string
	doc   *lists.Document
}

var heading = regexp.MustCompile(`(?:^|\s)(\d{1,4})\.(\d{1,2})\.\s+(\p{L}[^:/]{1,120}?):\s`)

// Act reads the lists of an act; none when the text is not of this form.
func Act(text string, d *lists.Document) (out []List) {
	a := &act{doc: d, posts: map[string]string{}}
	for i := range len(text) {
		if text[i] == '\n' {
			a.ends = append(a.ends, i)
		}
	}
	a.text = strings.NewReplacer("\n", " ", "\r", " ", "\f", " ", "\t", " ").Replace(text)
	a.findPosts()
	found := heading.FindAllStringSubmatchIndex(a.text, -1)
	for i, at := range found {
		end := len(a.text)
		if i+1 < len(found) {
			end = found[i+1][0]
		}
		code, known := a.code(a.text[at[6]:at[7]])
		post := a.posts[a.text[at[2]:at[3]]]
		if !known || post == "" {
			continue
		}
		out = append(out, List{Post: post, Code: code, Entries: a.entries(at[1], end, code)})
	}
	return out
}

// findPosts finds the number under which each post is: «2. CARGO 102 — …».
func (a *act) findPosts() {
	folded := map[string]string{}
	for i := range a.doc.Lists {
		folded[intake.Fold(a.doc.Lists[i].PostTitle)] = a.doc.Lists[i].Post
	}
	for _, at := range topHeading.FindAllStringSubmatchIndex(a.text, -1) {
		title := intake.Fold(a.text[at[4]:at[5]])
		if post, ok := folded[title]; ok {
			a.posts[a.text[at[2]:at[3]]] = post
		}
	}
}

var topHeading = regexp.MustCompile(`(?:^|\s)(\d{1,4})\.\s+(\p{Lu}[^/:]*?)\s+(?:##TEX\s+)?\d{1,4}\.1\.\s`)

func (a *act) code(title string) (string, bool) {
	for i := range a.doc.Lists {
		if l := &a.doc.Lists[i]; intake.Fold(l.Title) == intake.Fold(title) {
			return l.Code, true
		}
	}
	return "", false
}

func (a *act) line(offset int) int { return 1 + sort.SearchInts(a.ends, offset) }

// entries reads records between bars, up to the full stop of the list.
func (a *act) entries(begin, end int, code string) (out []Entry) {
	body := a.text[begin:end]
	for at := 0; at <= len(body); {
		one, size := body[at:], len(body)-at
		if bar := strings.Index(one, " / "); bar >= 0 {
			one, size = one[:bar], bar+len(" / ")
		} else {
			size++
		}
		if stop := recordEnd.FindStringIndex(one); stop != nil {
			one, size = one[:stop[0]+1], len(body)+1
		}
		lead := len(one) - len(strings.TrimLeft(one, " "))
		if e, ok := entry(strings.Trim(one, " ."), code); ok {
			e.Line = a.line(begin + at + lead)
			out = append(out, e)
		}
		at += size
	}
	return out
}

// recordEnd is the stop that ends a list: after a mark or a remark, and before
// anything else.
var recordEnd = regexp.MustCompile(`[\d)-]\.(?:\s|$)`)

var remarkEnd = regexp.MustCompile(`\s*\(([^()]*)\)$`)

// entry reads «2, PPP, 0002, Bento Luz, 88,00 (sub judice)».
func entry(text, code string) (Entry, bool) {
	e := Entry{has: fields{mark: true, remark: true}}
	if found := remarkEnd.FindStringSubmatch(text); found != nil {
		e.Remark, text = found[1], text[:len(text)-len(found[0])]
	}
	parts := strings.Split(text, ", ")
	for i := range parts {
		parts[i] = strings.Join(strings.Fields(parts[i]), " ")
	}
	parts = joined(parts, code)
	rank, err := strconv.Atoi(parts[0])
	if err != nil || len(parts) < 3 {
		return e, false
	}
	e.Rank, parts = rank, parts[1:]
	if code == OrderCode && len(parts) > 2 {
		e.Label, e.has.label, parts = parts[0], true, parts[1:]
	}
	e.ID, e.Mark = parts[0], parts[len(parts)-1]
	if len(parts) > 2 {
		e.Name, e.has.name = strings.Join(parts[1:len(parts)-1], ", "), true
	}
	return e, true
}

// joined puts together a mark whose decimals the gazette wrote on the next line:
// the comma is then followed by a space, as that between fields is.
func joined(parts []string, code string) []string {
	least := 4 // place, number, mark and its decimals
	if code == OrderCode {
		least++
	}
	n := len(parts)
	if n < least || len(parts[n-1]) > 2 || !figures(parts[n-1]) || !figures(strings.TrimPrefix(parts[n-2], "-")) {
		return parts
	}
	return append(parts[:n-2:n-2], parts[n-2]+","+parts[n-1])
}

func figures(text string) bool { return text != "" && strings.Trim(text, "0123456789") == "" }
