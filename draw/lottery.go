package draw

import (
	"strconv"
	"strings"
)

// Typing is the five prizes of an extraction as one person typed them.
type Typing struct {
	Person  string
	Numbers []string
}

// Agree compares what two people typed, each alone: the same person twice, a
// number with another count of digits, or one digit that differs, and nothing is
// drawn. The first prize comes first.
func (s *Source) Agree(first, second Typing) (values string, fault *Fault) {
	for _, t := range []Typing{first, second} {
		if !clean(t.Person) {
			return "", &Fault{Reason: NoPerson, Value: t.Person}
		}
		if fault := s.numbers(t.Numbers); fault != nil {
			fault.Other = t.Person
			return "", fault
		}
	}
	if strings.EqualFold(first.Person, second.Person) {
		return "", &Fault{Reason: SamePerson, Value: first.Person}
	}
	for i, n := range first.Numbers {
		if second.Numbers[i] != n {
			return "", &Fault{Reason: NumbersDiffer, Line: i + 1}
		}
	}
	return strings.Join(first.Numbers, " "), nil
}

// numbers holds the prizes to the count of digits announced; leading zeros count.
func (s *Source) numbers(list []string) *Fault {
	if len(list) != prizes {
		return &Fault{Reason: BadNumbers, Value: strconv.Itoa(len(list)) + " de " + strconv.Itoa(prizes)}
	}
	for i, n := range list {
		if len(n) != s.Digits || !digits(n) {
			return &Fault{Reason: BadNumbers, Line: i + 1, Value: n}
		}
	}
	return nil
}
