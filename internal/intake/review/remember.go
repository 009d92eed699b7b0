package review

import (
	"hash/maphash"
	"regexp"
	"strings"
	"unicode/utf8"

	"certame/internal/intake"
	"certame/internal/intake/profile"
	"certame/internal/intake/tabular"
)

// remember keeps what tells one person from another.
func (w *worker) remember(r *tabular.Row) {
	l := w.list
	if l.kind == profile.KindOrder {
		w.order = append(w.order, position{r.Line, int(wholePart(at(r, l.place("posicao"))))})
		return
	}
	post := at(r, l.place("cargo"))
	if len(post) > 0 {
		w.seePost(post, r.Line)
	}
	if l.kind == profile.KindVotes {
		return
	}
	p := person{key: r.Key(), line: uint32(r.Line)}
	if key := l.key(r); len(key) > 0 {
		p.id = maphash.Bytes(w.seed, key)
		p.pair = p.id ^ maphash.Bytes(w.seed, post)*31 ^ maphash.Bytes(w.seed, at(r, l.place("modalidade")))*17
	}
	if name := at(r, l.place("nome")); len(name) > 0 {
		p.begin = uint32(len(w.names))
		name, _ = bareName(name)
		w.names = appendFolded(w.names, name)
		p.end = uint32(len(w.names))
		p.name = maphash.Bytes(w.seed, w.names[p.begin:])
	}
	if p.id != 0 || p.name != 0 {
		w.people = append(w.people, p)
	}
}

// place is where a field stands, or -1.
func (l *List) place(field string) int {
	if i, ok := l.at[field]; ok {
		return i
	}
	return -1
}

// key tells who or what a row is about.
func (l *List) key(r *tabular.Row) []byte {
	for _, field := range [...]string{"inscricao", "cpf"} {
		if i := l.place(field); i >= 0 {
			return at(r, i)
		}
	}
	if l.kind == profile.KindSeats {
		return at(r, l.place("cargo"))
	}
	return nil
}

// postsLimit is more posts than any contest had.
const postsLimit = 50_000

func (w *worker) seePost(text []byte, line int) {
	if w.last != nil && w.lastPost == string(text) {
		w.last.rows++
		return
	}
	p := w.posts[string(text)]
	if p == nil {
		if len(w.posts) >= postsLimit {
			return
		}
		p = &post{line: line}
		w.posts[string(text)] = p
	}
	p.rows++
	w.last, w.lastPost = p, string(text)
}

// plain are the letters with accents of Portuguese, without them.
var plain = func() (table [0x180]byte) {
	for r := rune(0xc0); r < 0x180; r++ {
		if folded := intake.Fold(string(r)); len(folded) == 1 {
			table[r] = folded[0]
		}
	}
	return table
}()

const apostrophes = "’‘´ʼ"

// appendFolded is intake.Fold without the cost of decomposing every name: two
// million of them would take longer than all the rest.
func appendFolded(to, text []byte) []byte {
	start := len(to)
	space := false
	for i := 0; i < len(text); {
		c := text[i]
		if c >= utf8.RuneSelf {
			r, size := utf8.DecodeRune(text[i:])
			if strings.ContainsRune(apostrophes, r) {
				i += size
				continue
			}
			if r >= 0x180 || plain[r] == 0 {
				return append(to[:start], intake.Fold(string(text))...)
			}
			c, i = plain[r], i+size-1
		}
		i++
		switch {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r':
			space = len(to) > start
			continue
		case c == '\'' || c == '`': // D'Ávila is written in five ways
			continue
		case c >= 'A' && c <= 'Z':
			c += 'a' - 'A'
		}
		if space {
			to, space = append(to, ' '), false
		}
		to = append(to, c)
	}
	return to
}

var suffix = regexp.MustCompile(`\s*[\(\[]([^()\[\]]{1,30})[\)\]]\s*$`)

// SplitName takes from a name the suffixes that boards put after it.
func SplitName(text string) (name, suffixes string) {
	var list []string
	for {
		found := suffix.FindStringSubmatchIndex(text)
		if found == nil {
			break
		}
		list = append([]string{strings.TrimSpace(text[found[2]:found[3]])}, list...)
		text = text[:found[0]]
	}
	return strings.TrimSpace(text), strings.Join(list, " ")
}
