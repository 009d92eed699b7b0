package bookfile

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// Random lives of a book: edits, repairs, tables, errors, deaths and power cuts,
// against a list of the lines that were acknowledged.
func TestLives(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		life := &life{disk: newDisk()}
		t.Repeat(map[string]func(*rapid.T){
			"edit":   life.edit,
			"repair": life.repair,
			"table":  life.table,
			"cut":    life.cut,
			"":       life.check,
		})
	})
}

type life struct {
	disk  *disk
	lines []string // acknowledged
	maybe []string // of edits that were not confirmed, which may follow
	put   []Table
	count int
}

// trouble makes one of the next calls fail or be the last.
func (l *life) trouble(t *rapid.T) {
	l.disk.revive()
	l.disk.calls = 0
	if rapid.Bool().Draw(t, "no trouble") {
		return
	}
	l.disk.stopAt = rapid.IntRange(1, 25).Draw(t, "stop at")
	l.disk.writtenThen = rapid.IntRange(0, 12).Draw(t, "written")
	l.disk.failure = rapid.SampledFrom(append([]error{nil}, errorsOfDisks...)).Draw(t, "error")
	l.disk.forever = rapid.Bool().Draw(t, "for ever")
}

func (l *life) edit(t *rapid.T) {
	l.trouble(t)
	var lines []string
	for range rapid.IntRange(1, 3).Draw(t, "lines") {
		l.count++
		lines = append(lines, fmt.Sprintf("%d%s", l.count, strings.Repeat("é", rapid.IntRange(0, 9).Draw(t, "length"))))
	}
	var found []string // nil when the edit did not come to compose
	err := l.disk.book().Edit(ctx, func(c *Content) (out [][]byte, err error) {
		found = append([]string{}, texts(c)...)
		for _, line := range lines {
			out = append(out, []byte(line))
		}
		return out, nil
	})
	switch {
	case err == nil:
		l.lines, l.maybe = append(found, lines...), nil
	case found != nil:
		l.maybe = append(slices.Clone(found[len(l.lines):]), lines...)
	}
}

func (l *life) repair(t *rapid.T) {
	l.trouble(t)
	if _, err := l.disk.book().Repair(ctx); err == nil {
		l.disk.revive()
		if content, err := l.disk.book().Read(ctx); err != nil || content.Torn != nil {
			t.Fatalf("repaired: %+v, %v", content, err)
		}
	}
}

func (l *life) table(t *rapid.T) {
	l.trouble(t)
	text := rapid.StringN(0, 30, -1).Draw(t, "table")
	if table, err := l.disk.book().PutTable(strings.NewReader(text)); err == nil {
		l.put = append(l.put, table)
	}
}

func (l *life) cut(t *rapid.T) {
	l.disk = rapid.SampledFrom(l.disk.cuts()).Draw(t, "survivor")
}

func (l *life) check(t *rapid.T) {
	l.disk.revive()
	content, err := l.disk.book().Read(ctx)
	if err != nil {
		t.Fatal(err)
	}
	got := texts(content)
	if len(got) < len(l.lines) || !slices.Equal(got[:len(l.lines)], l.lines) {
		t.Fatalf("the book has %q, acknowledged %q", got, l.lines)
	}
	rest := got[len(l.lines):]
	if len(rest) > len(l.maybe) || !slices.Equal(rest, l.maybe[:len(rest)]) {
		t.Fatalf("after the acknowledged lines: %q, may have %q", rest, l.maybe)
	}
	for _, table := range l.put {
		if _, err := tableOf(l.disk.book(), table.Digest); err != nil {
			t.Fatalf("a table that was stored: %v", err)
		}
	}
}
