package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"strings"
	"time"

	"certame/internal/docket"
	"certame/internal/installation"
	"certame/internal/run"
	"certame/internal/store"
	"certame/internal/web"
	"certame/internal/web/passage"
)

const slug = "medido"

func (b *bench) open(ctx context.Context) (*installation.Installation, error) {
	place := installation.Place{Folder: b.folder, Database: b.database, Address: "http://" + b.address}
	return installation.Open(ctx, place, slog.New(slog.NewTextHandler(io.Discard, nil)))
}

// serve prepares the contest and the people, unless they are there, and serves.
func (b *bench) serve(ctx context.Context) error {
	i, err := b.open(ctx)
	if err != nil {
		return err
	}
	return errors.Join(b.with(ctx, i), i.Close(context.WithoutCancel(ctx)))
}

func (b *bench) with(ctx context.Context, i *installation.Installation) error {
	_, err := i.Store.ContestBySlug(ctx, slug)
	if errors.Is(err, store.ErrNotFound) {
		var c store.Contest
		if c, err = receiving(ctx, i); err == nil {
			err = b.prepare(ctx, i, c)
		}
	}
	if err != nil {
		return err
	}
	on, err := net.Listen("tcp", b.address)
	if err != nil {
		return err
	}
	log := slog.New(slog.NewTextHandler(io.Discard, nil))
	server, err := web.New(web.Options{Door: i.Door, Store: i.Store, Docket: i.Docket, Sittings: i.Sittings, Jobs: i.Jobs, Acts: i.Acts, Custody: i.Custody, Complaints: i.Complaints, Samples: i.Samples, Agendas: i.Agendas, Mail: i.Mail, Notices: i.Notices, Enrolments: i.Enrolments, Situations: i.Situations, Rights: i.Rights, Lookups: i.Lookups, Log: log, Clock: time.Now, Ready: i.Ready})
	if err != nil {
		return err
	}
	fmt.Println("pronto")
	return passage.Serve(ctx, on, server.Handler(), log)
}

// receiving is a contest whose registrations are received now.
func receiving(ctx context.Context, i *installation.Installation) (c store.Contest, err error) {
	day := func(days int) string { return time.Now().AddDate(0, 0, days).Format(time.DateOnly) }
	edital := fmt.Sprintf("certame: Concurso medido\npublicado_em: %s\nvalidade: 2 anos\ninscricoes: {inicio: %s, fim: %s}\ncargos:\n  - {codigo: \"101\", nome: Analista, vagas: 100}\n", day(-20), day(-10), day(10))
	if c, err = i.Docket.Create(ctx, "", docket.Draft{Slug: slug, Files: docket.Files{run.EditalFile: strings.NewReader(edital)}}); err != nil {
		return c, err
	}
	_, err = i.Enrolments.Receive(ctx, "", c.ID, 0)
	return c, err
}
