package roles

import (
	_ "embed"
	"encoding/csv"
	"fmt"
	"slices"
	"strings"
	"sync"

	"certame/law"
)

//go:embed papeis.csv
var grantsCSV string

//go:embed exigencias.csv
var demandsCSV string

// Permission names one thing that can be done: fato.registrar.
type Permission string

// Scope is how far a permission reaches.
type Scope string

// The scopes.
const (
	ScopeInstallation Scope = "instalacao" // held for the whole installation
	ScopeContest      Scope = "certame"    // held in the contest
	ScopeOwn          Scope = "proprio"    // only what is of the person: whoever serves it must also check whose it is
	ScopePublic       Scope = "publico"    // what is published
)

// Grant is one line of papeis.csv.
type Grant struct {
	Permission Permission      `json:"permissao"`
	Scope      Scope           `json:"alcance"`
	ByProgram  bool            `json:"por_programa"` // a program may do it in the name of a person who is not there
	Allows     string          `json:"o_que_permite"`
	Provisions []law.Provision `json:"dispositivos"`
	Why        string          `json:"razao"`
	Roles      []Role          `json:"papeis"`
}

// Grants are the lines of papeis.csv in its order.
func Grants() []Grant { return slices.Clone(grants()) }

var grants = sync.OnceValue(func() []Grant {
	var out []Grant
	for _, row := range read(grantsCSV, 7) {
		g := Grant{Permission: Permission(row[0]), Scope: Scope(row[1]), ByProgram: row[2] == "sim", Allows: row[3], Provisions: []law.Provision{}, Why: row[5]}
		for _, id := range split(row[4]) {
			g.Provisions = append(g.Provisions, law.Provision(id))
		}
		for _, r := range split(row[6]) {
			g.Roles = append(g.Roles, Role(r))
		}
		out = append(out, g)
	}
	return out
})

// Lookup finds the line of a permission.
func Lookup(p Permission) (Grant, bool) {
	i := slices.IndexFunc(grants(), func(g Grant) bool { return g.Permission == p })
	if i < 0 {
		return Grant{}, false
	}
	return grants()[i], true
}

// May says whether who holds these roles may do this. Everybody is of the
// public, and who holds any other role has signed in. A permission that the
// table does not know is nobody's.
func May(held []Role, p Permission) bool {
	g, known := Lookup(p)
	return known && slices.ContainsFunc(g.Roles, func(r Role) bool { return holds(held, r) })
}

// MayByProgram is May for a program that works in a person's name: what asks for the
// person to be there (a vote, a confirmation, access of others) it may not do.
func MayByProgram(held []Role, p Permission) bool {
	g, _ := Lookup(p)
	return g.ByProgram && May(held, p)
}

func holds(held []Role, r Role) bool {
	signedIn := slices.ContainsFunc(held, func(h Role) bool { return h != Public })
	return r == Public || r == Account && signedIn || slices.Contains(held, r)
}

// read cuts a table that ships in the program: a fault in it is a fault of the build.
func read(text string, columns int) [][]string {
	reader := csv.NewReader(strings.NewReader(text))
	reader.Comma, reader.FieldsPerRecord = ';', columns
	rows, err := reader.ReadAll()
	if err != nil {
		panic(fmt.Sprintf("roles: %v", err))
	}
	return rows[1:]
}

func split(list string) []string {
	if list == "" {
		return nil
	}
	return strings.Split(list, ",")
}
