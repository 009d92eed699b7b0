//go:build js && wasm

// Command conferir-wasm is the second program inside a page: it gives the worker of
// conferir.html one function, and waits to be asked.
package main

import (
	"encoding/json"
	"io"
	"syscall/js"

	"certame/internal/outsider"
)

func main() {
	js.Global().Set("conferir", js.FuncOf(check))
	select {}
}

// check is conferir(size, read, progress): read(from, length) gives bytes of the file
// at once, progress(percent) is told each new percent. The answer is JSON, with the
// fields of `conferir --json`, or "recusa" when the file is no package.
func check(_ js.Value, args []js.Value) any {
	size, read, progress := int64(args[0].Float()), args[1], args[2]
	told := int64(-1)
	answer, err := outsider.Check(file{size, read}, size, outsider.Options{Workers: 1, Rows: outsider.PageRows, Progress: func(done, total int64) {
		if percent := 100 * done / max(total, 1); percent != told {
			told = percent
			progress.Invoke(percent)
		}
	}})
	if err != nil {
		return encode(map[string]string{"recusa": err.Error()})
	}
	return encode(answer.Report())
}

func encode(value any) string {
	text, err := json.Marshal(value)
	if err != nil {
		return `{"recusa": "a resposta não pôde ser escrita"}`
	}
	return string(text)
}

// file is the file that the person chose, read where it is: a package of two million
// people is never whole in memory.
type file struct {
	size int64
	read js.Value
}

func (f file) ReadAt(p []byte, from int64) (int, error) {
	if from >= f.size {
		return 0, io.EOF
	}
	want := min(int64(len(p)), f.size-from)
	n := js.CopyBytesToGo(p, f.read.Invoke(from, want))
	if n < len(p) {
		return n, io.EOF
	}
	return n, nil
}
