package web

import (
	"bytes"
	"errors"

	"certame/internal/render/papers"
	"certame/internal/secondreading"
	"certame/internal/store"
)

// publicSample is the sample as everybody reads it: the announcement from the first
// moment, the draw, and what it says once it is published.
func (v *visit) publicSample() error {
	if v.about == nil {
		return store.ErrNotFound
	}
	p := publicSamplePage{Contest: *v.about}
	s, err := v.Samples.Latest(v.ctx(), v.about.ID)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return err
	}
	is := err == nil
	if p.Law, err = v.sampleLaw(v.about.ID); err != nil {
		return err
	}
	if is {
		p.Is, p.Source, p.Digest, p.Drawn = true, papers.SourceWords(&s.Announced.Source), s.Announced.Digest(), s.Outcome != nil
		p.Boards, p.Assurance = strataTable(s), assurance(s)
		if r, done := s.Result(); done && !s.Published.IsZero() {
			p.Result = publicResult(&r)
		}
	}
	f := v.outside("Amostra relida")
	f.Printed = true
	return v.show("publico-amostra", f, p)
}

type publicSamplePage struct {
	Contest   store.Contest
	Law       string
	Is, Drawn bool
	Source    string
	Digest    string
	Assurance string
	Boards    Table
	Result    *sampleResult
}

// sampleFile gives a document of the draw, by which anybody redoes it.
func (v *visit) sampleFile() error {
	if v.about == nil {
		return store.ErrNotFound
	}
	s, err := v.Samples.Latest(v.ctx(), v.about.ID)
	if err != nil {
		return err
	}
	content, known := sampleDocument(s, v.r.PathValue("arquivo"))
	if !known {
		return notFound("documento")
	}
	return v.giveMade(content, store.File{Name: v.r.PathValue("arquivo")})
}

func sampleDocument(s *secondreading.Sample, name string) ([]byte, bool) {
	switch {
	case name == "anuncio.txt":
		return s.Announced.Bytes(), true
	case name == "resultado.txt" && s.Outcome != nil:
		return bytes.Clone(s.Outcome.Bytes()), true
	}
	return nil, false
}
