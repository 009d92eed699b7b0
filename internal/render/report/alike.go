package report

import (
	"slices"
	"strings"

	"certame/internal/locale"
	"certame/trace"
)

// shownAlike is how many findings of one code the page spells out. The others
// say the same of other places: those are named, up to shownPlaces, and
// achados.csv has every one.
const (
	shownAlike  = 5
	shownPlaces = 60
)

// findingRows lists findings code by code, those that block first and then in
// order of first appearance.
func (v *view) findingRows(all []trace.Finding, severity string) (rows []findingRow) {
	var codes []string
	by := map[string][]trace.Finding{}
	for _, f := range all {
		if by[f.Code] == nil {
			codes = append(codes, f.Code)
		}
		by[f.Code] = append(by[f.Code], f)
	}
	for _, code := range codes {
		slices.SortStableFunc(by[code], blockingFirst)
	}
	slices.SortStableFunc(codes, func(a, b string) int { return blockingFirst(by[a][0], by[b][0]) })
	for _, code := range codes {
		alike := by[code]
		for _, f := range alike[:min(len(alike), shownAlike)] {
			rows = append(rows, v.findingRow(f, severity))
		}
		rows[len(rows)-1].Alike = elsewhere(alike)
	}
	return rows
}

// elsewhere names, once each, the places of the findings not spelled out.
func elsewhere(alike []trace.Finding) string {
	if len(alike) <= shownAlike {
		return ""
	}
	var places []string
	seen := map[string]bool{}
	for _, f := range alike[shownAlike:] {
		if !seen[f.Where] {
			seen[f.Where] = true
			places = append(places, f.Where)
		}
	}
	text := "Mais " + locale.Whole(len(alike)-shownAlike) + " com o mesmo código: " + strings.Join(places[:min(len(places), shownPlaces)], ", ")
	if len(places) > shownPlaces {
		text += " e outros"
	}
	return text + "."
}

func blockingFirst(a, b trace.Finding) int {
	switch {
	case a.Blocks == b.Blocks:
		return 0
	case a.Blocks:
		return -1
	}
	return 1
}
