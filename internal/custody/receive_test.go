package custody_test

import (
	"bytes"
	"errors"
	"io"
	"math/rand/v2"
	"sync"
	"testing"
	"testing/iotest"

	"certame/internal/custody"
	"certame/internal/store"
)

// breaking gives some bytes and then fails, as a connection does.
func breaking(content []byte, after int) io.Reader {
	return io.MultiReader(bytes.NewReader(content[:min(after, len(content))]), iotest.ErrReader(errors.New("connection reset")))
}

// A film over a connection that breaks at random places arrives as it was sent, is read
// from anywhere, and nothing of it lies in the clear, not even while it comes.
func TestBrokenConnection(t *testing.T) {
	everywhere(t, func(t *testing.T, s *site) {
		content := film(11<<20 + 12_345)
		random := rand.New(rand.NewPCG(1, 2))
		u := must(s.Begin(ctx, sending(s)))(t)
		breaks := 0
		for u.Received < int64(len(content)) {
			var err error
			if u, err = s.Open(ctx, s.contest.ID, u.ID, "sec"); err != nil {
				t.Fatal(err)
			}
			if u, err = s.Append(ctx, u, u.Received, breaking(content[u.Received:], random.IntN(3<<20))); err == nil {
				t.Fatal("the connection did not break")
			}
			if breaks++; breaks == 2 {
				inTheClear(t, s, mark, "Fulana")
			}
		}
		if breaks < 5 {
			t.Fatalf("only %d breaks", breaks)
		}
		u = must(s.Length(ctx, u, int64(len(content))))(t)
		must(s.Append(ctx, u, u.Received, bytes.NewReader(nil)))(t)
		o := must(s.Object(ctx, s.contest.ID, u.ID))(t)
		if o.Digest != digest(content) || o.Size != int64(len(content)) || o.Name != candidateName || o.Media != "video/webm" || o.Class != "filmagem" {
			t.Errorf("%+v", o)
		}
		inTheClear(t, s, mark, "Fulana")
		s.Readers = append(s.Readers, everyone)
		who := custody.Viewer{Account: "ana", Visit: "v"}
		l := must(s.Link(ctx, who, s.contest.ID, o.ID))(t)
		_, clear, err := s.Follow(ctx, who, s.contest.ID, o.ID, l.Text)
		if err != nil {
			t.Fatal(err)
		}
		if all := must(io.ReadAll(clear))(t); !bytes.Equal(all, content) {
			t.Error("it is not what was sent")
		}
		for range 30 {
			from := random.IntN(len(content))
			must(clear.Seek(int64(from), io.SeekStart))(t)
			some := make([]byte, min(100_000, len(content)-from))
			if _, err := io.ReadFull(clear, some); err != nil || !bytes.Equal(some, content[from:from+len(some)]) {
				t.Fatalf("from %d: %v", from, err)
			}
		}
		// Who lost the last answer is told that everything came.
		if again := must(s.Open(ctx, s.contest.ID, u.ID, "sec"))(t); again.Received != int64(len(content)) || again.Total != again.Received {
			t.Errorf("%+v", again)
		}
		if _, err := s.Open(ctx, s.contest.ID, u.ID, "outra"); !errors.Is(err, store.ErrNotFound) {
			t.Errorf("another account found it: %v", err)
		}
	})
}

// The reader is one, also for who reads in any way that readers are read.
func TestReader(t *testing.T) {
	s := alone(t)
	o, content := put(t, s, 5<<20)
	s.Readers = append(s.Readers, everyone)
	who := custody.Viewer{Account: "ana", Visit: "v"}
	l := must(s.Link(ctx, who, s.contest.ID, o.ID))(t)
	_, clear, err := s.Follow(ctx, who, s.contest.ID, o.ID, l.Text)
	if err != nil {
		t.Fatal(err)
	}
	if err := iotest.TestReader(clear, content); err != nil {
		t.Error(err)
	}
}

// Bytes come only where the last ones ended, and never more than was said. Of many who
// send to the same place one is kept.
func TestPlaces(t *testing.T) {
	everywhere(t, func(t *testing.T, s *site) {
		content := film(200_000)
		what := sending(s)
		what.Total = int64(len(content))
		u := must(s.Begin(ctx, what))(t)
		first := must(s.Append(ctx, u, 0, bytes.NewReader(content[:100_000])))(t)
		var offset *custody.Offset
		if _, err := s.Append(ctx, first, 0, bytes.NewReader(content)); !errors.As(err, &offset) || offset.Received != 100_000 {
			t.Errorf("%v", err)
		}
		if _, err := s.Append(ctx, first, 100_000, bytes.NewReader(make([]byte, 100_001))); !errors.Is(err, custody.ErrMore) {
			t.Errorf("%v", err)
		}
		var together sync.WaitGroup
		errs := make([]error, 4)
		for i := range errs {
			together.Go(func() { _, errs[i] = s.Append(ctx, first, 100_000, bytes.NewReader(content[100_000:])) })
		}
		together.Wait()
		kept := 0
		for _, err := range errs {
			var lost *store.Conflict
			switch {
			case err == nil:
				kept++
			case !errors.As(err, &lost) && !errors.Is(err, store.ErrNotFound):
				t.Error(err)
			}
		}
		if got, err := read(t, s, must(s.Object(ctx, s.contest.ID, u.ID))(t)); kept != 1 || err != nil || !bytes.Equal(got, content) {
			t.Errorf("%d kept, %v", kept, err)
		}
		if n := objects(t, s); n != 2 {
			t.Errorf("%d objects of two pieces: the others were left", n)
		}
	})
}

func objects(t testing.TB, s *site) (n int) {
	t.Helper()
	for _, err := range s.Blobs.All(ctx) {
		if err != nil {
			t.Fatal(err)
		}
		n++
	}
	return n
}

// A piece does not open in the place of another, nor in another film.
func TestMovedPieces(t *testing.T) {
	s := alone(t)
	one, _ := put(t, s, 9<<20)
	other, _ := put(t, s, 9<<20)
	of := func(id string) []store.CustodyPiece { return must(s.Store.CustodyPieces(ctx, id))(t) }
	set := func(id string, start int64, digest string) {
		must(s.Store.SQL().ExecContext(ctx, "UPDATE custody_piece SET digest = $3 WHERE object = $1 AND start = $2", id, start, digest))(t)
	}
	a, b := of(one.ID), of(other.ID)
	for what, with := range map[string]string{"of another place": a[1].Digest, "of another film": b[0].Digest} {
		set(one.ID, 0, with)
		if _, err := read(t, s, one); err == nil {
			t.Errorf("a piece %s opened", what)
		}
	}
	set(one.ID, 0, a[0].Digest)
	if _, err := read(t, s, one); err != nil {
		t.Fatal(err)
	}
	must(s.Store.SQL().ExecContext(ctx, "DELETE FROM custody_piece WHERE object = $1 AND start = $2", one.ID, a[2].Start))(t)
	if _, err := read(t, s, one); err == nil {
		t.Error("a film without its end was read")
	}
}

// What nobody went on sending goes, with its key; what has every byte and was not kept,
// because the program died there, is kept.
func TestExpire(t *testing.T) {
	s := alone(t)
	content := film(5 << 20)
	half := must(s.Begin(ctx, sending(s)))(t)
	half = must(s.Append(ctx, half, 0, bytes.NewReader(content[:1<<20])))(t)
	all := must(s.Begin(ctx, sending(s)))(t)
	all = must(s.Append(ctx, all, 0, bytes.NewReader(content)))(t)
	if err := s.Store.SetUpload(ctx, all.ID, all.Received, all.Media); err != nil { // and died before it was kept
		t.Fatal(err)
	}
	s.now = s.now.Add(custody.Waits)
	if err := s.Expire(ctx); err != nil {
		t.Fatal(err)
	}
	must(s.Open(ctx, s.contest.ID, half.ID, "sec"))(t)
	s.now = s.now.Add(1)
	s.now = s.now.Add(1000)
	if err := s.Expire(ctx); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Open(ctx, s.contest.ID, half.ID, "sec"); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("it is still there: %v", err)
	}
	if _, err := s.Store.CustodyKey(ctx, half.ID); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("its key is still there: %v", err)
	}
	if got, err := read(t, s, must(s.Object(ctx, s.contest.ID, all.ID))(t)); err != nil || !bytes.Equal(got, content) {
		t.Errorf("what came whole was lost: %v", err)
	}
	if n := objects(t, s); n != 2 {
		t.Errorf("%d objects of two pieces", n)
	}
}
