package review

import (
	"fmt"
	"strings"

	"certame/internal/intake/profile"
	"certame/internal/intake/review/cell"
	"certame/internal/intake/tabular"

	"github.com/goccy/go-yaml"
)

// Map is what a person reviewed: the field of each column of one file.
type Map struct {
	File     string            `yaml:"arquivo"`
	SHA256   string            `yaml:"sha256"`
	Profile  string            `yaml:"perfil"`
	Kind     string            `yaml:"tipo"`
	Reviewed string            `yaml:"revisado"`
	Sheet    string            `yaml:"planilha"`
	Block    int               `yaml:"bloco"`
	Header   int               `yaml:"linha_do_cabecalho"`
	Columns  []MapColumn       `yaml:"colunas"`
	Groups   map[string]string `yaml:"grupos"`
	Posts    map[string]string `yaml:"cargos"`
	Group    string            `yaml:"grupo"` // of the results of a board
}

// MapColumn is one column of a map.
type MapColumn struct {
	Place   int    `yaml:"posicao"`
	Header  string `yaml:"cabecalho"`
	Field   string `yaml:"campo"`
	Decimal string `yaml:"decimal"`
}

// ParseMap reads a map, refusing what it does not know.
func ParseMap(raw []byte) (*Map, error) {
	m := &Map{}
	if err := yaml.UnmarshalWithOptions(raw, m, yaml.Strict()); err != nil {
		return nil, err
	}
	for _, c := range m.Columns {
		switch {
		case profile.KindOf(c.Field) == profile.Unknown:
			return nil, fmt.Errorf("coluna %d: campo desconhecido «%s». Campos: %s", c.Place, c.Field, strings.Join(profile.Fields(), ", "))
		case c.Decimal != "" && c.Decimal != profile.Comma && c.Decimal != profile.Dot:
			return nil, fmt.Errorf("coluna %d: decimal deve ser %s ou %s", c.Place, profile.Comma, profile.Dot)
		}
	}
	return m, nil
}

// follow takes the fields that the person chose. A map of another table is
// refused: its columns would be taken for others.
func (l *List) follow(m *Map) error {
	if len(m.Columns) != len(l.columns) {
		return tabular.Refuse(0, fmt.Sprintf("o mapa tem %d colunas, e a tabela tem %d", len(m.Columns), len(l.columns)), "Derive outro: certame importar conferir --gravar-mapa.")
	}
	fields := map[string]int{}
	for i, c := range m.Columns {
		own := &l.columns[i]
		if c.Place != own.Place || cell.OneLine(c.Header) != cell.OneLine(own.Header) {
			return tabular.Refuse(0, fmt.Sprintf("o mapa diz que a coluna %d é «%s», e a tabela diz «%s»", c.Place, cell.OneLine(c.Header), cell.OneLine(own.Header)), "Derive outro: certame importar conferir --gravar-mapa.")
		}
		if first, taken := fields[c.Field]; taken && c.Field != "ignorar" {
			own.SameAs = first
		} else {
			own.SameAs = 0
			fields[c.Field] = c.Place
		}
		if own.Field != c.Field {
			own.Evidence = "escolhido no mapa"
		}
		own.Field, own.Decimal = c.Field, c.Decimal
	}
	return nil
}

// Derive writes the map of what was found, with the evidence of each column
// beside it, for a person to review.
func (e *Examined) Derive() string {
	r := e.Report
	l := e.Main()
	var b strings.Builder
	b.WriteString("# Mapa de importação derivado de «" + cell.OneLine(r.File) + "». Confira coluna por coluna o que cada uma é,\n" +
		"# corrija o campo onde preciso, e troque revisado para sim. Nada é importado antes disso.\n" +
		"# Campos: " + strings.Join(profile.Fields(), ", ") + ".\n")
	fmt.Fprintf(&b, "arquivo: %s\nsha256: %s\nperfil: %s\ntipo: %s\nrevisado: nao\n", quoted(r.File), r.SHA256, l.profile, l.kind)
	if l.table.Name != "" {
		fmt.Fprintf(&b, "planilha: %s\n", quoted(l.table.Name))
	}
	if len(e.Lists) > 1 {
		fmt.Fprintf(&b, "bloco: %d # a lista que se importa, de 1 a %d\n", l.block, len(e.Lists))
	}
	b.WriteString("colunas:\n")
	for i := range l.columns {
		l.columns[i].write(&b)
	}
	e.writeGroups(&b, l)
	e.writePosts(&b, l)
	return b.String()
}

func (c *Column) write(b *strings.Builder) {
	fmt.Fprintf(b, "  - {posicao: %d, cabecalho: %s, campo: %s", c.Place, quoted(cell.OneLine(c.Header)), c.Field)
	if c.Decimal != "" {
		b.WriteString(", decimal: " + c.Decimal)
	}
	fmt.Fprintf(b, "} # %s\n", firstOf(cell.OneLine(c.Evidence), "sem evidência"))
	if c.undecided {
		fmt.Fprintf(b, "    # DECIDA: %s\n", c.DecimalWhy)
	}
}

// writeGroups lists the groups that the file names and the code of each in the
// edital.
func (e *Examined) writeGroups(b *strings.Builder, l *List) {
	if l.kind == profile.KindDecisions && !l.hasField("modalidade") {
		b.WriteString("grupo: \"\" # DECIDA: código do edital a que este resultado se refere\n")
	}
	if l.kind != profile.KindCandidates {
		return
	}
	b.WriteString("grupos: {PPP: PPP, PI: PI, PQ: PQ, PcD: PcD} # à direita, o código que o edital usa\n")
}

// postsMapped is how many posts are worth a line each.
const postsMapped = 2_000

// writePosts lists the posts as written, each to be given its code.
func (e *Examined) writePosts(b *strings.Builder, l *List) {
	for _, m := range e.found {
		if m.list != l || len(m.posts) == 0 || len(m.posts) > postsMapped {
			continue
		}
		b.WriteString("cargos: # à direita, o código que o edital usa\n")
		for _, name := range m.postNames() {
			fmt.Fprintf(b, "  %s: %s # %s\n", quoted(name), quoted(codeOf(name)), counted(m.posts[name].rows, "linha", "linhas"))
		}
	}
}

// codeOf is the code that begins the title of a post, or the title.
func codeOf(name string) string {
	if code, rest, found := strings.Cut(name, " - "); found && rest != "" && len(code) <= 20 && strings.ContainsAny(code, "0123456789") {
		return strings.TrimSpace(code)
	}
	return cell.OneLine(name)
}

func quoted(text string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`, "\r", "", "\t", `\t`).Replace(text) + `"`
}

// Main is the list that is imported: the one of the report.
func (e *Examined) Main() *List {
	for _, l := range e.Lists {
		if l.block == e.Report.Block {
			return l
		}
	}
	return e.Lists[0]
}
