package review

import (
	"strings"

	"certame/internal/intake/profile"
	"certame/internal/intake/review/cell"
)

// Groups are the codes of the groups that the row shows an option for: said, or
// shown by a place in the list of the group.
func (v Values) Groups() []string {
	var codes []string
	for _, field := range [...]string{"modalidade", "opcoes"} {
		if text := at(v.row, v.list.place(field)); !cell.IsMissing(text) {
			more, _ := profile.GroupsIn(string(text))
			codes = append(codes, more...)
		}
	}
	placed, _ := cell.RankInGroup(string(at(v.row, v.list.place("classificacao_modalidade"))))
	for _, p := range placed {
		codes = append(codes, p.Group)
	}
	for i := range v.list.columns {
		codes = append(codes, v.groupOf(i)...)
	}
	return distinct(codes)
}

func (v Values) groupOf(i int) []string {
	c, text := &v.list.columns[i], at(v.row, i)
	if code, ok := strings.CutPrefix(c.Field, "classificacao_"); ok && code != "modalidade" && !cell.IsMissing(text) {
		return []string{code}
	}
	if code, ok := strings.CutPrefix(c.Field, "opcao_"); ok {
		if yes, _ := cell.YesNo(text); yes {
			return []string{code}
		}
	}
	return nil
}

func distinct(codes []string) (out []string) {
	for _, order := range []string{"PPP", "PI", "PQ", "PcD"} {
		for _, code := range codes {
			if code == order {
				out = append(out, code)
				break
			}
		}
	}
	return out
}

// Placed is the place of an appointment and the list it is in.
func (v Values) Placed() (rank, list string) {
	placed, _ := cell.RankInGroup(string(at(v.row, v.list.place("classificacao_modalidade"))))
	if len(placed) == 0 {
		return "", ""
	}
	return placed[0].Rank, placed[0].Group
}

// Count is a number of seats.
func (v Values) Count(field string) int {
	n, _ := cell.Count(at(v.row, v.list.place(field)))
	return n
}
