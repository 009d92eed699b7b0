package draw

import (
	"strconv"
	"strings"

	"certame"
)

// reader takes fields off the lines of a document, in their only order. The first
// fault stops it.
type reader struct {
	lines []string
	at    int
	fault *Fault
}

func read(data []byte, title string) *reader {
	text, ended := strings.CutSuffix(string(data), "\n")
	r := &reader{lines: strings.Split(text, "\n")}
	if !ended {
		r.fail(OtherForm, len(r.lines), r.lines[len(r.lines)-1], "")
	}
	if r.next() != title && r.fault == nil {
		r.fail(OtherTitle, 1, r.lines[0], title)
	}
	return r
}

func (r *reader) fail(reason Reason, line int, value, other string) {
	if r.fault == nil {
		r.fault = &Fault{reason, line, value, other}
	}
}

func (r *reader) next() string {
	if r.at == len(r.lines) {
		r.fail(OtherForm, r.at, "", "")
		return ""
	}
	r.at++
	return r.lines[r.at-1]
}

// field is the value of the next line, which must be of that name.
func (r *reader) field(name string) string {
	line := r.next()
	value, ok := strings.CutPrefix(line, name+": ")
	if !ok {
		r.fail(OtherForm, r.at, line, name)
	}
	return value
}

func (r *reader) has(name string) bool {
	return r.at < len(r.lines) && strings.HasPrefix(r.lines[r.at], name+": ")
}

func (r *reader) date(name string) certame.Date {
	text := r.field(name)
	d, ok := certame.ParseDate([]byte(text))
	if !ok || d.ISO() != text {
		r.fail(BadDate, r.at, text, "")
	}
	return d
}

func (r *reader) number(name string, bits int, wrong Reason) uint64 {
	text := r.field(name)
	n, err := strconv.ParseUint(text, 10, bits)
	if err != nil || strconv.FormatUint(n, 10) != text {
		r.fail(wrong, r.at, text, "")
	}
	return n
}

// tickets are the next lines, as many as said.
func (r *reader) tickets() []string {
	n := r.number("bilhetes", 32, OtherCount)
	rest := r.lines[r.at:]
	if uint64(len(rest)) < n {
		r.fail(OtherCount, r.at, strconv.FormatUint(n, 10), strconv.Itoa(len(rest)))
		return nil
	}
	r.at += int(n)
	return rest[:n]
}

// end refuses lines beyond the last.
func (r *reader) end() {
	if r.at < len(r.lines) {
		r.fail(OtherForm, r.at+1, r.lines[r.at], "")
	}
}

// Parse reads an announcement. What it gives back has exactly the bytes read.
func Parse(data []byte) (*Announcement, *Fault) {
	r := read(data, announcementTitle)
	a := &Announcement{Object: r.field("objeto"), Published: r.date("publicado")}
	a.Source = r.source()
	a.Tickets = r.tickets()
	r.end()
	if r.fault != nil {
		return nil, r.fault
	}
	if fault := a.Check(); fault != nil {
		return nil, fault
	}
	return a, nil
}

func (r *reader) source() (s Source) {
	switch s.Kind = Kind(r.field("fonte")); s.Kind {
	case Lottery:
		s.Extraction, s.Day = r.field("extracao"), r.date("dia")
		s.Digits = int(r.number("algarismos", 8, BadDigits))
	case Beacon:
		s.Chain = Chain{Hash: r.field("rede"), Name: r.field("nome"), Scheme: r.field("esquema"), PublicKey: r.field("chave"), GroupHash: r.field("grupo")}
		s.Chain.Period = uint32(r.number("periodo", 32, BadChain))
		s.Chain.Genesis = int64(r.number("genese", 40, BadChain))
		s.Round = r.number("rodada", 40, BadRound)
	default:
		r.fail(BadSource, r.at, string(s.Kind), "")
	}
	return s
}
