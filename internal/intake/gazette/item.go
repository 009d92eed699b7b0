package gazette

import (
	"regexp"
	"strconv"
	"strings"

	"certame/internal/intake/tabular"
)

var (
	forPost    = regexp.MustCompile(`(?i)(?:para|no) (?:o |a )?cargo de (.+?)(?:,|:|$)`)
	numbered   = regexp.MustCompile(`^(\d{1,4})\s*[.)º-]\s*(.+)$`)
	classified = regexp.MustCompile(`(?i)classifica(?:ção|da|do)\s*(?:em\s*)?:?\s*(\d+)\s*(?:º|ª|°|o|a)?\s*(?:lugar)?\s*(?:na|da|em|-|,)?\s*(?:lista|modalidade)?\s*(?:de|da)?\s*([\p{L}]+(?: [Cc]oncorrência)?)`)
	seatCode   = regexp.MustCompile(`(?i)código d[ea] vaga\s*(?:n[º°o.]*)?\s*:?\s*(\d{4,10}|\([^)]*\))?`)
	judicial   = regexp.MustCompile(`(?i)sub[ -]?j[uú]dice`)
	appoints   = regexp.MustCompile(`(?i)\b(nomear|nomeia|nomeado|nomeada)\b`)
	capitals   = regexp.MustCompile(`^[\p{Lu}][\p{Lu}'’´\-. ]+[\p{Lu}.]$`)
)

// appointment reads an item: "3. NOME, classificação 1ª PPP, código de vaga nº
// 0900003". An item of an appointment that lacks what an appointment has is a
// problem.
func appointment(paragraph, post string) (tabular.Row, bool) {
	found := numbered.FindStringSubmatch(paragraph)
	rest := paragraph
	row := tabular.Row{}
	if found != nil {
		row.Line, _ = strconv.Atoi(found[1])
		rest = found[2]
	}
	name, after, _ := strings.Cut(rest, ",")
	name = strings.TrimSpace(name)
	rank := classified.FindStringSubmatch(after)
	if rank == nil && (found == nil || appoints.MatchString(rest)) {
		return row, false
	}
	cells := []string{"", name, "", "", "", post, ""}
	if found != nil {
		cells[0] = found[1]
	}
	switch {
	case rank == nil:
		row.Problem = "item de nomeação sem classificação"
	case !capitals.MatchString(name):
		row.Problem = "item de nomeação que não começa por um nome"
	default:
		cells[2] = rank[1] + "º " + rank[2]
	}
	if code := seatCode.FindStringSubmatch(after); code != nil && !strings.HasPrefix(code[1], "(") {
		cells[3] = code[1]
	} else {
		cells[6] = "sem código de vaga"
	}
	if judicial.MatchString(after) {
		cells[4] = "sim"
	}
	for _, c := range cells {
		row.Cells = append(row.Cells, []byte(c))
	}
	return row, true
}
