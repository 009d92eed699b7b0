package secret_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"slices"
	"testing"
	"testing/iotest"

	"certame/internal/secret"
)

const segment = 64 << 10

// sizes are those around the limits of the segments, the first of which has a
// header of 40 bytes and each a tag of 16.
var sizes = []int{0, 1, 1000, segment - 57, segment - 56, segment - 55, 2*segment - 73, 2*segment - 72, 2*segment - 71, 5*segment + 17}

func some(n int) []byte {
	out := make([]byte, n)
	for i := range out {
		out[i] = byte(i * 31 >> 3)
	}
	return out
}

func newObject(t *testing.T) secret.Object {
	t.Helper()
	object, _, err := newKeys(t).NewObject(place)
	if err != nil {
		t.Fatal(err)
	}
	return object
}

func encrypted(t *testing.T, object secret.Object, plain []byte) []byte {
	t.Helper()
	return must(io.ReadAll(must(object.Encrypt(iotest.HalfReader(bytes.NewReader(plain))))(t)))(t)
}

func decrypted(object secret.Object, sealed []byte) ([]byte, error) {
	r, err := object.Decrypt(bytes.NewReader(sealed))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(r)
}

// What is sealed opens, in order, in pieces and from anywhere; and is what Tink
// itself opens.
func TestObject(t *testing.T) {
	object := newObject(t)
	for _, n := range sizes {
		plain := some(n)
		sealed := encrypted(t, object, plain)
		if err := iotest.TestReader(must(object.Decrypt(bytes.NewReader(sealed)))(t), plain); err != nil {
			t.Errorf("%d bytes: %v", n, err)
		}
		if got, err := secret.ByTink(object, sealed); err != nil || !bytes.Equal(got, plain) {
			t.Errorf("%d bytes: Tink read %d, %v", n, len(got), err)
		}
		if n > 100 && bytes.Contains(sealed, plain[:100]) {
			t.Errorf("%d bytes in the clear", n)
		}
	}
}

// From the middle only what is asked for is read: the end of a film of many
// segments costs the last ones and the header.
func TestJump(t *testing.T) {
	object := newObject(t)
	plain := some(20 * segment)
	counted := &counting{ReadSeeker: bytes.NewReader(encrypted(t, object, plain))}
	r := must(object.Decrypt(counted))(t)
	from := int64(12*segment + 5)
	if _, err := r.Seek(from, io.SeekStart); err != nil {
		t.Fatal(err)
	}
	piece := make([]byte, 10)
	if _, err := io.ReadFull(r, piece); err != nil || !bytes.Equal(piece, plain[from:from+10]) {
		t.Errorf("%v, %v", piece, err)
	}
	if counted.n > 3*segment {
		t.Errorf("%d bytes read for ten", counted.n)
	}
	if _, err := r.Seek(-1, io.SeekStart); err == nil {
		t.Error("before the first byte")
	}
}

type counting struct {
	io.ReadSeeker
	n int
}

func (c *counting) Read(p []byte) (int, error) {
	n, err := c.ReadSeeker.Read(p)
	c.n += n
	return n, err
}

// A stream cut anywhere does not open, not even where a segment ends: nobody sees
// half a film as if it were whole.
func TestTruncated(t *testing.T) {
	object := newObject(t)
	sealed := encrypted(t, object, some(3*segment))
	for _, n := range []int{0, 1, 39, 40, 41, 55, 56, segment - 1, segment, segment + 1, segment + 15, segment + 16, 2 * segment, 3 * segment, len(sealed) - 1} {
		if got, err := decrypted(object, sealed[:n]); !errors.Is(err, secret.ErrSealed) || len(got) != 0 {
			t.Errorf("cut at %d: read %d, %v", n, len(got), err)
		}
	}
	for name, wrong := range map[string][]byte{
		"prolonged":     append(slices.Clone(sealed), 'x'),
		"twice":         append(slices.Clone(sealed), sealed...),
		"swapped":       slices.Concat(sealed[:segment], sealed[2*segment:3*segment], sealed[segment:2*segment], sealed[3*segment:]),
		"without first": sealed[segment:],
	} {
		if got, err := decrypted(object, wrong); !errors.Is(err, secret.ErrSealed) || len(got) >= 3*segment {
			t.Errorf("%s: read %d, %v", name, len(got), err)
		}
	}
}

// A byte changed is found when its segment is read, and none of that segment is
// handed over.
func TestChangedObject(t *testing.T) {
	object := newObject(t)
	plain := some(3 * segment)
	sealed := encrypted(t, object, plain)
	for _, at := range []int{0, 1, 39, 40, segment - 1, segment, 2*segment + 500, len(sealed) - 1} {
		changed := slices.Clone(sealed)
		changed[at] ^= 1
		got, err := decrypted(object, changed)
		if !errors.Is(err, secret.ErrSealed) || !bytes.HasPrefix(plain, got) || len(got) > at {
			t.Errorf("byte %d: read %d, %v", at, len(got), err)
		}
	}
}

// Without the wrapped key nothing opens the object: not the master keys, nor the
// key of another object, nor this one in another record.
func TestDestroyed(t *testing.T) {
	k := newKeys(t)
	object, wrapped, err := k.NewObject(place)
	if err != nil {
		t.Fatal(err)
	}
	sealed := encrypted(t, object, []byte("filme"))
	if got, err := decrypted(must(k.Object(place, wrapped))(t), sealed); err != nil || string(got) != "filme" {
		t.Fatalf("%q, %v", got, err)
	}
	another, _, err := k.NewObject(place)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := decrypted(another, sealed); !errors.Is(err, secret.ErrSealed) {
		t.Errorf("the key of another object: %v", err)
	}
	if _, err := k.Object(place, nil); !errors.Is(err, secret.ErrSealed) {
		t.Errorf("no key: %v", err)
	}
	other := place
	other.Record = "outra"
	if _, err := k.Object(other, wrapped); !errors.Is(err, secret.ErrSealed) {
		t.Errorf("in another record: %v", err)
	}
}

// A source that fails leaves a stream that does not open.
func TestSourceFails(t *testing.T) {
	object := newObject(t)
	broken := errors.New("a conexão caiu")
	for _, n := range []int{0, 10, 3 * segment} {
		r := must(object.Encrypt(io.MultiReader(bytes.NewReader(some(n)), iotest.ErrReader(broken))))(t)
		sealed, err := io.ReadAll(r)
		if !errors.Is(err, broken) {
			t.Errorf("%v", err)
		}
		if got, err := decrypted(object, sealed); !errors.Is(err, secret.ErrSealed) {
			t.Errorf("half of a source opens: %d bytes, %v", len(got), err)
		}
	}
}

// A disk that fails is not a film that was changed.
func TestDiskFails(t *testing.T) {
	object := newObject(t)
	broken := errors.New("erro de leitura")
	_, err := object.Decrypt(failing{bytes.NewReader(encrypted(t, object, some(10))), broken})
	if !errors.Is(err, broken) {
		t.Errorf("%v", err)
	}
}

type failing struct {
	io.ReadSeeker
	err error
}

func (f failing) Read([]byte) (int, error) { return 0, fmt.Errorf("disco: %w", f.err) }

// A part opens only at its place, and never as the whole object.
func TestAt(t *testing.T) {
	object := newObject(t)
	sealed := encrypted(t, object.At(10), []byte("pedaço"))
	if got, err := decrypted(object.At(10), sealed); err != nil || string(got) != "pedaço" {
		t.Errorf("%q, %v", got, err)
	}
	for name, other := range map[string]secret.Object{"another place": object.At(1), "the beginning": object.At(0), "the whole": object} {
		if _, err := decrypted(other, sealed); !errors.Is(err, secret.ErrSealed) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
