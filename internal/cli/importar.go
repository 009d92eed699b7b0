package cli

import (
	"errors"
	"os"
	"strings"

	"certame/internal/cli/usage"
	"certame/internal/intake"
	"certame/internal/intake/profile"
	"certame/internal/intake/review"
)

// importar brings in what boards and gazettes publish, in two steps: to check,
// which writes nothing, and to write, which needs a map that a person reviewed.
type importar struct {
	Gravar   importarGravar   `cmd:"" default:"withargs" help:"Grava na pasta do certame o que o mapa revisado diz; é o que faz certame importar ARQUIVO."`
	Conferir importarConferir `cmd:"" help:"Mostra o que o arquivo traz, coluna por coluna, e o que não se entendeu; de uma pasta, uma linha por arquivo. Não grava nada."`
	Perfis   importarPerfis   `cmd:"" help:"Lista, mostra ou deriva perfis de leiaute."`
}

// source is a file to read and how.
type source struct {
	File    string `arg:"" name:"arquivo" help:"CSV, XLSX, ODS, JSON, PDF com texto, texto copiado, XML do DOU."`
	Profile string `name:"perfil" placeholder:"P" help:"Perfil a usar: um nome de importar perfis, ou um arquivo .yaml."`
	Sheet   string `name:"planilha" placeholder:"P" help:"Planilha a ler, quando o arquivo tem várias."`
}

// options reads the profiles.
func (c *source) options(bar *progress) (review.Options, error) {
	list, err := profile.All()
	if err != nil {
		return review.Options{}, err
	}
	opt := review.Options{Profiles: list, Sheet: c.Sheet, Progress: bar.update}
	if c.Profile != "" {
		opt.Chosen, err = chosenProfile(list, c.Profile)
	}
	return opt, err
}

func chosenProfile(list []profile.Profile, name string) (*profile.Profile, error) {
	if p := profile.Named(list, name); p != nil {
		return p, nil
	}
	if strings.HasSuffix(name, ".yaml") || strings.HasSuffix(name, ".yml") {
		return readProfile(name)
	}
	var names []string
	for _, p := range list {
		names = append(names, p.Name)
	}
	hint := "Veja: certame importar perfis"
	if near := intake.Nearest(name, names); near != "" {
		hint = "O mais parecido é «" + near + "»"
	}
	return nil, usage.Error("perfil desconhecido: " + name + ". " + hint)
}

func readProfile(path string) (*profile.Profile, error) {
	raw, err := readSmall(path, "Confira o caminho do perfil.")
	if err != nil {
		return nil, err
	}
	p, err := profile.Parse(raw)
	if err != nil {
		return nil, badYAML(path, err, "Compare com um que existe: certame importar perfis tabela-com-inscricao.")
	}
	return &p, nil
}

// badYAML refuses a file of ours that does not parse.
func badYAML(path string, err error, remedy string) error {
	first, _, _ := strings.Cut(err.Error(), "\n")
	return intake.Refuse([]intake.Problem{{File: path, What: "não se entende: " + first, Remedy: remedy}})
}

// readSmall reads a map or a profile.
func readSmall(path, whenMissing string) ([]byte, error) {
	f := intake.File{Path: path, Shown: path, Limit: 16 << 20, WhenMissing: whenMissing, WhenFolder: "Indique um arquivo.", WhenTooLarge: "Confira se é este o arquivo.", WhenEmpty: "Confira se é este o arquivo."}
	return f.Read()
}

// exists reports whether something stands at a path.
func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil || !errors.Is(err, os.ErrNotExist)
}
