package arch

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"certame/internal/auth/roles"
	"certame/law"
)

// MatrixRow is one provision in the traceability matrix.
type MatrixRow struct {
	law.Record
	Uses      []Use
	Scenarios []string
	Planned   bool // the package of its stage does not exist yet
}

// Matrix crosses the law with the code and the scenarios.
func Matrix(root string) ([]MatrixRow, error) {
	uses, err := usesOf(root)
	if err != nil {
		return nil, err
	}
	scenarios, err := scenariosCiting(root)
	if err != nil {
		return nil, err
	}
	var rows []MatrixRow
	for _, r := range law.Provisions() {
		rows = append(rows, MatrixRow{r, uses[string(r.ID)], scenarios[string(r.ID)], planned(root, r.Stage)})
	}
	return rows, nil
}

func planned(root, stage string) bool {
	_, err := os.Stat(filepath.Join(root, stage))
	return stage != "" && err != nil
}

// GenerateMatrix renders the documents of docs/direito.
func GenerateMatrix(root string) ([]GeneratedFile, error) {
	rows, err := Matrix(root)
	if err != nil {
		return nil, err
	}
	return []GeneratedFile{
		{"docs/direito/matriz.md", matrixPage(rows)},
		{"internal/matrix/matriz.csv", matrixTable(rows)},
		{"docs/direito/interpretacoes.md", interpretationsPage()},
		{"docs/direito/glossario.md", glossaryPage()},
		{"docs/direito/papeis.md", roles.Page(rolesNote)},
		{"docs/manual/palavras.md", wordsPage()},
	}, nil
}

const generatedNote = "<!-- Gerado por make matrix a partir de law/dados, do código e dos cenários. Não edite. -->\n\n"

const rolesNote = "<!-- Gerado por make matrix a partir de internal/auth/roles. Não edite. -->\n\n"

func matrixPage(rows []MatrixRow) []byte {
	var b bytes.Buffer
	b.WriteString("# Matriz de rastreabilidade\n\n" + generatedNote)
	b.WriteString("O que cada dispositivo ordena (em palavras nossas), o que o programa faz com ele, em que arquivo e em quais cenários.\n")
	b.WriteString("A situação diz a etapa que aplica o dispositivo (o pacote, com um arquivo para cada regra); «código», os arquivos que o citam, que às vezes são os que compõem as etapas ou dizem o resultado.\n")
	b.WriteString("«Prevista» quer dizer que a etapa ainda não foi construída. Um teste falha quando esta página está desatualizada ou quando uma regra ou verificação de etapa pronta não tem código ou cenário, ou um procedimento não tem código.\n")
	norm := ""
	for _, r := range rows {
		if r.Norm != norm {
			norm = r.Norm
			writeNormHead(&b, norm)
		}
		fmt.Fprintf(&b, "| `%s` | %s | %s | %s | %s |\n", r.ID, r.Summary, statusCell(r), usesCell(r.Uses), scenariosCell(r.Scenarios))
	}
	return b.Bytes()
}

func writeNormHead(b *bytes.Buffer, id string) {
	for _, n := range law.Norms() {
		if n.ID != id {
			continue
		}
		fmt.Fprintf(b, "\n## %s\n\n", n.Label)
		if n.Address != "" {
			fmt.Fprintf(b, "[Texto oficial](%s). ", n.Address)
		}
		if n.URN != "" {
			fmt.Fprintf(b, "`%s`", n.URN)
		}
	}
	b.WriteString("\n\n| dispositivo | o que ordena | situação | código | cenários |\n|---|---|---|---|---|\n")
}

func statusCell(r MatrixRow) string {
	switch {
	case r.Reason != "":
		return "fora: " + r.Reason
	case r.Planned:
		return fmt.Sprintf("%s, prevista em `%s`", statusNames[r.Status], r.Stage)
	case r.Stage != "":
		return fmt.Sprintf("%s em [%s](../../%s)", statusNames[r.Status], r.Stage, r.Stage)
	}
	return statusNames[r.Status]
}

var statusNames = map[law.Status]string{
	law.StatusRule: "regra", law.StatusCheck: "verificação", law.StatusProcedure: "procedimento",
	law.StatusDefinition: "definição", law.StatusOutside: "fora",
}

// shownUses bounds a cell; references beyond it are in the code.
const shownUses = 6

func usesCell(uses []Use) string {
	var files []string
	for _, u := range uses {
		link := fmt.Sprintf("[%s](../../%s)", strings.TrimSuffix(u.File, ".go"), u.File)
		if len(files) == 0 || files[len(files)-1] != link {
			files = append(files, link)
		}
	}
	if len(files) > shownUses {
		files = append(files[:shownUses:shownUses], fmt.Sprintf("e mais %d", len(files)-shownUses))
	}
	return strings.Join(files, ", ")
}

func scenariosCell(names []string) string {
	const shown = 3
	var links []string
	for i, name := range names {
		if i == shown {
			links = append(links, fmt.Sprintf("e mais %d", len(names)-shown))
			break
		}
		links = append(links, fmt.Sprintf("[%s](../../conformance/cenarios/%s/cenario.yaml)", name, name))
	}
	return strings.Join(links, ", ")
}

func interpretationsPage() []byte {
	var b bytes.Buffer
	b.WriteString("# Interpretações\n\n" + generatedNote)
	b.WriteString("Os pontos que os textos deixam abertos, as leituras oferecidas, a adotada por padrão e a razão. O programa nunca escolhe em silêncio: todo resultado que dependeu de um destes pontos o cita e diz se quem decidiu foi o edital ou o padrão. Afastamentos entre as regras do projeto e os textos: [divergencias.md](divergencias.md).\n")
	for _, r := range law.Interpretations() {
		fmt.Fprintf(&b, "\n## %s — %s\n\n%s\n\n", r.ID, r.Title, r.Question)
		if r.Key != "" {
			fmt.Fprintf(&b, "Chave do edital: `%s`. ", r.Key)
		} else {
			b.WriteString("Sem chave no edital. ")
		}
		fmt.Fprintf(&b, "Dispositivos: %s.\n\n| leitura | o que faz | exemplo |\n|---|---|---|\n", law.Citations(r.Provisions))
		for _, o := range r.Options {
			name := "`" + o.Value + "`"
			if o.Value == r.Default {
				name += " (padrão)"
			}
			fmt.Fprintf(&b, "| %s | %s | %s |\n", name, o.Text, o.Example)
		}
		fmt.Fprintf(&b, "\nPor que este padrão: %s\n\nO que resolveria o ponto: %s\n", r.Why, r.SettledBy)
	}
	return b.Bytes()
}

func glossaryPage() []byte {
	var b bytes.Buffer
	b.WriteString("# Glossário\n\n" + generatedNote + "| termo | no código | definição | dispositivos | também se diz |\n|---|---|---|---|---|\n")
	for _, t := range law.Glossary() {
		fmt.Fprintf(&b, "| %s | `%s` | %s | %s | %s |\n", t.Portuguese, t.Identifier, t.Definition, law.Citations(t.Provisions), strings.Join(t.Synonyms, ", "))
	}
	return b.Bytes()
}

// wordsPage is the glossary without the names in the code, for the manual: a section a
// word, so that a page leads to the one it uses.
func wordsPage() []byte {
	var b bytes.Buffer
	b.WriteString("# Palavras\n\nAs palavras da lei, como o programa as usa.\n\n" + generatedNote)
	b.WriteString("No terminal, `certame ajuda` seguido da palavra mostra a mesma explicação. Palavras antigas também servem: `certame ajuda heteroidentificação`.\n")
	for _, t := range law.Glossary() {
		fmt.Fprintf(&b, "\n## %s\n\n%s.\n", t.Portuguese, t.Definition)
		if len(t.Provisions) > 0 {
			fmt.Fprintf(&b, "\nDispositivos: %s.\n", law.Citations(t.Provisions))
		}
		if len(t.Synonyms) > 0 {
			fmt.Fprintf(&b, "\nTambém se diz: %s.\n", strings.Join(t.Synonyms, ", "))
		}
	}
	return b.Bytes()
}
