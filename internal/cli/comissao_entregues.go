package cli

import (
	"certame/confirmation"
	"certame/internal/intake/boards"
	"certame/internal/run"
	"certame/law"
	"certame/trace"
)

// sufficiency is the verdict on the documents of one person.
type sufficiency struct {
	ID         string `json:"inscricao"`
	Group      string `json:"grupo"`
	Sufficient bool   `json:"suficiente"`
	Article    string `json:"artigo"`
}

func (c *comissaoConferir) documents(l *run.Loaded, log *trace.Log) (out []sufficiency, err error) {
	if c.Documents == "" {
		return nil, nil
	}
	raw, err := readSheet(c.Documents)
	if err != nil {
		return nil, err
	}
	list, err := boards.ParseDocuments(raw, c.Documents, l.Terms, boards.NewPeople(l.Roll))
	for _, d := range list {
		r, _ := confirmation.RulesOf(l.Terms, d.Modality)
		sufficient, basis := confirmation.Verify(r, d.List, d.Where, log)
		out = append(out, sufficiency{d.ID, r.Code(), sufficient, law.Citations(basis)})
	}
	return out, err
}
