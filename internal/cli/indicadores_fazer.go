package cli

import "certame/internal/indicators"

type indicadoresFazer struct {
	Folder    string `arg:"" name:"pasta" help:"Pasta do certame."`
	Reference string `name:"referencia" placeholder:"DIA" help:"Dia a que os números se referem, DD/MM/AAAA (padrão: hoje)."`
	indicatorsOutput
}

// Run counts what the folder tells now.
func (c *indicadoresFazer) Run(s *session) error {
	reference, err := optionalDay("--referencia", c.Reference)
	if err != nil {
		return err
	}
	if c.Reference == "" {
		reference = dayOf(s.now())
	}
	o, err := s.computed(c.Folder)
	if err != nil {
		return err
	}
	made := indicators.From(o, reference)
	if err := checkWritten(made); err != nil {
		return err
	}
	return c.write(s, []indicators.Contest{*made})
}
