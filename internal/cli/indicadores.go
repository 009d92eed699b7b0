package cli

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"path/filepath"

	"certame/internal/cli/writing"
	"certame/internal/indicators"
	"certame/internal/intake"
	"certame/internal/locale"
)

// indicadores groups the open format of the numbers of contests.
type indicadores struct {
	Fazer    indicadoresFazer    `cmd:"" help:"Conta os indicadores de um certame, no formato aberto, com as células pequenas protegidas."`
	Conferir indicadoresConferir `cmd:"" help:"Confere um arquivo de indicadores (JSON ou CSV, de um ou de muitos certames) e diz o que corrigir, com linha e campo."`
	Reunir   indicadoresReunir   `cmd:"" help:"Junta arquivos em um só: de cada certame, a referência mais recente."`
}

// indicatorsOutput is where and how indicators are written.
type indicatorsOutput struct {
	Whole  bool   `name:"integral" help:"Sem proteger as células pequenas: de uso interno, para o órgão que acompanha."`
	Format string `name:"formato" default:"json" enum:"json,csv" placeholder:"F" help:"json (padrão) ou csv."`
	Output string `name:"saida" placeholder:"ARQUIVO" help:"Arquivo a gravar (padrão: mostra)."`
}

// write writes contests, protected unless asked otherwise.
func (c *indicatorsOutput) write(s *session, list []indicators.Contest) error {
	for i := range list {
		if !c.Whole {
			list[i] = *list[i].Protect()
		}
	}
	write := func(w io.Writer) error { return indicators.WriteJSON(w, list) }
	if c.Format == "csv" {
		write = func(w io.Writer) error { return indicators.WriteSheet(w, list) }
	}
	if c.Output == "" {
		return write(s.Out)
	}
	if err := writing.InPlace(c.Output, write); err != nil {
		return err
	}
	if s.root.JSON {
		return s.writeJSON(map[string]any{"arquivo": c.Output, "certames": len(list), "protegido": !c.Whole})
	}
	fmt.Fprintf(s.Out, "%s em %s%s\n", locale.Count(len(list), "certame", "certames"), c.Output,
		map[bool]string{true: ", integral: não publique", false: ", com as células pequenas protegidas"}[c.Whole])
	return nil
}

// readIndicators reads and checks one file.
func readIndicators(path string) ([]indicators.Contest, error) {
	f := intake.File{
		Path: path, Shown: filepath.Base(path), Limit: indicators.Largest, WhenMissing: "Para um em branco: certame modelo indicadores.",
		WhenFolder: "Indique o arquivo; de uma pasta de certame faz-se com certame indicadores fazer.", WhenTooLarge: "Divida-o em vários.", WhenEmpty: "Para um em branco: certame modelo indicadores.",
	}
	raw, err := f.Read()
	if err != nil {
		return nil, err
	}
	return indicators.Read(raw, f.Shown)
}

// checkWritten holds what was made to the rules of the format: a contest without agency
// or edital is nobody's elsewhere.
func checkWritten(c *indicators.Contest) error {
	var b bytes.Buffer
	if err := indicators.WriteJSON(&b, []indicators.Contest{*c}); err != nil {
		return err
	}
	_, err := indicators.Read(b.Bytes(), "edital.yaml")
	var refused *intake.Refused
	if errors.As(err, &refused) {
		for i := range refused.Problems {
			refused.Problems[i].Column = filepath.Ext("x." + refused.Problems[i].Column)[1:]
		}
	}
	return err
}
