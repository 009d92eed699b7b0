package scan

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"testing/iotest"
	"time"

	"certame/internal/scan/scantest"
)

func scanner(t *testing.T, c Config) *Scanner {
	t.Helper()
	s, err := c.Scanner()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// ways are every way of asking, each of which knows the file that everybody finds.
func ways(t *testing.T) map[string]*Scanner {
	return map[string]*Scanner{
		"unix":    scanner(t, Config{Server: scantest.Start(t, "unix", filepath.Join(t.TempDir(), "s")).Address}),
		"tcp":     scanner(t, Config{Server: scantest.Start(t, "tcp", "127.0.0.1:0").Address}),
		"command": scanner(t, Config{Command: []string{"/bin/sh", "-c", `if grep -q EICAR-STANDARD; then echo Eicar-Test-Signature; exit 1; fi`}}),
	}
}

// What carries nothing passes as it came; what carries something ends badly for who
// reads it, wherever its bytes are cut.
func TestEveryWay(t *testing.T) {
	for name, s := range ways(t) {
		clean := bytes.Repeat([]byte("linha de um documento\n"), 20_000)
		got, err := io.ReadAll(s.Reader(t.Context(), Document, bytes.NewReader(clean)))
		if err != nil || !bytes.Equal(got, clean) {
			t.Errorf("%s: %d bytes of %d, %v", name, len(got), len(clean), err)
		}
		for how, content := range map[string]io.Reader{
			"alone": strings.NewReader(scantest.EICAR), "cut in bytes": iotest.OneByteReader(strings.NewReader("x" + scantest.EICAR)),
			"at the end": io.MultiReader(bytes.NewReader(clean), strings.NewReader(scantest.EICAR)),
		} {
			var found *Found
			if err := s.Check(t.Context(), Complaint, content); !errors.As(err, &found) || found.Name != "Eicar-Test-Signature" {
				t.Errorf("%s, %s: %v", name, how, err)
			}
		}
		if err := s.Check(t.Context(), Film, strings.NewReader(scantest.EICAR)); err != nil {
			t.Errorf("%s: asked about a film: %v", name, err)
		}
	}
}

// Without a word nothing passes: nobody there, one that closes, one that stays silent, a
// file larger than it takes, a program that ends as it should not, who sends being gone.
func TestNothingPassesUnseen(t *testing.T) {
	server := scantest.Start(t, "tcp", "127.0.0.1:0")
	small := scantest.Start(t, "tcp", "127.0.0.1:0")
	small.Most = 1000
	silent := scantest.Start(t, "tcp", "127.0.0.1:0")
	silent.Silent.Store(true)
	server.Broken.Store(true)
	gone, stop := context.WithCancel(t.Context())
	stop()
	for name, one := range map[string]struct {
		ctx context.Context
		c   Config
	}{
		"nobody": {t.Context(), Config{Server: "unix:" + filepath.Join(t.TempDir(), "nada")}},
		"closes": {t.Context(), Config{Server: server.Address}}, "silent": {t.Context(), Config{Server: silent.Address, Timeout: "200ms"}},
		"too large":     {t.Context(), Config{Server: small.Address}},
		"fails":         {t.Context(), Config{Command: []string{"/bin/sh", "-c", "cat >/dev/null; exit 2"}}},
		"does not read": {t.Context(), Config{Command: []string{"/bin/sh", "-c", "exit 2"}}},
		"no program":    {t.Context(), Config{Command: []string{"/nao/ha"}}},
		"never ends":    {t.Context(), Config{Command: []string{"/bin/sleep", "600"}, Timeout: "200ms"}},
		"gone":          {gone, Config{Server: scantest.Start(t, "tcp", "127.0.0.1:0").Address}},
	} {
		err := scanner(t, one.c).Check(one.ctx, Document, bytes.NewReader(make([]byte, 300_000)))
		if !errors.Is(err, ErrUnavailable) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Who stops reading in the middle, as when the disk is full, leaves no program behind once
// what they were asked for is over.
func TestLeftInTheMiddle(t *testing.T) {
	s := scanner(t, Config{Command: []string{"/bin/sh", "-c", "cat >/dev/null"}})
	ctx, over := context.WithCancel(t.Context())
	r, _ := s.Reader(ctx, Document, bytes.NewReader(make([]byte, 300_000))).(*reader)
	if _, err := r.Read(make([]byte, 10)); err != nil {
		t.Fatal(err)
	}
	left := r.to.(*process).run.Process
	over()
	for range 1000 {
		if errors.Is(left.Signal(syscall.Signal(0)), os.ErrProcessDone) {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Error("it is still there")
}

// A source that breaks is not a file that passed.
func TestBrokenSource(t *testing.T) {
	s := scanner(t, Config{Server: scantest.Start(t, "tcp", "127.0.0.1:0").Address})
	broken := errors.New("caiu")
	if err := s.Check(t.Context(), Document, io.MultiReader(strings.NewReader("x"), iotest.ErrReader(broken))); !errors.Is(err, broken) {
		t.Error(err)
	}
}

func TestNone(t *testing.T) {
	s, err := Read(filepath.Join(t.TempDir(), "varredura.yaml"), func(string) string { return "" })
	if s != nil || err != nil {
		t.Fatal(s, err)
	}
	if err := s.Check(t.Context(), Document, strings.NewReader(scantest.EICAR)); err != nil {
		t.Error(err)
	}
}

func TestConfig(t *testing.T) {
	for text, want := range map[string]string{
		"clamd: unix:/run/clamav/clamd.ctl":        "",
		"clamd: tcp:127.0.0.1:3310\nprazo: 30s":    "",
		"clamd: tcp:[::1]:3310\nespecies: [filme]": "",
		"comando: [/usr/local/bin/varre, -]":       "",
		"clamd: tcp:10.0.0.9:3310":                 "só nesta máquina",
		"clamd: tcp:localhost:3310":                "só nesta máquina",
		"clamd: unix:relativo":                     "não diz clamd nem comando",
		"comando: [varre]":                         "caminho inteiro",
		"clamd: unix:/a\ncomando: [/b]":            "escolha um",
		"clamd: unix:/a\nprazo: logo":              "não é uma duração",
		"clamd: unix:/a\nprazo: -1s":               "não é uma duração",
		"clamd: unix:/a\nespecies: [voto]":         "não é do que se recebe",
		"servidor: unix:/a":                        "não foi entendido",
		"":                                         "não diz clamd nem comando",
	} {
		c, err := Parse([]byte(text))
		if err == nil {
			_, err = c.Scanner()
		}
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// Only one answer lets a file through, and what is shown of the others cannot harm a page.
func FuzzAnswer(f *testing.F) {
	for _, text := range []string{"stream: OK", "stream: Eicar FOUND", "stream: OK FOUND", "OK", "stream: ", "INSTREAM size limit exceeded. ERROR", "stream: <b> FOUND"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		err := parseAnswer(text)
		if (err == nil) != (text == "stream: OK") {
			t.Errorf("%q: %v", text, err)
		}
		if err != nil && strings.ContainsAny(err.Error(), "<>\x00\n\x1b") {
			t.Errorf("%q shows %q", text, err)
		}
	})
}

// FuzzConfig: a configuration that is read asks of this machine only, and of nobody else.
func FuzzConfig(f *testing.F) {
	for _, text := range []string{"", "clamd: tcp:127.0.0.1:1", "clamd: tcp:10.0.0.1:1", "comando: [/a]", "comando: a", "clamd: [", "prazo: 1h\nclamd: unix:/a", "especies: [filme]\ncomando: [/b, c]"} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		c, err := Parse(text)
		if err != nil {
			return
		}
		if s, err := c.Scanner(); err == nil && (s.begin == nil || s.timeout <= 0 || c.Server == "" && len(c.Command) == 0) {
			t.Errorf("%+v", c)
		}
	})
}
