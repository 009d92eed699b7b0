package console

import (
	"strings"
	"testing"
)

// Units stand under units, codes stay at the left, and no line ends in spaces.
func TestTable(t *testing.T) {
	var out strings.Builder
	Table(&out, [][]string{
		{"modalidade", "vagas", "percentual", "inscrição", "nota"},
		{"AC", "1.402", "", "0008", ""},
		{"PPP", "4 → 12", "7,5%", "0123", "sem nota"},
		{"PI", "", "25%", "0009", ""},
	})
	want := strings.Join([]string{
		"modalidade   vagas  percentual  inscrição  nota",
		"AC           1.402              0008",
		"PPP         4 → 12        7,5%  0123       sem nota",
		"PI                         25%  0009",
	}, "\n") + "\n"
	if out.String() != want {
		t.Errorf("\n%s\nwant\n%s", out.String(), want)
	}
}
