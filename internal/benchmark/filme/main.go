// Command filme sends a film of the size asked for to pages served on this machine,
// over connections that are cut at random places, and reads it back: how long, with how
// much memory, and whether it is the same.
package main

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"math/rand/v2"
	"net"
	"os"
	"runtime"
	"strings"
	"time"

	"certame/internal/installation"
	"certame/internal/web"
	"certame/internal/web/passage"
)

type trial struct {
	place installation.Place
	size  int64
	cuts  int
	seed  uint64
}

func main() {
	var t trial
	flag.StringVar(&t.place.Folder, "dados", "", "pasta a criar")
	flag.StringVar(&t.place.Database, "banco", "", "postgres://…; vazio, SQLite")
	flag.StringVar(&t.place.Objects, "blobs", "", "s3://…; vazio, na pasta")
	flag.Int64Var(&t.size, "bytes", 2<<30, "tamanho do filme")
	flag.IntVar(&t.cuts, "quedas", 40, "quantas vezes a conexão cai")
	flag.Uint64Var(&t.seed, "semente", 1, "dos lugares em que cai")
	flag.Parse()
	if err := t.run(context.Background()); err != nil {
		fmt.Fprintln(os.Stderr, "filme:", err)
		os.Exit(1)
	}
}

func (t *trial) run(ctx context.Context) error {
	on, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	t.place.Address = "http://" + on.Addr().String()
	log := slog.New(slog.DiscardHandler)
	i, err := installation.Open(ctx, t.place, log)
	if err != nil {
		return err
	}
	return errors.Join(t.serve(ctx, i, on, log), i.Close(ctx))
}

func (t *trial) serve(ctx context.Context, i *installation.Installation, on net.Listener, log *slog.Logger) error {
	accounts, err := web.NewDemonstration(ctx, i.Door)
	if err != nil {
		return err
	}
	filmed, err := contest(ctx, i)
	if err != nil {
		return err
	}
	server, err := web.New(web.Options{
		Door: i.Door, Store: i.Store, Docket: i.Docket, Sittings: i.Sittings, Jobs: i.Jobs, Acts: i.Acts, Custody: i.Custody, Complaints: i.Complaints,
		Samples: i.Samples, Agendas: i.Agendas, Mail: i.Mail, Notices: i.Notices, Lookups: i.Lookups, Demo: accounts, Log: log, Clock: time.Now, Ready: i.Ready,
	})
	if err != nil {
		return err
	}
	serving, stop := context.WithCancel(ctx)
	defer stop()
	go passage.Serve(serving, on, server.Handler(), log) //nolint:errcheck // it ends with the trial
	return t.measure(t.place.Address, filmed)
}

func (t *trial) measure(address, filmed string) error {
	s, err := enter(address, filmed)
	if err != nil {
		return err
	}
	begun := time.Now()
	cuts, err := t.send(s)
	if err != nil {
		return err
	}
	sent := time.Now()
	sum, read, err := s.watch()
	if err != nil {
		return err
	}
	watched := time.Now()
	want := sha256.New()
	if _, err := io.Copy(want, &film{size: t.size}); err != nil {
		return err
	}
	if read != t.size || sum != hex.EncodeToString(want.Sum(nil)) {
		return fmt.Errorf("chegaram %d de %d bytes, ou são outros", read, t.size)
	}
	mb := float64(t.size) / 1e6
	fmt.Printf("%.0f MB, %d quedas: enviar %.1f s (%.0f MB/s), ler inteiro %.1f s (%.0f MB/s), bytes iguais; memória de pico %s\n",
		mb, cuts, sent.Sub(begun).Seconds(), mb/sent.Sub(begun).Seconds(), watched.Sub(sent).Seconds(), mb/watched.Sub(sent).Seconds(), peak())
	return nil
}

// send sends what the server says that is missing, and lets connections fall.
func (t *trial) send(s *session) (cuts int, err error) {
	random := rand.New(rand.NewPCG(t.seed, 2))
	if err := s.begin(t.size); err != nil {
		return 0, err
	}
	for {
		at, err := s.has()
		if err != nil || at == t.size {
			return cuts, err
		}
		if cuts >= t.cuts {
			if err := s.patch(at, &film{at: at, size: t.size}, t.size-at); err != nil && !errors.Is(err, errMoved) {
				return cuts, err
			}
			continue
		}
		falls := random.Int64N(2*t.size/int64(t.cuts+1) + 1)
		if s.patch(at, io.MultiReader(io.LimitReader(&film{at: at, size: t.size}, falls), broken{}), t.size-at) == nil {
			return cuts, errors.New("a conexão não caiu")
		}
		cuts++
	}
}

type broken struct{}

func (broken) Read([]byte) (int, error) { return 0, errors.New("caiu") }

// peak is the most memory that the process had, where the system tells.
func peak() string {
	text, err := os.ReadFile("/proc/self/status")
	for line := range strings.SplitSeq(string(text), "\n") {
		if value, is := strings.CutPrefix(line, "VmHWM:"); is && err == nil {
			return strings.TrimSpace(value)
		}
	}
	return "desconhecida em " + runtime.GOOS
}
