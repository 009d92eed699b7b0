package cli

import (
	"fmt"
	"path/filepath"

	"certame/contest"
	"certame/internal/cli/console"
	"certame/internal/cli/usage"
	"certame/internal/edition"
	"certame/internal/intake"
	"certame/internal/intake/candidates"
	"certame/internal/intake/review"
	"certame/internal/locale"
	"certame/internal/reconcile"
	"certame/internal/render/lists"
	"certame/internal/result"
	"certame/internal/run"
)

// conciliar holds what others wrote to what was computed.
type conciliar struct {
	Posicoes conciliarPosicoes `cmd:"" help:"Classificações de uma planilha ou lista contra as apuradas: inversões, quem falta, quem sobra."`
	Totais   conciliarTotais   `cmd:"" help:"Quadro de vagas recebido contra o apurado, cargo por cargo e modalidade por modalidade."`
	Listas   conciliarListas   `cmd:"" help:"Duas versões de uma lista: quem entrou, quem saiu, quem mudou de lugar, o que mais mudou."`
	Ordem    conciliarOrdem    `cmd:"" help:"A lista de cada vaga, na ordem de convocação que um órgão publicou, contra a da regra."`
	Dou      conciliarDou      `cmd:"" help:"O texto publicado no diário oficial contra o que foi apurado: números, ordem, notas, modalidade."`
}

// ofFolder is where what was computed is.
type ofFolder struct {
	Folder string `name:"pasta" default:"." placeholder:"P" help:"Pasta do certame (padrão: a atual)."`
	Result string `name:"resultado" placeholder:"P" help:"Pasta do resultado (padrão: resultado, dentro da pasta do certame)."`
}

// onePost narrows a comparison to one post.
type onePost struct {
	Post string `name:"cargo" placeholder:"C" help:"Compara só as linhas deste cargo, de uma lista que traz vários."`
}

func (c *onePost) posts(l *run.Loaded) (reconcile.Posts, error) {
	posts, ok := reconcile.PostsOf(l.Terms).Only(c.Post)
	if !ok {
		return posts, usage.Error("o edital não tem o cargo " + c.Post)
	}
	return posts, nil
}

// read gives a contest and its result, intact and computed from the files that are
// there now.
func (c *ofFolder) read(s *session) (*run.Loaded, *result.Folder, error) {
	l, err := s.loaded(c.Folder)
	if err != nil {
		return nil, nil, err
	}
	folder := c.Result
	if folder == "" {
		folder = filepath.Join(c.Folder, "resultado")
	}
	res, err := s.verified(folder)
	if err != nil {
		return nil, nil, err
	}
	return l, res, edition.SameInputs(l, res)
}

// document is every list of the result, with names.
func (c *ofFolder) document(s *session) (*lists.Document, *run.Loaded, error) {
	l, res, err := c.read(s)
	if err != nil {
		return nil, nil, err
	}
	source := lists.Source{Contest: contest.PrepareWith(l.Terms, l.Roll, l.Log, l.Facts, false), Result: res, Identities: func(wanted func([]byte) bool) (map[string]candidates.Identity, bool, bool, error) {
		return edition.Identities(l, wanted)
	}}
	d, err := lists.Build(s.ctx, source, lists.Choice{})
	return d, l, err
}

// examine reads a list as the importer does, and refuses what it refuses.
func (c *source) examine(s *session) (*review.Examined, error) {
	bar := s.newProgress("lendo", inBytes)
	defer bar.done()
	opt, err := c.options(bar)
	if err != nil {
		return nil, err
	}
	e, err := review.Examine(s.ctx, c.File, opt)
	if err != nil {
		return nil, err
	}
	if e.Report.Refused {
		e.Close()
		var problems []intake.Problem
		for _, reason := range e.Report.Reasons {
			problems = append(problems, intake.Problem{File: e.Report.File, What: reason, Remedy: "Veja: certame importar conferir " + console.Argument(c.File)})
		}
		return nil, intake.Refuse(problems)
	}
	return e, nil
}

// differencesShown keeps the screen readable; --json has them all.
const differencesShown = 200

// tell writes what was found, and leaves with 1 when anything differs.
func tell(s *session, r *reconcile.Report, given, computed string) error {
	if s.root.JSON {
		if err := s.writeJSON(r.WithDots()); err != nil {
			return err
		}
	} else {
		tellPeople(s, r, given, computed)
	}
	if r.Differs() {
		return outcomeError(ExitPending)
	}
	return nil
}

func tellPeople(s *session, r *reconcile.Report, given, computed string) {
	for i, d := range r.Differences {
		if i == differencesShown {
			fmt.Fprintf(s.Out, "… e mais %d; todas com --json\n", len(r.Differences)-i)
			break
		}
		fmt.Fprintf(s.Out, "%s%s: %s %s; %s %s. %s\n", locale.DifferenceKind(d.Kind), whereOf(d), given, d.Given, computed, d.Computed, d.Action)
	}
	for _, n := range r.Notes {
		fmt.Fprintln(s.Out, "aviso: "+n)
	}
	fmt.Fprintf(s.Out, "%s, %s\n", locale.Count(r.Compared, "linha comparada", "linhas comparadas"), locale.Count(len(r.Differences), "diferença", "diferenças"))
}

// whereOf is the place of a difference: line, post, list, person.
func whereOf(d reconcile.Difference) (text string) {
	if d.Line > 0 {
		text += fmt.Sprintf(", linha %d", d.Line)
	}
	for _, part := range []struct{ what, value string }{{"cargo", d.Post}, {"", d.List}, {"inscrição", d.ID}} {
		if part.value != "" {
			text += ", " + part.what
			if part.what != "" {
				text += " "
			}
			text += part.value
		}
	}
	return text
}
