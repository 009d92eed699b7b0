package cli

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"certame"
	"certame/internal/cli/console"
	"certame/internal/cli/usage"
	"certame/internal/cli/writing"
	"certame/internal/intake/profile"
	"certame/internal/intake/review"
	"certame/internal/locale"
	"certame/internal/pseudonym"
	"certame/internal/run"
)

type anonimizar struct {
	Input   string `arg:"" name:"entrada" help:"Pasta de um certame, ou uma planilha CSV ou XLSX."`
	Output  string `arg:"" name:"saida" help:"Pasta ou arquivo a criar; o que existe nunca é trocado."`
	KeyFile string `name:"chave-arquivo" placeholder:"ARQ" help:"Arquivo com um segredo: o mesmo dá sempre as mesmas trocas. Sem ele, sorteia-se uma chave, que não se guarda."`
	AgeOn   string `name:"idade-em" placeholder:"D" help:"De uma planilha: dia em que se contam os 60 anos; o de uma pasta é o do edital."`
	Profile string `name:"perfil" placeholder:"P" help:"De uma planilha: perfil do leiaute (certame importar perfis)."`
	Sheet   string `name:"planilha" placeholder:"P" help:"De um .xlsx: planilha a ler."`
}

// shortKey is a secret that is found by trying.
const shortKey = 12

// Run writes a contest of invented people with the same outcome.
func (c *anonimizar) Run(s *session) error {
	key, err := c.key()
	if err != nil {
		return err
	}
	if exists(c.Output) {
		return usage.Error(c.Output + " já existe e não foi alterado. Indique outro nome")
	}
	info, err := os.Stat(c.Input)
	if err == nil && info.IsDir() {
		return c.folder(s, key)
	}
	return c.loose(s, key)
}

func (c *anonimizar) key() (pseudonym.Key, error) {
	if c.KeyFile == "" {
		return pseudonym.RandomKey(), nil
	}
	raw, err := readSmall(c.KeyFile, "Grave nele o segredo.")
	if err != nil {
		return pseudonym.Key{}, err
	}
	secret := []byte(strings.TrimRight(string(raw), "\r\n"))
	if len(secret) < shortKey {
		return pseudonym.Key{}, usage.Error(fmt.Sprintf("chave curta demais, que se acha por tentativas: use ao menos %d caracteres", shortKey))
	}
	return pseudonym.KeyOf(secret), nil
}

func (c *anonimizar) folder(s *session, key pseudonym.Key) error {
	if c.AgeOn != "" || c.Profile != "" || c.Sheet != "" {
		return usage.Error("--idade-em, --perfil e --planilha são de uma planilha; numa pasta, o edital diz tudo")
	}
	if inside(c.Input, c.Output) {
		return usage.Error(c.Output + " fica dentro da entrada. Indique outro lugar")
	}
	l, err := s.loaded(c.Input)
	if err != nil {
		return err
	}
	m := pseudonym.New(key, l.Terms.AgeOn)
	f, err := pseudonym.NewFolder(m, l)
	if err != nil {
		return err
	}
	err = writing.SealFolder(c.Output, writing.NeverOurs, func(fresh string) error {
		if err := f.Write(s.ctx, fresh); err != nil {
			return err
		}
		if _, err := run.Load(fresh, nil); err != nil {
			return errors.Join(errors.New("a pasta de saída não se lê como a de entrada; nada foi gravado"), err)
		}
		return nil
	})
	if err != nil {
		return err
	}
	return c.say(s, m, f, nil)
}

// inside reports whether a path is in a folder, or is it.
func inside(folder, path string) bool {
	one, err := filepath.Abs(folder)
	other, otherErr := filepath.Abs(path)
	rel, relErr := filepath.Rel(one, other)
	return errors.Join(err, otherErr, relErr) == nil && filepath.IsLocal(rel)
}

func (c *anonimizar) loose(s *session, key pseudonym.Key) error {
	ageOn := certame.NoDate
	if c.AgeOn != "" {
		day, ok := certame.ParseDate([]byte(c.AgeOn))
		if !ok {
			return usage.Error("--idade-em: «" + c.AgeOn + "» não é uma data, como 20/03/2026")
		}
		ageOn = day
	}
	list, err := profile.All()
	if err != nil {
		return err
	}
	opt := review.Options{Profiles: list, Sheet: c.Sheet}
	if c.Profile != "" {
		if opt.Chosen, err = chosenProfile(list, c.Profile); err != nil {
			return err
		}
	}
	m := pseudonym.New(key, ageOn)
	l, err := pseudonym.NewLoose(s.ctx, m, c.Input, opt)
	if err != nil {
		return err
	}
	if err := writing.InPlace(c.Output, func(w io.Writer) error { return l.Write(s.ctx, w) }); err != nil {
		return err
	}
	return c.say(s, m, &pseudonym.Folder{Written: []string{filepath.Base(c.Output)}}, l.Columns())
}

// say tells what was written, what was not, and what the result is not.
func (c *anonimizar) say(s *session, m *pseudonym.Mapping, f *pseudonym.Folder, columns [][3]string) error {
	if s.root.JSON {
		return s.writeJSON(map[string]any{"saida": c.Output, "arquivos": f.Written, "nao_copiados": f.Left, "sorteio_em_quadros": f.Drawn, "redistribuidos": m.Redistributed(), "colunas": columns})
	}
	fmt.Fprintf(s.Out, "%s em %s\n", locale.Count(len(f.Written), "arquivo gravado", "arquivos gravados"), c.Output)
	if len(columns) > 0 {
		console.Table(s.Out, append([][]string{{"coluna", "campo", "o que se fez"}}, rowsOf(columns)...))
	}
	for _, name := range f.Left {
		fmt.Fprintf(s.Out, "não copiado: %s\n", name)
	}
	if len(f.Drawn) > 0 {
		fmt.Fprintln(s.Out, "aviso: o sorteio não se refaz com cargos inventados, e não foi copiado; os quadros que ele deu estão em edital.yaml, com distribuicao: declarada")
	}
	for _, kind := range m.Redistributed() {
		fmt.Fprintf(s.Out, "aviso: os códigos de %s ocupam toda a forma que têm; não há outros, e foram redistribuídos entre si\n", kind)
	}
	fmt.Fprintln(s.Out, "É pseudonimização: quem tem a lista publicada acha as pessoas pela ordem. Não publique (docs/anonimizar.md).")
	return nil
}

func rowsOf(columns [][3]string) (rows [][]string) {
	for _, c := range columns {
		rows = append(rows, []string{strings.Join(strings.Fields(c[0]), " "), c[1], c[2]})
	}
	return rows
}
