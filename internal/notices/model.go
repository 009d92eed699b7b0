package notices

import (
	"embed"
	"fmt"
	"html/template"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	text "text/template"

	"certame/internal/intake"
	"certame/internal/notify"
)

//go:embed modelos/*.txt
var own embed.FS

// Models are the letters of each kind, in text and, where somebody wrote one, in HTML.
type Models struct {
	subject, plain map[string]*text.Template
	page           map[string]*template.Template
	from           map[string]string // the file of the agency that a kind comes from
}

// largestModel is more than anybody reads in a letter.
const largestModel = 64 << 10

// ReadModels reads the models of the program and, over them, those of a folder that may
// not be there: kind.txt, and kind.html beside it. The error is an *intake.Refused.
func ReadModels(folder string) (*Models, error) {
	m := &Models{map[string]*text.Template{}, map[string]*text.Template{}, map[string]*template.Template{}, map[string]string{}}
	var problems []intake.Problem
	for _, k := range Kinds {
		raw, err := own.ReadFile("modelos/" + k.Code + ".txt")
		if err != nil {
			return nil, err
		}
		problems = append(problems, m.take(k, "modelos/"+k.Code+".txt", string(raw))...)
	}
	names, err := os.ReadDir(folder)
	if err != nil && !os.IsNotExist(err) {
		return nil, err
	}
	slices.SortFunc(names, func(a, b fs.DirEntry) int { return -strings.Compare(a.Name(), b.Name()) }) // the text before its page
	for _, f := range names {
		more, err := m.takeFile(filepath.Join(folder, f.Name()), f)
		if err != nil {
			return nil, err
		}
		problems = append(problems, more...)
	}
	return m, intake.Refuse(problems)
}

func (m *Models) takeFile(path string, f fs.DirEntry) ([]intake.Problem, error) {
	ending := filepath.Ext(f.Name())
	k, known := KindOf(strings.TrimSuffix(f.Name(), ending))
	if f.IsDir() || !known || ending != ".txt" && ending != ".html" {
		return []intake.Problem{{File: path, What: "não é o modelo de nenhum aviso", Remedy: "Use o nome do aviso e .txt ou .html: " + strings.Join(codes(), ", ") + "."}}, nil
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close() //nolint:errcheck // only read
	raw, err := io.ReadAll(io.LimitReader(file, largestModel+1))
	if err != nil {
		return nil, err
	}
	if len(raw) > largestModel {
		return []intake.Problem{{File: path, What: "modelo grande demais", Remedy: "Uma mensagem cabe em 64 KiB."}}, nil
	}
	if m.from[k.Code] == "" {
		m.from[k.Code] = path
	}
	if ending == ".html" {
		return m.takePage(k, path, string(raw)), nil
	}
	delete(m.page, k.Code) // a page of other words than the text would be another letter
	return m.take(k, path, string(raw)), nil
}

func codes() (list []string) {
	for _, k := range Kinds {
		list = append(list, k.Code)
	}
	return list
}

const subjectMark = "Assunto: "

// take reads a model of text: the subject, an empty line, the letter.
func (m *Models) take(k Kind, path, raw string) (problems []intake.Problem) {
	raw = strings.ReplaceAll(raw, "\r\n", "\n")
	head, body, _ := strings.Cut(raw, "\n\n")
	subject, is := strings.CutPrefix(head, subjectMark)
	if !is || strings.Contains(subject, "\n") || strings.TrimSpace(subject) == "" || strings.TrimSpace(body) == "" {
		return []intake.Problem{{File: path, Line: 1, What: "o modelo não começa pelo assunto", Remedy: "Escreva na primeira linha «Assunto: …», deixe a segunda em branco e escreva a mensagem."}}
	}
	var more []intake.Problem
	m.subject[k.Code], problems = readModel(k, path, subject, 1, false)
	m.plain[k.Code], more = readModel(k, path, body, 3, k.Always == "")
	return append(problems, more...)
}

// takePage reads a model of HTML.
func (m *Models) takePage(k Kind, path, raw string) []intake.Problem {
	if _, problems := readModel(k, path, raw, 1, k.Always == ""); len(problems) > 0 {
		return problems
	}
	page, err := template.New(k.Code).Parse(raw)
	if err == nil {
		err = page.Execute(io.Discard, Words{}) // where a field stands in the page is judged then
	}
	if err != nil {
		return []intake.Problem{{File: path, What: "o modelo não serve de página (" + firstLine(err) + ")", Remedy: "Ponha os campos no texto da página ou no valor de href, entre aspas."}}
	}
	m.page[k.Code] = page
	return nil
}

func firstLine(err error) string {
	line, _, _ := strings.Cut(err.Error(), "\n")
	return line
}

// From is where the letters of a kind come from: a file of the agency, or "" for those of
// the program.
func (m *Models) From(code string) string { return m.from[code] }

// write puts a notice in words.
func (m *Models) write(code string, w Words) (l Letter, err error) {
	var subject, plain, page strings.Builder
	if m.plain[code] == nil {
		return l, fmt.Errorf("aviso de espécie desconhecida: %s", code)
	}
	if err := m.subject[code].Execute(&subject, w); err != nil {
		return l, err
	}
	if err := m.plain[code].Execute(&plain, w); err != nil {
		return l, err
	}
	l.Subject, l.Text = strings.Join(strings.Fields(subject.String()), " "), notify.Wrapped(plain.String())
	if m.page[code] == nil {
		l.HTML = pageOf(l.Subject, plain.String()) // whose paragraphs the window breaks
		return l, nil
	}
	err = m.page[code].Execute(&page, w)
	l.HTML = page.String()
	return l, err
}

// Letter is a notice in words.
type Letter struct{ Subject, Text, HTML string }
