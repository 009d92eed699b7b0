package web

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"net/http"
	"path"
	"strings"

	"certame/confirmation"
	"certame/internal/render/papers"
	"certame/internal/sitting"
	"certame/internal/store"
)

// sessionPapers is what the events write: minutes, opinions, the two results, and what
// waits to be published.
func (v *visit) sessionPapers() error { return v.showSessionPapers(http.StatusOK, nil) }

type sessionPapersPage struct {
	*subject
	Papers      Table
	First, Last []*sitting.Case // to be published
	FirstSeen   string
	LastSeen    string
	FirstCount  string
	LastCount   string
	Act         string
	Problems    *fault
	More        bool // papers that are not listed
}

func (v *visit) showSessionPapers(status int, problems *fault) error {
	c, err := v.secretariat()
	if err != nil {
		return err
	}
	p := sessionPapersPage{subject: c, Problems: problems, Act: v.r.PostFormValue("ato")}
	list, cases, err := v.Sittings.Papers(v.ctx(), c.ID)
	if err != nil {
		return err
	}
	v.publishable(&p, cases)
	for _, one := range cases {
		if one.Last(sitting.Closed) == nil {
			continue
		}
		if p.More = len(list) >= papersShown; p.More {
			break
		}
		list = append(list, one.OpinionPaper(true))
	}
	p.Papers = Table{
		ID: "documentos", Caption: "Documentos", Columns: []Column{{Text: "Documento"}, {Text: "Acesso"}, {Text: "Texto"}, {Text: "PDF"}},
		Empty: Empty{Title: "Ainda não há documentos.", Text: "As atas e os pareceres aparecem depois das sessões; os resultados, quando houver decisões."},
	}
	for i := range list {
		name := c.Address() + "/secretaria/documentos/" + paperFile(&list[i])
		p.Papers.Rows = append(p.Papers.Rows, Row{Cells: []Cell{
			{Text: paperTitle(&list[i])}, {Text: said(list[i].Restricted, "restrito", "público")}, {Text: "texto", Address: name + ".txt"}, {Text: "PDF", Address: name + ".pdf"},
		}})
	}
	return v.render(status, "secretaria-documentos", v.within(c, "Documentos da sessão", Link{Text: "Secretaria da sessão", Address: c.Address() + "/secretaria"}), p)
}

// paperTitle is what the paper is, without the contest, which the page already says, and
// with whose it is.
func paperTitle(p *papers.Paper) string {
	title, _, _ := strings.Cut(p.Title, " — ")
	for _, kind := range []string{"parecer-", "ata-", "resultado-provisorio-"} {
		if of, is := strings.CutPrefix(p.Name, kind); is {
			return title + " (" + strings.ReplaceAll(of, "-", " ") + ")"
		}
	}
	return title
}

// paperFile is the name of the paper in an address.
func paperFile(p *papers.Paper) string {
	return strings.Map(func(r rune) rune {
		if r == '/' || r == '\\' || r < ' ' {
			return '_'
		}
		return r
	}, p.Name)
}

// papersShown is how many a page lists; the opinion on each person is also in their page.
const papersShown = 200

// sessionPaper gives one of them, as text or as PDF, and notes who took it.
func (v *visit) sessionPaper() error {
	c, err := v.secretariat()
	if err != nil {
		return err
	}
	list, cases, err := v.Sittings.Papers(v.ctx(), c.ID)
	if err != nil {
		return err
	}
	format := path.Ext(v.r.PathValue("arquivo"))
	name := strings.TrimSuffix(v.r.PathValue("arquivo"), format)
	for i := range list {
		if paperFile(&list[i]) == name {
			return v.givePaper(c, &list[i], format)
		}
	}
	for _, one := range cases {
		if strings.HasPrefix(name, "parecer-") && one.Last(sitting.Closed) != nil {
			if opinion := one.OpinionPaper(true); paperFile(&opinion) == name {
				return v.givePaper(c, &opinion, format)
			}
		}
	}
	return notFound("documento")
}

// givePaper sends a paper; the log says that it went.
func (v *visit) givePaper(c *subject, p *papers.Paper, format string) error {
	data, kind := p.Text(), "text/plain; charset=utf-8"
	switch format {
	case ".txt":
	case ".pdf":
		var err error
		if data, err = p.PDF(); err != nil {
			return err
		}
		kind = "application/pdf"
	default:
		return notFound("documento")
	}
	if err := v.Store.Note(v.ctx(), store.Access{Account: v.account(), Contest: c.ID, Action: "documento.baixar", Object: p.Name}); err != nil {
		return err
	}
	v.w.Header().Set("Content-Type", kind)
	v.w.Header().Set("Content-Disposition", `attachment; filename="`+strings.ReplaceAll(paperFile(p), `"`, "")+format+`"`)
	v.w.Header().Set("Cache-Control", "no-store")
	v.w.Write(data) //nolint:errcheck // who asked may be gone
	return nil
}

// publishable gathers what each publication would publish, and the mark of what was seen.
func (v *visit) publishable(p *sessionPapersPage, cases []*sitting.Case) {
	now := v.Sittings.Now()
	for _, one := range cases {
		switch {
		case one.State.Stage == confirmation.ToPublish && one.State.Decision.Outcome != confirmation.Undecided:
			p.First = append(p.First, one)
		case one.Settleable(now):
			p.Last = append(p.Last, one)
		}
	}
	p.FirstSeen, p.LastSeen = seenMark(p.First), seenMark(p.Last)
	if len(p.First) > 0 {
		p.FirstCount = plural(len(p.First), "decisão espera", "decisões esperam")
	}
	if len(p.Last) > 0 {
		p.LastCount = plural(len(p.Last), "resultado pode tornar-se definitivo", "resultados podem tornar-se definitivos")
	}
}

// seenMark names cases as they are: who publishes publishes what was seen.
func seenMark(cases []*sitting.Case) string {
	sum := sha256.New()
	for _, c := range cases {
		fmt.Fprintf(sum, "%s %d\n", c.ID, c.Seen())
	}
	return hex.EncodeToString(sum.Sum(nil)[:16])
}

// publishFirst publishes the provisional result of what is decided: from here the term of
// the appeal runs.
func (v *visit) publishFirst() error {
	return v.publishResult(publication{
		address: "provisorio", title: "Publicar o resultado provisório", button: "Registrar a publicação do provisório",
		of:      func(p *sessionPapersPage) ([]*sitting.Case, string) { return p.First, p.FirstSeen },
		decides: func(*sitting.Case) bool { return true },
		do:      v.Sittings.PublishProvisional,
	})
}

// publishLast makes definitive what no appeal can change any more.
func (v *visit) publishLast() error {
	return v.publishResult(publication{
		address: "definitivo", title: "Publicar o resultado definitivo", button: "Registrar a publicação do definitivo",
		of:      func(p *sessionPapersPage) ([]*sitting.Case, string) { return p.Last, p.LastSeen },
		decides: func(c *sitting.Case) bool { return c.State.Appealed }, // the others are in the book already
		do:      v.Sittings.PublishDefinitive,
	})
}
