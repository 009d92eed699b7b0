package candidates

import (
	"fmt"
	"strings"

	"certame"
	"certame/edital"
	"certame/internal/intake"
)

// role is what a column is.
type role uint8

const (
	roleIgnored role = iota
	roleUnnamed
	roleID
	rolePost
	roleOptions
	roleScore
	roleComponent
	roleConfirmation
	roleState
	roleSubJudice
	roleBirth
	roleBirthTime
	roleJuror
	roleSequence
	roleDraw
	roleInsideCut
)

// column is one column of the file.
type column struct {
	role  role
	name  string
	group certame.Modality // of a confirmation
	index int              // of a component
}

var fixedColumns = map[string]role{
	"inscricao": roleID, "cargo": rolePost, "opcoes": roleOptions, "nota_final": roleScore,
	"situacao": roleState, "sub_judice": roleSubJudice, "nascimento": roleBirth,
	"hora_nascimento": roleBirthTime, "jurado": roleJuror, "ordem_inscricao": roleSequence,
	"sorteio": roleDraw, "no_corte_ac": roleInsideCut, "nome": roleIgnored, "cpf": roleIgnored,
	"email": roleIgnored, // only who sends messages reads it
}

// FixedColumns lists the columns whose name does not depend on the edital, in
// the order of the model file.
var FixedColumns = [...]string{
	"inscricao", "nome", "cpf", "nascimento", "cargo", "opcoes", "nota_final", "situacao", "sub_judice",
	"jurado", "hora_nascimento", "ordem_inscricao", "sorteio", "no_corte_ac", "email",
}

func (f *file) column(name, raw string, at int) column {
	if fixed, ok := fixedColumns[name]; ok {
		return column{role: fixed, name: name}
	}
	if code, ok := strings.CutPrefix(name, "confirmacao_"); ok {
		return f.confirmationColumn(code, raw)
	}
	if strings.HasPrefix(name, "nota_") {
		f.components = append(f.components, name)
		return column{role: roleComponent, name: name, index: len(f.components) - 1}
	}
	if isNote(name) {
		return column{name: name}
	}
	if name == "" {
		return column{role: roleUnnamed, name: fmt.Sprint(at + 1)}
	}
	f.unknownColumn(raw, at)
	return column{name: name}
}

// isNote reports whether a column is ignored on purpose, as its name says.
func isNote(name string) bool {
	return strings.HasPrefix(name, "obs") || strings.HasPrefix(name, "x_")
}

// unknownColumn refuses what would be lost without a word: under «cotas» may
// stand the options of everybody.
func (f *file) unknownColumn(raw string, at int) {
	if f.full() {
		f.more++
		return
	}
	accepted := f.accepted()
	remedy := "Retire a coluna ou renomeie-a. Colunas aceitas: " + strings.Join(accepted, ", ") + ", nota_…; as que começam por obs ou x_ não são lidas."
	if near := intake.Nearest(raw, accepted); near != "" {
		remedy = "A coluna mais parecida é «" + near + "»: retire a coluna ou renomeie-a."
	}
	f.refuse(1, fmt.Sprint(at+1), raw, "coluna desconhecida", remedy)
}

// accepted lists the columns that a file of this edital may have.
func (f *file) accepted() []string {
	names := FixedColumns[:len(FixedColumns):len(FixedColumns)]
	for _, g := range f.terms.Groups {
		names = append(names, "confirmacao_"+g.Code)
	}
	return names
}

func (f *file) confirmationColumn(code, raw string) column {
	for i, g := range f.terms.Groups {
		if intake.Fold(g.Code) == code {
			return column{role: roleConfirmation, name: "confirmacao_" + g.Code, group: certame.Modality(i + 1)}
		}
	}
	f.refuse(1, raw, "", "confirmação de um grupo que o "+f.terms.Word("edital")+" não tem", "Grupos do "+f.terms.Word("edital")+": "+groupCodes(f.terms)+".")
	return column{}
}

func groupCodes(t *edital.Terms) string {
	codes := make([]string, len(t.Groups))
	for i, g := range t.Groups {
		codes[i] = g.Code
	}
	return strings.Join(codes, ", ")
}
