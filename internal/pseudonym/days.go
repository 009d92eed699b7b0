package pseudonym

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"certame"
)

// Days that births are moved by: enough to be another, few enough that ages stay
// as they are spread.
const leastDays, mostDays = 29, 331

// elderAge is where idoso begins (Lei 10.741/2003, art. 27; R-18).
const elderAge = 60

// birth moves whoever is 60 on the reference day into the past, and all others
// towards it: the order of ages stays, and nobody begins or ceases to be 60.
func (m *Mapping) birth(text string) (string, bool) {
	day, ok := certame.ParseDate([]byte(text))
	if !ok {
		return text, false
	}
	if m.AgeOn != certame.NoDate && day <= m.AgeOn.AddYears(-elderAge) {
		day -= certame.Date(m.between("nascimento, idosas", leastDays, mostDays))
	} else {
		day += certame.Date(m.between("nascimento", leastDays, mostDays))
	}
	if strings.Contains(text, "/") {
		return day.Brazilian(), true
	}
	return day.ISO(), true
}

const minutesOfDay = 24 * 60

// clockMinute reads hh:mm, and leaves what comes after.
func clockMinute(text string) (minute int, rest string, ok bool) {
	if len(text) < 5 || text[2] != ':' || !allDigits(text[:2]) || !allDigits(text[3:5]) {
		return 0, "", false
	}
	hour, _ := strconv.Atoi(text[:2])
	past, _ := strconv.Atoi(text[3:5])
	return hour*60 + past, text[5:], hour < 24 && past < 60
}

// settleClock gives the minutes of birth others, in the same order.
func (m *Mapping) settleClock() {
	old := slices.Sorted(maps.Keys(m.minutes))
	fresh := make([]int, minutesOfDay)
	for i := range fresh {
		fresh[i] = i
	}
	draw := m.key.stream("hora", "", 0)
	for i := range old { // the first ones of a shuffle
		j := i + draw.below(minutesOfDay-i)
		fresh[i], fresh[j] = fresh[j], fresh[i]
	}
	fresh = fresh[:len(old)]
	slices.Sort(fresh)
	for i, minute := range old {
		m.minutes[minute] = fresh[i]
	}
}

func (m *Mapping) clock(text string) (string, bool) {
	minute, rest, ok := clockMinute(text)
	if !ok {
		return text, false
	}
	fresh := m.minutes[minute]
	return fmt.Sprintf("%02d:%02d%s", fresh/60, fresh%60, rest), true
}
