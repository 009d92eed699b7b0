package bookfile

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"slices"
	"strings"
	"testing"
)

// history is what a writer did: the lines it was told that are stored, and those
// of the edit that was not confirmed.
type history struct{ acknowledged, pending []string }

// story is the edits of a writer, which stops at the first error.
var story = [][]string{{"primeiro"}, {"segundo, mais longo"}, {"três", "quatro"}, {"cinco"}}

func tell(b *Book) (h history, err error) {
	for _, lines := range story {
		h.pending = lines
		if err := edit(b, lines...); err != nil {
			return h, err
		}
		h.acknowledged, h.pending = append(h.acknowledged, lines...), nil
	}
	return h, nil
}

func edit(b *Book, lines ...string) error {
	return b.Edit(ctx, func(*Content) (out [][]byte, err error) {
		for _, line := range lines {
			out = append(out, []byte(line))
		}
		return out, nil
	})
}

// everyStop calls try with a disk that stops, or fails, at each call of what try
// does, with each part of a write done, until try ends without reaching it.
func everyStop(t *testing.T, prepare func() *disk, try func(d *disk)) {
	t.Helper()
	for stopAt := 1; ; stopAt++ {
		for written := 0; ; written++ {
			d := prepare()
			d.calls, d.stopAt, d.writtenThen = 0, stopAt, written
			try(d)
			if d.calls < stopAt {
				if stopAt < 5 {
					t.Fatalf("only %d calls: this tries nothing", stopAt-1)
				}
				return
			}
			if written >= d.stopLength {
				break
			}
		}
	}
}

// sound checks what a new process finds: every acknowledged line in its place,
// then at most what was pending, from its beginning; and that the book can be
// repaired and goes on.
func sound(t *testing.T, d *disk, h history) {
	t.Helper()
	b := d.book()
	content, err := b.Read(ctx)
	if err != nil {
		t.Fatalf("reading: %v", err)
	}
	got := texts(content)
	whole := append(slices.Clone(h.acknowledged), h.pending...)
	if len(got) < len(h.acknowledged) || len(got) > len(whole) || !slices.Equal(got, whole[:len(got)]) {
		t.Fatalf("the book has %q, acknowledged %q, pending %q", got, h.acknowledged, h.pending)
	}
	if content.Torn != nil && len(got) == len(whole) {
		t.Fatalf("a torn line that nobody was writing: %q", content.Torn.Text)
	}
	mendAndGoOn(t, d, content)
}

func mendAndGoOn(t *testing.T, d *disk, content *Content) {
	t.Helper()
	b := d.book()
	if (content.Torn != nil) != (edit(b, "depois") != nil) {
		t.Fatalf("torn %v, and an edit does the contrary", content.Torn)
	}
	repaired, err := b.Repair(ctx)
	switch {
	case err != nil || (content.Torn == nil) != (repaired == nil):
		t.Fatalf("repairing: %v, %v", repaired, err)
	case repaired != nil:
		kept := d.files[b.path(repaired.Kept)]
		if !bytes.Equal(repaired.Text, content.Torn.Text) || !bytes.Equal(kept.seen, repaired.Text) {
			t.Fatalf("took %q and kept %q of %q", repaired.Text, kept.seen, content.Torn.Text)
		}
		if err := edit(b, "depois"); err != nil {
			t.Fatalf("after repairing: %v", err)
		}
	}
	after, err := b.Read(ctx)
	if err != nil || !slices.Equal(texts(after), append(texts(content), "depois")) {
		t.Fatalf("going on from %q: %v, %v", texts(content), after, err)
	}
}

func texts(c *Content) (out []string) {
	for _, line := range c.Lines {
		out = append(out, string(line))
	}
	return out
}

// A writer dies between any two calls of the system, or in the middle of a write,
// and the power goes or not.
func TestEditStoppedAnywhere(t *testing.T) {
	everyStop(t, newDisk, func(d *disk) {
		h, err := tell(d.book())
		if (err == nil) != (len(h.pending) == 0) || d.stopped && err == nil && len(h.acknowledged) < 5 {
			t.Fatalf("%v after %+v", err, h)
		}
		for _, cut := range d.cuts() {
			sound(t, cut, h)
		}
		d.revive()
		sound(t, d, h)
	})
}

// What the next writer is told must not hang on what the dead one left undone:
// the name of a new file, a line that was not made durable.
func TestNextWriterDoesNotInheritTheLoss(t *testing.T) {
	everyStop(t, newDisk, func(d *disk) {
		if _, err := tell(d.book()); err == nil {
			return
		}
		d.revive()
		b := d.book()
		if _, err := b.Repair(ctx); err != nil {
			t.Fatal(err)
		}
		var seen []string
		if err := b.Edit(ctx, func(c *Content) ([][]byte, error) { seen = texts(c); return nil, nil }); err != nil {
			t.Fatal(err)
		}
		for _, cut := range d.cuts() {
			sound(t, cut, history{acknowledged: seen})
		}
		if err := edit(b, "seguinte"); err != nil {
			t.Fatal(err)
		}
		for _, cut := range d.cuts() {
			sound(t, cut, history{acknowledged: append(seen, "seguinte")})
		}
	})
}

// torn is a book with a torn line, on the plates.
func torn() *disk {
	d := newDisk()
	n := &inode{seen: []byte("um\nrasgada \x00\xff"), kept: []byte("um\nrasgada \x00\xff")}
	d.files[d.book().path(FileName)], d.durable[d.book().path(FileName)] = n, n
	return d
}

// A repair that dies in the middle loses nothing of the torn line.
func TestRepairStoppedAnywhere(t *testing.T) {
	everyStop(t, torn, func(d *disk) {
		d.book().Repair(ctx)
		for _, cut := range d.cuts() {
			content, err := cut.book().Read(ctx)
			if err != nil || !slices.Equal(texts(content), []string{"um"}) {
				t.Fatalf("%v, %v", content, err)
			}
			_, err = cut.book().Repair(ctx)
			if err != nil || !keeps(cut, "rasgada \x00\xff") {
				t.Fatalf("%v: of the torn line there is no copy in %q", err, cut.names())
			}
		}
	})
}

func keeps(d *disk, text string) bool {
	for name, n := range d.files {
		if strings.Contains(name, tornPrefix) && string(n.seen) == text {
			return true
		}
	}
	return false
}

const tableText = "inscricao;nota\r\n0001;7,5\r\n0002;8"

// A table is whole under its digest or not there, and if PutTable said so it is.
func TestPutTableStoppedAnywhere(t *testing.T) {
	want, err := newDisk().book().PutTable(strings.NewReader(tableText))
	if err != nil || want.Lines != 3 || want.Size != int64(len(tableText)) {
		t.Fatalf("%+v, %v", want, err)
	}
	everyStop(t, newDisk, func(d *disk) {
		_, putErr := d.book().PutTable(strings.NewReader(tableText))
		for _, cut := range d.cuts() {
			found, err := tableOf(cut.book(), want.Digest)
			missing := err != nil && cut.files[cut.book().path(TableDir, tableName(want.Digest))] == nil
			if found != tableText && (putErr == nil || !missing) {
				t.Fatalf("put: %v; opened: %q, %v", putErr, found, err)
			}
			if again, err := cut.book().PutTable(strings.NewReader(tableText)); err != nil || again != want {
				t.Fatalf("putting again: %+v, %v", again, err)
			}
		}
	})
}

func tableOf(b *Book, digest string) (string, error) {
	table, err := b.OpenTable(digest)
	if err != nil {
		return "", err
	}
	defer table.Close()
	data, err := io.ReadAll(table)
	return string(data), err
}

// Why a line and its line feed are not written at once: a power cut can leave a
// line that looks complete and is not what was written.
func TestOneWriteIsNotEnough(t *testing.T) {
	d := newDisk()
	file, err := d.open(d.book().path(FileName), 0o102)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := file.Write([]byte("um fato comprido\n")); err != nil {
		t.Fatal(err)
	}
	for _, cut := range d.cuts() {
		if _, err := cut.book().Read(ctx); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return // a complete line with zeros
		}
	}
	t.Error("one write is enough: simplify writeLines")
}
