package bookfile

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"syscall"
)

// disk is a system in memory that forgets, as a real one does, what was not made
// durable. It stops for ever at the call of number stopAt, as kill -9 does, or
// fails there once, if it is given an error.
type disk struct {
	files, durable map[string]*inode // by name; a folder has a nil inode
	calls          int
	stopAt         int
	writtenThen    int // bytes that the stopped or failed write leaves
	failure        error
	forever        bool // it fails from then on, until it is mended
	stopped        bool
	stopLength     int // of the write that was stopped or failed, -1 if it was another call
	locked         bool
}

// inode is a file: what programs see and what the plates have. Only what is owed
// goes to the plates with a sync; one that fails owes nothing any more, as on Linux.
type inode struct {
	seen, kept []byte
	owed       []bool // by byte of seen
}

// root is the folder of the contest in it.
var root = filepath.FromSlash("/certame")

func newDisk() *disk {
	return &disk{files: map[string]*inode{root: nil}, durable: map[string]*inode{root: nil}, stopLength: -1}
}

func (d *disk) book() *Book { return &Book{Folder: root, system: d} }

var errStopped = errors.New("the process is dead")

// call counts a call of the system; written is how much of a write is done
// before the error.
func (d *disk) call(length int) (written int, err error) {
	if d.stopped {
		return 0, errStopped
	}
	d.calls++
	if d.calls != d.stopAt && (!d.forever || d.calls < d.stopAt) {
		return length, nil
	}
	if d.calls == d.stopAt {
		d.stopLength = length
	}
	if d.failure == nil {
		d.stopped = true
		return min(length, d.writtenThen), errStopped
	}
	return min(length, d.writtenThen), d.failure
}

const notWrite = -1

func (d *disk) lock(_ context.Context, name string, shared bool) (func(), error) {
	if _, err := d.call(notWrite); err != nil {
		return nil, err
	}
	_, inFolder := d.files[filepath.Dir(name)]
	switch {
	case !inFolder, shared && d.files[name] == nil:
		return nil, fs.ErrNotExist
	case d.files[name] == nil:
		d.files[name] = &inode{}
	}
	if d.locked {
		return nil, context.DeadlineExceeded
	}
	d.locked = true
	return func() {
		d.call(notWrite)
		d.locked = false
	}, nil
}

func (d *disk) open(name string, flag int) (handle, error) {
	if _, err := d.call(notWrite); err != nil {
		return nil, err
	}
	node, found := d.files[name]
	_, inFolder := d.files[filepath.Dir(name)]
	switch {
	case found && flag&os.O_EXCL != 0:
		return nil, fs.ErrExist
	case !found && (flag&os.O_CREATE == 0 || !inFolder):
		return nil, fs.ErrNotExist
	case !found:
		node = &inode{}
		d.files[name] = node
	}
	return &opened{disk: d, inode: node}, nil
}

func (d *disk) exists(name string) (bool, error) {
	if _, err := d.call(notWrite); err != nil {
		return false, err
	}
	_, found := d.files[name]
	return found, nil
}

func (d *disk) mkdir(name string) error {
	if _, err := d.call(notWrite); err != nil {
		return err
	}
	if _, found := d.files[name]; found {
		return fs.ErrExist
	}
	d.files[name] = nil
	return nil
}

func (d *disk) rename(from, to string) error {
	if _, err := d.call(notWrite); err != nil {
		return err
	}
	d.files[to] = d.files[from]
	delete(d.files, from)
	return nil
}

func (d *disk) remove(name string) error {
	if _, err := d.call(notWrite); err != nil {
		return err
	}
	delete(d.files, name)
	return nil
}

func (d *disk) syncFolder(name string) error {
	if _, err := d.call(notWrite); err != nil {
		return err
	}
	for _, names := range []map[string]*inode{d.durable, d.files} {
		for entry := range names {
			if filepath.Dir(entry) != name {
				continue
			}
			if node, found := d.files[entry]; found {
				d.durable[entry] = node
			} else {
				delete(d.durable, entry)
			}
		}
	}
	return nil
}

// opened is an open file.
type opened struct {
	disk  *disk
	inode *inode
	at    int
}

func (o *opened) Read(p []byte) (int, error) {
	if _, err := o.disk.call(notWrite); err != nil {
		return 0, err
	}
	n := copy(p, o.inode.seen[o.at:])
	o.at += n
	if n == 0 && len(p) > 0 {
		return 0, io.EOF
	}
	return n, nil
}

func (o *opened) Write(p []byte) (int, error) {
	n, err := o.WriteAt(p, int64(o.at))
	o.at += n
	return n, err
}

func (o *opened) WriteAt(p []byte, at int64) (int, error) {
	n, err := o.disk.call(len(p))
	if o.disk.stopped && n == 0 {
		return n, err
	}
	o.inode.resize(max(len(o.inode.seen), int(at)+n))
	copy(o.inode.seen[at:], p[:n])
	for i := range n {
		o.inode.owed[int(at)+i] = true
	}
	return n, err
}

// resize keeps the bytes apart from those that others took before.
func (n *inode) resize(size int) {
	seen, owed := make([]byte, size), make([]bool, size)
	copy(seen, n.seen)
	copy(owed, n.owed)
	n.seen, n.owed = seen, owed
}

func (o *opened) Sync() error {
	_, err := o.disk.call(notWrite)
	if err != nil && o.disk.stopped {
		return err
	}
	n := o.inode
	if err == nil {
		kept := make([]byte, len(n.seen))
		copy(kept, n.kept)
		for i, owed := range n.owed {
			if owed {
				kept[i] = n.seen[i]
			}
		}
		n.kept = kept
	}
	n.owed = make([]bool, len(n.seen))
	return err
}

func (o *opened) Truncate(size int64) error {
	if _, err := o.disk.call(notWrite); err != nil {
		return err
	}
	o.inode.resize(int(size))
	return nil
}

func (o *opened) Close() error {
	_, err := o.disk.call(notWrite)
	return err
}

func (o *opened) size() (int64, error) {
	_, err := o.disk.call(notWrite)
	return int64(len(o.inode.seen)), err
}

// page is how much the plates store at once; small, so that lines have several.
const page = 4

// survivors are the contents that a file may have after the power goes: what
// was durable; what was seen; a beginning of it; any of the pages that were not
// durable and not the others, the holes being zeros.
func (n *inode) survivors() [][]byte {
	out := [][]byte{n.kept, n.seen}
	for size := len(n.kept) + 1; size < len(n.seen); size++ {
		out = append(out, n.seen[:size])
	}
	changed := n.changedPages()
	for mask := 0; len(changed) > 0 && mask < 1<<min(len(changed), 6); mask++ {
		data := make([]byte, len(n.seen))
		copy(data, n.kept)
		for i, start := range changed {
			if mask>>i&1 == 1 {
				copy(data[start:], n.seen[start:min(len(n.seen), start+page)])
			}
		}
		out = append(out, data)
	}
	return out
}

func (n *inode) changedPages() (starts []int) {
	for start := 0; start < len(n.seen); start += page {
		end := min(len(n.seen), start+page)
		if end > len(n.kept) || !slices.Equal(n.seen[start:end], n.kept[start:end]) {
			starts = append(starts, start)
		}
	}
	return starts
}

// revive ends the trouble: another process comes, or the disk is mended. What was
// not durable is still not.
func (d *disk) revive() { d.stopped, d.stopAt, d.forever, d.locked = false, 0, false, false }

// cuts are the systems after the power went: with the names as they were seen
// or as they were durable, and each survivor of the files that were not durable.
func (d *disk) cuts() (out []*disk) {
	for _, names := range []map[string]*inode{d.files, d.durable} {
		choices := 1
		for _, n := range names {
			if n != nil {
				choices = max(choices, len(n.survivors()))
			}
		}
		for choice := range choices {
			out = append(out, d.restarted(names, func(n *inode) []byte {
				all := n.survivors()
				return all[min(choice, len(all)-1)]
			}))
		}
	}
	return out
}

func (d *disk) restarted(names map[string]*inode, content func(*inode) []byte) *disk {
	fresh := newDisk()
	for name, n := range names {
		if _, inFolder := names[filepath.Dir(name)]; !inFolder && name != root {
			continue // its folder was lost
		}
		if n == nil {
			fresh.files[name], fresh.durable[name] = nil, nil
			continue
		}
		node := &inode{seen: slices.Clone(content(n))}
		node.kept = slices.Clone(node.seen)
		fresh.files[name], fresh.durable[name] = node, node
	}
	return fresh
}

// names are the files of the folder, without it.
func (d *disk) names() (out []string) {
	for name, n := range d.files {
		if n != nil {
			out = append(out, filepath.ToSlash(name[len(root)+1:]))
		}
	}
	slices.Sort(out)
	return out
}

// errorsOfDisks are what a system refuses with.
var errorsOfDisks = []error{syscall.ENOSPC, syscall.EIO, fs.ErrPermission}
