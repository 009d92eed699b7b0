package draw

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// brasilia is three hours behind.
const brasilia = -3 * 60 * 60

const secondsOfDay = 24 * 60 * 60

// prizes of an extraction of the Loteria Federal.
const prizes = 5

// Check refuses an announcement that would leave anything open: tickets that
// cannot be told apart, or a source that may be known already.
func (a *Announcement) Check() *Fault {
	if !clean(a.Object) {
		return &Fault{Reason: NoObject, Value: a.Object}
	}
	if fault := a.checkSource(); fault != nil {
		return fault
	}
	return a.checkTickets()
}

func (a *Announcement) checkSource() *Fault {
	s := &a.Source
	switch s.Kind {
	case Lottery:
		return a.checkLottery()
	case Beacon:
		if !s.Chain.wellFormed() {
			return &Fault{Reason: BadChain, Value: s.Chain.Hash}
		}
		if s.Round == 0 || s.Round >= 1<<40 {
			return &Fault{Reason: BadRound, Value: strconv.FormatUint(s.Round, 10)}
		}
		if s.Chain.At(s.Round) < (int64(a.Published)+1)*secondsOfDay-brasilia {
			return &Fault{Reason: NotFuture, Value: a.Published.Brazilian()}
		}
		return nil
	}
	return &Fault{Reason: BadSource, Value: string(s.Kind)}
}

func (a *Announcement) checkLottery() *Fault {
	s := &a.Source
	switch {
	case len(s.Extraction) != 5 || !digits(s.Extraction):
		return &Fault{Reason: BadExtraction, Value: s.Extraction}
	case s.Digits != 5 && s.Digits != 6:
		return &Fault{Reason: BadDigits, Value: strconv.Itoa(s.Digits)}
	case s.Day <= a.Published:
		return &Fault{Reason: NotFuture, Value: a.Published.Brazilian(), Other: s.Day.Brazilian()}
	}
	return nil
}

func (a *Announcement) checkTickets() *Fault {
	first := len(a.fields()) + 1 // lines before the tickets
	if len(a.Tickets) < 2 || len(a.Tickets) > 1<<31 {
		return &Fault{Reason: TooFewTickets, Value: strconv.Itoa(len(a.Tickets))}
	}
	for i, t := range a.Tickets {
		if !clean(t) {
			return &Fault{Reason: BadTicket, Line: first + i + 1, Value: t}
		}
	}
	order := make([]int, len(a.Tickets))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(i, j int) int {
		return cmpOr(strings.Compare(a.Tickets[i], a.Tickets[j]), i-j)
	})
	for k, i := range order[1:] {
		if a.Tickets[order[k]] == a.Tickets[i] {
			return &Fault{Reason: SameTicket, Line: first + i + 1, Value: a.Tickets[i], Other: strconv.Itoa(order[k] + 1)}
		}
	}
	return nil
}

func cmpOr(a, b int) int {
	if a != 0 {
		return a
	}
	return b
}

// clean is text that everybody sees and copies the same way: valid UTF-8, no
// spaces at the ends, nothing invisible.
func clean(text string) bool {
	return text != "" && len(text) <= 400 && utf8.ValidString(text) && strings.TrimSpace(text) == text &&
		!strings.ContainsFunc(text, func(r rune) bool { return r != ' ' && !unicode.IsGraphic(r) || unicode.Is(unicode.Zs, r) && r != ' ' })
}

func digits(text string) bool { return text != "" && strings.Trim(text, "0123456789") == "" }

func hexadecimal(text string, size int) bool {
	return len(text) == 2*size && strings.Trim(text, "0123456789abcdef") == ""
}

func (c *Chain) wellFormed() bool {
	key := len(c.PublicKey) / 2
	return hexadecimal(c.Hash, 32) && hexadecimal(c.GroupHash, 32) && (key == 48 || key == 96) && hexadecimal(c.PublicKey, key) &&
		clean(c.Name) && clean(c.Scheme) && c.Period > 0 && c.Period <= secondsOfDay && c.Genesis > 0
}
