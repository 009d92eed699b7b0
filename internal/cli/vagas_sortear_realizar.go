package cli

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"certame/draw"
	"certame/internal/cli/usage"
	"certame/internal/cli/writing"
	"certame/internal/drawfile"
	"certame/internal/locale"
)

type sortearRealizar struct {
	Folder string `name:"sorteio" default:"sorteio" placeholder:"P" help:"Pasta do sorteio, com anuncio.txt (padrão: sorteio)."`
	Digest string `name:"resumo" placeholder:"SHA256" help:"Resumo publicado antes: o anúncio é conferido com ele."`
	First  string `name:"primeira" placeholder:"NOME: N N N N N" help:"Da Loteria Federal: quem digita e os cinco prêmios, do 1º ao 5º."`
	Second string `name:"segunda" placeholder:"NOME: N N N N N" help:"A digitação da segunda pessoa, feita por si."`
	Pulse  string `name:"pulso" placeholder:"JSON" help:"Do drand: a rodada como os repetidores a dão."`
}

// Run draws, and writes the result, every step and the minutes. A draw already
// held is never held again with another result.
func (c *sortearRealizar) Run(s *session) error {
	a, err := drawfile.ReadAnnouncement(c.Folder, c.Digest)
	if err != nil {
		return err
	}
	given, err := c.given(a)
	if err != nil {
		return err
	}
	o := draw.Hold(a, given)
	path := filepath.Join(c.Folder, drawfile.Outcome)
	if there, err := os.ReadFile(path); err == nil && !bytes.Equal(there, o.Bytes()) {
		return usage.Error(path + " já existe com outro resultado, e não foi alterado. O sorteio se realiza uma só vez")
	}
	if err := c.write(a, o); err != nil {
		return err
	}
	if s.root.JSON {
		return s.writeJSON(map[string]any{"anuncio": o.Announcement, "valores": o.Values, "semente": o.Seed, "ordem": o.Tickets})
	}
	fmt.Fprintf(s.Out, "%s\n  semente: %s\n\n", path, o.Seed)
	for i, t := range o.Tickets[:min(len(o.Tickets), 20)] {
		fmt.Fprintf(s.Out, "%4d  %s\n", i+1, t)
	}
	if more := len(o.Tickets) - 20; more > 0 {
		fmt.Fprintf(s.Out, "      … e mais %s no arquivo\n", locale.Count(more, "bilhete", "bilhetes"))
	}
	fmt.Fprintf(s.Out, "\nPara o livro: certame fato registrar sorteio --tabela %s --dados semente=%s --ato …\n", path, o.Seed)
	return nil
}

// write puts the result last: with it there, everything is.
func (c *sortearRealizar) write(a *draw.Announcement, o *draw.Outcome) error {
	list, err := drawfile.Documents(a, o)
	if err != nil {
		return err
	}
	for _, file := range list {
		if err := writing.Whole(filepath.Join(c.Folder, file.Name), file.Data); err != nil {
			return err
		}
	}
	return nil
}

// given is what the source gave, held to what makes it believable.
func (c *sortearRealizar) given(a *draw.Announcement) (draw.Outcome, error) {
	if a.Source.Kind == draw.Beacon {
		if c.Pulse == "" || c.First != "" || c.Second != "" {
			return draw.Outcome{}, usage.Error("a fonte anunciada é o drand: indique --pulso")
		}
		return pulse(&a.Source, c.Pulse)
	}
	if c.First == "" || c.Second == "" || c.Pulse != "" {
		return draw.Outcome{}, usage.Error("a fonte anunciada é a Loteria Federal: indique --primeira e --segunda")
	}
	first, second := typing(c.First), typing(c.Second)
	values, fault := a.Source.Agree(first, second)
	if fault != nil {
		return draw.Outcome{}, refusedTyping(fault)
	}
	return draw.Outcome{Values: values, Typists: []string{first.Person, second.Person}}, nil
}

func typing(text string) draw.Typing {
	person, numbers, _ := strings.Cut(text, ":")
	return draw.Typing{Person: strings.TrimSpace(person), Numbers: strings.Fields(numbers)}
}

func refusedTyping(f *draw.Fault) error {
	what, remedy := drawfile.Typed(f)
	return usage.Error(what + ". " + strings.TrimSuffix(remedy, "."))
}

// pulse reads a round and verifies its signature.
func pulse(source *draw.Source, path string) (draw.Outcome, error) {
	o, err := drawfile.Pulse(source, path, path)
	if unproven := (*drawfile.Unproven)(nil); errors.As(err, &unproven) {
		return o, usage.Error(unproven.What)
	}
	return o, err
}
