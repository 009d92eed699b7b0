package sheets

import (
	"strconv"
	"strings"

	"certame/internal/render/grid"
)

// mostName is how long the name of a sheet may be: the format takes 31 letters, and a
// table of many sheets has a number after each.
const mostName = 21

// illegal are the signs that no name of a sheet has.
var illegal = strings.NewReplacer(":", "-", `\`, "-", "/", "-", "?", "-", "*", "-", "[", "(", "]", ")", "'", "’")

// named gives every table a name that a sheet may have, and that no other has: a page may
// have a table called as the dictionary of the workbook.
func named(list []grid.Table) []grid.Table {
	used := map[string]bool{}
	for i := range list {
		name := illegal.Replace(list[i].Name)
		if letters := []rune(name); len(letters) > mostName {
			name = string(letters[:mostName])
		}
		one := name
		for n := 2; used[strings.ToLower(one)] || one == ""; n++ {
			one = name + "-" + strconv.Itoa(n)
		}
		used[strings.ToLower(one)] = true
		list[i].Name = one
	}
	return list
}
