// Command paginas serves a contest of the size asked for, on this machine, and writes
// what a load tool is to ask of it: pages of lists, each of another post and place.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"os"
	"os/signal"
	"syscall"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/demo"
	"certame/internal/docket"
	"certame/internal/installation"
	"certame/internal/run"
	"certame/internal/store"
	"certame/internal/web"
	"certame/internal/web/passage"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := serve(ctx, os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "paginas:", err)
		os.Exit(1)
	}
}

// bench is what is served and for whom.
type bench struct {
	people   int
	place    installation.Place
	targets  string // file for the load tool
	requests int
}

func serve(ctx context.Context, args []string) error {
	var b bench
	flags := flag.NewFlagSet("paginas", flag.ContinueOnError)
	flags.IntVar(&b.people, "n", 2_100_000, "número de inscritas")
	flags.StringVar(&b.place.Folder, "dados", "", "pasta a criar")
	flags.StringVar(&b.place.Database, "banco", "", "postgres://…; vazio, SQLite")
	flags.StringVar(&b.targets, "alvos", "", "arquivo de alvos a gravar")
	flags.IntVar(&b.requests, "pedidos", 6000, "quantos alvos diferentes")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if b.place.Folder == "" || b.targets == "" {
		return errors.New("uso: paginas -n <inscritas> -dados <pasta> -alvos <arquivo> [-banco postgres://…]")
	}
	on, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	b.place.Address = "http://" + on.Addr().String()
	log := slog.New(slog.NewTextHandler(io.Discard, nil))
	i, err := installation.Open(ctx, b.place, log)
	if err != nil {
		return err
	}
	return errors.Join(b.with(ctx, i, on, log), i.Close(context.WithoutCancel(ctx)))
}

func (b *bench) with(ctx context.Context, i *installation.Installation, on net.Listener, log *slog.Logger) error {
	accounts, err := web.NewDemonstration(ctx, i.Door)
	if err != nil {
		return err
	}
	c, v, err := b.contest(ctx, i)
	if err != nil {
		return err
	}
	server, err := web.New(web.Options{Door: i.Door, Store: i.Store, Docket: i.Docket, Sittings: i.Sittings, Jobs: i.Jobs, Acts: i.Acts, Custody: i.Custody, Complaints: i.Complaints, Samples: i.Samples, Agendas: i.Agendas, Mail: i.Mail, Notices: i.Notices, Enrolments: i.Enrolments, Situations: i.Situations, Rights: i.Rights, Lookups: i.Lookups, Demo: accounts, Log: log, Clock: time.Now, Ready: i.Ready})
	if err != nil {
		return err
	}
	ended := make(chan error, 1)
	go func() { ended <- passage.Serve(ctx, on, server.Handler(), log) }()
	if err := b.write(ctx, i, c, v); err != nil {
		return err
	}
	fmt.Println("pronto:", b.place.Address)
	return <-ended
}

// contest creates and computes it, or finds it where it was created before.
func (b *bench) contest(ctx context.Context, i *installation.Installation) (c store.Contest, v store.Version, err error) {
	by, err := i.Store.AccountByLogin(ctx, web.DemoLogin(roles.HR))
	if err != nil {
		return c, v, err
	}
	folder, err := os.MkdirTemp("", "certame-paginas-")
	if err != nil {
		return c, v, err
	}
	defer os.RemoveAll(folder)
	if err := demo.Benchmark(b.people).Write(folder); err != nil {
		return c, v, err
	}
	files := docket.Files{}
	for _, name := range []string{run.EditalFile, run.CandidatesFile} {
		file, err := os.Open(folder + "/" + name)
		if err != nil {
			return c, v, err
		}
		defer file.Close()
		files[name] = file
	}
	begun := time.Now()
	if c, err = i.Docket.Create(ctx, by.ID, docket.Draft{Slug: "medido", Files: files}); err != nil {
		return c, v, err
	}
	created := time.Now()
	v, err = i.Docket.Compute(ctx, by.ID, c.ID, func(string, int, int) {})
	fmt.Printf("criar: %.1f s; apurar e guardar as listas: %.1f s\n", created.Sub(begun).Seconds(), time.Since(created).Seconds())
	return c, v, err
}

// write gives the load tool its targets: pages spread over every list, so that no
// cache of the same page makes them look fast.
func (b *bench) write(ctx context.Context, i *installation.Installation, c store.Contest, v store.Version) error {
	cookie, err := entered(b.place.Address)
	if err != nil {
		return err
	}
	spans, err := i.Store.Spans(ctx, c.ID, v.Number)
	if err != nil {
		return err
	}
	file, err := os.Create(b.targets)
	if err != nil {
		return err
	}
	defer file.Close()
	for n := range b.requests {
		s := spans[n*7919%len(spans)] // a prime, so that neighbours differ
		page := 1 + n*104729%max(1, s.Length/50)
		query := url.Values{"cargo": {s.Post}, "lista": {s.List}, "pagina": {fmt.Sprint(page)}}
		fmt.Fprintf(file, "GET %s/certames/%s/listas?%s\nCookie: %s\n\n", b.place.Address, c.Slug, query.Encode(), cookie)
	}
	return file.Sync()
}

// entered is the session of HR, which enters by the same door as everybody.
func entered(address string) (cookie string, err error) {
	jar, err := cookiejar.New(nil)
	if err != nil {
		return "", err
	}
	client := &http.Client{Jar: jar, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	answer, err := client.Post(address+"/demonstracao/"+string(roles.HR), "", nil)
	if err != nil {
		return "", err
	}
	defer answer.Body.Close()
	at, err := url.Parse(address)
	if err != nil {
		return "", err
	}
	for _, c := range jar.Cookies(at) {
		return c.Name + "=" + c.Value, nil
	}
	return "", fmt.Errorf("a conta de demonstração não entrou: %s", answer.Status)
}
