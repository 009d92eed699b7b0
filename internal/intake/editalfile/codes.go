package editalfile

import (
	"regexp"

	"certame/edital"
	"certame/internal/intake"
)

// groupCode keeps a code fit for the name of a column, for a list of options and
// for a cell, in which a spreadsheet would run a formula.
var groupCode = regexp.MustCompile(`^\p{L}[\p{L}\d_-]{0,11}$`)

// goodGroupCode refuses a code that spreadsheets or the names of columns, which
// tell no accent and no capital, would mistake.
func (b builder) goodGroupCode(before []edital.DeclaredGroup, item value, code string) bool {
	if !groupCode.MatchString(code) {
		b.r.refuse(item.line, item.column, code, "código de grupo inválido", "Comece por letra e use letras, algarismos, _ e -, até 12; o nome por extenso vai em rotulo.")
		return false
	}
	taken := append([]string{edital.OpenCode}, codesOf(before)...)
	for _, other := range taken {
		if intake.Fold(other) == intake.Fold(code) {
			b.r.refuse(item.line, item.column, code, "código de grupo igual a «"+other+"» a não ser por acento ou maiúscula", "Dê a cada grupo um código que não se confunda com outro nem com AC.")
			return false
		}
	}
	return true
}

func codesOf(groups []edital.DeclaredGroup) []string {
	codes := make([]string, len(groups))
	for i, g := range groups {
		codes[i] = g.Code
	}
	return codes
}

func hasGroup(groups []edital.DeclaredGroup, code string) bool {
	for _, g := range groups {
		if g.Code == code {
			return true
		}
	}
	return false
}

// needsName refuses a post without name where the name says which posts are
// counted together: all without name would be one.
func (b builder) needsName(d *edital.Declared, item value, code string) {
	if d.Scope == edital.ScopeName && item.textOf("nome") == "" {
		b.r.refuse(item.line, item.column, code, "cargo sem nome com escopo denominacao", "Escreva o nome: é ele que reúne os cargos cujas vagas se contam juntas.")
	}
}
