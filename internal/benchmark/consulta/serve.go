package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"math/rand/v2"
	"net"
	"os"
	"path/filepath"
	"time"

	"certame/internal/installation"
	"certame/internal/lookup"
	"certame/internal/web"
	"certame/internal/web/passage"
)

func (b *bench) serve(ctx context.Context) error {
	if b.folder == "" || b.target == "" || b.public == "" {
		return errors.New("uso: consulta servir -n <pessoas> -dados <pasta> -publica <pasta> -alvos <arquivo>")
	}
	on, err := net.Listen("tcp", b.address)
	if err != nil {
		return err
	}
	log := slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelError}))
	i, err := installation.Open(ctx, installation.Place{Folder: b.folder, Address: "http://" + b.address, Lookups: b.public}, log)
	if err != nil {
		return err
	}
	return errors.Join(b.with(ctx, i, on, log), i.Close(context.WithoutCancel(ctx)))
}

func (b *bench) with(ctx context.Context, i *installation.Installation, on net.Listener, log *slog.Logger) error {
	if err := b.publish(ctx, i); err != nil {
		return err
	}
	pack, err := b.ready(ctx, i)
	if err != nil {
		return err
	}
	server, err := web.New(web.Options{
		Door: i.Door, Store: i.Store, Docket: i.Docket, Sittings: i.Sittings, Jobs: i.Jobs, Acts: i.Acts, Custody: i.Custody, Complaints: i.Complaints, Samples: i.Samples,
		Agendas: i.Agendas, Mail: i.Mail, Enrolments: i.Enrolments, Lookups: i.Lookups, Log: log, Clock: time.Now, Ready: i.Ready,
	})
	if err != nil {
		return err
	}
	if err := i.Start(ctx); err != nil {
		return err
	}
	if err := timed("deixar na pasta pública", func() error { return b.laidOut(ctx) }); err != nil {
		return err
	}
	if err := b.targets(pack); err != nil {
		return err
	}
	fmt.Println("pronto")
	return passage.Serve(ctx, server.Before(on), server.Handler(), log)
}

// laidOut waits for the files, which the platform lays out by itself.
func (b *bench) laidOut(ctx context.Context) error {
	for {
		_, err := os.Stat(filepath.Join(b.public, "consulta", "medido", "1"))
		if !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(20 * time.Millisecond):
		}
	}
}

// targets are the fragments of people taken at random, whose number stands beside: the
// same for both servers.
func (b *bench) targets(pack *lookup.Pack) error {
	file, err := os.Create(b.target)
	if err != nil {
		return err
	}
	defer file.Close()
	w, chance := bufio.NewWriter(file), rand.New(rand.NewPCG(1, 2)) //nolint:gosec // repeatable on purpose
	for range b.requests {
		id := idOf(chance.IntN(b.people))
		fmt.Fprintf(w, "%smedido/1/%s %s\n", lookup.Root, lookup.Name(lookup.FragmentOf(id, pack.Bits)), id)
	}
	return errors.Join(w.Flush(), file.Sync())
}
