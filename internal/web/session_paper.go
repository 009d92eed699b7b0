package web

import (
	"path"
	"strings"

	"certame/internal/render/papers"
	"certame/internal/sitting"
	"certame/internal/store"
	"certame/internal/web/fault"
)

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
	return fault.NotFound("documento")
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
		return fault.NotFound("documento")
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
