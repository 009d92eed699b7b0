package indicators

import (
	"encoding/csv"
	"encoding/json"
	"io"
	"strings"

	"certame/internal/render/inert"
)

// WriteJSON writes contests as the open format.
func WriteJSON(w io.Writer, list []Contest) error {
	encoder := json.NewEncoder(w)
	encoder.SetIndent("", "  ")
	encoder.SetEscapeHTML(false)
	return encoder.Encode(File{Format, list})
}

// WriteSheet writes contests as the sheet, a line for each list.
func WriteSheet(w io.Writer, list []Contest) error {
	if _, err := io.WriteString(w, "\ufeff"); err != nil {
		return err
	}
	out := csv.NewWriter(w)
	out.Comma, out.UseCRLF = ';', true
	if err := out.Write(Columns()); err != nil {
		return err
	}
	for i := range list {
		for j := range list[i].Lists {
			if err := out.Write(list[i].line(j)); err != nil {
				return err
			}
		}
	}
	out.Flush()
	return out.Error()
}

// line is a line of the sheet; what is of the contest stands in its first one.
func (c *Contest) line(at int) []string {
	l := &c.Lists[at]
	cells := []string{inert.Cell(c.Agency), inert.Cell(c.Name), inert.Cell(c.Notice), inert.Cell(l.Code), l.Role, l.Share, l.Rounding}
	for _, n := range [...]Count{
		l.Threshold, l.Reserved, l.Registered, l.Called, l.Confirmed, l.Denied, l.Absent, l.Pending, l.Approved, l.Appointed, l.Unfilled,
	} {
		cells = append(cells, n.String())
	}
	var to []string
	for _, r := range c.Reversions {
		if r.From == l.Code {
			to = append(to, r.To+":"+r.Seats.String())
		}
	}
	cells = append(cells, strings.Join(to, "|"))
	if at > 0 {
		return append(cells, make([]string, len(ofContest))...)
	}
	return append(cells, c.once()...)
}

// once is what the sheet says once of a contest.
func (c *Contest) once() []string {
	var sets []string
	for _, s := range c.Sets {
		sets = append(sets, strings.NewReplacer("|", "/", ":", " ").Replace(s.Name)+":"+s.Seats.String())
	}
	cells := []string{
		c.Kind, c.Regime, c.Published, c.Homologated, c.Until, c.Reference, c.Registered.String(), c.Approved.String(), c.Appointed.String(), c.Unfilled.String(),
		inert.Cell(strings.Join(sets, "|")),
	}
	unsaid := ""
	if c.Unsaid {
		unsaid = "sim"
	}
	if c.Time == nil {
		return append(cells, "", "", "", "", unsaid)
	}
	stretches := make([]string, len(c.Time.Stretches))
	for i, n := range c.Time.Stretches {
		stretches[i] = n.String()
	}
	return append(cells, strings.Join(stretches, "|"), c.Time.First.String(), c.Time.Median.String(), c.Time.Third.String(), unsaid)
}
