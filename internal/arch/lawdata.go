package arch

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/goccy/go-yaml"
)

// table is one CSV file of law/dados: its rows by column name.
type table []map[string]string

func readTable(root, name string) (table, error) {
	data, err := os.ReadFile(filepath.Join(root, "law", "dados", name))
	if err != nil {
		return nil, err
	}
	reader := csv.NewReader(bytes.NewReader(data))
	reader.Comma = ';'
	rows, err := reader.ReadAll()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	var out table
	for _, row := range rows[1:] {
		record := make(map[string]string, len(row))
		for i, key := range rows[0] {
			record[key] = row[i]
		}
		out = append(out, record)
	}
	return out, nil
}

// interpretation is one record of interpretacoes.yaml.
type interpretation struct {
	ID         string   `yaml:"id"`
	Title      string   `yaml:"titulo"`
	Question   string   `yaml:"pergunta"`
	Provisions []string `yaml:"dispositivos"`
	Key        string   `yaml:"chave"`
	Options    []struct {
		Value   string `yaml:"valor"`
		Text    string `yaml:"texto"`
		Example string `yaml:"exemplo"`
	} `yaml:"opcoes"`
	Default  string `yaml:"padrao"`
	Why      string `yaml:"motivo"`
	SettleBy string `yaml:"fonte_que_resolveria"`
}

func readInterpretations(root string) ([]interpretation, error) {
	data, err := os.ReadFile(filepath.Join(root, "law", "dados", "interpretacoes.yaml"))
	if err != nil {
		return nil, err
	}
	var out []interpretation
	if err := yaml.UnmarshalWithOptions(data, &out, yaml.Strict()); err != nil {
		return nil, fmt.Errorf("interpretacoes.yaml: %w", err)
	}
	return out, nil
}

// constantName turns "lei15142!art5_par2_inc1" into "Lei15142Art5Par2Inc1".
func constantName(id string) string {
	norm, path, _ := strings.Cut(id, "!")
	name := title(norm)
	for _, token := range strings.Split(path, "_") {
		name += title(token)
	}
	return name
}

func title(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

func splitList(text string) []string {
	if text == "" {
		return nil
	}
	return strings.Split(text, ",")
}
