package web

import (
	"errors"
	"io"
	"net/http"
	"strings"
	"time"

	"certame/internal/custody"
	"certame/internal/locale"
	"certame/internal/secondreading"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

type objectPage struct {
	*subject
	Object custody.Object
	Source string // where its bytes are, for a while
	Until  time.Time
	Mark   string // who sees it, and when
	Ground string
	Marks  []string // the mark, as often as it covers what is shown
}

// Film and Picture say how it is shown; a document that is neither opens by itself.
func (p objectPage) Film() bool    { return strings.HasPrefix(p.Object.Media, "video/") }
func (p objectPage) Picture() bool { return strings.HasPrefix(p.Object.Media, "image/") }

// Blind says whether what leads to what was decided is left out.
func (p objectPage) Blind() bool { return p.Ground == secondreading.Ground }

// marksOver is how many times the mark stands over what is shown.
const marksOver = 12

// watch shows a film or a document to who may see it, under a mark that says who they
// are. Of what may not be seen it says what it says of what is not there.
func (v *visit) watch() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	l, err := v.Custody.Link(v.ctx(), v.viewer(), c.ID, v.r.PathValue("objeto"))
	if err != nil {
		return custodyFault(err, "")
	}
	p := objectPage{subject: c, Object: l.Object, Until: l.Until, Ground: l.Ground, Mark: v.watermark()}
	p.Source = c.Address() + "/guarda/" + l.Object.ID + "/" + l.Text
	for range marksOver {
		p.Marks = append(p.Marks, p.Mark)
	}
	return v.show("guarda", v.within(c, l.Object.Label()), p)
}

func (v *visit) viewer() custody.Viewer {
	return custody.Viewer{Account: v.account(), Visit: v.who.Visit, Held: v.held}
}

// watermark is who sees, when, and in which session: enough to find the line of the
// log from a photograph of the screen.
func (v *visit) watermark() string {
	return v.who.Name + " (" + v.who.Login + "), " + locale.Moment(v.Clock()) + ", sessão " + v.who.Visit[len(v.who.Visit)-8:]
}

// watchBytes gives the bytes of a link, whole or from anywhere. A PDF bears the mark on
// each of its pages.
func (v *visit) watchBytes() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	id := v.r.PathValue("objeto")
	o, content, err := v.Custody.Follow(v.ctx(), v.viewer(), c.ID, id, v.r.PathValue("ligacao"))
	if err != nil {
		return custodyFault(err, c.Address()+"/guarda/"+id)
	}
	if o.Media == "application/pdf" {
		if content, err = v.marked(content); err != nil {
			return err
		}
	}
	v.takeLong()
	h := v.w.Header()
	h.Set("Content-Type", o.Media)
	h.Set("Content-Disposition", "inline") // without the name of the file, which may be a person's
	h.Set("Cache-Control", "no-store")
	http.ServeContent(v.w, v.r, "", time.Time{}, content)
	return nil
}

func (v *visit) marked(content io.ReadSeeker) (io.ReadSeeker, error) {
	return custody.Stamp(content, strings.Replace(v.watermark(), "), ", ")\n", 1))
}

// custodyFault is what a person is told when something of custody is not given.
func custodyFault(err error, again string) error {
	var refusal *custody.Refusal
	switch {
	case errors.As(err, &refusal):
		return &fault.Fault{Status: http.StatusUnprocessableEntity, Code: refusal.Code, What: refusal.What, Remedy: refusal.Remedy}
	case errors.Is(err, custody.ErrExpired):
		return &fault.Fault{
			Status: http.StatusGone, Code: "EXIBICAO-VENCIDA", What: "O endereço desta exibição venceu.",
			Remedy: "Abra a página do filme ou do documento outra vez.", Links: []parts.Link{{Text: "Abrir outra vez", Address: again, Icon: "redo"}},
		}
	case errors.Is(err, custody.ErrGone):
		return &fault.Fault{Status: http.StatusGone, Code: "ELIMINADO", What: "Isto foi eliminado ao fim do prazo de guarda.", Remedy: "Restam o resumo criptográfico e o registro de quem leu."}
	}
	return err
}
