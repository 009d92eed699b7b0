package complaint

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"time"
	"unicode/utf8"

	"certame/internal/dossier"
	"certame/internal/secret"
	"certame/internal/store"
)

// Message is what who investigates asked, or what who told something added, by the code
// and so without saying who they are.
type Message struct {
	At    time.Time
	Asked bool // by who investigates
	Text  string
	Files []Attachment
}

// Kinds of acts of the exchange.
const (
	asked = "pergunta"
	added = "complemento"
)

// addedMost is how often somebody may add to a complaint.
const addedMost = 20

type messageData struct {
	Text  string       `json:"texto"`
	Files []Attachment `json:"anexos,omitempty"`
}

// message reads one of the exchange.
func (c *Complaint) message(a dossier.Act) error {
	var data messageData
	if json.Unmarshal(a.Data, &data) != nil {
		return secret.ErrSealed
	}
	c.Exchange = append(c.Exchange, Message{a.At, a.Kind == asked, data.Text, data.Files})
	c.Files = append(c.Files, data.Files...)
	return nil
}

// Ask puts a question to who told something, which they find by their code.
func (d *Desk) Ask(ctx context.Context, by store.AccountID, contest store.ContestID, id, text string) error {
	if text = strings.TrimSpace(text); text == "" || utf8.RuneCountInString(text) > TextMost {
		return refused("A pergunta está em branco ou passa de 10.000 letras.", "Escreva o que precisa saber, sem pedir que a pessoa diga quem é.")
	}
	return d.db.Whole(ctx, func(tx *store.DB) error {
		f, err := d.cabinet.Open(ctx, tx, contest, complaints, id)
		if err != nil {
			return err
		}
		c, err := open(f)
		if err != nil {
			return err
		}
		if err := d.cabinet.Append(ctx, tx, c.file, asked, by, messageData{Text: text}); err != nil {
			return err
		}
		return d.note(ctx, tx, by, contest, Asking, id)
	})
}

// Add takes more from who told something, by the code. Nobody is asked who they are.
func (d *Desk) Add(ctx context.Context, contest store.ContestID, code, text string, files []Upload) error {
	if text = strings.TrimSpace(text); text == "" || utf8.RuneCountInString(text) > TextMost {
		return refused("O complemento está em branco ou passa de 10.000 letras.", "Conte o que falta, ou responda ao que foi perguntado.")
	}
	if err := d.checkUploads(ctx, files); err != nil {
		return err
	}
	return d.db.Whole(ctx, func(tx *store.DB) error {
		f, err := d.cabinet.Held(ctx, tx, contest, handleOf(code))
		if err != nil {
			return err
		}
		c, err := open(f)
		if err != nil {
			return err
		}
		if c.added() >= addedMost {
			return refused(fmt.Sprintf("Esta denúncia já recebeu %d complementos.", addedMost), "Se há fato novo, apresente outra denúncia.")
		}
		kept, err := d.attach(ctx, tx, "", contest, files)
		if err != nil {
			return err
		}
		if err := d.cabinet.Append(ctx, tx, f, added, "", messageData{text, kept}); err != nil {
			return err
		}
		return d.note(ctx, tx, "", contest, Adding, f.ID)
	})
}

// open is a complaint that was not archived.
func open(f *dossier.File) (*Complaint, error) {
	c, err := complaintOf(f)
	if err == nil && c.State == Dismissed {
		err = refused("Esta denúncia foi arquivada.", "Se há fato novo, apresente outra denúncia.")
	}
	return c, err
}

func (c *Complaint) added() (n int) {
	for _, m := range c.Exchange {
		if !m.Asked {
			n++
		}
	}
	return n
}
