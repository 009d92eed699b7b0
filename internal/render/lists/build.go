package lists

import (
	"context"
	"fmt"
	"slices"

	"certame/contest"
	"certame/edital"
	"certame/internal/intake/candidates"
	"certame/internal/render/tables"
	"certame/internal/result"
)

// Source is what a document is made of.
type Source struct {
	Contest *contest.Contest // as the boards and the facts left it
	Result  *result.Folder
	// Identities reads who the people wanted are; named and numbered say what the
	// file has.
	Identities func(wanted func(id []byte) bool) (people map[string]candidates.Identity, named, numbered bool, err error)
}

// Choice is what of a result goes in the document.
type Choice struct {
	Posts, Lists []string // codes; none is all
	CPF          bool     // with the masked CPF
}

func chosen(codes []string, code string) bool { return len(codes) == 0 || slices.Contains(codes, code) }

// Build makes the document, or refuses to: a public document with a CPF in it
// cannot be taken back.
func Build(ctx context.Context, s Source, c Choice) (*Document, error) {
	d := &Document{
		Terms: s.Contest.Terms, Engine: s.Result.Manifest.Engine,
		Provisional: s.Result.Summary.State != tables.Definitive,
	}
	if err := d.readLists(ctx, s, c); err != nil {
		return nil, err
	}
	if err := d.readOrder(ctx, s, c); err != nil {
		return nil, err
	}
	d.sort(s.Contest.Terms)
	return d, d.identify(s, c)
}

// readLists takes every list chosen; the people on them were approved, and the
// result has nobody else on its lists.
func (d *Document) readLists(ctx context.Context, s Source, c Choice) error {
	table, err := s.Result.Table(ctx, "listas")
	if err != nil {
		return err
	}
	for row, err := range table.Rows {
		if err != nil {
			return err
		}
		post, code := row[0], row[1]
		if !chosen(c.Posts, post) || !chosen(c.Lists, code) {
			continue
		}
		situation := situations[row[5]]
		if situation == "" {
			return fmt.Errorf("situação que não é de pessoa aprovada: %s", row[5])
		}
		d.add(s.Contest.Terms, post, code, marked(Row{Position: row[2], ID: row[3], Score: row[4], Situation: situation}, row[6] == "sim"))
	}
	return nil
}

// marked says of a row what the position alone does not.
func marked(r Row, informative bool) Row {
	if r.Situation == situations[string(contest.SubJudice)] {
		r.Mark = r.Situation
	}
	if informative {
		r.Mark = "informativa"
		r.Situation += " (" + r.Mark + ")"
	}
	return r
}

// situations are those of the people of a public list, in its words.
var situations = map[string]string{
	string(contest.OnLists): "classificada", string(contest.Called): "convocada", string(contest.SubJudice): "sub judice",
	string(contest.Appointed): "nomeada", string(contest.TookOffice): "empossada", string(contest.Serving): "em exercício",
	string(contest.Elsewhere): "em opção que prefere", string(contest.Refused): "abriu mão", string(contest.Settled): "com ato em outra opção",
}

func (d *Document) readOrder(ctx context.Context, s Source, c Choice) error {
	table, err := s.Result.Table(ctx, "ordem")
	if err != nil {
		return err
	}
	for row, err := range table.Rows {
		if err != nil {
			return err
		}
		if post := row[0]; chosen(c.Posts, post) && chosen(c.Lists, OrderCode) {
			d.add(s.Contest.Terms, post, OrderCode, Row{Position: row[1], ID: row[4], Score: row[5], Situation: "convocada pela lista " + row[2], Label: row[2]})
		}
	}
	return nil
}

// add puts a row in its list, which is nearly always the last one.
func (d *Document) add(t *edital.Terms, post, code string, r Row) {
	for i := len(d.Lists) - 1; i >= 0; i-- {
		if d.Lists[i].Post == post && d.Lists[i].Code == code {
			d.Lists[i].Rows = append(d.Lists[i].Rows, r)
			return
		}
	}
	d.Lists = append(d.Lists, List{Post: post, PostTitle: PostTitle(t, post), Code: code, Title: ListTitle(t, code), Rows: []Row{r}})
}

// sort puts the order of call of each post after its lists.
func (d *Document) sort(t *edital.Terms) {
	place := map[string]int{}
	for i := range t.Posts {
		place[t.Posts[i].Code] = i
	}
	slices.SortStableFunc(d.Lists, func(a, b List) int { return place[a.Post] - place[b.Post] })
}
