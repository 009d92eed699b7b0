package outsider

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"strings"
	"testing"
)

// refusalOf checks a file that is no package.
func refusalOf(t *testing.T, data []byte) string {
	t.Helper()
	_, err := Check(bytes.NewReader(data), int64(len(data)), Options{Workers: 2})
	var refusal *Refusal
	if !errors.As(err, &refusal) {
		t.Fatalf("not refused: %v", err)
	}
	return refusal.Error()
}

// withEntry is the small package with one more entry, written by hand.
func withEntry(t *testing.T, header zip.FileHeader, content string) []byte {
	t.Helper()
	d := smallDraft()
	d.zip = func(z *zip.Writer) error {
		f, err := z.CreateHeader(&header)
		if err == nil {
			_, err = io.WriteString(f, content)
		}
		return err
	}
	return d.bytes(t)
}

func TestNamesThatNoPackageHas(t *testing.T) {
	for _, name := range []string{"../fora.csv", "/etc/passwd", `saida\ordem.csv`, "saida/../x", "a//b", "C:x", "a\x00b", "pasta/", "\xff", strings.Repeat("n", 300)} {
		got := refusalOf(t, withEntry(t, zip.FileHeader{Name: name}, ""))
		if !strings.Contains(got, "nome que não é de pacote") {
			t.Errorf("%q: %s", name, got)
		}
	}
	twice := refusalOf(t, withEntry(t, zip.FileHeader{Name: callsFile}, "outro"))
	if !strings.Contains(twice, "dois arquivos de nome saida/ordem.csv") {
		t.Error(twice)
	}
}

func TestKindsThatNoPackageHas(t *testing.T) {
	link := zip.FileHeader{Name: "atalho"}
	link.SetMode(0o777 | 1<<27)
	for want, header := range map[string]zip.FileHeader{
		"não é um arquivo comum":             link,
		"está cifrado":                       {Name: "cifrado", Flags: 1},
		"comprimido de um modo desconhecido": {Name: "lzma", Method: 14},
	} {
		z := bytes.Buffer{}
		w := zip.NewWriter(&z)
		if _, err := w.CreateRaw(&header); err != nil {
			t.Fatal(err)
		}
		w.Close()
		if got := refusalOf(t, z.Bytes()); !strings.Contains(got, want) {
			t.Errorf("want %q, got %q", want, got)
		}
	}
}

func TestNotAPackage(t *testing.T) {
	other := smallDraft()
	other.format = "certame-pacote/2"
	empty := bytes.Buffer{}
	zip.NewWriter(&empty).Close()
	for want, data := range map[string][]byte{
		"não é um zip":               []byte("inscricao;nota\n"),
		"não tem pacote.json":        empty.Bytes(),
		`confere "certame-pacote/1"`: other.bytes(t),
		"não é um zip que":           smallDraft().bytes(t)[:800],
	} {
		if got := refusalOf(t, data); !strings.Contains(got, want) {
			t.Errorf("want %q, got %q", want, got)
		}
	}
}

// raw writes one entry whose directory claims what the caller says.
func raw(t *testing.T, claim uint64, content []byte) []byte {
	t.Helper()
	var z bytes.Buffer
	w := zip.NewWriter(&z)
	f, err := w.CreateRaw(&zip.FileHeader{
		Name: manifestName, Method: zip.Store, CRC32: crc32.ChecksumIEEE(content),
		CompressedSize64: uint64(len(content)), UncompressedSize64: claim,
	})
	if err != nil {
		t.Fatal(err)
	}
	f.Write(content)
	w.Close()
	return z.Bytes()
}

func TestClaims(t *testing.T) {
	for claim, want := range map[uint64]string{
		1 << 40: "o limite é 8589934592",
		1 << 30: "pacote.json diz ter 1073741824 bytes",
	} {
		if got := refusalOf(t, raw(t, claim, []byte("{}"))); !strings.Contains(got, want) {
			t.Errorf("want %q, got %q", want, got)
		}
	}
}

// A file that opens into more than its claim is stopped one piece later: here
// listas.csv claims what pacote.json says, and has sixty-four million bytes.
func TestBombStopsAtItsClaim(t *testing.T) {
	d := smallDraft()
	whole := int64(len(d.files[listsFile]))
	d.files[listsFile] = strings.Repeat("\n", 64<<20)
	d.edit = func(m map[string]any) {
		for _, f := range m["arquivos"].([]map[string]any) {
			if f["arquivo"] == listsFile {
				f["bytes"] = whole
			}
		}
	}
	data := claimLess(t, d.bytes(t), listsFile, uint32(whole))
	if got := refusalOf(t, data); !strings.Contains(got, "abre em mais do que") {
		t.Error(got)
	}
}

// claimLess rewrites the size of one entry in the central directory.
func claimLess(t *testing.T, data []byte, name string, claim uint32) []byte {
	t.Helper()
	at := bytes.LastIndex(data, []byte(name))
	const nameOffset, sizeOffset = 46, 24
	if at < nameOffset || !bytes.Equal(data[at-nameOffset:at-nameOffset+4], []byte("PK\x01\x02")) {
		t.Fatal("the entry is not in the directory")
	}
	binary.LittleEndian.PutUint32(data[at-nameOffset+sizeOffset:], claim)
	return data
}

// Two entries on the same bytes: how small files become enormous ones.
func TestEntriesThatShareBytes(t *testing.T) {
	data := smallDraft().bytes(t)
	const offsetField = 42
	from := bytes.LastIndex(data, []byte(listsFile)) - 46
	to := bytes.LastIndex(data, []byte(callsFile)) - 46
	copy(data[to+offsetField:to+offsetField+4], data[from+offsetField:from+offsetField+4])
	if got := refusalOf(t, data); !strings.Contains(got, "ocupam os mesmos bytes") {
		t.Error(got)
	}
}

// One row without end does not fill the memory: it is told and the rest swallowed.
func TestRowWithoutEnd(t *testing.T) {
	d := smallDraft()
	d.files[listsFile] += `A,"` + strings.Repeat("x", 8<<20)
	a := d.answer(t)
	if a.Divergence == nil || a.Divergence.Check != 2 || !strings.Contains(a.Line(), "passa de 1048576 bytes") {
		t.Error(a.Line())
	}
}

// Long registrations are kept as text: there is a limit to all of them together.
func TestLongRegistrationsHaveALimit(t *testing.T) {
	w := newWorld(manifest{})
	c := &cursor{w: w, file: peopleFile}
	c.key(2, []byte("0000.2026.000000001"))
	if c.fault != nil {
		t.Error(c.fault)
	}
	w.bytes = maxLong
	c.key(3, []byte("123456789012345"))
	if c.fault != nil {
		t.Error("a short one was refused:", c.fault)
	}
	c.key(4, []byte("0000.2026.000000002"))
	if c.fault == nil || c.fault.Check != 2 || c.fault.Line != 4 {
		t.Error(c.fault)
	}
}

// A seat that a stranger wrote on a hundred thousand calls, with as many transfers:
// what looks at each pair of them would not end.
func TestManyTransfersOfOneSeat(t *testing.T) {
	const many = 100_000
	w := newWorld(manifest{})
	w.labels = []string{open, "PPP"}
	p := &post{code: "A"}
	for i := range many {
		k := key{uint64(i), 1}
		p.calls = append(p.calls, call{key: k, order: i + 1, seat: 7, line: i + 2})
		p.moves = append(p.moves, move{order: many - i, seat: 7, kind: compensation, leaves: true, left: key{1 << 40, 1}})
	}
	p.moves = append(p.moves, move{order: 2, seat: 7, kind: reversion})
	d := (&scene{w: w, p: p}).repeatedSeats()
	if d == nil || d.Line != 4 {
		t.Error("the third call has the seat of the second, and no transfer freed it:", d)
	}
	for i := range many {
		p.moves[i].kind = reversion
	}
	if d := (&scene{w: w, p: p}).repeatedSeats(); d != nil {
		t.Error(d)
	}
}

// A package of more rows than are kept is refused, and not told to differ: also when
// the rows are the posts that people put in order.
func TestMoreRowsThanAreKept(t *testing.T) {
	for name, d := range map[string]*draft{"small": smallDraft(), "book": bookDraft(), "choices": choiceDraft()} {
		data := d.bytes(t)
		a, err := Check(bytes.NewReader(data), int64(len(data)), Options{Rows: 10_000})
		if err != nil || a.Divergence != nil {
			t.Error(name, err, a.Line())
		}
		for rows := int64(1); rows <= 8; rows++ {
			_, err := Check(bytes.NewReader(data), int64(len(data)), Options{Rows: rows, Workers: 2})
			if err == nil || !strings.Contains(err.Error(), fmt.Sprintf("passam de %d linhas", rows)) {
				t.Error(name, rows, err)
			}
		}
	}
}

func FuzzCheck(f *testing.F) {
	f.Add(smallDraft().bytes(f))
	f.Add(bookDraft().bytes(f))
	f.Fuzz(func(t *testing.T, data []byte) {
		_, err := Check(bytes.NewReader(data), int64(len(data)), Options{Workers: 1})
		var refusal *Refusal
		if err != nil && !errors.As(err, &refusal) {
			t.Errorf("an error of another kind: %v", err)
		}
	})
}

// FuzzTables changes one table under digests that are right, so that what reads
// rows is reached: no table makes the program fail, and none is told as another's.
func FuzzTables(f *testing.F) {
	names := []string{boardFile, callsFile, listsFile, standingFile, movesFile, apartFile, findingsFile, seatsFile, chainFile, factsFile, peopleFile}
	for i, name := range names {
		f.Add(uint8(i), bookDraft().files[name])
	}
	f.Fuzz(func(t *testing.T, which uint8, text string) {
		d := bookDraft()
		d.files[names[int(which)%len(names)]] = text
		data := d.bytes(t)
		one, err := Check(bytes.NewReader(data), int64(len(data)), Options{Workers: 1})
		two, other := Check(bytes.NewReader(data), int64(len(data)), Options{Workers: 3})
		if err != nil || other != nil || one.Line() != two.Line() {
			t.Errorf("%v, %v: %s / %s", err, other, one.Line(), two.Line())
		}
	})
}
