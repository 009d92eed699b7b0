package review

import (
	"fmt"
	"strings"

	"certame/internal/intake/profile"
	"certame/internal/intake/review/cell"
)

// needsEnough headers tell a layout from others.
const needsEnough = 6

// DeriveProfile writes a profile that recognises files like this one.
func (e *Examined) DeriveProfile() string {
	l := e.Main()
	var b strings.Builder
	fmt.Fprintf(&b, "# Perfil derivado de «%s». Dê-lhe um nome, corrija os campos e use: certame importar conferir ARQUIVO --perfil este.yaml\n", cell.OneLine(e.Report.File))
	format, needs := profile.FormatTable, []string{}
	if !l.header.found {
		format = profile.FormatLines
	}
	fmt.Fprintf(&b, "nome: meu-perfil\ntitulo: Descreva de onde vêm estes arquivos\ntipo: %s\nformato: %s\n", firstOf(l.kind, profile.KindCandidates), format)
	for i := range l.columns {
		if c := &l.columns[i]; l.header.found && l.values[i] != profile.Ignored && c.SameAs == 0 && len(needs) < needsEnough {
			needs = append(needs, quoted(profile.Clean(c.Header)))
		}
	}
	if len(needs) > 0 {
		fmt.Fprintf(&b, "reconhece: [%s]\n", strings.Join(needs, ", "))
	}
	b.WriteString("colunas:\n")
	for i := range l.columns {
		c := &l.columns[i]
		if l.header.found {
			fmt.Fprintf(&b, "  - {campo: %s, cabecalhos: [%s]}", c.Field, quoted(profile.Clean(c.Header)))
		} else {
			fmt.Fprintf(&b, "  - {campo: %s, posicao: %d}", c.Field, c.Place)
		}
		fmt.Fprintf(&b, " # %s\n", cell.OneLine(c.Evidence))
	}
	return b.String()
}
