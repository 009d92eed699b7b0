package cli

import (
	"fmt"
	"strconv"

	"certame"
	"certame/internal/cli/console"
	"certame/internal/indicators"
	"certame/internal/locale"
)

type indicadoresConferir struct {
	File string `arg:"" name:"arquivo" help:"Arquivo de indicadores, em JSON ou CSV."`
}

// brazilianDay writes a day of a file as people read it.
func brazilianDay(iso string) string {
	if day, ok := certame.ParseDate([]byte(iso)); ok {
		return day.Brazilian()
	}
	return iso
}

// Run reads the file and says what it has; a wrong one is refused with its places.
func (c *indicadoresConferir) Run(s *session) error {
	list, err := readIndicators(c.File)
	if err != nil {
		return err
	}
	small := 0
	for i := range list {
		small += list[i].Small()
	}
	if s.root.JSON {
		return s.writeJSON(map[string]any{"arquivo": c.File, "formato": indicators.Format, "certames": len(list), "celulas_pequenas": small})
	}
	rows := [][]string{{"órgão", "certame", "edital", "referência", "vagas", "listas"}}
	for i := range list {
		l := &list[i]
		rows = append(rows, []string{l.Agency, l.Name, l.Notice, brazilianDay(l.Reference), l.Seats.String(), strconv.Itoa(len(l.Lists))})
	}
	console.Table(s.Out, rows)
	fmt.Fprintf(s.Out, "\nConfere com o formato %s: %s.\n", indicators.Format, locale.Count(len(list), "certame", "certames"))
	if small > 0 {
		fmt.Fprintf(s.Out, "Arquivo integral: %s de 1 a 4 pessoas à vista. Não o publique assim; certame indicadores reunir o protege.\n", locale.Count(small, "célula", "células"))
	}
	return nil
}
