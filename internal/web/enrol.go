package web

import (
	"errors"
	"net/http"
	"slices"
	"strconv"

	"certame/internal/enrolment"
	"certame/internal/store"
	"certame/internal/summary"
	"certame/internal/web/parts"
)

type enrolPage struct {
	*subject
	Own            string // where the registration of who asks is
	Action         string // where the form goes
	Stage          enrolment.Stage
	Opens, Closes  string
	Summary        []summary.Part
	Fields         []parts.Field
	Groups         []parts.Field
	More           bool // preferences can be added
	Seen           int
	Problem        *parts.Message
	Change, Return bool
}

// askEnrol is where who has no registration makes one, with the edital in plain words.
func (v *visit) askEnrol() error {
	own, err := v.Enrolments.Own(v.ctx(), v.whoEnrols())
	switch {
	case err == nil && own.In() && v.may(reenrolling):
		return v.redirect("/certames/" + v.r.PathValue("certame") + "/minha-inscricao")
	case err != nil && !errors.Is(err, store.ErrNotFound) && v.about != nil:
		return err
	}
	f := enrolment.Form{Name: v.who.Name}
	if err == nil {
		f = formOf(own.Last().Choice)
	}
	return v.showEnrol(http.StatusOK, f, nil, nil)
}

func (v *visit) whoEnrols() enrolment.Who {
	w := enrolment.Who{Account: v.account()}
	if v.about != nil {
		w.Contest, w.Slug = v.about.ID, v.about.Slug
	}
	return w
}

// showEnrol shows the form of a new registration, with what is wrong with it.
func (v *visit) showEnrol(status int, f enrolment.Form, wrong map[string]string, problem *parts.Message) error {
	c, r, err := v.receives()
	if err != nil {
		return err
	}
	p := v.enrolPage(c, r, f, false, wrong)
	p.Action, p.Problem, p.Summary = c.Address()+"/inscricao/conferir", tied(problem, slices.Concat(p.Fields, p.Groups)), summary.Of(r.Terms)
	return v.render(status, "inscricao", v.forAnybody(c, "Inscrição"), p)
}

// receives is the contest of the address, which receives registrations or received them.
func (v *visit) receives() (*subject, *enrolment.Rules, error) {
	if v.about == nil {
		return nil, nil, store.ErrNotFound
	}
	r, err := v.Enrolments.Rules(v.ctx(), v.about.ID)
	var refused *enrolment.Refusal
	if errors.As(err, &refused) && !v.may("certame.listar") { // a contest that nobody told of is not there
		err = store.ErrNotFound
	}
	return &subject{Contest: *v.about}, r, err
}

// forAnybody is the frame of a page of a contest for who has no role in it yet.
func (v *visit) forAnybody(c *subject, title string) Frame {
	return Frame{Title: title, Trail: []parts.Link{{Text: "Início", Address: "/", Icon: "home"}, {Text: c.Title, Address: "/publico/" + c.Slug}}}
}

func (v *visit) enrolPage(c *subject, r *enrolment.Rules, f enrolment.Form, changing bool, wrong map[string]string) *enrolPage {
	p := &enrolPage{
		subject: c, Own: c.Address() + "/minha-inscricao", Stage: enrolment.StageOf(r.Term, v.Enrolments.Now()),
		Opens: instantWords(r.Period.Opens), Closes: instantWords(r.Period.Closes), Change: changing,
	}
	p.Fields = v.enrolFields(r, f, changing, wrong)
	n := len(p.Fields) - len(r.Terms.Groups)
	p.Fields, p.Groups = p.Fields[:n], p.Fields[n:]
	p.More = r.Terms.Preference && len(enrolPosts(r, f)) < len(r.Terms.Posts)
	return p
}

// Running says whether registrations are received now.
func (p *enrolPage) Running() bool { return p.Stage == enrolment.Running }

// StageMessage says why they are not.
func (p *enrolPage) StageMessage() parts.Message {
	return stageMessage(p.Stage, p.Opens, p.Closes)
}

func stageMessage(stage enrolment.Stage, opens, closes string) parts.Message {
	switch stage {
	case enrolment.ToOpen:
		return parts.Message{Kind: "informacao", Title: "As inscrições começam em " + opens + ", horário de Brasília."}
	case enrolment.Over:
		return parts.Message{Kind: "informacao", Title: "As inscrições terminaram em " + closes + ", horário de Brasília.", Text: "Depois do fim, a opção só muda por decisão judicial."}
	case enrolment.Paused:
		return parts.Message{Kind: "alerta", Title: "As inscrições estão suspensas pelo órgão.", Remedy: "Volte mais tarde e acompanhe as publicações do certame."}
	case enrolment.Running:
		return parts.Message{Kind: "informacao", Title: "As inscrições estão abertas até " + closes + ", horário de Brasília, inclusive esse segundo."}
	}
	return parts.Message{Kind: "informacao", Title: "As inscrições deste certame não são recebidas aqui."}
}

// morePosts says whether who fills a form asked for more preferences.
func (v *visit) morePosts() bool { return v.r.PostFormValue("acao") == "mais" }

// withMore has room for more preferences.
func withMore(f enrolment.Form, r *enrolment.Rules) enrolment.Form {
	kept := make([]string, 0, len(f.Posts))
	for _, code := range f.Posts {
		if code != "" {
			kept = append(kept, code)
		}
	}
	shown := max(postsShown, len(kept))
	for len(kept) < min(shown+postsShown, len(r.Terms.Posts)) {
		kept = append(kept, "")
	}
	f.Posts = kept
	return f
}

func (v *visit) seenPosition() int {
	n, err := strconv.Atoi(v.r.PostFormValue("visto"))
	if err != nil {
		return 0
	}
	return n
}
