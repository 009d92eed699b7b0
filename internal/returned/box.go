package returned

import (
	"bufio"
	"bytes"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// Messages gives each message of a stream, up to Largest bytes of each: one alone, or many
// as mbox has them, each after a line that begins with «From ».
func Messages(r io.Reader, take func(raw []byte) error) error {
	in := bufio.NewReaderSize(r, 64<<10)
	head, err := in.Peek(len(fromLine))
	if err != nil && len(head) == 0 {
		return nil // there is nothing
	}
	if string(head) != fromLine {
		raw, err := io.ReadAll(io.LimitReader(in, Largest))
		if err != nil {
			return err
		}
		return take(raw)
	}
	return split(in, take)
}

const fromLine = "From "

func split(in *bufio.Reader, take func([]byte) error) error {
	var one bytes.Buffer
	begun, blank, whole := false, true, true // whole: the last piece ended its line
	end := func() error {
		if !begun {
			return nil
		}
		begun = false
		return take(bytes.Clone(one.Bytes()))
	}
	for {
		line, err := in.ReadSlice('\n')
		switch {
		case whole && blank && bytes.HasPrefix(line, []byte(fromLine)):
			if err := end(); err != nil {
				return err
			}
			one.Reset()
			begun = true
		case one.Len() < Largest:
			one.Write(unquoted(line, whole))
		}
		blank = whole && len(bytes.TrimRight(line, "\r\n")) == 0
		whole = err == nil
		if err == io.EOF { //nolint:errorlint // a reader says it so
			return end()
		}
		if err != nil && err != bufio.ErrBufferFull { //nolint:errorlint // the same
			return err
		}
	}
}

// unquoted is a line as it was before mbox put a sign before its «From ».
func unquoted(line []byte, begins bool) []byte {
	if begins && bytes.HasPrefix(line, []byte(">")) && bytes.HasPrefix(bytes.TrimLeft(line, ">"), []byte(fromLine)) {
		return line[1:]
	}
	return line
}

// Path gives each message of a file, of a folder of messages, or of a Maildir, by name;
// where is the file that it comes from.
func Path(path string, take func(where string, raw []byte) error) error {
	return filepath.WalkDir(path, func(at string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && at != path && (d.Name() == "tmp" || strings.HasPrefix(d.Name(), ".")):
			return fs.SkipDir // what is being delivered, and other boxes
		case !d.Type().IsRegular() || at != path && strings.HasPrefix(d.Name(), "."):
			return nil
		}
		file, err := os.Open(at)
		if err != nil {
			return err
		}
		defer file.Close() //nolint:errcheck // only read
		return Messages(file, func(raw []byte) error { return take(at, raw) })
	})
}
