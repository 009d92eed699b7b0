package notify

import (
	"bytes"
	"embed"
	"fmt"
	"html/template"
	"strings"
	text "text/template"
	"time"

	"certame"
	"certame/internal/convening"
	"certame/internal/locale"
)

//go:embed modelos/*
var models embed.FS

var (
	textModels = text.Must(text.ParseFS(models, "modelos/*.txt"))
	htmlModels = template.Must(template.ParseFS(models, "modelos/*.html"))
)

// Kinds of message.
const (
	Calling = "convocacao"
	Moving  = "remarcacao"
)

// Notice is what a message says. It has nothing but what the person needs to come:
// no name, no group, no reason. Mail is read over shoulders, and by others.
type Notice struct {
	Kind         string    `json:"-"`
	Registration string    `json:"-"`
	Group        string    `json:"-"` // of the summons it is about; the message does not say it
	Sequence     int       `json:"-"`
	Contest      string    `json:"certame"`
	Agency       string    `json:"orgao"`
	City         string    `json:"cidade"`
	Room         string    `json:"sala"`
	Starts       time.Time `json:"inicio"`
	Ends         time.Time `json:"fim"`
	Of           int       `json:"de"` // how many hours the person has
	Secret       string    `json:"recibo"`
	Key          string    `json:"calendario"` // the same for every hour of a person and a group
}

// letter is a notice in words.
type letter struct {
	ID, Subject, Text, HTML string
	Calendar                []byte
	Date                    time.Time
}

// words is what the models are written from.
type words struct {
	Notice
	Registration, Day, Hour, Link string
	Moved                         bool
}

var weekdays = [...]string{"domingo", "segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira", "sábado"}

// write puts a notice in words. id is that of the message.
func (o *Office) write(n *Notice, id string, at time.Time) (*letter, error) {
	w := words{Notice: *n, Registration: n.Registration, Link: o.base + ReceiptPath + n.Secret, Moved: n.Kind == Moving}
	starts := n.Starts.In(locale.Brasilia)
	w.Day, w.Hour = weekdays[starts.Weekday()]+", "+starts.Format("02/01/2006"), starts.Format("15:04")
	l := &letter{ID: id + "@" + o.host(), Subject: "Convocação: " + n.Contest, Date: at}
	if w.Moved {
		l.Subject = "Novo horário: " + n.Contest
	}
	l.Subject = strings.Join(strings.Fields(l.Subject), " ") // one line, whatever the name of a contest has
	var plain, page bytes.Buffer
	if err := textModels.ExecuteTemplate(&plain, "convocacao.txt", w); err != nil {
		return nil, err
	}
	if err := htmlModels.ExecuteTemplate(&page, "convocacao.html", w); err != nil {
		return nil, err
	}
	l.Text, l.HTML, l.Calendar = Wrapped(plain.String()), page.String(), o.calendar(n, at)
	return l, nil
}

func (o *Office) calendar(n *Notice, at time.Time) []byte {
	starts := n.Starts.In(locale.Brasilia)
	entry := convening.Entry{
		ID: n.Registration, Key: n.Key, City: n.City, Sequence: n.Sequence, Sent: at, Minutes: int(n.Ends.Sub(n.Starts) / time.Minute),
		Place: convening.Place{Day: certame.MustDate(starts.Year(), int(starts.Month()), starts.Day()), Second: starts.Hour()*3600 + starts.Minute()*60 + starts.Second(), Room: n.Room},
	}
	return convening.Invitation(entry, o.sender())
}

func (n *Notice) String() string { return fmt.Sprintf("%s %s", n.Kind, n.Registration) }
