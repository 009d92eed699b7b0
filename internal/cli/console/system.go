package console

import (
	"errors"
	"io"
	"os"
	"syscall"
)

// systemReasons say in Portuguese what the operating system refused.
var systemReasons = []struct {
	errors []error
	text   string
}{
	{[]error{syscall.ENOSPC, syscall.EDQUOT, syscall.EFBIG}, "não há espaço para gravar; nada foi trocado e o resultado anterior está intacto. Libere espaço e repita"},
	{[]error{os.ErrPermission, syscall.EROFS}, "sem permissão para gravar ou ler. Escolha outra pasta com --saida ou ajuste as permissões"},
	{[]error{syscall.EISDIR}, "é uma pasta, não um arquivo"},
	{[]error{syscall.ENOTDIR}, "o caminho passa por um arquivo que não é pasta"},
	{[]error{syscall.ENAMETOOLONG, syscall.ELOOP}, "nome inválido neste sistema"},
	{[]error{os.ErrNotExist}, "não encontrado"},
	{[]error{os.ErrExist}, "já existe"},
}

// SystemMessage says where and why the operating system refused.
func SystemMessage(err error) string {
	where := ""
	if path := (*os.PathError)(nil); errors.As(err, &path) {
		where = path.Path + ": "
	}
	for _, reason := range systemReasons {
		for _, known := range reason.errors {
			if errors.Is(err, known) {
				return where + reason.text
			}
		}
	}
	return where + "falha do sistema (" + err.Error() + ")"
}

// Output remembers that some of what a command printed was lost, as on a full
// disk: commands print a lot, and none looks at every error.
type Output struct {
	To     io.Writer
	Failed bool
}

// Write passes on.
func (o *Output) Write(p []byte) (int, error) {
	n, err := o.To.Write(p)
	o.Failed = o.Failed || err != nil
	return n, err
}
