package settings

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"certame/internal/intake"
)

// FileName is that of the file in the folder of the installation.
const FileName = "certame.yaml"

// FileVariable names a file that is elsewhere.
const FileVariable = "CERTAME_CONFIGURACAO"

// Value is what a key was given, and where.
type Value struct {
	Text         string
	File         string // where it was said; the name of the variable, when it was there
	Line, Column int
}

// Problem is something wrong with the value.
func (v Value) Problem(what, remedy string) intake.Problem {
	p := intake.Problem{File: v.File, Line: v.Line, What: what, Remedy: remedy}
	if v.Line > 0 {
		p.Column = strconv.Itoa(v.Column)
	}
	return p
}

// Settings are what was configured.
type Settings struct {
	Path   string // of the file; empty without one
	values map[string]Value
	getenv func(string) string
}

// Read reads what the file and the environment say. Without a path, the file of the
// folder is read if it is there. Everything that is wrong is told at once.
func Read(path, data string, getenv func(string) string) (*Settings, error) {
	s := &Settings{values: map[string]Value{}, getenv: getenv}
	r := &reader{into: s.values}
	if path == "" {
		path = getenv(FileVariable)
	}
	must := path != ""
	if !must {
		path = filepath.Join(data, FileName)
	}
	content, err := os.ReadFile(path)
	switch {
	case err == nil:
		s.Path, r.file = path, path
		r.read(content)
	case must && errors.Is(err, fs.ErrNotExist):
		return nil, intake.Refuse([]intake.Problem{{File: path, What: "não há arquivo de configuração aqui", Remedy: "Grave um com certame configurar " + path + ", ou corrija o nome"}})
	case !errors.Is(err, fs.ErrNotExist):
		return nil, err
	}
	s.environment(r)
	return s, intake.Refuse(r.problems)
}

// environment puts what variables say over what the file says. A password may be in one:
// only who runs the program sees it.
func (s *Settings) environment(r *reader) {
	for _, k := range keys {
		v := s.getenv(k.Variable)
		if v == "" {
			continue
		}
		value := Value{Text: v, File: k.Variable}
		if what, remedy := k.kind.check(v); what != "" && (k.Name != "banco" || !Password(v)) {
			r.problems = append(r.problems, value.Problem(what, remedy))
		}
		s.values[k.Name] = value
	}
}

// Value is that of a key, if it has one.
func (s *Settings) Value(name string) (Value, bool) {
	v, is := s.values[name]
	return v, is
}

// Text is the value of a key, or what is given when it has none.
func (s *Settings) Text(name, otherwise string) string {
	if v, is := s.values[name]; is {
		return v.Text
	}
	return otherwise
}

// Number is that of a key, 0 when it has none; it was held to its bounds when it was read.
func (s *Settings) Number(name string) int {
	n, _ := strconv.Atoi(s.Text(name, "0"))
	return n
}

// Yes says whether a key says so.
func (s *Settings) Yes(name string) bool { return truths[s.Text(name, "não")] }

// Say puts what the command line says over everything; nothing when it says nothing.
func (s *Settings) Say(name, value string) {
	if value != "" {
		s.values[name] = Value{Text: value, File: "--" + name}
	}
}

// Getenv is the environment with what the file says under it, for what is configured by
// variables alone.
func (s *Settings) Getenv(variable string) string {
	if v := s.getenv(variable); v != "" {
		return v
	}
	at := slices.IndexFunc(keys, func(k Key) bool { return k.Variable == variable })
	if at < 0 {
		return ""
	}
	return s.Text(keys[at].Name, "")
}

// Secret reads the file that a key names, without the end of its line.
func (s *Settings) Secret(name string) (string, error) {
	v, is := s.values[name]
	if !is {
		return "", nil
	}
	content, err := os.ReadFile(v.Text)
	if err != nil {
		return "", intake.Refuse([]intake.Problem{v.Problem("o arquivo de "+name+" não se lê", "Confira o nome e as permissões de "+v.Text)})
	}
	return strings.TrimRight(string(content), "\r\n"), nil
}
