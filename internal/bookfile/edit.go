package bookfile

import (
	"bytes"
	"context"

	"certame/internal/intake"
)

// Edit stores the lines that compose makes out of the content, while nobody else
// can write. When it returns nil they are acknowledged. When it returns an error
// none of them is in the file, unless the error is a Failed with Left. Without
// lines it acknowledges what it read: who finds that a fact is there already may
// be looking at the last line of a writer that died before making it durable.
//
// If the process or the machine dies in the middle, the file may keep, after the
// acknowledged lines, some of the first lines of this edit, each whole, and a
// torn one. That is the most that an append can give to several lines; who needs
// all or nothing even then makes them one line.
func (b *Book) Edit(ctx context.Context, compose func(*Content) ([][]byte, error)) error {
	release, err := b.holdToWrite(ctx, nothingWritten)
	if err != nil {
		return err
	}
	defer release()
	before, lines, err := b.compose(compose)
	if err == nil {
		err = ctx.Err() // the last chance to give up
	}
	if err != nil || before.size == 0 && len(lines) == 0 {
		return err
	}
	file, err := b.openToAppend(before.size)
	if err != nil {
		return &Failed{What: nothingWritten, Cause: err}
	}
	defer file.Close()
	if err := appendLines(file, before, lines); err != nil {
		return &Failed{What: "o fato não foi gravado, e o livro está como antes", Cause: err, Left: b.cutTo(before.size)}
	}
	return nil
}

const nothingWritten = "nada foi gravado"

// compose asks for the lines that follow what the book has.
func (b *Book) compose(compose func(*Content) ([][]byte, error)) (before Content, lines [][]byte, err error) {
	content, err := b.load()
	if err == nil {
		err = content.Whole()
	}
	if err != nil {
		return Content{}, nil, err
	}
	before = *content
	lines, err = compose(content)
	if err == nil {
		err = checkNew(before.size, lines)
	}
	return before, lines, err
}

// checkNew refuses lines that could not be read back as they are.
func checkNew(size int64, lines [][]byte) error {
	for _, line := range lines {
		problem, ok := checkLine(line)
		switch {
		case len(line) == 0 || bytes.Contains(line, lineFeed):
			problem.What, problem.Remedy, ok = "o fato não cabe em uma linha", "", false
		case len(line) > LineLimit:
			problem.What, problem.Remedy = "o fato passa de 1 MiB", "Ponha os dados volumosos em uma tabela, que o fato cita"
		case !ok:
			problem.Remedy = "Corrija o texto informado"
		}
		if !ok {
			problem.File = FileName
			return intake.Refuse([]intake.Problem{problem})
		}
		size += int64(len(line)) + 1
	}
	if size > FileLimit {
		return refuse(FileName, "o livro passaria de 1 GiB", "Ponha os dados volumosos em uma tabela, que o fato cita")
	}
	return nil
}
