package custody

import (
	"bytes"
	_ "embed"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strconv"
	"strings"

	"certame/internal/intake"
)

// Class is how long what is of some kinds is kept, from when, and why.
type Class struct {
	Name   string
	Kinds  []string
	Months int
	From   string // FromValidity or FromReceipt
	Note   string
}

// Where the time of a class begins.
const (
	FromValidity = "validade"    // the last day of the validity of the contest
	FromReceipt  = "recebimento" // the day it came
)

//go:embed guarda.csv
var standard []byte

// Standard are the classes when the installation has none of its own.
func Standard() []Class {
	list, err := parseClasses(bytes.NewReader(standard))
	if err != nil {
		panic("internal/custody: " + err.Error()) // a test reads them
	}
	return list
}

// ReadClasses reads those of an installation, or the standard ones when it has none.
func ReadClasses(path string) ([]Class, error) {
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return Standard(), nil
	}
	if err != nil {
		return nil, err
	}
	list, err := parseClasses(bytes.NewReader(text))
	if err != nil {
		return nil, intake.Refuse([]intake.Problem{{File: path, What: err.Error(), Remedy: "Corrija a tabela, ou retire o arquivo para valerem os prazos do programa"}})
	}
	return list, nil
}

func parseClasses(from io.Reader) (list []Class, err error) {
	r := csv.NewReader(from)
	r.Comma, r.FieldsPerRecord = ';', 5
	rows, err := r.ReadAll()
	if err != nil {
		return nil, err
	}
	for n, row := range rows {
		if n == 0 {
			if strings.Join(row, ";") != "classe;especies;meses;inicio;nota" {
				return nil, errors.New("linha 1: o cabeçalho é classe;especies;meses;inicio;nota")
			}
			continue
		}
		c, err := parseClass(row)
		if err != nil {
			return nil, fmt.Errorf("linha %d: %w", n+1, err)
		}
		list = append(list, c)
	}
	return list, everyKind(list)
}

func parseClass(row []string) (Class, error) {
	months, err := strconv.Atoi(row[2])
	c := Class{Name: row[0], Kinds: strings.Split(row[1], ","), Months: months, From: row[3], Note: row[4]}
	switch {
	case err != nil || months < 1:
		return c, fmt.Errorf("meses: %q não é um número de meses", row[2])
	case c.From != FromValidity && c.From != FromReceipt:
		return c, fmt.Errorf("inicio: %q não é validade nem recebimento", row[3])
	case c.Name == "" || c.Note == "":
		return c, errors.New("falta a classe ou a nota que diz por que o prazo é esse")
	}
	for _, k := range c.Kinds {
		if _, known := KindOf(k); !known {
			return c, fmt.Errorf("especies: não há %q", k)
		}
	}
	return c, nil
}

// everyKind holds that each kind is in one class.
func everyKind(list []Class) error {
	for _, k := range Kinds() {
		n := 0
		for _, c := range list {
			if slices.Contains(c.Kinds, k) {
				n++
			}
		}
		if n != 1 {
			return fmt.Errorf("a espécie %q está em %d classes, e deve estar em uma", k, n)
		}
	}
	return nil
}

func (v *Vault) classOf(kind string) string {
	for _, c := range v.Classes {
		if slices.Contains(c.Kinds, kind) {
			return c.Name
		}
	}
	return ""
}

// ClassNamed is the class with the name, as it is now.
func (v *Vault) ClassNamed(name string) (Class, bool) {
	i := slices.IndexFunc(v.Classes, func(c Class) bool { return c.Name == name })
	if i < 0 {
		return Class{}, false
	}
	return v.Classes[i], true
}
