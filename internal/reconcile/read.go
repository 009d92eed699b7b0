package reconcile

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"certame/internal/intake/profile"
	"certame/internal/intake/review"
)

// reading gathers the rows of an examined file into lists.
type reading struct {
	report *Report
	posts  Posts
	byID   map[string][]string // the posts in which the computation has a person
	lists  []List
	ranks  []string // fields of ranks
	fields map[string]bool
	others others
}

// Read gives the lists of a file that the importer understands: one for each post
// and each list in which people have a place. What was not understood is counted
// and not compared.
func (r *Report) Read(ctx context.Context, e *review.Examined, posts Posts, computed []List) ([]List, error) {
	r.unread(e)
	in := &reading{report: r, posts: posts, byID: map[string][]string{}, fields: map[string]bool{}}
	for i := range computed {
		if computed[i].Code == OrderCode {
			continue
		}
		for _, entry := range computed[i].Entries {
			in.byID[entry.ID] = addOnce(in.byID[entry.ID], computed[i].Post)
		}
	}
	for _, field := range e.Main().Fields() {
		in.fields[field] = true
		if strings.HasPrefix(field, "classificacao") && profile.KindOf(field) != profile.Unknown && field != "classificacao_modalidade" {
			in.ranks = append(in.ranks, field)
		}
	}
	err := e.EachAccepted(ctx, nil, in.row)
	in.others.tell(r)
	return in.lists, err
}

// unread says how many rows were left out, and what else the file has.
func (r *Report) unread(e *review.Examined) {
	r.Unread += e.Report.Waiting()
	if e.Report.Waiting() > 0 {
		r.Notes = append(r.Notes, fmt.Sprintf("%s: %d linha(s) não foram entendidas, nem comparadas; veja quais: certame importar conferir", e.Report.File, e.Report.Waiting()))
	}
	if len(e.Lists) > 1 {
		r.Notes = append(r.Notes, fmt.Sprintf("%s: o texto tem %d listas com colunas diferentes; comparou-se só a principal", e.Report.File, len(e.Lists)))
	}
}

func addOnce(list []string, one string) []string {
	for _, have := range list {
		if have == one {
			return list
		}
	}
	return append(list, one)
}

func (in *reading) row(v review.Values) error {
	base := Entry{Line: v.Line(), ID: v.Text("inscricao"), Mark: v.Text("nota_final"), has: fields{mark: in.fields["nota_final"]}}
	if in.fields["nome"] {
		base.Name, base.has.name = v.Text("nome"), true
	}
	post, ok := in.post(v, &base)
	if !ok {
		return nil
	}
	placed := false
	for _, field := range in.ranks {
		code := strings.TrimPrefix(strings.TrimPrefix(field, "classificacao"), "_")
		if code == "" {
			code = profile.Open
		}
		placed = in.put(post, in.posts.Group(code), v.Text(field), base) || placed
	}
	if rank, code := v.Placed(); code != "" {
		placed = in.put(post, in.posts.Group(code), rank, base) || placed
	}
	if !placed && len(in.ranks) == 0 && !in.fields["classificacao_modalidade"] {
		in.add(post, profile.Open, base) // the order of the rows is all there is
	}
	return nil
}

// put places a person in a list; an empty rank is no place.
func (in *reading) put(post, code, rank string, e Entry) bool {
	n, err := strconv.Atoi(strings.TrimRight(strings.TrimSpace(rank), "ºª°oa"))
	if err != nil {
		return false
	}
	e.Rank = n
	in.add(post, code, e)
	return true
}

func (in *reading) add(post, code string, e Entry) {
	for i := len(in.lists) - 1; i >= 0; i-- {
		if l := &in.lists[i]; l.Post == post && l.Code == code {
			l.Entries = append(l.Entries, e)
			return
		}
	}
	in.lists = append(in.lists, List{Post: post, Code: code, Entries: []Entry{e}})
}

// post is the post of a row: the one it names, or the only one in which the
// computation has the person.
func (in *reading) post(v review.Values, e *Entry) (string, bool) {
	label := v.Raw("cargo")
	if in.posts.elsewhere(label) {
		in.others.count(label)
		return "", false
	}
	if code, ok := in.posts.Find(label); ok {
		return code, true
	}
	if list := in.byID[e.ID]; label == "" && len(list) == 1 {
		return list[0], true
	}
	in.report.Compared++
	in.report.add(Difference{Kind: Post, Line: e.Line, ID: e.ID, Given: said(label), Computed: strings.Join(in.byID[e.ID], ", "), Action: "Não se sabe de que cargo é a linha, e ela não foi comparada. Escreva nela o código do cargo."})
	return "", false
}
