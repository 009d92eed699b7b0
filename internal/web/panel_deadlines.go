package web

import (
	"io"
	"time"

	"certame"
	"certame/edital"
	"certame/internal/intake/editalfile"
	"certame/internal/locale"
	"certame/internal/run"
)

// Deadline is a day by which something is owed or possible.
type Deadline struct {
	What, When, Left string
	Past             bool
}

// deadlines are those that the edital and the book give, in Brasília time.
func (v *visit) deadlines(p *panelPage) (list []Deadline, err error) {
	file, _, err := v.Docket.OpenFile(v.ctx(), p.ID, p.Revision, run.EditalFile)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	text, err := io.ReadAll(file)
	if err != nil {
		return nil, err
	}
	declared, err := editalfile.Parse(text, run.EditalFile)
	if err != nil {
		return nil, err
	}
	today := dateOf(v.Clock())
	add := func(what string, on certame.Date, hour string) {
		list = append(list, Deadline{what, on.Brazilian() + hour, left(today, on), on < today})
	}
	if c := declared.Closes; c.Date > 0 {
		add("Fim das inscrições, e de fazer ou desfazer opções", c.Date, ", até "+clock(c))
	}
	if p.Summary != nil && p.Summary.Book != nil && p.Summary.Book.LastDay != "" {
		if on, ok := certame.ParseDate([]byte(p.Summary.Book.LastDay)); ok {
			add("Fim da validade", on, "")
		}
	}
	return list, nil
}

func clock(i edital.Instant) string {
	s := i.Second
	return time.Date(2000, 1, 1, s/3600, s/60%60, s%60, 0, time.UTC).Format("15:04:05")
}

func dateOf(t time.Time) certame.Date {
	local := t.In(locale.Brasilia)
	return certame.MustDate(local.Year(), int(local.Month()), local.Day())
}

func left(today, on certame.Date) string {
	switch days := int(on) - int(today); {
	case days < 0:
		return "passou"
	case days == 0:
		return "hoje"
	default:
		return "faltam " + locale.Count(days, "dia", "dias")
	}
}
