package bookfile

import (
	"errors"
	"os"
	"syscall"

	"certame/internal/intake"
)

// Failed is what the system could not do. It is shown as a refused input, and
// its cause can be asked for with errors.Is.
type Failed struct {
	File  string // "" is the book
	What  string // what was not done
	Cause error
	Left  error // why what had been written could not be taken back, if so
}

// Error is the failure as a person reads it.
func (f *Failed) Error() string { return f.refusal().Error() }

// Unwrap gives the refusal and the cause.
func (f *Failed) Unwrap() []error { return []error{f.refusal(), f.Cause} }

func (f *Failed) refusal() error {
	why, remedy := reason(f.Cause)
	problem := intake.Problem{File: f.File, What: f.What + ": " + why, Remedy: remedy}
	if f.File == "" {
		problem.File = FileName
	}
	if f.Left != nil {
		undo, _ := reason(f.Left)
		problem.What = "a gravação falhou (" + why + ") e não pôde ser desfeita (" + undo + "): no fim do livro pode haver uma linha que não foi confirmada"
		problem.Remedy = remedy + ", depois de conferir o fim do livro com certame fato listar"
	}
	return intake.Refuse([]intake.Problem{problem})
}

var errChanged = errors.New("o arquivo mudou durante a gravação")

var reasons = []struct {
	errors      []error
	why, remedy string
}{
	{[]error{syscall.ENOSPC, syscall.EDQUOT, syscall.EFBIG}, "não há espaço para gravar", "Libere espaço e repita"},
	{[]error{os.ErrPermission, syscall.EROFS}, "sem permissão para gravar", "Ajuste as permissões da pasta e repita"},
	{[]error{errors.ErrUnsupported}, "este sistema de arquivos não tem travas", "Copie a pasta para um disco local e repita"},
	{[]error{errChanged}, "outro programa, que não respeita a trava, escreveu nele", "Feche o outro programa e repita"},
}

// reason says in Portuguese what the system refused, and what to do.
func reason(err error) (why, remedy string) {
	for _, r := range reasons {
		for _, known := range r.errors {
			if errors.Is(err, known) {
				return r.why, r.remedy
			}
		}
	}
	return "falha do sistema (" + err.Error() + ")", "Verifique o disco e repita"
}
