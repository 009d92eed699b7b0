package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"os"
	"path/filepath"

	"certame/internal/auth/roles"
	"certame/internal/cli/console"
	"certame/internal/cli/usage"
	"certame/internal/docket"
	"certame/internal/installation"
	"certame/internal/run"
	"certame/internal/store"
	"certame/internal/web"
	"certame/internal/web/passage"
)

// screens serves the contest that was written, with an account for each role. All of it
// is in a folder that goes away at the end, and is only of this machine.
func (c *demonstrar) screens(s *session) error {
	on, err := c.listen()
	if err != nil {
		return err
	}
	defer on.Close()
	folder, err := os.MkdirTemp("", "certame-demonstracao-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	address := "http://" + on.Addr().String()
	quiet := slog.New(slog.NewTextHandler(io.Discard, nil))
	i, err := installation.Open(s.ctx, installation.Place{Folder: folder, Address: address}, quiet)
	if err != nil {
		return err
	}
	return closing(s.ctx, i, c.show(s, i, on, address, quiet))
}

// loopback refuses to show accounts without a password to a network.
func (c *demonstrar) loopback() error {
	host, _, err := net.SplitHostPort(c.Listen)
	if err != nil || !net.ParseIP(host).IsLoopback() {
		return usage.Error("as telas da demonstração têm contas sem senha e só atendem nesta própria máquina: use --endereco 127.0.0.1:PORTA")
	}
	return nil
}

// listen takes another port when the usual one is busy and nobody chose it.
func (c *demonstrar) listen() (net.Listener, error) {
	on, err := listen(c.Listen)
	if err != nil && c.Listen == demoAddress {
		return listen("127.0.0.1:0")
	}
	return on, err
}

func (c *demonstrar) show(s *session, i *installation.Installation, on net.Listener, address string, quiet *slog.Logger) error {
	demo, err := web.NewDemonstration(s.ctx, i.Door)
	if err != nil {
		return err
	}
	fmt.Fprintln(s.Out, "\nPreparando as telas…")
	if err := c.fill(s.ctx, i); err != nil {
		return err
	}
	o := screensOf(i, quiet, false)
	o.Demo = demo
	server, err := web.New(o)
	if err != nil {
		return err
	}
	if err := i.Start(s.ctx); err != nil {
		return err
	}
	c.accounts(s, address)
	return passage.Serve(s.ctx, server.Before(on), server.Handler(), quiet)
}

// fill keeps the contest as the person of the agency would, and computes it.
func (c *demonstrar) fill(ctx context.Context, i *installation.Installation) error {
	by, err := i.Store.AccountByLogin(ctx, web.DemoLogin(roles.HR))
	if err != nil {
		return err
	}
	edital, errEdital := os.Open(filepath.Join(c.Folder, run.EditalFile))
	people, errPeople := os.Open(filepath.Join(c.Folder, run.CandidatesFile))
	if err := errors.Join(errEdital, errPeople); err != nil {
		return err
	}
	defer edital.Close()
	defer people.Close()
	kept, err := i.Docket.Create(ctx, by.ID, docket.Draft{Slug: "demonstracao", Files: docket.Files{run.EditalFile: edital, run.CandidatesFile: people}})
	if err != nil {
		return err
	}
	return computed(ctx, i, by.ID, kept.ID)
}

func computed(ctx context.Context, i *installation.Installation, by store.AccountID, id store.ContestID) error {
	_, err := i.Docket.Compute(ctx, by, id, func(string, int, int) {})
	return err
}

func (c *demonstrar) accounts(s *session, address string) {
	rows := [][]string{{"conta", "papel", "o que faz"}}
	for _, d := range roles.Demands() {
		if d.Role != roles.Public {
			rows = append(rows, []string{web.DemoLogin(d.Role), d.Name, d.Who})
		}
	}
	fmt.Fprintf(s.Out, "\nTelas em %s/demonstracao: entre com um clique em qualquer destas contas.\n\n", address)
	console.Table(s.Out, rows)
	fmt.Fprintln(s.Out, "\nPara encerrar: Ctrl-C. As telas e as contas desaparecem; os arquivos ficam.")
}
