package cli

import (
	"fmt"
	"os"
	"strconv"
	"strings"

	"certame/contest"
	"certame/edital"
	"certame/internal/answer"
	"certame/internal/bookfile"
	"certame/internal/cli/usage"
	"certame/internal/intake"
	"certame/internal/run"
	"certame/ledger"
)

// fatoRegistrar adds one fact. The id goes alone to the output, for scripts; what
// changed, to people.
type fatoRegistrar struct {
	Kind   string            `arg:"" name:"tipo" help:"Tipo do fato: nomeacao, desistencia, vaga_aberta…; veja certame modelo fatos."`
	Folder string            `name:"pasta" default:"." placeholder:"P" help:"Pasta do certame (padrão: a atual)."`
	ID     string            `name:"inscricao" placeholder:"N" help:"Inscrição da pessoa."`
	Post   string            `name:"cargo" placeholder:"C" help:"Código do cargo, quando o fato não é de uma pessoa, ou é de um dos cargos que ela pôs em ordem."`
	On     string            `name:"data" placeholder:"DD/MM/AAAA" help:"Dia do fato, ou dia e horário de Brasília, «DD/MM/AAAA hh:mm:ss» (padrão: hoje)."`
	Act    string            `name:"ato" placeholder:"TEXTO" help:"Portaria, processo ou documento."`
	Author string            `name:"autor" placeholder:"NOME" env:"CERTAME_AUTOR" help:"Quem registra."`
	Data   map[string]string `name:"dados" mapsep:"none" placeholder:"k=v" help:"Outros dados do tipo; repita para cada um."`
	Table  string            `name:"tabela" placeholder:"CSV" help:"Planilha que o fato cita, guardada na pasta pelo seu resumo."`
	DryRun bool              `name:"seco" help:"Mostra o que o fato mudaria, sem gravar."`
}

// Run admits the fact, stores it and says what it changed.
func (c *fatoRegistrar) Run(s *session) error {
	f, err := c.fact()
	if err != nil {
		return err
	}
	if c.Table != "" {
		if err := c.storeTable(&f); err != nil {
			return err
		}
	}
	return s.record(c.Folder, f, c.DryRun)
}

// fact is the fact as the command line says it.
func (c *fatoRegistrar) fact() (ledger.Fact, error) {
	kind, known := ledger.KindOf(c.Kind)
	if !known {
		return ledger.Fact{}, usage.Error(unknownKind(c.Kind))
	}
	at, err := instantOption(c.On)
	if err != nil {
		return ledger.Fact{}, err
	}
	f := ledger.Fact{Kind: kind, Version: kind.Version(), At: at, Act: c.Act, Author: c.Author}
	if f.Author == "" {
		f.Author = os.Getenv("USER")
	}
	for name, value := range c.Data {
		f.Data = append(f.Data, ledger.Field{Name: name, Value: value})
	}
	for _, given := range []ledger.Field{{Name: "inscricao", Value: c.ID}, {Name: "cargo", Value: c.Post}} {
		if given.Value != "" {
			f.Data = append(f.Data, given)
		}
	}
	answer.SortFields(f.Data)
	return f, nil
}

func unknownKind(word string) string {
	var codes []string
	for _, k := range ledger.Kinds() {
		codes = append(codes, k.Code())
	}
	if near := intake.Nearest(word, codes); near != "" {
		return "tipo de fato desconhecido: «" + word + "». O mais parecido é «" + near + "»"
	}
	return "tipo de fato desconhecido: «" + word + "». Veja: certame modelo fatos"
}

// instantOption reads a day, or a day and an hour of Brasília.
func instantOption(text string) (edital.Instant, error) {
	if text == "" {
		return edital.Instant{Date: today(), Second: ledger.WholeDay}, nil
	}
	day, clock, timed := strings.Cut(text, " ")
	date, err := dayOption("--data", day)
	at := edital.Instant{Date: date, Second: ledger.WholeDay}
	if err != nil || !timed {
		return at, err
	}
	second, ok := ledger.ParseClock(clock)
	if at.Second = second; !ok {
		return at, usage.Error("--data: «" + clock + "» não é uma hora; como em 10/03/2026 23:59:59")
	}
	return at, nil
}

// storeTable keeps the spreadsheet under its digest, before the fact that cites it.
func (c *fatoRegistrar) storeTable(f *ledger.Fact) error {
	file, err := os.Open(c.Table)
	if err != nil {
		return err
	}
	defer file.Close()
	table := bookfile.Table{}
	if c.DryRun {
		return usage.Error("--seco não guarda a tabela; para notas, veja antes com certame ordem retificacao")
	}
	if table, err = bookfile.At(c.Folder).PutTable(file); err != nil {
		return err
	}
	f.Data = append(f.Data, ledger.Field{Name: "linhas", Value: strconv.Itoa(max(table.Lines-1, 1))}, ledger.Field{Name: "tabela", Value: table.Digest})
	answer.SortFields(f.Data)
	return nil
}

// record admits a fact to the book of a folder, while nobody else writes, and
// says what it changed.
func (s *session) record(folder string, f ledger.Fact, dry bool) error {
	l, err := s.loaded(folder)
	if err != nil {
		return err
	}
	live, err := l.Live(ledger.All())
	if err != nil {
		return err
	}
	if dry {
		_, err := s.admit(live, f)
		return err
	}
	var turn *contest.Turn
	err = bookfile.At(folder).Edit(s.ctx, func(content *bookfile.Content) ([][]byte, error) {
		if live, err = s.refreshed(l, live, content); err != nil {
			return nil, err
		}
		f.Previous = ledger.Head(content.Lines)
		if turn, err = s.admit(live, f); err != nil {
			return nil, err
		}
		return [][]byte{ledger.Encode(&turn.Entry.Fact)}, nil
	})
	if err != nil {
		return err
	}
	return s.acknowledge(live, turn)
}

// refreshed is the contest as the book has it now that it is ours: somebody may
// have written while the people were being read.
func (s *session) refreshed(l *run.Loaded, live *contest.Live, content *bookfile.Content) (*contest.Live, error) {
	if len(content.Lines) == len(l.Lines) {
		return live, nil
	}
	fresh, err := l.Reread(content.Lines)
	if err != nil {
		return nil, err
	}
	return fresh.Live(ledger.All())
}

// admit completes a fact with what the order says and holds it to the book.
func (s *session) admit(live *contest.Live, f ledger.Fact) (*contest.Turn, error) {
	if err := s.complete(live, &f); err != nil {
		return nil, err
	}
	turn, refusal, err := live.Add(f)
	if refusal != nil {
		return nil, s.refusedFact(refusal)
	}
	if err != nil {
		return nil, err
	}
	s.printEffect(live, turn)
	return turn, s.ctx.Err()
}

func (s *session) acknowledge(live *contest.Live, turn *contest.Turn) error {
	id := ledger.ID(turn.Entry.Number)
	if s.root.JSON {
		return s.writeJSON(recordedJSON{ID: id, Effects: answer.Effects(live, turn)})
	}
	fmt.Fprintln(s.Out, id)
	return nil
}
