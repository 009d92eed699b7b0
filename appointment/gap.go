package appointment

import (
	"fmt"

	"certame/law"
)

// Gap is a fault of our encoding of the law: the run stops and names the
// provisions. It is never the fault of the input.
type Gap struct {
	What  string
	Where string // post, filled in by the composition
	Basis []law.Provision
}

// Error names the provisions involved.
func (g *Gap) Error() string {
	return fmt.Sprintf("%s: lacuna na codificação da lei (%s): %s", g.Where, law.Citations(g.Basis), g.What)
}
