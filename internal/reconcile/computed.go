package reconcile

import (
	"strconv"
	"strings"

	"certame/internal/render/lists"
)

// OrderCode is the list of the order of call.
const OrderCode = lists.OrderCode

// Computed is what was computed, as it would be published: the lists and the
// order of call of each post.
func Computed(d *lists.Document) (out []List) {
	for i := range d.Lists {
		from := &d.Lists[i]
		l := List{Post: from.Post, Code: from.Code}
		for j := range from.Rows {
			row := &from.Rows[j]
			rank, _ := strconv.Atoi(row.Position)
			l.Entries = append(l.Entries, Entry{Line: j + 1, Rank: rank, ID: row.ID, Name: row.Name, Mark: strings.Replace(row.Score, ".", ",", 1), Label: row.Label, Remark: row.Mark, has: fields{name: row.Name != "", mark: true, label: true, remark: true}})
		}
		out = append(out, l)
	}
	return out
}

// OfPost are the lists of one post, or all of them when none is named.
func OfPost(all []List, post string) (out []List) {
	for i := range all {
		if post == "" || all[i].Post == post {
			out = append(out, all[i])
		}
	}
	return out
}
