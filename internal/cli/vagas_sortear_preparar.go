package cli

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"certame"
	"certame/draw"
	"certame/internal/beacon"
	"certame/internal/cli/usage"
	"certame/internal/cli/writing"
	"certame/internal/drawfile"
	"certame/internal/intake"
	"certame/internal/locale"
	"certame/internal/render/papers"
	"certame/ledger"
)

type sortearPreparar struct {
	Tickets    string `name:"bilhetes" required:"" placeholder:"TXT" help:"Lista do que se sorteia, um bilhete por linha."`
	Object     string `name:"objeto" required:"" placeholder:"TEXTO" help:"O que se sorteia, em uma linha."`
	Source     string `name:"fonte" required:"" enum:"loteria-federal,drand" placeholder:"F" help:"Fonte pública futura: loteria-federal ou drand."`
	Extraction string `name:"extracao" placeholder:"NNNNN" help:"Da Loteria Federal: número da extração, com cinco algarismos."`
	Day        string `name:"dia" placeholder:"DD/MM/AAAA" help:"Da Loteria Federal: dia da extração."`
	Digits     int    `name:"algarismos" default:"5" placeholder:"N" help:"Da Loteria Federal: algarismos de cada prêmio como a Caixa os publica, 5 (padrão) ou 6."`
	Network    string `name:"rede" default:"quicknet" placeholder:"NOME" help:"Do drand: quicknet (padrão) ou default; outra, com --info."`
	Info       string `name:"info" placeholder:"JSON" help:"Do drand: descrição da rede, como os repetidores a dão."`
	Round      int    `name:"rodada" placeholder:"N" help:"Do drand: número da rodada."`
	At         string `name:"as" placeholder:"DD/MM/AAAA hh:mm:ss" help:"Do drand, em lugar de --rodada: a primeira rodada desse instante em diante, no horário de Brasília."`
	Published  string `name:"data" placeholder:"DD/MM/AAAA" help:"Dia em que o anúncio se publica (padrão: hoje)."`
	Output     string `name:"saida" default:"sorteio" placeholder:"P" help:"Pasta do sorteio (padrão: sorteio)."`
}

type preparedJSON struct {
	Announcement string `json:"anuncio"`
	Digest       string `json:"resumo"`
	Tickets      int    `json:"bilhetes"`
	Source       string `json:"fonte"`
}

// Run writes the announcement and says the digest to publish. What was announced
// is never replaced.
func (c *sortearPreparar) Run(s *session) error {
	a, err := c.announcement()
	if err != nil {
		return err
	}
	if fault := a.Check(); fault != nil {
		return c.refused(a, fault)
	}
	path := filepath.Join(c.Output, drawfile.Announcement)
	if there, err := os.ReadFile(path); err == nil && !bytes.Equal(there, a.Bytes()) {
		return usage.Error(path + " já existe com outro anúncio, que pode ter sido publicado, e não foi alterado. Indique outra pasta com --saida")
	}
	if err := os.MkdirAll(c.Output, 0o755); err != nil {
		return err
	}
	if err := writing.Whole(path, a.Bytes()); err != nil {
		return err
	}
	if s.root.JSON {
		return s.writeJSON(preparedJSON{path, a.Digest(), len(a.Tickets), papers.SourceWords(&a.Source)})
	}
	c.say(s.Out, path, a)
	return nil
}

func (c *sortearPreparar) say(w io.Writer, path string, a *draw.Announcement) {
	fmt.Fprintf(w, "%s\n  %s\n  fonte: %s\n\nResumo SHA-256 a publicar antes da fonte, com o arquivo:\n%s\n\n", path,
		locale.Count(len(a.Tickets), "bilhete", "bilhetes"), papers.SourceWords(&a.Source), a.Digest())
	fmt.Fprintf(w, "Quem quiser confere o resumo com: sha256sum %s\n", path)
}

// refused tells of the options or of the list of tickets: the announcement does
// not exist yet, and its lines mean nothing to anybody.
func (c *sortearPreparar) refused(a *draw.Announcement, f *draw.Fault) error {
	if f.Reason != draw.BadTicket && f.Reason != draw.SameTicket && f.Reason != draw.TooFewTickets {
		what, remedy := locale.DrawFault(f)
		return usage.Error(what + ". " + strings.TrimSuffix(remedy, "."))
	}
	if f.Line > 0 {
		f.Line -= bytes.Count(a.Bytes(), []byte("\n")) - len(a.Tickets)
	}
	return drawfile.Refused(c.Tickets, f)
}

func (c *sortearPreparar) announcement() (*draw.Announcement, error) {
	a := &draw.Announcement{Object: c.Object, Published: today()}
	var err error
	if c.Published != "" {
		if a.Published, err = dayOption("--data", c.Published); err != nil {
			return nil, err
		}
	}
	if a.Source, err = c.source(); err != nil {
		return nil, err
	}
	a.Tickets, err = readTickets(c.Tickets)
	return a, err
}

// readTickets reads one ticket a line, as people's files have them.
func readTickets(path string) ([]string, error) {
	data, err := drawfile.Bytes(path, "Escreva um bilhete por linha")
	if err != nil {
		return nil, err
	}
	text, ok := intake.Decode(data)
	if !ok {
		return nil, drawfile.Refused(path, &draw.Fault{Reason: draw.BadTicket})
	}
	lines := strings.Split(strings.TrimRight(strings.ReplaceAll(string(text), "\r\n", "\n"), "\n"), "\n")
	return lines, nil
}

func (c *sortearPreparar) source() (draw.Source, error) {
	s := draw.Source{Kind: draw.Kind(c.Source)}
	if s.Kind == draw.Beacon {
		return c.beacon(s)
	}
	if c.Extraction == "" || c.Day == "" || c.Round != 0 || c.At != "" || c.Info != "" {
		return s, usage.Error("da Loteria Federal indique --extracao e --dia, e nada do drand")
	}
	day, err := dayOption("--dia", c.Day)
	s.Extraction, s.Day, s.Digits = c.Extraction, day, c.Digits
	return s, err
}

func (c *sortearPreparar) beacon(s draw.Source) (draw.Source, error) {
	if (c.Round == 0) == (c.At == "") || c.Extraction != "" || c.Day != "" {
		return s, usage.Error("do drand indique --rodada ou --as, e nada da Loteria Federal")
	}
	var err error
	if s.Chain, err = c.chain(); err != nil || c.At == "" {
		s.Round = uint64(max(c.Round, 0))
		return s, err
	}
	second, err := secondOption("--as", c.At)
	if err == nil {
		s.Round = drawfile.RoundAt(&s.Chain, second)
	}
	return s, err
}

func (c *sortearPreparar) chain() (draw.Chain, error) {
	if c.Info != "" {
		return beacon.ReadChain(c.Info)
	}
	for _, known := range beacon.Known() {
		if known.Name == c.Network {
			return known, nil
		}
	}
	return draw.Chain{}, usage.Error("--rede não aceita «" + c.Network + "»; valores aceitos: quicknet, default; outra, com --info")
}

// secondOption reads an instant of Brasília as seconds from 1970 on.
func secondOption(name, text string) (int64, error) {
	day, clock, _ := strings.Cut(text, " ")
	date, err := dayOption(name, day)
	if err != nil {
		return 0, err
	}
	second, ok := ledger.ParseClock(clock)
	if !ok || date == certame.NoDate {
		return 0, usage.Error(name + ": «" + text + "» não é um instante; como em 10/03/2026 18:00:00")
	}
	return int64(date)*86400 + int64(second) + 3*60*60, nil
}
