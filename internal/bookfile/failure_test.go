package bookfile

import (
	"context"
	"errors"
	"slices"
	"strings"
	"syscall"
	"testing"

	"certame/internal/intake"
)

var ctx = context.Background()

// One call fails, any of them, and the process goes on: what was confirmed is
// there, what was not is not, and the next edit works.
func TestEditFailsAnywhere(t *testing.T) {
	for _, failure := range errorsOfDisks {
		everyStop(t, func() *disk { d := newDisk(); d.failure = failure; return d }, func(d *disk) {
			h, err := tell(d.book())
			var refused *intake.Refused
			var failed *Failed
			if err != nil && !errors.Is(err, failure) || errors.As(err, &failed) && (failed.Left != nil || !errors.As(err, &refused)) {
				t.Fatalf("%v became %v", failure, err)
			}
			d.revive()
			if err := edit(d.book(), "depois"); err != nil {
				t.Fatalf("after %v: %v", failure, err)
			}
			for _, cut := range d.cuts() {
				sound(t, cut, history{acknowledged: append(slices.Clone(h.acknowledged), "depois")})
			}
		})
	}
}

// The disk goes away and what was written cannot be taken back: it is said.
func TestEditFailsForEver(t *testing.T) {
	said := false
	everyStop(t, func() *disk {
		d := newDisk()
		d.failure, d.forever = errorsOfDisks[1], true
		return d
	}, func(d *disk) {
		h, err := tell(d.book())
		var failed *Failed
		left := errors.As(err, &failed) && failed.Left != nil
		said = said || left
		if left && !strings.Contains(err.Error(), "pode haver uma linha que não foi confirmada") {
			t.Fatal(err)
		}
		for _, cut := range d.cuts() {
			sound(t, cut, h)
		}
		d.revive()
		content, err := d.book().Read(ctx)
		if err != nil {
			t.Fatal(err)
		}
		if more := content.Torn != nil || len(content.Lines) > len(h.acknowledged); more && !left {
			t.Fatalf("something was left and nobody was told: %q", texts(content))
		}
		sound(t, d, h)
	})
	if !said {
		t.Error("the case never came")
	}
}

// A repair and a table that fail leave things as they were.
func TestRepairFailsAnywhere(t *testing.T) {
	for _, failure := range errorsOfDisks {
		everyStop(t, func() *disk { d := torn(); d.failure = failure; return d }, func(d *disk) {
			repaired, err := d.book().Repair(ctx)
			d.revive()
			if err == nil && (repaired == nil || !keeps(d, "rasgada \x00\xff")) || err != nil && !errors.Is(err, failure) {
				t.Fatalf("%v became %v, %v", failure, repaired, err)
			}
			if _, err := d.book().Repair(ctx); err != nil || !keeps(d, "rasgada \x00\xff") {
				t.Fatalf("repairing again: %v", err)
			}
			sound(t, d, history{acknowledged: []string{"um"}})
		})
	}
}

func TestPutTableFailsAnywhere(t *testing.T) {
	for _, failure := range errorsOfDisks {
		everyStop(t, func() *disk { d := newDisk(); d.failure = failure; return d }, func(d *disk) {
			_, err := d.book().PutTable(strings.NewReader(tableText))
			if err != nil && !errors.Is(err, failure) {
				t.Fatalf("%v became %v", failure, err)
			}
			d.revive()
			for _, name := range d.names() {
				if strings.Contains(name, freshTable) && d.stopLength != notWrite {
					t.Fatalf("%v left %s", failure, name)
				}
			}
			table, err := d.book().PutTable(strings.NewReader(tableText))
			if got, openErr := tableOf(d.book(), table.Digest); err != nil || got != tableText {
				t.Fatalf("again: %v, %v", err, openErr)
			}
		})
	}
}

// What a person reads of a failure: what happened to the book, why, what to do.
func TestFailedSays(t *testing.T) {
	for _, c := range []struct {
		failed Failed
		want   string
	}{
		{Failed{What: "nada", Cause: syscall.ENOSPC}, "fatos.jsonl: nada: não há espaço para gravar. Libere espaço e repita"},
		{Failed{What: "nada", Cause: syscall.EFBIG}, "fatos.jsonl: nada: não há espaço para gravar. Libere espaço e repita"},
		{Failed{What: "nada", Cause: syscall.EACCES}, "fatos.jsonl: nada: sem permissão para gravar. Ajuste as permissões da pasta e repita"},
		{Failed{What: "nada", Cause: syscall.EROFS}, "fatos.jsonl: nada: sem permissão para gravar. Ajuste as permissões da pasta e repita"},
		{Failed{What: "nada", Cause: errors.ErrUnsupported}, "fatos.jsonl: nada: este sistema de arquivos não tem travas. Copie a pasta para um disco local e repita"},
		{Failed{File: "t", What: "nada", Cause: errors.New("x")}, "t: nada: falha do sistema (x). Verifique o disco e repita"},
		{
			Failed{What: "nada", Cause: syscall.ENOSPC, Left: syscall.EROFS},
			"fatos.jsonl: a gravação falhou (não há espaço para gravar) e não pôde ser desfeita (sem permissão para gravar): no fim do livro pode haver uma linha que não foi confirmada. " +
				"Libere espaço e repita, depois de conferir o fim do livro com certame fato listar",
		},
	} {
		var refused *intake.Refused
		if got := c.failed.Error(); got != c.want || !errors.Is(&c.failed, c.failed.Cause) || !errors.As(error(&c.failed), &refused) {
			t.Errorf("%s\nwant\n%s", got, c.want)
		}
	}
}
