package supply

import (
	"fmt"
	"strings"
)

// Programs are those that agencies receive.
var Programs = []string{"./cmd/certame", "./cmd/conferir"}

// File is where the list is written.
const File = "docs/dependencias.csv"

// List is the table of modules, for people and for spreadsheets.
func List(list []Module) []byte {
	var b strings.Builder
	b.WriteString("modulo;versao;licencas\n")
	for _, m := range list {
		fmt.Fprintf(&b, "%s;%s;%s\n", m.Path, m.Version, strings.Join(m.Licences, " e "))
	}
	return []byte(b.String())
}
