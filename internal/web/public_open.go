package web

import (
	"errors"

	"certame/edital"
	"certame/internal/docket"
	"certame/internal/locale"
	"certame/internal/store"
	"certame/internal/transparency"
	"certame/internal/web/parts"
)

// openContest is a contest as everybody reads it: the acts whose hour has come, what was
// made of the last one of everything, and the edital that it was computed by. A contest
// that published nothing shows its edital from when it receives registrations.
type openContest struct {
	Contest store.Contest
	Acts    []store.Act         // the last first
	Sheet   *transparency.Sheet // nil until there is one
	Of      store.Act           // the act of Sheet
	Terms   *edital.Terms       // nil while nothing of the edital may be shown
	Drawn   bool                // the released result used a draw; known once the course is
}

func (v *visit) open() (*openContest, error) {
	if v.about == nil {
		return nil, store.ErrNotFound
	}
	o := &openContest{Contest: *v.about}
	var err error
	if o.Acts, err = v.Docket.Published(v.ctx(), o.Contest.ID); err != nil {
		return nil, err
	}
	o.Sheet, o.Of, err = v.shown.Latest(v.ctx(), o.Acts)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return nil, err
	}
	revision, err := v.openRevision(o)
	if err != nil || revision == 0 {
		return o, err
	}
	o.Terms, err = v.Docket.Terms(v.ctx(), o.Contest.ID, revision)
	return o, err
}

// openRevision is the revision of which the edital may be read; 0 when none may.
func (v *visit) openRevision(o *openContest) (int, error) {
	if o.Sheet != nil {
		return o.Sheet.Revision, nil
	}
	for i := range o.Acts {
		if revision, err := v.revisionOf(&o.Acts[i]); err != nil || revision > 0 {
			return revision, err
		}
	}
	term, err := v.Enrolments.Term(v.ctx(), o.Contest.ID)
	return term.Revision, err
}

// revisionOf is the revision that an act speaks of; 0 when it says none. A result of the
// boards has no version: asked for none, the store would give the last one computed, which
// nobody published.
func (v *visit) revisionOf(a *store.Act) (int, error) {
	switch {
	case docket.OfBoards(a.Kind):
		r, err := docket.BoardsResultOf(a.Payload)
		return r.Revision, err
	case a.Version == 0:
		return 0, nil
	}
	version, err := v.Store.Version(v.ctx(), a.Contest, a.Version)
	if errors.Is(err, store.ErrNotFound) {
		return 0, nil
	}
	return version.Revision, err
}

// Word is a word of civil contests as the one read says it: the Forces have their own.
func (o *openContest) Word(civil string) string {
	if o.Terms == nil {
		return civil
	}
	return o.Terms.Word(civil)
}

// Address is where the contest is read.
func (o *openContest) Address() string { return "/publico/" + o.Contest.Slug }

// Since says of what act a page is made, and since when it is read.
func (o *openContest) Since() string {
	if o.Sheet == nil {
		return ""
	}
	return "Como no ato " + locale.Whole(o.Of.Number) + ", divulgado em " + locale.Moment(o.Of.Hour()) + " (horário de Brasília)."
}

func (o *openContest) frame(title string) Frame {
	return Frame{Title: title, Printed: true, Trail: []parts.Link{{Text: "Início", Address: "/", Icon: "home"}, {Text: "Publicações", Address: "/publico"}, {Text: o.Contest.Title, Address: o.Address()}}}
}

// postTitleOf is what the edital calls a post.
func (o *openContest) postTitleOf(code string) string {
	if o.Terms != nil {
		for i := range o.Terms.Posts {
			if o.Terms.Posts[i].Code == code {
				return postTitle(&o.Terms.Posts[i])
			}
		}
	}
	return code
}

// notYet is what a page says while no act of everything was made.
func (o *openContest) notYet(what string) parts.Empty {
	e := parts.Empty{Title: what + " ainda não está aqui.", Text: "Aparece depois que o órgão publicar as listas inteiras ou o pacote aberto.", Next: []parts.Link{{Text: "Ver o certame", Address: o.Address(), Icon: "landmark"}}}
	if len(o.Acts) > 0 {
		e.Text = "Aparece até alguns minutos depois de o órgão publicar as listas inteiras, de todos os cargos, ou o pacote aberto. Ato de parte delas tem só as suas listas."
	}
	return e
}
