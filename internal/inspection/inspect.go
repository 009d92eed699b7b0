package inspection

import (
	"context"
	"fmt"
	"path/filepath"
	"time"

	"certame/internal/installation"
	"certame/internal/intake"
	"certame/internal/settings"
)

// Level is how bad a finding is.
type Level string

// Levels.
const (
	Good  Level = "certo"
	Mind  Level = "atenção" // it works, and somebody should know
	Wrong Level = "errado"  // it would not work, or not be safe
)

// Finding is one thing that was looked at.
type Finding struct {
	About string // what was looked at, in a word
	Level Level
	Said  string // what was found, when it is good
	intake.Problem
}

// inspector looks at one configuration.
type inspector struct {
	s     *settings.Settings
	at    installation.Place
	now   time.Time
	found []Finding
}

// answerTime is how long each service may take.
const answerTime = 10 * time.Second

// Inspect looks at everything, and says all that it found.
func Inspect(ctx context.Context, s *settings.Settings, at installation.Place, now time.Time) []Finding {
	i := &inspector{s: s, at: at, now: now}
	for _, look := range []func(context.Context){i.secrets, i.folder, i.disk, i.listening, i.database, i.objects, i.keys, i.mail, i.govbr, i.scanning, i.collector, i.clock} {
		limited, stop := context.WithTimeout(ctx, answerTime)
		look(limited)
		stop()
	}
	return i.found
}

func (i *inspector) good(about, format string, a ...any) {
	i.found = append(i.found, Finding{About: about, Level: Good, Said: fmt.Sprintf(format, a...)})
}

// bad is about the value of a key, or about what holds without it.
func (i *inspector) bad(level Level, about, key, what, remedy string) {
	v, is := i.s.Value(key)
	p := v.Problem(what, remedy)
	switch {
	case is: // the value is not repeated: an address may have a password, by its variable
	case key == "":
		p.File = "esta máquina"
	default:
		p.File = "«" + key + "», sem configuração"
	}
	i.found = append(i.found, Finding{About: about, Level: level, Problem: p})
}

func (i *inspector) inside(name string) string { return filepath.Join(i.at.Folder, name) }
