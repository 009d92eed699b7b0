package notices

import (
	"context"
	"strconv"

	"certame/internal/docket"
	"certame/internal/store"
	"certame/ledger"
)

// publishedFacts is up to which fact the book was published: what two people let out, of a
// result made with so many. A fact of which only one person wrote is told to nobody, for a
// message does not come back.
func (d *Desk) publishedFacts(ctx context.Context, contest store.ContestID) (most int, err error) {
	acts, err := d.docket.Published(ctx, contest)
	if err != nil {
		return 0, err
	}
	for i := range acts {
		if kind := acts[i].Kind; kind != docket.Lists && kind != docket.Package || acts[i].Version == 0 {
			continue
		}
		v, err := d.db.Version(ctx, contest, acts[i].Version)
		if err != nil {
			return 0, err
		}
		most = max(most, v.Facts)
	}
	return most, nil
}

// fromFacts tells who was appointed by a fact that is public, and still stands there.
func (d *Desk) fromFacts(ctx context.Context, c *store.Contest) error {
	source := factSource + string(c.ID)
	end, err := d.publishedFacts(ctx, c.ID)
	if err != nil {
		return err
	}
	at, err := d.position(ctx, source, func() (int, error) { return end, nil })
	if err != nil || int64(end) <= at {
		return err
	}
	lines, err := d.db.FactLines(ctx, c.ID)
	if err != nil {
		return err
	}
	facts := make([]ledger.Fact, min(end, len(lines)))
	gone := map[string]bool{}
	for i := range facts {
		f, fault := ledger.Decode(lines[i])
		if fault != "" {
			return &store.BrokenLine{Broken: ledger.Broken{Line: i + 1, Fault: fault}}
		}
		if facts[i] = f; f.Kind == ledger.Reversal {
			gone[f.Value("fato")] = true
		}
	}
	var told []Told
	for i := int(at); i < len(facts); i++ {
		f := &facts[i]
		if f.Kind != ledger.Appointed || f.Act == "" || gone[ledger.ID(i+1)] {
			continue
		}
		to, err := d.recipientOf(ctx, c.ID, f.Value("inscricao"))
		if err != nil {
			return err
		}
		told = append(told, Told{To: to, Contest: c.ID, Kind: Appointed, About: "fato/" + strconv.Itoa(i+1), Words: Words{
			Certame: c.Title, Orgao: c.Agency, Inscricao: f.Value("inscricao"), Fundamento: f.Act, Quando: f.At.Date.Brazilian(), Endereco: "/publico/" + c.Slug,
		}})
	}
	return d.goOn(ctx, source, at, int64(end), told)
}
