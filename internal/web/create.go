package web

import (
	"bytes"
	"errors"
	"fmt"
	"mime/multipart"
	"net/http"
	"strings"

	"certame/internal/demo"
	"certame/internal/docket"
	"certame/internal/run"
	"certame/internal/store"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// uploadMost is the largest contest that comes through a page: some eight million
// registrations.
const uploadMost = 2 << 30

// newContest asks for the files of a contest, or offers the example.
func (v *visit) newContest() error { return v.askContest(http.StatusOK, newPage{}) }

type newPage struct {
	Slug     string
	Problems *fault.Fault
}

// Fields are what is asked of a contest with files of its own.
func (p newPage) Fields() []parts.Field {
	return []parts.Field{
		{
			Name: "endereco", Label: "Nome no endereço", Value: p.Slug, Required: true, Most: 60,
			Help: "Letras minúsculas sem acento, algarismos e hífens, como ufxx-2026. Aparece no endereço das páginas.",
		},
		{Name: "edital", Label: "edital.yaml", Kind: "file", Accept: ".yaml,.yml", Help: "As regras do certame. certame novo grava um modelo com todas as chaves."},
		{Name: "candidatos", Label: "candidatos.csv", Kind: "file", Accept: ".csv", Help: "Uma linha por inscrição. Pode vir depois, pela importação."},
		{Name: "pasta", Label: "A pasta inteira, em zip", Kind: "file", Accept: ".zip", Help: "Em vez dos dois arquivos, ou com os que faltam: opcoes.csv, fases, comissões."},
	}
}

func (v *visit) askContest(status int, p newPage) error {
	f := Frame{Title: "Criar certame", Trail: []parts.Link{{Text: "Início", Address: "/", Icon: "home"}, {Text: "Certames", Address: "/certames"}}}
	return v.render(status, "novo", f, p)
}

// createContest keeps a contest with the files that came. Those that are not
// understood are all listed, with line and column, and nothing is kept.
func (v *visit) createContest() error {
	v.takeLong()
	if err := v.r.ParseMultipartForm(8 << 20); err != nil {
		return badForm(err)
	}
	defer v.r.MultipartForm.RemoveAll() //nolint:errcheck // of the system's temporary folder
	files, done, err := sent(v.r.MultipartForm)
	defer done()
	if err != nil {
		return err
	}
	page := newPage{Slug: strings.TrimSpace(v.r.FormValue("endereco"))}
	c, err := v.Docket.Create(v.ctx(), v.account(), docket.Draft{Slug: page.Slug, Files: files})
	if errors.Is(err, store.ErrTaken) {
		return v.again(page, taken(page.Slug))
	}
	if err != nil {
		return v.again(page, err)
	}
	return v.created(c)
}

// created goes to the contest, whose people are put where they can be found.
func (v *visit) created(c store.Contest) error {
	if _, err := v.askLoading(c.ID); err != nil {
		return err
	}
	return v.redirect("/certames/" + c.Slug)
}

// again shows the form with what was wrong, where that can be mended by sending other
// files; any other failure has its own page.
func (v *visit) again(page newPage, err error) error {
	f := fault.Of(err)
	if f.Status != http.StatusUnprocessableEntity {
		return err
	}
	page.Problems = f
	return v.askContest(f.Status, page)
}

func taken(slug string) *fault.Fault {
	return &fault.Fault{Status: http.StatusUnprocessableEntity, Code: "ENDERECO-USADO", What: "Já existe um certame no endereço «" + slug + "».", Remedy: "Escolha outro nome."}
}

// createExample keeps an invented contest, under the first name that is free.
func (v *visit) createExample() error {
	for n := 1; ; n++ {
		slug := "exemplo"
		if n > 1 {
			slug = fmt.Sprintf("exemplo-%d", n)
		}
		files, err := exampleFiles(examplePeople, examplePosts)
		if err != nil {
			return err
		}
		c, err := v.Docket.Create(v.ctx(), v.account(), docket.Draft{Slug: slug, Files: files})
		if errors.Is(err, store.ErrTaken) {
			continue
		}
		if err != nil {
			return err
		}
		return v.created(c)
	}
}

// The example is of a size that fits in a meeting.
const (
	examplePeople = 2000
	examplePosts  = 10
)

func exampleFiles(people, posts int) (docket.Files, error) {
	var edital, candidates bytes.Buffer
	spec := demo.Demonstration(people, posts)
	if err := errors.Join(spec.WriteEdital(&edital), spec.WriteCandidates(&candidates)); err != nil {
		return nil, err
	}
	return docket.Files{run.EditalFile: &edital, run.CandidatesFile: &candidates}, nil
}

func badForm(err error) error {
	var large *http.MaxBytesError
	if errors.As(err, &large) || errors.Is(err, multipart.ErrMessageTooLarge) {
		return err
	}
	return &fault.Fault{Status: http.StatusBadRequest, Code: "ENVIO-ILEGIVEL", What: "O envio chegou incompleto ou em outro formato.", Remedy: "Volte à página e envie de novo."}
}
