package cli

import (
	"bytes"
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"certame/internal/arch/documents"
	"certame/internal/cli/usage"
	"certame/internal/settings"

	"github.com/alecthomas/kong"
)

// chapters are the commands in the order in which a contest needs them.
var chapters = []struct {
	title    string
	commands []string
}{
	{"Começar", []string{"demonstrar", "exemplo", "novo", "modelo", "ajuda"}},
	{"O edital e as vagas", []string{"validar", "vagas"}},
	{"Inscrições e listas que chegam", []string{"inscricao", "importar", "conciliar"}},
	{"Comissões e apuração de fraude", []string{"comissao", "fraude"}},
	{"Apurar e supor", []string{"apurar", "simular"}},
	{"A ordem e os fatos", []string{"ordem", "fato"}},
	{"Publicar", []string{"publicar", "registro", "exportar"}},
	{"Conferir de fora", []string{"verificar", "auditar", "conformidade", "anonimizar"}},
	{"Acompanhar a reserva", []string{"indicadores"}},
	{"A lei", []string{"direito"}},
	{"A plataforma", []string{"servir", "configurar", "avisos"}},
	{"Operar", []string{"chave", "backup", "restaurar", "retomar", "mover"}},
	{"O terminal", []string{"completar", "versao"}},
}

// docs/comandos.md says what the command tree says, and the codes that the stories show.
func TestReference(t *testing.T) {
	documents.Hold(t, "../../docs/comandos.md", reference(t), *update)
}

func reference(t *testing.T) []byte {
	t.Helper()
	parser, err := newParser(&root{}, Streams{})
	if err != nil {
		t.Fatal(err)
	}
	seen := codesSeen(t, parser.Model.Node)
	var b bytes.Buffer
	b.WriteString("# Comandos\n\n" + documents.Made("internal/cli, comandos e das histórias de internal/cli/testdata/script") + referenceHead)
	writeCommon(&b, parser.Model.Node)
	writeExits(&b, parser.Model.Node, seen)
	for _, chapter := range chapters {
		fmt.Fprintf(&b, "\n## %s\n", chapter.title)
		for _, name := range chapter.commands {
			writeCommand(&b, usage.ChildNamed(parser.Model.Node, name), seen)
		}
	}
	return b.Bytes()
}

const referenceHead = `
Cada comando, com o que lê, o que grava e com que código sai, na ordem em que um certame precisa deles. O mesmo está no terminal: ` + "`certame ajuda`, `certame ajuda vagas calcular`" + `.

**A pasta do certame** é ` + "`edital.yaml` e `candidatos.csv`" + ` e, se houver, ` + "`opcoes.csv`, `fase_<fase>.csv`, `convocadas_<fase>.csv`, `confirmacoes.csv`, `fraude.csv`, `comissao.csv`" + `, ` + "`fatos.jsonl`" + ` e as planilhas que ele cita: [chaves do edital](edital.md), [colunas](colunas.md), [livro de fatos](fatos.md).

O que se grava entra no lugar inteiro, de uma vez: um comando que falha ou é interrompido deixa o que havia. Nenhum comando usa a rede, a não ser os da plataforma com o banco, os objetos e o correio que a configuração nomeia.
`

func writeCommon(b *bytes.Buffer, root *kong.Node) {
	b.WriteString("\n## Em todo comando\n\n| opção | o que faz |\n|---|---|\n")
	for _, flag := range root.Flags {
		fmt.Fprintf(b, "| `--%s` | %s |\n", flag.Name, flag.Help)
	}
	b.WriteString("| `--ajuda` | Mostra a ajuda do comando. |\n\nCom `NO_COLOR` no ambiente, nada sai em cores. O andamento aparece só no terminal, na saída de erros.\n")
}

// writeExits is the table of codes, and which commands the stories show leaving with each.
func writeExits(b *bytes.Buffer, root *kong.Node, seen map[string][]int) {
	b.WriteString("\n## Códigos de saída\n\n| código | quer dizer | quando |\n|--:|---|---|\n")
	for _, e := range exits {
		fmt.Fprintf(b, "| %d | %s | %s |\n", e.code, e.short, e.means)
	}
	b.WriteString("\nO que as histórias dos testes mostram, comando a comando; de 130, de `servir` e de `avisos devolvidas`, que não são uma linha só, dizem `TestInterrupted`, `TestServe` e `TestReturned`. Código que não aparece pode acontecer: arquivo que não se lê dá 3 em qualquer comando que leia.\n\n| comando |")
	for _, e := range exits[:ExitViolated+1] {
		fmt.Fprintf(b, " %d |", e.code)
	}
	b.WriteString("\n|---|" + strings.Repeat(":-:|", ExitViolated+1) + "\n")
	for _, child := range root.Children {
		codes := familyCodes(child, seen)
		fmt.Fprintf(b, "| `%s` |", child.Name)
		for _, e := range exits[:ExitViolated+1] {
			fmt.Fprintf(b, " %s |", map[bool]string{true: "sim"}[slices.Contains(codes, e.code)])
		}
		b.WriteString("\n")
	}
}

func familyCodes(node *kong.Node, seen map[string][]int) []int {
	codes := slices.Clone(seen[node.FullPath()])
	for _, child := range node.Children {
		codes = append(codes, familyCodes(child, seen)...)
	}
	slices.Sort(codes)
	return slices.Compact(codes)
}

func writeCommand(b *bytes.Buffer, node *kong.Node, seen map[string][]int) {
	if len(node.Children) > 0 {
		fmt.Fprintf(b, "\n%s %s\n\n%s\n", heading(node), node.FullPath(), node.Help)
		for _, child := range node.Children {
			writeCommand(b, child, seen)
		}
		return
	}
	fmt.Fprintf(b, "\n%s %s\n\n%s\n\n```text\n%s\n```\n", heading(node), node.FullPath(), node.Help, useOf(node))
	writeOptions(b, node)
	if e, has := effectOf(node); has {
		fmt.Fprintf(b, "\nLê: %s. Grava: %s.\n", e.reads, e.writes)
	}
	if codes := seen[node.FullPath()]; len(codes) > 0 {
		fmt.Fprintf(b, "\nSai com %s.\n", listed(codes))
	}
	fmt.Fprintf(b, "\n```sh\n%s```\n", strings.ReplaceAll(examples[strings.TrimPrefix(node.FullPath(), "certame ")], "  certame", "certame"))
}

func heading(node *kong.Node) string { return strings.Repeat("#", 3+node.Depth()) }

func listed(codes []int) string {
	said := make([]string, len(codes))
	for i, code := range codes {
		said[i] = fmt.Sprint(code)
	}
	if len(said) == 1 {
		return said[0]
	}
	return strings.Join(said[:len(said)-1], ", ") + " ou " + said[len(said)-1]
}

func writeOptions(b *bytes.Buffer, node *kong.Node) {
	var rows []string
	for _, p := range node.Positional {
		rows = append(rows, fmt.Sprintf("| `<%s>` | %s | %s | |\n", p.Name, cell(p.Help), missing(p.Required, p.Default)))
	}
	for _, f := range node.Flags {
		name := "--" + f.Name
		if !f.IsBool() {
			name += "=" + f.FormatPlaceHolder()
		}
		rows = append(rows, fmt.Sprintf("| `%s` | %s | %s | %s |\n", cell(name), cell(f.Help), missing(f.Required, f.Default), variableOf(node, f)))
	}
	if len(rows) > 0 {
		b.WriteString("\n| na linha | o que é | sem ela | variável |\n|---|---|---|---|\n" + strings.Join(rows, ""))
	}
}

func cell(text string) string { return strings.ReplaceAll(text, "|", `\|`) }

func missing(required bool, otherwise string) string {
	switch {
	case required:
		return "obrigatória"
	case otherwise != "":
		return "`" + otherwise + "`"
	}
	return ""
}

// variableOf is the variable of the environment that says the same as an option: of those
// of an installation, the one of the configuration.
func variableOf(node *kong.Node, f *kong.Flag) string {
	names := slices.Clone(f.Envs)
	if slices.ContainsFunc(node.Flags, func(other *kong.Flag) bool { return other.Name == "configuracao" }) {
		for _, k := range settings.Keys() {
			if k.Option == f.Name {
				names = append(names, k.Variable)
			}
		}
	}
	if len(names) == 0 {
		return ""
	}
	return "`" + strings.Join(names, "`, `") + "`"
}

// codesSeen are the codes with which the stories show each command leaving.
func codesSeen(t *testing.T, tree *kong.Node) map[string][]int {
	t.Helper()
	files, err := filepath.Glob("testdata/script/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal(err)
	}
	seen := map[string][]int{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		story, _, _ := strings.Cut(string(text), "\n-- ")
		for _, line := range documents.Commands(story) {
			noteCode(tree, seen, line)
		}
	}
	for name := range seen {
		slices.Sort(seen[name])
		seen[name] = slices.Compact(seen[name])
	}
	return seen
}

func noteCode(tree *kong.Node, seen map[string][]int, line []string) {
	at := slices.Index(line, "certame")
	if at < 0 {
		return
	}
	code := 0
	if _, err := fmt.Sscanf(cmp.Or(strings.Join(line[:at], " "), "-"), "code %d", &code); err != nil && line[0] != "exec" {
		return
	}
	node := tree
	for _, word := range line[at+1:] {
		if child := usage.ChildNamed(node, word); child != nil {
			node = child
		} else if node != tree {
			break
		}
	}
	seen[usual(node).FullPath()] = append(seen[usual(node).FullPath()], code)
}

// Every command is in one chapter, and says what it reads and writes.
func TestReferenceIsWhole(t *testing.T) {
	parser, err := newParser(&root{}, Streams{})
	if err != nil {
		t.Fatal(err)
	}
	var told []string
	for _, chapter := range chapters {
		told = append(told, chapter.commands...)
	}
	slices.Sort(told)
	have := usage.ChildNames(parser.Model.Node)
	slices.Sort(have)
	if !slices.Equal(told, have) {
		t.Errorf("the chapters have %v, and the tree %v", told, have)
	}
	leaves := map[string]bool{}
	for _, leaf := range parser.Model.Leaves(true) {
		name := strings.TrimPrefix(leaf.FullPath(), "certame ")
		leaves[name] = true
		if e := effects[name]; e.reads == "" || e.writes == "" {
			t.Errorf("%s does not say what it reads and writes", name)
		}
		if last := leaf.Help[len(leaf.Help)-1]; last != '.' && last != '?' {
			t.Errorf("%s has the help %q", name, leaf.Help)
		}
		for _, flag := range leaf.Flags {
			if flag.HasDefault && !strings.Contains(flag.Help, "padrão") || !strings.HasSuffix(flag.Help, ".") && !strings.HasSuffix(flag.Help, "…") {
				t.Errorf("%s --%s has the default %q and the help %q", name, flag.Name, flag.Default, flag.Help)
			}
		}
	}
	for name := range effects {
		if !leaves[name] {
			t.Errorf("effects of %s, which is no command", name)
		}
	}
}

// Every command is in a story that goes well, and every code in the story of some command.
// Of those that are not one line, the page names the test.
func TestEveryCodeIsInAStory(t *testing.T) {
	parser, err := newParser(&root{}, Streams{})
	if err != nil {
		t.Fatal(err)
	}
	elsewhere := []string{"certame servir", "certame avisos devolvidas"}
	seen := codesSeen(t, parser.Model.Node)
	var all []int
	for _, leaf := range parser.Model.Leaves(true) {
		codes := seen[leaf.FullPath()]
		all = append(all, codes...)
		if !slices.Contains(codes, ExitOK) && !slices.Contains(codes, ExitPending) && !slices.Contains(elsewhere, leaf.FullPath()) {
			t.Errorf("no story of %s goes well: %v", leaf.FullPath(), codes)
		}
	}
	for _, e := range exits[:ExitViolated+1] {
		if !slices.Contains(all, e.code) {
			t.Errorf("no story leaves with %d", e.code)
		}
	}
}
