package cli

import (
	"time"

	"certame"
	"certame/internal/cli/usage"
	"certame/internal/locale"
)

// dayOption reads a day given on the command line.
func dayOption(name, text string) (certame.Date, error) {
	day, ok := certame.ParseDate([]byte(text))
	if !ok {
		return certame.NoDate, usage.Error(name + ": «" + text + "» não é uma data; como em 10/03/2026")
	}
	return day, nil
}

// optionalDay is a day that may be left out: NoDate then.
func optionalDay(name, text string) (certame.Date, error) {
	if text == "" {
		return certame.NoDate, nil
	}
	return dayOption(name, text)
}

// today is the civil day in Brasília.
func today() certame.Date { return dayOf(time.Now()) }

func dayOf(at time.Time) certame.Date {
	year, month, day := at.In(locale.Brasilia).Date()
	d, _ := certame.NewDate(year, int(month), day)
	return d
}
