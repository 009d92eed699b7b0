package twintest

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"
)

// Decide fills a sheet of quarantine as a person would: the page number is taken out of the
// mark, the suggested reading is accepted, and what nobody can know is discarded.
func Decide(t testing.TB, sheet []byte) []byte {
	t.Helper()
	x, err := excelize.OpenReader(bytes.NewReader(sheet))
	if err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	rows, err := x.GetRows("quarentena")
	if err != nil {
		t.Fatal(err)
	}
	for i, row := range rows[1:] {
		set := func(column int, text string) {
			cell, err := excelize.CoordinatesToCellName(column, i+2)
			if err == nil {
				err = x.SetCellStr("quarentena", cell, text)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		decision := "descartar"
		for j, value := range row[5:] {
			if right, ok := corrected(row[2], row[3], value); ok {
				decision = "corrigida"
				set(j+6, right)
			}
		}
		set(5, decision)
	}
	var out bytes.Buffer
	if err := x.Write(&out); err != nil {
		t.Fatal(fmt.Errorf("writing the decisions: %w", err))
	}
	return out.Bytes()
}

// marksEnd is the highest mark of the twin that has page numbers.
const marksEnd = 62

func corrected(reason, suggestion, value string) (right string, ok bool) {
	words := strings.Fields(value)
	if suggestion != "" && strings.HasPrefix(value, "- ") {
		return suggestion, true
	}
	if !strings.Contains(reason, "número da página") || len(words) != 2 {
		return "", false
	}
	first, err := strconv.Atoi(words[0])
	if _, again := strconv.Atoi(words[1]); err != nil || again != nil {
		return "", false
	}
	if first <= marksEnd {
		return words[0], true
	}
	return words[1], true
}
