package roles

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"certame/law"
)

// Page is docs/direito/papeis.md: the table for who reads.
func Page(note string) []byte {
	var b bytes.Buffer
	b.WriteString("# Papéis e permissões\n\n" + note)
	b.WriteString("Quem pode o quê. A tabela é a única fonte: telas, API e terminal perguntam a ela (`internal/auth/roles/papeis.csv`). ")
	b.WriteString("Todo mundo é público, e quem entrou tem conta. O alcance «proprio» vale só para o que é da própria pessoa.\n\n## Papéis\n\n")
	b.WriteString("Um papel só se usa com o que ele exige: segundo fator da conta, ou entrada pelo gov.br com o nível indicado.\n\n")
	b.WriteString("| papel | nome | quem é | segundo fator | nível do gov.br | por quê |\n|---|---|---|---|---|---|\n")
	for _, d := range Demands() {
		fmt.Fprintf(&b, "| `%s` | %s | %s | %s | %s | %s |\n", d.Role, d.Name, d.Who, map[bool]string{true: "sim"}[d.SecondFactor], d.LevelName, d.Why)
	}
	writeMatrix(&b)
	writeReasons(&b)
	return b.Bytes()
}

func writeMatrix(b *bytes.Buffer) {
	b.WriteString("\n## Permissões por papel\n\nA coluna «programa» diz o que um programa pode fazer em nome da pessoa, com um acesso que ela lhe deu; o resto pede a pessoa presente.\n\n| permissão | alcance | programa |")
	rule := "\n|---|---|:-:|"
	for _, d := range Demands() {
		fmt.Fprintf(b, " %s |", d.Role)
		rule += ":-:|"
	}
	b.WriteString(rule + "\n")
	for _, g := range Grants() {
		fmt.Fprintf(b, "| `%s` | %s | %s |", g.Permission, g.Scope, map[bool]string{true: "x"}[g.ByProgram])
		for _, d := range Demands() {
			fmt.Fprintf(b, " %s |", map[bool]string{true: "x"}[slices.Contains(g.Roles, d.Role)])
		}
		b.WriteString("\n")
	}
}

func writeReasons(b *bytes.Buffer) {
	b.WriteString("\n## O que cada permissão deixa fazer\n\n| permissão | o que permite | por quê | dispositivos |\n|---|---|---|---|\n")
	for _, g := range Grants() {
		fmt.Fprintf(b, "| `%s` | %s | %s | %s |\n", g.Permission, g.Allows, g.Why, strings.TrimSpace(law.Citations(g.Provisions)))
	}
}
