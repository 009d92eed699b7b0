package indicators

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"certame/internal/intake"
)

// Largest is the most that a file of indicators may have.
const Largest = 32 << 20

// Read reads a file in either form, shown in messages as said, and checks it: what is
// wrong is all in the error.
func Read(raw []byte, shown string) ([]Contest, error) {
	list, lines, problems := parse(raw, shown)
	if len(problems) > 0 {
		return nil, intake.Refuse(problems)
	}
	problems = append(problems, checkAll(list, lines, shown)...)
	return list, intake.Refuse(problems)
}

// parse tells the form by how the file begins. lines has, of a sheet, the line of each
// list of each contest.
func parse(raw []byte, shown string) (list []Contest, lines [][]int, problems []intake.Problem) {
	if len(raw) > Largest {
		return nil, nil, []intake.Problem{{File: shown, What: "arquivo maior que 32 MiB", Remedy: "Divida-o em vários."}}
	}
	if strings.HasPrefix(strings.TrimSpace(string(raw[:min(len(raw), 512)])), "{") {
		list, problems = parseJSON(raw, shown)
		return list, nil, problems
	}
	return parseSheet(raw, shown)
}

func parseJSON(raw []byte, shown string) ([]Contest, []intake.Problem) {
	var file struct {
		Format   string            `json:"formato"`
		Contests []json.RawMessage `json:"certames"`
	}
	if err := json.Unmarshal(raw, &file); err != nil {
		return nil, []intake.Problem{badJSON(raw, shown, "", err)}
	}
	if file.Format != Format {
		return nil, []intake.Problem{{File: shown, Column: "formato", Value: file.Format, What: "formato desconhecido", Remedy: "Este programa lê «" + Format + "»."}}
	}
	list, problems := make([]Contest, len(file.Contests)), []intake.Problem(nil)
	for i, text := range file.Contests {
		list[i] = blank()
		decoder := json.NewDecoder(bytes.NewReader(text))
		decoder.DisallowUnknownFields()
		if err := decoder.Decode(&list[i]); err != nil {
			problems = append(problems, badJSON(text, shown, fmt.Sprintf("certames[%d]", i), err))
		}
	}
	if len(list) == 0 {
		problems = append(problems, intake.Problem{File: shown, Column: "certames", What: "nenhum certame", Remedy: "A lista «certames» tem ao menos um."})
	}
	return list, problems
}

// blank is a contest before anything is read: a number that the file leaves out is none.
func blank() Contest {
	return Contest{Seats: None, Registered: None, Approved: None, Appointed: None, Unfilled: None}
}

// UnmarshalJSON reads a list, in which a number left out is none.
func (l *List) UnmarshalJSON(text []byte) error {
	type plain List
	read := plain{
		Threshold: None, Reserved: None, Registered: None, Called: None, Confirmed: None, Denied: None, Absent: None, Pending: None,
		Approved: None, Appointed: None, Unfilled: None,
	}
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.DisallowUnknownFields()
	err := decoder.Decode(&read)
	*l = List(read)
	return err
}

// badJSON says what does not let a text be read, and where.
func badJSON(raw []byte, shown, field string, err error) intake.Problem {
	p := intake.Problem{File: shown, Column: field, What: "JSON ilegível: " + err.Error(), Remedy: "Compare com o modelo: certame modelo indicadores --esquema."}
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		p.What, p.Line = "JSON malformado", 1+bytes.Count(raw[:min(int(syntax.Offset), len(raw))], []byte("\n"))
	case errors.As(err, &kind):
		p.Column, p.Value, p.What = dotted(field, kind.Field), kind.Value, "valor de outro tipo"
	case errors.Is(err, io.ErrUnexpectedEOF):
		p.What = "JSON incompleto"
	case strings.HasPrefix(err.Error(), "json: unknown field "):
		p.Column = dotted(field, strings.Trim(strings.TrimPrefix(err.Error(), "json: unknown field "), `"`))
		p.What = "campo desconhecido"
	case strings.HasPrefix(err.Error(), "número "):
		p.Value, p.What = strings.Trim(strings.TrimPrefix(err.Error(), "número "), `"`), "número inválido"
		p.Remedy = "Inteiro de 0 em diante, null onde não há o dado, ou «" + HiddenWord + "»."
	}
	return p
}

func dotted(path, field string) string {
	if path == "" || field == "" {
		return path + field
	}
	return path + "." + field
}
