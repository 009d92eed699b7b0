package cli

import (
	"fmt"
	"slices"

	"certame/internal/auth/roles"
	"certame/internal/cli/console"
)

type direitoPapeis struct{}

// rolesJSON is the whole table for machines.
type rolesJSON struct {
	Roles       []roles.Demand `json:"papeis"`
	Permissions []roles.Grant  `json:"permissoes"`
}

// Run lists the roles with what they ask, and under each what it may do.
func (direitoPapeis) Run(s *session) error {
	if s.root.JSON {
		return s.writeJSON(rolesJSON{roles.Demands(), roles.Grants()})
	}
	for _, d := range roles.Demands() {
		fmt.Fprintf(s.Out, "%s — %s\n  %s\n%s", d.Role, d.Name, d.Who, demanded(d))
		var rows [][]string
		for _, g := range roles.Grants() {
			if slices.Contains(g.Roles, d.Role) {
				rows = append(rows, []string{"  " + string(g.Permission), string(g.Scope), g.Allows})
			}
		}
		console.Table(s.Out, rows)
		fmt.Fprintln(s.Out)
	}
	fmt.Fprintln(s.Out, "Todo mundo é público, e quem entrou tem conta: as permissões desses dois valem para os demais papéis.")
	return nil
}

func demanded(d roles.Demand) string {
	if !d.SecondFactor {
		return ""
	}
	return fmt.Sprintf("  exige segundo fator, ou gov.br de nível %s ou mais: %s\n", d.LevelName, d.Why)
}
