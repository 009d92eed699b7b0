package ledger

import (
	"bytes"
	"strconv"
	"unicode/utf8"

	"certame"
	"certame/edital"
)

// Decode reads one line of a book, of any version of its kind, and brings it to
// the present one. What is not written in the one canonical way is refused: a
// line that means the same in two ways has two digests. fault says what is wrong.
func Decode(line []byte) (f Fact, fault Fault) {
	r := reader{line: line, rest: line}
	f = r.fact()
	switch {
	case r.fault != "":
		return f, r.fault
	case !bytes.Equal(Encode(&f), line):
		return f, NotCanonical
	}
	return upgrade(f, upgrades[:])
}

// Fault is what is wrong with a line.
type Fault string

// The faults.
const (
	NotAFact       Fault = "nao_e_um_fato"
	UnknownKind    Fault = "tipo_desconhecido"
	UnknownVersion Fault = "versao_desconhecida"
	WrongInstant   Fault = "data_invalida"
	NotCanonical   Fault = "forma_nao_canonica"
	Altered        Fault = "linha_alterada"
	WrongNumber    Fault = "numero_fora_da_sequencia"
	BrokenChain    Fault = "cadeia_rompida"
)

// Faults lists every fault.
func Faults() []Fault {
	return []Fault{NotAFact, UnknownKind, UnknownVersion, WrongInstant, NotCanonical, Altered, WrongNumber, BrokenChain}
}

// reader walks a canonical line; the first fault stops it.
type reader struct {
	line  []byte
	rest  []byte
	fault Fault
}

func (r *reader) fact() (f Fact) {
	r.expect(`{"id":`)
	if f.Number = NumberOf(r.text()); f.Number == 0 {
		r.fail(NotAFact)
	}
	r.expect(`,"tipo":`)
	kind, known := KindOf(r.text())
	if f.Kind = kind; !known {
		r.fail(UnknownKind)
	}
	r.expect(`,"versao":`)
	f.Version = r.number()
	r.expect(`,"data":`)
	at, ok := ParseInstant(r.text())
	if f.At = at; !ok {
		r.fail(WrongInstant)
	}
	r.expect(`,"autor":`)
	f.Author = r.text()
	r.expect(`,"ato":`)
	f.Act = r.text()
	r.expect(`,"dados":{`)
	f.Data = r.fields()
	r.expect(`},"anterior":`)
	previous, ok := ParseDigest(r.text())
	if f.Previous = previous; !ok {
		r.fail(NotAFact)
	}
	before := len(r.line) - len(r.rest)
	if r.expect(`,"soma":`); r.text() != checksum(r.line[:before]) {
		r.fail(Altered)
	}
	if r.expect(`}`); len(r.rest) > 0 {
		r.fail(NotAFact)
	}
	return f
}

func (r *reader) fail(fault Fault) {
	if r.fault == "" {
		r.fault = fault
	}
}

func (r *reader) expect(word string) {
	rest, ok := bytes.CutPrefix(r.rest, []byte(word))
	if r.rest = rest; !ok {
		r.fail(NotAFact)
	}
}

func (r *reader) fields() (out []Field) {
	for len(r.rest) > 0 && r.rest[0] == '"' {
		name := r.text()
		r.expect(`:`)
		out = append(out, Field{name, r.text()})
		if len(r.rest) > 0 && r.rest[0] == ',' {
			r.rest = r.rest[1:]
		}
	}
	return out
}

func (r *reader) number() int {
	n := 0
	for n < len(r.rest) && r.rest[n] >= '0' && r.rest[n] <= '9' {
		n++
	}
	value, err := strconv.Atoi(string(r.rest[:n]))
	if r.rest = r.rest[n:]; err != nil {
		r.fail(NotAFact)
	}
	return value
}

// text reads a JSON string. Escapes that the canonical form does not use are
// caught by comparing the bytes.
func (r *reader) text() string {
	if r.expect(`"`); r.fault != "" {
		return ""
	}
	var out []byte
	for i := 0; i < len(r.rest); i++ {
		switch c := r.rest[i]; {
		case c == '"':
			r.rest = r.rest[i+1:]
			if !utf8.Valid(out) {
				r.fail(NotAFact)
			}
			return string(out)
		case c == '\\' && i+1 < len(r.rest) && (r.rest[i+1] == '"' || r.rest[i+1] == '\\'):
			i++
			out = append(out, r.rest[i])
		case c == '\\' && i+5 < len(r.rest) && r.rest[i+1] == 'u':
			code, err := strconv.ParseUint(string(r.rest[i+2:i+6]), 16, 16)
			if err != nil {
				r.fail(NotAFact)
			}
			out = utf8.AppendRune(out, rune(code))
			i += 5
		default:
			out = append(out, c)
		}
	}
	r.fail(NotAFact)
	return ""
}

// ParseInstant reads what InstantText writes.
func ParseInstant(text string) (at edital.Instant, ok bool) {
	day, clock := text, ""
	if len(text) == len("2026-03-10T14:00:00") && text[10] == 'T' {
		day, clock = text[:10], text[11:]
	}
	date, ok := certame.ParseDate([]byte(day))
	if !ok || len(day) != 10 || day[4] != '-' {
		return edital.Instant{Date: certame.NoDate, Second: WholeDay}, false
	}
	if clock == "" {
		return edital.Instant{Date: date, Second: WholeDay}, true
	}
	second, ok := ParseClock(clock)
	return edital.Instant{Date: date, Second: second}, ok
}

// ParseClock reads hh:mm:ss as the second of the day.
func ParseClock(text string) (second int, ok bool) {
	if len(text) != len("14:00:00") || text[2] != ':' || text[5] != ':' {
		return 0, false
	}
	for i, limit := range [...]int{24, 60, 60} {
		n, err := strconv.Atoi(text[3*i : 3*i+2])
		if err != nil || n < 0 || n >= limit || text[3*i] == '+' || text[3*i] == '-' {
			return 0, false
		}
		second = second*60 + n
	}
	return second, true
}
