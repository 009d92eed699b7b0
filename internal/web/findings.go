package web

import (
	"strconv"

	"certame/internal/docket"
	"certame/internal/locale"
	"certame/internal/web/parts"
)

// Finding is a row of achados.csv: what contradicts the rules or asks for attention,
// with its remedy and its article.
type Finding struct {
	Severity               parts.Tag
	Where, Message, Remedy string
	Article                string
	Blocks                 bool
}

type findingsPage struct {
	*subject
	Only     string // the severity that is shown, "" for all
	Counts   []findingCount
	Findings []Finding
	More     int
}

type findingCount struct {
	Severity, Text string
	Current        bool
}

// findingsShown is how many go on the page; all of them are in the file.
const findingsShown = 300

var findingTags = map[string]parts.Tag{"erro": {Kind: "erro", Text: "erro"}, "alerta": {Kind: "alerta", Text: "alerta"}, "nota": {Kind: "informacao", Text: "nota"}}

// findings lists what a result found, the gravest first.
func (v *visit) findings() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	page := findingsPage{subject: c, Only: v.r.FormValue("gravidade")}
	f := v.within(c, "Achados")
	f.Printed = true
	if c.Computed() {
		if err := v.readFindings(&page); err != nil {
			return err
		}
		f.Download = []parts.Link{{Text: "CSV", Address: v.resultLink(c, "achados.csv")}}
	}
	return v.show("achados", f, page)
}

// resultLink is where a file of the last result is saved from.
func (v *visit) resultLink(c *subject, file string) string {
	return c.Address() + "/resultados/" + strconv.Itoa(c.Last.Number) + "/" + file
}

func (v *visit) readFindings(page *findingsPage) error {
	file, _, err := v.Docket.OpenResult(v.ctx(), page.ID, page.Last.Number, docket.FindingsFile)
	if err != nil {
		return err
	}
	defer file.Close() //nolint:errcheck // only read
	counts := map[string]int{}
	by := map[string][]Finding{}
	for row, err := range docket.FindingRows(file) {
		if err != nil {
			return err
		}
		counts[row.Severity]++
		if len(by[row.Severity]) < findingsShown {
			by[row.Severity] = append(by[row.Severity], Finding{findingTags[row.Severity], row.Where, row.Message, row.Remedy, row.Article, row.Blocks})
		}
	}
	for _, severity := range [...]string{"erro", "alerta", "nota"} {
		page.Counts = append(page.Counts, findingCount{severity, locale.Count(counts[severity], severity, severity+"s"), page.Only == severity})
		if page.Only == "" || page.Only == severity {
			page.Findings = append(page.Findings, by[severity]...)
			page.More += counts[severity] - len(by[severity])
		}
	}
	return nil
}
