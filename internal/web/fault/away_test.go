package fault

import (
	"errors"
	"fmt"
	"net/http"
	"os"
	"strings"
	"syscall"
	"testing"

	"certame/internal/blob"
	"certame/internal/store"
)

// What the platform stands on and is not there is told as such: what to do, and no word
// of machines; anything else stays a fault of the program.
func TestAwayFault(t *testing.T) {
	for _, c := range []struct {
		err    error
		status int
		says   string
	}{
		{fmt.Errorf("x: %w", store.ErrAway), http.StatusServiceUnavailable, "O banco de dados não está respondendo"},
		{fmt.Errorf("x: %w", blob.ErrAway), http.StatusServiceUnavailable, "arquivos são guardados não está respondendo"},
		{ErrSlow, http.StatusServiceUnavailable, "demorou demais"},
		{fmt.Errorf("x: %w", store.ErrFull), http.StatusInsufficientStorage, "disco está cheio"},
		{&os.PathError{Op: "write", Path: "/dados/x", Err: syscall.ENOSPC}, http.StatusInsufficientStorage, "disco está cheio"},
		{errors.New("/dados/x"), http.StatusInternalServerError, "O programa falhou"},
	} {
		f := Of(c.err)
		if f.Status != c.status || !strings.Contains(f.What, c.says) || f.Remedy == "" || strings.Contains(f.What+f.Remedy, "/dados") {
			t.Errorf("%v is told as %d %s %s", c.err, f.Status, f.What, f.Remedy)
		}
	}
}
