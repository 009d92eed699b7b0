package profile

import (
	"embed"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"github.com/goccy/go-yaml"
)

// Profile is one layout.
type Profile struct {
	Name    string   `yaml:"nome" json:"nome"`
	Title   string   `yaml:"titulo" json:"titulo"`
	Kind    string   `yaml:"tipo" json:"tipo"`
	Format  string   `yaml:"formato" json:"formato"`
	Needs   []string `yaml:"reconhece,omitempty,flow" json:"reconhece,omitempty"` // headers that must all be there
	Columns []Column `yaml:"colunas,omitempty" json:"colunas,omitempty"`
	Decimal string   `yaml:"decimal,omitempty" json:"decimal,omitempty"`
	Note    string   `yaml:"nota,omitempty" json:"nota,omitempty"`
}

// Column says which headers are a field. A table without header is told by the
// place of its columns.
type Column struct {
	Field   string   `yaml:"campo" json:"campo"`
	Headers []string `yaml:"cabecalhos,omitempty,flow" json:"cabecalhos,omitempty"`
	Place   int      `yaml:"posicao,omitempty" json:"posicao,omitempty"`
	Decimal string   `yaml:"decimal,omitempty" json:"decimal,omitempty"`
}

// Formats of a profile.
const (
	FormatTable   = "tabela"
	FormatLines   = "linhas"
	FormatRunning = "texto-corrido"
	FormatMarkup  = "xml"
)

// Kinds of what a file holds.
const (
	KindCandidates   = "candidatos"
	KindSeats        = "vagas"
	KindOrder        = "ordem"
	KindDecisions    = "resultado"
	KindVotes        = "votos"
	KindAppointments = "nomeacoes"
	KindAdmissions   = "deferimentos"
	KindNames        = "nomes"
)

// Marks of decimals, as files of ours write them.
const (
	Comma = "virgula"
	Dot   = "ponto"
)

//go:embed perfis/*.yaml
var files embed.FS

const vocabularyFile = "perfis/vocabulario.yaml"

// All are the profiles that come with the program, in order of preference.
func All() ([]Profile, error) {
	names, err := fs.Glob(files, "perfis/*.yaml")
	if err != nil {
		return nil, err
	}
	var list []Profile
	for _, name := range names {
		if name == vocabularyFile {
			continue
		}
		raw, err := files.ReadFile(name)
		if err != nil {
			return nil, err
		}
		p, err := Parse(raw)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", path.Base(name), err)
		}
		list = append(list, p)
	}
	return list, nil
}

// Source is the text of a profile that comes with the program, as its authors
// wrote it.
func Source(name string) (string, bool) {
	names, _ := fs.Glob(files, "perfis/*.yaml")
	for _, file := range names {
		raw, err := files.ReadFile(file)
		if err == nil && strings.HasPrefix(string(raw), "nome: "+name+"\n") {
			return string(raw), true
		}
	}
	return "", false
}

// Parse reads one profile, refusing what it does not know.
func Parse(raw []byte) (Profile, error) {
	var p Profile
	if err := yaml.UnmarshalWithOptions(raw, &p, yaml.Strict()); err != nil {
		return p, err
	}
	switch {
	case p.Name == "" || p.Kind == "" || p.Format == "":
		return p, fmt.Errorf("faltam nome, tipo ou formato")
	case p.Decimal != "" && p.Decimal != Comma && p.Decimal != Dot:
		return p, fmt.Errorf("decimal deve ser %s ou %s", Comma, Dot)
	}
	for _, c := range p.Columns {
		if KindOf(c.Field) == Unknown {
			return p, fmt.Errorf("campo desconhecido: %s", c.Field)
		}
	}
	return p, nil
}

// Named finds a profile.
func Named(list []Profile, name string) *Profile {
	for i := range list {
		if list[i].Name == name {
			return &list[i]
		}
	}
	return nil
}
