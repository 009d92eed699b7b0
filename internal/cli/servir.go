package cli

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/netip"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"time"

	"certame/internal/cli/usage"
	"certame/internal/installation"
	"certame/internal/web"
	"certame/internal/web/passage"
)

type servir struct {
	Data     string `name:"dados" placeholder:"P" help:"Pasta da instalação; o que falta nela é criado (padrão: dados)."`
	Listen   string `name:"endereco" placeholder:"H:P" help:"Onde atender (padrão: 127.0.0.1:8080, só esta máquina)."`
	Public   string `name:"publico" placeholder:"URL" help:"Endereço https por que as pessoas chegam, quando há um servidor de TLS na frente."`
	Front    string `name:"intermediario" placeholder:"REDE" help:"Redes dos servidores que ficam na frente, separadas por vírgula, como 10.0.0.0/24: deles se aceita quem pede (X-Forwarded-For)."`
	Database string `name:"banco" placeholder:"URL" help:"postgres://usuario@servidor/banco, sem a senha (padrão: um arquivo SQLite em --dados)."`
	SignUp   bool   `name:"cadastro" help:"Deixa cada pessoa criar a própria conta, confirmada por uma mensagem ao seu e-mail (pede servidor de correio)."`
	Lookups  string `name:"consulta" placeholder:"P" help:"Pasta pública onde deixar, depois da hora de cada resultado, os arquivos da consulta por inscrição, para um servidor de arquivos ou CDN."`
	Objects  string `name:"blobs" placeholder:"URL" help:"s3://balde/prefixo para os arquivos (padrão: uma pasta em --dados)."`
	Metrics  string `name:"metricas" placeholder:"H:P" help:"Onde dar métricas no formato do Prometheus, em /metrics, como 127.0.0.1:9464: só esta máquina ou rede interna (padrão: em lugar nenhum)."`
	Traces   string `name:"rastros" placeholder:"URL" help:"Coletor OpenTelemetry (OTLP por http) que recebe rastros dos pedidos, sem dado de pessoa (padrão: nenhum)."`
	Config   string `name:"configuracao" placeholder:"ARQ" help:"Arquivo de configuração, de certame configurar (padrão: certame.yaml em --dados, se houver)."`

	place   installation.Place // as the configuration says
	percent int                // of what goes to the collector
	log     slog.Handler
}

type servingJSON struct {
	Address string `json:"endereco"`
	First   string `json:"primeira_administracao,omitempty"`
	Metrics string `json:"metricas,omitempty"`
}

// Run serves screens until somebody ends it.
func (c *servir) Run(s *session) error {
	if err := c.configure(s); err != nil {
		return err
	}
	front, err := networks(c.Front)
	if err != nil {
		return err
	}
	on, err := listen(c.Listen)
	if err != nil {
		return err
	}
	defer on.Close()
	address, err := c.address(on)
	if err != nil {
		return err
	}
	log := slog.New(c.log)
	told, err := c.telling(s)
	if err != nil {
		return err
	}
	defer told.close(s.ctx)
	i, err := c.open(s, address, told, log)
	if err != nil {
		return err
	}
	return closing(s.ctx, i, c.serve(s, i, on, servedAt{address, front, told}, log))
}

func (c *servir) serve(s *session, i *installation.Installation, on net.Listener, at servedAt, log *slog.Logger) error {
	ended := at.told.serve(s.ctx, i)
	defer ended()
	first, err := i.Door.FirstLink(s.ctx)
	if err != nil {
		return err
	}
	if first != "" {
		first = i.Door.Address("/acesso/" + first)
	}
	o := screensOf(i, log, strings.HasPrefix(at.address, "https:"))
	o.Front, o.SignUp, o.Watch, o.Plain = at.front, c.SignUp, at.told.Request, at.told.Plain
	if c.SignUp && !i.Mail.Sends() {
		return usage.Error("--cadastro confirma cada conta por uma mensagem, e esta instalação não tem servidor de correio: escreva correio.yaml na pasta de dados")
	}
	server, err := web.New(o)
	if err != nil {
		return err
	}
	if err := i.Start(s.ctx); err != nil {
		return err
	}
	if err := c.say(s, servingJSON{at.address, first, at.told.address()}); err != nil {
		return err
	}
	return passage.Serve(s.ctx, server.Before(on), server.Handler(), log)
}

// open opens the installation, and makes what people send stay in its folder: the
// library that reads forms puts large ones where this variable says.
func (c *servir) open(s *session, address string, told *telling, log *slog.Logger) (*installation.Installation, error) {
	at := c.place
	at.Address, at.Told = address, told.Telemetry
	i, err := installation.Open(s.ctx, at, log)
	if err != nil {
		return nil, err
	}
	received, err := at.Received()
	if err == nil {
		received, err = filepath.Abs(received)
	}
	if err == nil {
		err = os.Setenv("TMPDIR", received)
	}
	if err != nil {
		return nil, errors.Join(err, i.Close(s.ctx))
	}
	return i, nil
}

// servedAt is by what people reach a server, and what stands in front of it.
type servedAt struct {
	address string
	front   []netip.Prefix
	told    *telling
}

func networks(list string) (out []netip.Prefix, err error) {
	for one := range strings.SplitSeq(list, ",") {
		if one = strings.TrimSpace(one); one == "" {
			continue
		}
		network, err := netip.ParsePrefix(one)
		if alone, errAlone := netip.ParseAddr(one); errAlone == nil {
			network, err = netip.PrefixFrom(alone, alone.BitLen()), nil
		}
		if err != nil {
			return nil, usage.Error("--intermediario não entende «" + one + "»: escreva um endereço, como 10.0.0.7, ou uma rede, como 10.0.0.0/24")
		}
		out = append(out, network)
	}
	return out, nil
}

func screensOf(i *installation.Installation, log *slog.Logger, secure bool) web.Options {
	return web.Options{Door: i.Door, Store: i.Store, Docket: i.Docket, Sittings: i.Sittings, Jobs: i.Jobs, Acts: i.Acts, Custody: i.Custody, Complaints: i.Complaints, Samples: i.Samples, Agendas: i.Agendas, Mail: i.Mail, Notices: i.Notices, Enrolments: i.Enrolments, Situations: i.Situations, Rights: i.Rights, Lookups: i.Lookups, Log: log, Clock: time.Now, Ready: i.Ready, Secure: secure}
}

func (c *servir) say(s *session, about servingJSON) error {
	if s.root.JSON {
		return s.writeJSON(about)
	}
	fmt.Fprintf(s.Out, "certame em %s, com os dados em %s\n", about.Address, c.Data)
	if about.First != "" {
		fmt.Fprintf(s.Out, "Primeira administração, uma vez só e por um dia: %s\n", about.First)
	}
	if about.Metrics != "" {
		fmt.Fprintln(s.Out, "Métricas em "+about.Metrics)
	}
	fmt.Fprintln(s.Out, "Para encerrar: Ctrl-C")
	return nil
}

// address is by what people reach the server. Without TLS it is only of this machine:
// passwords do not go in the clear over a network.
func (c *servir) address(on net.Listener) (string, error) {
	if c.Public != "" {
		public, err := url.Parse(c.Public)
		if err != nil || public.Scheme != "https" || public.Host == "" || strings.Trim(public.Path, "/") != "" {
			return "", usage.Error("--publico é o começo do endereço https por que as pessoas chegam, como https://certame.orgao.gov.br")
		}
		return "https://" + public.Host, nil
	}
	if here := on.Addr().(*net.TCPAddr); !here.IP.IsLoopback() { //nolint:errorlint // the listener is of TCP
		return "", usage.Error("sem --publico, só se atende nesta própria máquina (127.0.0.1): senhas não andam abertas pela rede. " +
			"Ponha um servidor de TLS na frente e diga --publico https://…")
	}
	return "http://" + on.Addr().String(), nil
}

// closingTime is how long work in the background has to stop.
const closingTime = 20 * time.Second

// closing closes the installation after what was done with it, also when what ended it
// was a signal.
func closing(ctx context.Context, i *installation.Installation, done error) error {
	last, stop := context.WithTimeout(context.WithoutCancel(ctx), closingTime)
	defer stop()
	if err := i.Close(last); done == nil {
		return err
	}
	return done
}
