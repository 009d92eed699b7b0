package cli

import (
	"fmt"
	"os"
	"path/filepath"

	"certame/internal/cli/console"
	"certame/internal/cli/usage"
	"certame/internal/cli/writing"
	"certame/internal/intake"
	"certame/internal/intake/conversion"
	"certame/internal/intake/profile"
	"certame/internal/intake/quarantine"
	"certame/internal/intake/review"
	"certame/internal/locale"
)

type importarGravar struct {
	source
	Map        string `name:"mapa" required:"" placeholder:"ARQ" help:"Mapa das colunas, derivado por importar conferir e revisado."`
	Folder     string `name:"pasta" required:"" placeholder:"P" help:"Pasta do certame."`
	Quarantine string `name:"quarentena" placeholder:"ARQ" help:"Planilha de quarentena já corrigida."`
	Post       string `name:"cargo" placeholder:"C" help:"Importa só este cargo; se o arquivo não diz o cargo, é o de todas as linhas."`
	Partial    bool   `name:"parcial" help:"Grava as linhas aceitas mesmo havendo quarentena; o resultado fica incompleto."`
	Replace    bool   `name:"substituir" help:"Troca os arquivos que já existirem na pasta."`
}

// Names of what an import leaves beside the file it writes.
const (
	quarantineFile = "quarentena.xlsx"
	importReport   = "importacao.json"
)

// Run writes what the map says. Nothing is written while something waits for a
// person.
func (c *importarGravar) Run(s *session) error {
	bar := s.newProgress("conferindo", inBytes)
	defer bar.done()
	opt, err := c.reviewed(s, bar)
	if err != nil {
		return err
	}
	e, err := review.Examine(s.ctx, c.File, opt)
	bar.done()
	if err != nil {
		return err
	}
	defer e.Close()
	if err := c.usable(e, opt.Map); err != nil {
		return err
	}
	if e.Report.Waiting() > 0 {
		if err := c.hold(s, e, opt.Corrections); err != nil {
			return err
		}
		if !c.Partial {
			return outcomeError(ExitPending)
		}
	}
	return c.write(s, e, opt)
}

// reviewed reads the map, which a person must have looked at, and the corrected
// quarantine.
func (c *importarGravar) reviewed(s *session, bar *progress) (review.Options, error) {
	opt, err := c.options(bar)
	if err != nil {
		return opt, err
	}
	if opt.Map, err = readMap(c.Map); err != nil {
		return opt, err
	}
	if answer := profile.Clean(opt.Map.Reviewed); answer != "sim" && answer != "true" {
		return opt, intake.Refuse([]intake.Problem{{File: c.Map, What: "mapa ainda não revisado", Remedy: "Confira o que é cada coluna e troque revisado para sim."}})
	}
	if opt.Sheet == "" {
		opt.Sheet = opt.Map.Sheet
	}
	if c.Quarantine != "" {
		opt.Corrections, err = quarantine.Read(s.ctx, c.Quarantine)
	}
	return opt, err
}

// usable refuses a file that is not the one of the map, and a map that leaves a
// column unexplained.
func (c *importarGravar) usable(e *review.Examined, m *review.Map) error {
	refuse := func(file, what, remedy string) error {
		return intake.Refuse([]intake.Problem{{File: file, What: what, Remedy: remedy}})
	}
	if m.SHA256 != e.Report.SHA256 {
		return refuse(c.File, "não é o arquivo de que o mapa foi derivado", "Derive outro mapa: certame importar conferir "+console.Argument(c.File)+" --gravar-mapa OUTRO.")
	}
	if o := conversion.Blocks(e, c.Post); o != nil {
		switch o.Why {
		case conversion.NotUsable:
			return refuse(c.File, o.What, "Nada foi gravado.")
		case conversion.NotWritten:
			return refuse(c.File, o.What, "Confira tipo no mapa.")
		case conversion.Unanswered:
			return refuse(c.Map, o.What, "Dê a cada uma um campo (ou ignorar) e, onde o ponto é duvidoso, decimal.")
		case conversion.NoPost:
			return usage.Error(o.What + ": indique-o com --cargo, ou dê o campo cargo a uma coluna do mapa")
		case conversion.SeveralPosts:
			return usage.Error(o.What + ": importe um cargo por pasta, com --cargo")
		}
	}
	if target, _ := conversion.FileOf(e.Main().Kind()); !c.Replace && exists(filepath.Join(c.Folder, target)) {
		return usage.Error(filepath.Join(c.Folder, target) + " já existe e não foi alterado. Para trocá-lo, use --substituir")
	}
	return nil
}

// hold writes the quarantine.
func (c *importarGravar) hold(s *session, e *review.Examined, corrections map[int]review.Correction) error {
	path := filepath.Join(c.Folder, quarantineFile)
	if !c.Replace && exists(path) {
		return usage.Error(path + " já existe e não foi alterada: pode estar sendo corrigida. Para trocá-la, use --substituir")
	}
	if err := os.MkdirAll(c.Folder, 0o755); err != nil {
		return err
	}
	err := writing.Place(path, func(f *os.File) error { return quarantine.Write(s.ctx, f, e, corrections) })
	if err != nil {
		return err
	}
	fmt.Fprintf(s.Err, "%s em quarentena: %s. Corrija-a e devolva com --quarentena", locale.Count(e.Report.Waiting(), "linha", "linhas"), path)
	if !c.Partial {
		fmt.Fprint(s.Err, ". Nada mais foi gravado")
	}
	fmt.Fprintln(s.Err)
	return nil
}

// write puts the file of the contest in its place, after its own reader accepts
// it, and the report of the import beside it.
func (c *importarGravar) write(s *session, e *review.Examined, opt review.Options) error {
	if err := os.MkdirAll(c.Folder, 0o755); err != nil {
		return err
	}
	name, _ := conversion.FileOf(e.Main().Kind())
	path, rows := filepath.Join(c.Folder, name), 0
	convert := conversion.Options{Map: opt.Map, Corrections: opt.Corrections, Post: c.Post, ByCPF: c.registrations(e)}
	err := writing.Place(path, func(f *os.File) (err error) {
		if rows, err = conversion.Write(s.ctx, f, e, convert); err != nil {
			return err
		}
		return c.accepted(s, f, name)
	})
	if err != nil {
		return err
	}
	if err := c.report(e); err != nil {
		return err
	}
	return c.tell(s, e, path, rows)
}

func (c *importarGravar) tell(s *session, e *review.Examined, path string, rows int) error {
	if s.root.JSON {
		return s.writeJSON(struct {
			File        string `json:"arquivo"`
			Rows        int    `json:"linhas"`
			Quarantined int    `json:"quarentenadas"`
		}{path, rows, e.Report.Waiting()})
	}
	fmt.Fprintf(s.Out, "%s: %s gravadas de %s\n", path, locale.Count(rows, "linha", "linhas"), e.Report.File)
	if e.Report.Waiting() > 0 {
		return outcomeError(ExitPending)
	}
	return nil
}
