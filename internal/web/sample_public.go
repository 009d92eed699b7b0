package web

import (
	"net/url"
	"slices"
	"strconv"

	"certame/internal/render/papers"
	"certame/internal/secondreading"
	"certame/internal/store"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// publicSample is the samples as everybody reads them: the announcement from the first
// moment, the draw, and what each says once it is published.
func (v *visit) publicSample() error {
	if v.about == nil {
		return store.ErrNotFound
	}
	list, err := v.Samples.All(v.ctx(), v.about.ID)
	if err != nil {
		return err
	}
	p := publicSamplePage{Contest: *v.about}
	if p.Law, err = v.sampleLaw(v.about.ID); err != nil {
		return err
	}
	for i, s := range list {
		p.add(s, len(list)-i)
	}
	f := v.outside("Amostra relida")
	f.Printed = true
	return v.show("publico-amostra", f, &p)
}

type publicSamplePage struct {
	Contest store.Contest
	Law     string
	Samples []sampleShown // the latest first
	Tables  []parts.Table // of all of them
}

// sampleShown is one sample, as everybody reads it.
type sampleShown struct {
	Number                    int
	Source, Digest, Assurance string
	Boards, Result            int // among the tables of the page
	Documents                 []parts.Link
	Published                 bool
	Figures                   []string
}

func (p *publicSamplePage) add(s *secondreading.Sample, number int) {
	under, of := "/publico/"+p.Contest.Slug+"/amostra/", "?"+url.Values{"de": {s.ID}}.Encode()
	out := sampleShown{
		Number: number, Source: papers.SourceWords(&s.Announced.Source), Digest: s.Announced.Digest(), Assurance: assurance(s), Boards: p.table(strataTable(s), number),
		Documents: []parts.Link{{Text: "Anúncio", Address: under + "anuncio.txt" + of}},
	}
	if s.Outcome != nil {
		out.Documents = append(out.Documents, parts.Link{Text: "Resultado do sorteio", Address: under + "resultado.txt" + of})
	}
	if r, done := s.Result(); done && !s.Published.IsZero() {
		shown := publicResult(&r)
		out.Published, out.Result, out.Figures = true, p.table(shown.Table, number), shown.Figures
	}
	p.Samples = append(p.Samples, out)
}

// table puts a table of a sample on the page, under a name of its own, and says where.
func (p *publicSamplePage) table(t parts.Table, number int) int {
	t.ID += "-" + strconv.Itoa(number)
	t.Caption += ", amostra " + strconv.Itoa(number)
	p.Tables = append(p.Tables, t)
	return len(p.Tables) - 1
}

// sampleFile gives a document of the draw of a sample, of the latest if the address does
// not say which: by it anybody redoes the draw.
func (v *visit) sampleFile() error {
	if v.about == nil {
		return store.ErrNotFound
	}
	list, err := v.Samples.All(v.ctx(), v.about.ID)
	if err != nil {
		return err
	}
	at := 0
	if id := v.r.URL.Query().Get("de"); id != "" {
		at = slices.IndexFunc(list, func(s *secondreading.Sample) bool { return s.ID == id })
	}
	if at < 0 || at >= len(list) {
		return fault.NotFound("amostra")
	}
	content, known := sampleDocument(list[at], v.r.PathValue("arquivo"))
	if !known {
		return fault.NotFound("documento")
	}
	return v.giveMade(content, store.File{Name: v.r.PathValue("arquivo")})
}

func sampleDocument(s *secondreading.Sample, name string) ([]byte, bool) {
	switch {
	case name == "anuncio.txt":
		return s.Announced.Bytes(), true
	case name == "resultado.txt" && s.Outcome != nil:
		return s.Outcome.Bytes(), true
	}
	return nil, false
}
