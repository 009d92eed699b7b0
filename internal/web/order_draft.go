package web

import (
	"bytes"
	"fmt"
	"strings"
	"time"

	"certame/appointment"
	"certame/contest"
	"certame/edital"
	"certame/internal/docket"
	"certame/internal/edition"
	"certame/internal/render/gazette"
	"certame/internal/render/tables"
	"certame/internal/run"
	"certame/internal/store"
	"certame/internal/web/fault"
)

// orderDraft gives the draft, for the gazette, of the act that appoints who is next: what
// the agency signs is then nothing typed again.
func (v *visit) orderDraft() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	var text bytes.Buffer
	err = v.Docket.Use(v.ctx(), c.ID, func(l *run.Loaded, o *docket.Outcome) error {
		post := postAsked(o, v.r.FormValue("cargo"))
		next := upNext(o, post)
		if next == nil {
			return fault.NotFound("próxima convocação")
		}
		id := string(o.Roll.IDs.At(post.Lists.Order[next.Call.Rank]))
		people, named, _, err := edition.Identities(l, func(one []byte) bool { return string(one) == id })
		if err != nil {
			return err
		}
		name := "[nome completo]"
		if named && people[id].Name != "" {
			name = people[id].Name
		}
		return gazette.RTF(&text, appointing(o, post, next, id, name))
	})
	if err != nil {
		return err
	}
	return v.give(bytes.NewReader(text.Bytes()), store.File{Name: "minuta.rtf", Size: int64(text.Len()), Digest: fmt.Sprint(v.Clock().Truncate(time.Second).Unix())}, c.Slug+"-minuta.rtf")
}

// appointing is the act: who, in which seat, by which list, and why her.
func appointing(o *docket.Outcome, post *contest.Post, next *contest.Next, id, name string) *gazette.Act {
	t := o.Terms
	word := t.Word("nomeação")
	return &gazette.Act{
		Title: "PORTARIA Nº [número], DE [data]", Heading: strings.ToUpper(word) + " — " + strings.ToUpper(t.Name),
		Paragraphs: []string{
			opening(t) + ", resolve:",
			fmt.Sprintf("Fica publicada a %s de %s, inscrição %s, para a vaga %d de %s, na %dª convocação, pela lista %s: %s.", word, name, id, next.Place.Number,
				postTitle(&t.Posts[post.Index]), next.Call.Number, t.Code(next.Place.Current), tables.Reason(o, post, next.Call)),
		},
		Signer: "[quem assina]", Office: "[função]",
	}
}

func opening(t *edital.Terms) string {
	text := "[Autoridade]"
	if t.Agency != "" {
		text += ", de " + t.Agency
	}
	text += ", tendo em vista o resultado do certame " + t.Name
	if t.Notice != "" {
		text += " (" + t.Word("Edital") + " nº " + t.Notice + ")"
	}
	return text
}

// postAsked is the post of the code, or the first.
func postAsked(o *docket.Outcome, code string) *contest.Post {
	for i := range o.Terms.Posts {
		if o.Terms.Posts[i].Code == code {
			return o.Posts[i]
		}
	}
	return o.Posts[0]
}

// upNext is who comes next: by the book or, before its first fact, the first of the order.
func upNext(o *docket.Outcome, post *contest.Post) *contest.Next {
	if o.Facts != nil {
		return o.Next(post)
	}
	if len(post.Appointment.Calls) == 0 {
		return nil
	}
	call := post.Appointment.Calls[0]
	return &contest.Next{Call: call, Place: contest.Place{Seat: appointment.Seat{Current: call.Label}, Number: call.Seat}}
}
