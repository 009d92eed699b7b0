package arch

import (
	"encoding/csv"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"certame/law"
)

// scenariosCiting finds, for every provision, the scenarios whose expected
// outputs cite it: by identifier in the trace and in JSON outputs, by citation
// in the article column of the tables.
func scenariosCiting(root string) (map[string][]string, error) {
	folders, err := filepath.Glob(filepath.Join(root, "conformance", "cenarios", "*"))
	if err != nil {
		return nil, err
	}
	byCitation := map[string]string{}
	for _, r := range law.Provisions() {
		byCitation[r.ID.Citation()] = string(r.ID)
	}
	out := map[string][]string{}
	for _, folder := range folders {
		cited, err := citedIn(folder, byCitation)
		if err != nil {
			return nil, err
		}
		for _, id := range cited {
			out[id] = append(out[id], filepath.Base(folder))
		}
	}
	return out, nil
}

var provisionID = regexp.MustCompile(`"[a-z0-9]+![a-z0-9_]+"`)

func citedIn(folder string, byCitation map[string]string) ([]string, error) {
	files, err := filepath.Glob(filepath.Join(folder, "esperado", "*"))
	if err != nil {
		return nil, err
	}
	var cited []string
	for _, path := range files {
		data, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		for _, quoted := range provisionID.FindAllString(string(data), -1) {
			cited = append(cited, strings.Trim(quoted, `"`))
		}
		for _, article := range articles(path, data) {
			if id, ok := byCitation[article]; ok {
				cited = append(cited, id)
			}
		}
	}
	slices.Sort(cited)
	return slices.Compact(cited), nil
}

var (
	articleField = regexp.MustCompile(`"artigo": "([^"]*)"`)
	inBrackets   = regexp.MustCompile(`[\[(]([^\[\]()]*(?:\([^()]*\)[^\[\]()]*)*)[\])]`)
)

// articles lists the citations of an output: the artigo column of a table, the
// artigo field of JSON, what stands in brackets at the end of a line of text.
func articles(path string, data []byte) (out []string) {
	switch filepath.Ext(path) {
	case ".csv":
		rows, err := csv.NewReader(strings.NewReader(string(data))).ReadAll()
		if err != nil || len(rows) == 0 {
			return nil
		}
		column := slices.Index(rows[0], "artigo")
		for _, row := range rows[1:] {
			if column >= 0 {
				out = append(out, strings.Split(row[column], "; ")...)
			}
		}
	case ".json":
		for _, match := range articleField.FindAllStringSubmatch(string(data), -1) {
			out = append(out, strings.Split(match[1], "; ")...)
		}
	default:
		for _, match := range inBrackets.FindAllStringSubmatch(string(data), -1) {
			out = append(out, strings.Split(match[1], "; ")...)
		}
	}
	return out
}
