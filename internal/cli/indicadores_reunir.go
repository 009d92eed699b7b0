package cli

import "certame/internal/indicators"

type indicadoresReunir struct {
	Files []string `arg:"" name:"arquivo" help:"Arquivos de indicadores, em JSON ou CSV."`
	indicatorsOutput
}

// Run puts files together. Two of one contest and one day that differ are refused: none
// of them is the later.
func (c *indicadoresReunir) Run(s *session) error {
	var all []indicators.Contest
	for _, path := range c.Files {
		list, err := readIndicators(path)
		if err != nil {
			return err
		}
		if all, err = indicators.Join(all, list, path); err != nil {
			return err
		}
	}
	return c.write(s, all)
}
