package pseudonym

import "strings"

// A CPF keeps its signs and what is hidden of it. Its six middle figures, which
// a public document shows, become others on their own, so that a masked CPF and
// the whole one are still of one person. What comes out is never a valid CPF.

// cpfParts tells a CPF, whole or masked, by its eleven places.
func cpfParts(text string) (places []int, ok bool) {
	for i := range len(text) {
		switch c := text[i]; {
		case c >= '0' && c <= '9', c == '*', c == 'X', c == 'x':
			places = append(places, i)
		case c != '.' && c != '-' && c != ' ' && c != '/':
			return nil, false
		}
	}
	return places, len(places) == 11
}

// middleOf is the middle of a CPF, as it is written.
func middleOf(text string, places []int) string {
	var b strings.Builder
	for _, at := range places[3:9] {
		b.WriteByte(text[at])
	}
	return b.String()
}

// cpf writes another CPF of the same form.
func (m *Mapping) cpf(text string) string {
	places, ok := cpfParts(text)
	if !ok {
		return m.code("cpf", text)
	}
	fresh := make([]byte, 11)
	copy(fresh[3:9], m.code("cpf", middleOf(text, places)))
	var plain [11]byte
	for i, at := range places {
		plain[i] = text[at]
	}
	m.outer(&plain, fresh)
	out := []byte(text)
	for i, at := range places {
		if isDigit(text[at]) {
			out[at] = fresh[i]
		}
	}
	return string(out)
}

// outer replaces the first three figures, by a turn that depends on the middle,
// and the last two by others that are not the right ones.
func (m *Mapping) outer(plain *[11]byte, fresh []byte) {
	turn := m.key.stream("cpf início", string(plain[3:9]), 0)
	for i := range 3 {
		fresh[i] = '0' + byte((int(digitOf(plain[i]))+turn.below(10))%10)
	}
	first, second := checkDigits(plain[:9])
	ours, other := checkDigits(fresh[:9])
	right := int(ours)*10 + int(other)
	typed := int(digitOf(plain[9]))*10 + int(digitOf(plain[10]))
	wrong := (typed - int(first)*10 - int(second) + 100) % 100 // 0 for a CPF typed right
	last := (right + 1 + wrong%99) % 100
	fresh[9], fresh[10] = '0'+byte(last/10), '0'+byte(last%10)
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// digitOf counts what is hidden as zero.
func digitOf(c byte) byte {
	if isDigit(c) {
		return c - '0'
	}
	return 0
}

// checkDigits are the two figures that end a valid CPF.
func checkDigits(nine []byte) (first, second byte) {
	sum, next := 0, 0
	for i, c := range nine {
		sum += int(digitOf(c)) * (10 - i)
		next += int(digitOf(c)) * (11 - i)
	}
	one := sum * 10 % 11 % 10
	return byte(one), byte((next + 2*one) * 10 % 11 % 10)
}
