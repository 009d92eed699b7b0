package arch

import (
	"bytes"
	"fmt"
)

// renderCalendar writes the national holidays, in order.
func renderCalendar(root string, b *bytes.Buffer) error {
	rows, err := readTable(root, "feriados.csv")
	if err != nil {
		return err
	}
	b.WriteString("import \"certame\"\n\nvar holidays = [...]Holiday{\n")
	for _, r := range rows {
		fmt.Fprintf(b, "{%s, %q, %t, %s},\n", date(r["data"]), r["feriado"], r["movel"] == "sim", provisionList(r["dispositivos"]))
	}
	b.WriteString("}\n")
	return nil
}

// renderEvidence writes the words that betray evidence which is not admitted.
func renderEvidence(root string, b *bytes.Buffer) error {
	rows, err := readTable(root, "provas_vedadas.csv")
	if err != nil {
		return err
	}
	b.WriteString("var forbiddenWords = [...]ForbiddenWord{\n")
	for _, r := range rows {
		fmt.Fprintf(b, "{%q, %t, %q},\n", r["palavra"], r["modo"] == "inicio", r["especie"])
	}
	b.WriteString("}\n")
	return nil
}

// renderWords writes the vocabulary: the civil word and how the Forces say it.
func renderWords(root string, b *bytes.Buffer) error {
	rows, err := readTable(root, "palavras.csv")
	if err != nil {
		return err
	}
	b.WriteString("var words = [...]Word{\n")
	for _, r := range rows {
		fmt.Fprintf(b, "{[wordings]string{%q, %q, %q, %q}, %s},\n", r["civil"], r["forcas_armadas"], r["exame_de_admissao"], r["servico_militar"], provisionList(r["dispositivos"]))
	}
	b.WriteString("}\n")
	return nil
}
