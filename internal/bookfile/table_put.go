package bookfile

import (
	"errors"
	"io"
	"io/fs"
)

// PutTable stores what the source gives under the name of its digest; it is
// durable when it returns, so that the fact that cites it can be stored next.
// What is there already stays. A table that no fact cites does no harm.
func (b *Book) PutTable(source io.Reader) (Table, error) {
	if err := b.system.mkdir(b.path(TableDir)); err != nil && !errors.Is(err, fs.ErrExist) {
		if missing := b.requireFolder(); missing != nil {
			return Table{}, missing
		}
		return Table{}, tableFailed(err)
	}
	file, fresh, err := b.createNext(b.path(TableDir, freshTable))
	if err != nil {
		return Table{}, tableFailed(err)
	}
	table, err := fill(file, source)
	if err != nil {
		return Table{}, errors.Join(err, b.system.remove(fresh))
	}
	if err := b.name(fresh, table); err != nil {
		return Table{}, tableFailed(err)
	}
	return table, nil
}

func tableFailed(cause error) error {
	return &Failed{File: TableDir, What: "a tabela não foi gravada", Cause: cause}
}

// fill copies the source and makes the copy durable.
func fill(file handle, source io.Reader) (Table, error) {
	tally := newTally(file)
	_, err := io.Copy(tally, io.LimitReader(source, TableLimit+1))
	switch {
	case err != nil && tally.failed == nil: // of the source
		return Table{}, errors.Join(err, file.Close())
	case err == nil && tally.size > TableLimit:
		return Table{}, errors.Join(refuse(TableDir, "tabela maior que 4 GiB", "Divida-a em duas, com um fato para cada uma"), file.Close())
	case err == nil:
		err = file.Sync()
	}
	if err = errors.Join(err, file.Close()); err != nil {
		return Table{}, tableFailed(err)
	}
	return tally.table(), nil
}

// name gives a filled file the name of its digest, durably. A table that is
// there, and is what it says, stays; a damaged one is replaced. The names are
// made durable in both cases: who put it there may have died before that.
func (b *Book) name(fresh string, table Table) error {
	target := b.path(TableDir, tableName(table.Digest))
	var err error
	if b.intact(table.Digest) {
		err = b.system.remove(fresh)
	} else if err = b.system.rename(fresh, target); err != nil {
		err = errors.Join(err, b.system.remove(fresh))
	}
	for _, folder := range []string{b.path(TableDir), b.Folder} {
		if err == nil {
			err = b.system.syncFolder(folder)
		}
	}
	return err
}

func (b *Book) intact(digest string) bool {
	table, err := b.OpenTable(digest)
	if err != nil {
		return false
	}
	defer table.Close()
	_, err = io.Copy(io.Discard, table)
	return err == nil
}
