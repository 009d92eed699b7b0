package pseudonym

import (
	"encoding/base32"
	"encoding/hex"
	"maps"
	"slices"
	"strings"

	"certame"
	"certame/internal/intake/review/cell"
)

// Mapping gives every value its replacement. A folder is walked twice: the first
// time it sees all that there is, and only then is anything invented, so that
// what is invented is nowhere in the input.
type Mapping struct {
	AgeOn   certame.Date     // the day that says who is 60; NoDate when unknown
	shifts  func(string) int // of a column of marks
	key     Key
	seeing  bool
	domains map[string]*domain
	minutes map[int]int
	drawn   map[string]int  // numbers drawn under the key, which every row uses
	secret  map[string]bool // words that must be nowhere in the output
	known   vocabulary
}

// New is a mapping that has seen nothing.
func New(key Key, ageOn certame.Date) *Mapping {
	m := &Mapping{AgeOn: ageOn, key: key, seeing: true, domains: map[string]*domain{}, minutes: map[int]int{}, drawn: map[string]int{}, secret: map[string]bool{}, known: newVocabulary()}
	m.shifts = m.shiftOf
	return m
}

// settle invents, after all was seen.
func (m *Mapping) settle() {
	m.seeing = false
	m.settleClock()
	for _, at := range slices.Sorted(maps.Keys(m.domains)) {
		if d := m.domains[at]; at == nameDomain {
			d.settleNames(m.key, m.isSecret)
		} else {
			d.settleCodes(m.key, m.refusedCode)
		}
	}
	for _, d := range m.domains {
		if d.full { // its values are those of the input, in other places
			for value := range d.values {
				delete(m.secret, fold(value))
			}
		}
	}
}

// Redistributed are the kinds of codes that fill all the room their shape has: no
// others could be invented, and each became that of somebody else.
func (m *Mapping) Redistributed() (list []string) {
	for _, at := range slices.Sorted(maps.Keys(m.domains)) {
		if m.domains[at].full {
			list = append(list, at)
		}
	}
	return list
}

// Domains of values.
const (
	idDomain     = "inscricao"
	nameDomain   = "nome"
	postDomain   = "cargo"
	memberDomain = "membro"
	boardDomain  = "comissao"
	otherDomain  = "outros"
)

// code replaces a value by another of the same shape.
func (m *Mapping) code(name, value string) string {
	d := m.domains[name]
	if d == nil {
		d = newDomain(name)
		m.domains[name] = d
	}
	if m.seeing {
		d.see(value)
		return value
	}
	return d.values[value]
}

// name replaces a name, and keeps after it the suffixes that say nothing of who
// it is, as (sub judice).
func (m *Mapping) name(text string) string {
	bare, suffixes := text, ""
	if strings.HasSuffix(text, ")") || strings.HasSuffix(text, "]") {
		bare, suffixes = cell.SplitName(text)
	}
	if m.seeing {
		m.keepSecret(bare, 3)
	}
	fresh := m.code(nameDomain, nameKey(bare))
	if m.seeing {
		return text
	}
	fresh = dressed(fresh, bare)
	if suffixes != "" && m.known.harmless(suffixes) {
		return fresh + " (" + suffixes + ")"
	}
	return fresh
}

var textCode = base32.NewEncoding("abcdefghijklmnopqrstuvwxyz234567").WithPadding(base32.NoPadding)

// text replaces a note by a label and letters: the same note, the same letters.
func (m *Mapping) text(label, value string) string {
	if m.seeing {
		m.keepSecret(value, 4)
		return value
	}
	sum := m.key.sum("texto", value, 0)
	return label + " " + textCode.EncodeToString(sum[:5])
}

// digest replaces a digest, which could be looked up, by one of nothing.
func (m *Mapping) digest(value string) string {
	if m.seeing {
		m.secret[value] = true
	}
	sum := m.key.sum("resumo", value, 0)
	return hex.EncodeToString(sum[:])
}

// between is a number that the key draws, from least to most.
func (m *Mapping) between(what string, least, most int) int {
	n, known := m.drawn[what]
	if !known {
		n = m.key.between(what, least, most)
		m.drawn[what] = n
	}
	return n
}

// shiftOf is how many points are added to a column of marks.
func (m *Mapping) shiftOf(column string) int { return m.between("nota "+column, 2, 19) }

// post replaces each code of a cell that may have several, in order.
func (m *Mapping) post(text string) string {
	list := strings.Split(text, "|")
	for i, one := range list {
		bare := strings.TrimSpace(one)
		switch {
		case bare == "":
		case strings.ContainsAny(bare, " \t") || len(bare) > 12:
			list[i] = strings.Replace(one, bare, m.text("Cargo", bare), 1)
		default:
			list[i] = strings.Replace(one, bare, m.code(postDomain, bare), 1)
		}
	}
	return strings.Join(list, "|")
}
