package editalfile

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"unicode/utf8"

	"certame/internal/intake"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

// WithVacancies is an edital with other numbers of vacancies, by code of the post.
// Only the digits of those numbers change: comments, order and everything else
// stay as somebody wrote them.
func WithVacancies(data []byte, vacancies map[string]int) ([]byte, error) {
	file, err := parser.ParseBytes(data, 0)
	if err != nil || len(file.Docs) != 1 {
		return nil, refuseVacancies("", "o edital não é legível")
	}
	places, err := vacancyPlaces(file.Docs[0].Body, vacancies)
	if err != nil {
		return nil, err
	}
	lines := bytes.Split(data, []byte("\n"))
	slices.SortFunc(places, func(a, b vacancyPlace) int { return b.column - a.column }) // the last of a line first
	for _, p := range places {
		before, after, ok := cutAt(lines[p.line-1], p.column-1, p.was)
		if !ok {
			return nil, refuseVacancies(p.was, "o número está escrito de um modo que não se muda aqui")
		}
		lines[p.line-1] = slices.Concat(before, []byte(strconv.Itoa(p.now)), after)
	}
	return bytes.Join(lines, []byte("\n")), nil
}

// cutAt takes a text out of a line, after so many letters: the parser counts
// letters, and «Brasília» has more bytes than letters.
func cutAt(line []byte, letters int, text string) (before, after []byte, ok bool) {
	at := 0
	for range letters {
		_, size := utf8.DecodeRune(line[at:])
		at += size
	}
	return line[:at], line[min(at+len(text), len(line)):], bytes.HasPrefix(line[at:], []byte(text))
}

// vacancyPlace is where a number is written.
type vacancyPlace struct {
	line, column int
	was          string
	now          int
}

func vacancyPlaces(root ast.Node, vacancies map[string]int) (places []vacancyPlace, err error) {
	posts, _ := valueOf(root, "cargos").(*ast.SequenceNode)
	if posts == nil {
		return nil, refuseVacancies("", "o edital não tem cargos")
	}
	found := 0
	for _, post := range posts.Values {
		code := valueOf(post, "codigo")
		if code == nil {
			continue
		}
		now, changes := vacancies[code.GetToken().Value]
		if !changes {
			continue
		}
		found++
		number, _ := valueOf(post, "vagas").(*ast.IntegerNode)
		if number == nil {
			return nil, refuseVacancies(code.GetToken().Value, "as vagas deste cargo não estão escritas como um número")
		}
		at := number.GetToken()
		places = append(places, vacancyPlace{at.Position.Line, at.Position.Column, at.Value, now})
	}
	if found != len(vacancies) {
		return nil, refuseVacancies("", fmt.Sprintf("%d dos cargos a mudar não estão no edital", len(vacancies)-found))
	}
	return places, nil
}

// valueOf is the value of a key of a mapping; nil when it is not there.
func valueOf(node ast.Node, key string) ast.Node {
	mapping, _ := node.(ast.MapNode)
	if mapping == nil {
		return nil
	}
	for iter := mapping.MapRange(); iter.Next(); {
		if iter.Key().String() == key {
			return iter.Value()
		}
	}
	return nil
}

func refuseVacancies(value, what string) error {
	return intake.Refuse([]intake.Problem{{File: "edital.yaml", Column: "vagas", Value: value, What: what, Remedy: "Mude o texto do edital, na mesma página."}})
}
