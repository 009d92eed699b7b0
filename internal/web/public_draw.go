package web

import (
	"certame/internal/docket"
	"certame/internal/render/papers"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// publicDraw is the draw as the released result used it, done again at each reading.
func (v *visit) publicDraw() error {
	o, g, err := v.openDraw()
	if err != nil {
		return err
	}
	p := publicDrawPage{openContest: o, Drawing: g, Empty: parts.Empty{Title: "O resultado publicado não usou sorteio feito aqui.", Next: []parts.Link{{Text: "Ver o certame", Address: o.Address(), Icon: "landmark"}}}}
	if g != nil && g.Announcement != nil {
		p.Source, p.Digest = papers.SourceWords(&g.Announcement.Source), g.Announcement.Digest()
		for _, f := range g.Files {
			if words, is := drawDocuments[f.Name]; is {
				p.Documents = append(p.Documents, parts.Link{Text: words, Address: o.Address() + "/sorteio/" + f.Name, Icon: "download"})
			}
		}
		if g.Outcome != nil {
			d := drawPage{Drawing: g}
			d.fillOutcome()
			p.Order = d.Order
		}
	}
	return v.showPublic("publico-sorteio", o.frame("Sorteio"), &p)
}

type publicDrawPage struct {
	*openContest
	*docket.Drawing
	Source, Digest string
	Order          parts.Table
	Documents      []parts.Link
	Empty          parts.Empty
}

// openDraw is the draw of the released revision; nil when there is none.
func (v *visit) openDraw() (*openContest, *docket.Drawing, error) {
	o, err := v.open()
	if err != nil || o.Sheet == nil || o.Terms.DrawFolder == "" {
		return o, nil, err
	}
	g, err := v.Docket.DrawingAt(v.ctx(), o.Contest.ID, o.Sheet.Revision)
	return o, g, err
}

// publicDrawFile gives a document of the draw, by which anybody does it again.
func (v *visit) publicDrawFile() error {
	o, g, err := v.openDraw()
	if err != nil {
		return err
	}
	if _, is := drawDocuments[v.r.PathValue("arquivo")]; g == nil || !is {
		return fault.NotFound("documento")
	}
	content, file, err := v.Docket.OpenDrawing(v.ctx(), g, v.r.PathValue("arquivo"))
	if err != nil {
		return err
	}
	defer content.Close() //nolint:errcheck // only read
	return v.give(content, file, o.Contest.Slug+"-sorteio-"+file.Name)
}
