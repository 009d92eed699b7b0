package bookfile

import (
	"errors"
	"io"
	"os"
)

// openToAppend opens the book, which must have the size that was read. The name
// of an empty one is made durable before any line is: it may have been created
// by somebody who died then, and a book without a name loses every line.
func (b *Book) openToAppend(size int64) (handle, error) {
	file, err := b.system.open(b.path(FileName), os.O_WRONLY|os.O_CREATE)
	if err != nil {
		return nil, err
	}
	now, err := file.size()
	switch {
	case err != nil:
	case now != size:
		err = errChanged
	case size == 0:
		err = b.system.syncFolder(b.Folder)
	}
	if err != nil {
		return nil, errors.Join(err, file.Close())
	}
	return file, nil
}

// appendLines writes the lines after those of before, whose last is written
// again, over itself: its writer may have failed to make it durable and to take it
// back, and a system that failed so forgets what it owes: the next sync of the
// same file says that all is well. Only what is written again is owed again.
func appendLines(file handle, before Content, lines [][]byte) error {
	from := before.size
	if n := len(before.Lines); n > 0 {
		last := before.Lines[n-1]
		from -= int64(len(last)) + 1
		lines = append([][]byte{last}, lines...)
	}
	return writeLines(file, from, lines)
}

// writeLines makes each line durable before its line feed is written. In one
// write it would be simpler, and wrong: a disk stores the pages of a write in any
// order, so that a power cut can leave the last page, with the line feed, and not
// the first, and the line would look complete with a hole inside.
func writeLines(file handle, from int64, lines [][]byte) error {
	to := io.NewOffsetWriter(file, from)
	var feed []byte
	for _, line := range lines {
		if err := writeDurably(to, file, append(feed, line...)); err != nil {
			return err
		}
		feed = []byte("\n")
	}
	return writeDurably(to, file, feed)
}

func writeDurably(to io.Writer, file handle, data []byte) error {
	if _, err := to.Write(data); err != nil {
		return err
	}
	return file.Sync()
}

// cutTo takes from the book what comes after its first size bytes.
func (b *Book) cutTo(size int64) error {
	file, err := b.system.open(b.path(FileName), os.O_WRONLY)
	if err != nil {
		return err
	}
	defer file.Close()
	if err := file.Truncate(size); err != nil {
		return err
	}
	return file.Sync()
}
