//go:build !windows

package secret

import (
	"fmt"
	"io/fs"
)

// checkMode refuses keys that others of the machine may read, as ssh does: they
// may have been read already, which somebody must know.
func checkMode(path string, mode fs.FileMode) error {
	if mode.Perm()&0o077 == 0 {
		return nil
	}
	return fmt.Errorf("as chaves mestras em %s podem ser lidas por outras contas desta máquina (modo %04o). "+
		"Confira quem teve acesso, gire as chaves se for o caso e corrija com: chmod 600 %[1]s", path, mode.Perm())
}
