package cli

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	"certame/internal/actlog"
	"certame/internal/cli/usage"
	"certame/internal/cli/writing"
	"certame/internal/intake"
	"certame/internal/locale"
)

type registroHabilitar struct {
	Memory string `name:"memoria" required:"" placeholder:"P" help:"Pasta a criar, em que a testemunha lembra a última cabeça que viu de cada registro."`
	Name   string `name:"nome" required:"" placeholder:"NOME" help:"Nome da testemunha, como testemunha.org/concursos."`
	Key    string `name:"chave" required:"" placeholder:"ARQ" help:"Arquivo a gravar com a chave privada da testemunha."`
}

// Run begins a witness.
func (c *registroHabilitar) Run(s *session) error {
	if err := actlog.CreateWitness(c.Memory, c.Name, c.Key); err != nil {
		return err
	}
	fmt.Fprintf(s.Out, "Testemunha %s: publique %s/testemunha.pub; guarde %s, que não se publica, e não perca a pasta %s.\n", c.Name, c.Memory, c.Key, c.Memory)
	return nil
}

type registroTestemunhar struct {
	Log    string `name:"registro" required:"" placeholder:"P" help:"Pasta do registro, como o órgão a publica hoje."`
	Memory string `name:"memoria" required:"" placeholder:"P" help:"Pasta da testemunha."`
	Key    string `name:"chave" required:"" placeholder:"ARQ" help:"Chave privada da testemunha."`
	LogKey string `name:"chave-publica" required:"" placeholder:"ARQ" help:"Chave pública do registro, guardada desde o começo."`
	First  bool   `name:"primeira-vez" help:"A testemunha nunca viu este registro: não há cabeça anterior a conferir."`
	Output string `name:"saida" required:"" placeholder:"ARQ" help:"Arquivo a gravar com a cabeça assinada, que se devolve ao órgão."`
}

// Run signs as a witness, or refuses a history that was rewritten.
func (c *registroTestemunhar) Run(s *session) error {
	key, err := os.ReadFile(c.LogKey)
	if err != nil {
		return err
	}
	w := actlog.Witness{Memory: c.Memory, Key: c.Key, LogKey: string(key), First: c.First, Now: s.now()}
	head, err := w.Sign(s.ctx, c.Log)
	if rewritten := (*actlog.Rewritten)(nil); errors.As(err, &rewritten) {
		return s.historyRewritten(rewritten, "Nada foi assinado: guarde a pasta do registro e a da testemunha, que são a prova")
	}
	if err != nil {
		return err
	}
	if err := writing.Whole(c.Output, head.Signed); err != nil {
		return err
	}
	fmt.Fprintf(s.Out, "Assinada: %s. Devolva %s ao órgão\n", head.Head(), c.Output)
	return nil
}

type registroReunir struct {
	Files     []string `arg:"" name:"cabeça" help:"Cabeças assinadas que as testemunhas devolveram."`
	Log       string   `name:"registro" required:"" placeholder:"P" help:"Pasta do registro."`
	Witnesses string   `name:"testemunhas" required:"" placeholder:"ARQS" help:"Chaves públicas das testemunhas (testemunha.pub), separadas por vírgula."`
}

// Run joins the signatures of witnesses to the head of the log.
func (c *registroReunir) Run(s *session) error {
	keys, err := readKeys(c.Witnesses)
	if err != nil {
		return err
	}
	who, head, err := actlog.Gather(s.ctx, c.Log, keys, c.Files...)
	if err != nil {
		return err
	}
	if s.root.JSON {
		return s.writeJSON(map[string]any{"cabeca": head.Head(), "testemunhas": who})
	}
	fmt.Fprintf(s.Out, "%s: %s\n", head.Head(), locale.Count(len(who), "testemunha", "testemunhas"))
	for _, w := range who {
		fmt.Fprintf(s.Out, "  testemunha %s, em %s\n", w.Name, inBrasilia(w.At))
	}
	return nil
}

// witnessOptions say whose signatures a head must have.
type witnessOptions struct {
	Witnesses string `name:"testemunhas" placeholder:"ARQS" help:"Chaves públicas das testemunhas que assinam a cabeça, separadas por vírgula."`
	Minimum   int    `name:"minimo" placeholder:"N" help:"Quantas delas têm de ter assinado (padrão: todas)."`
}

func (c *witnessOptions) consistent() error {
	switch n := len(commaList(c.Witnesses)); {
	case n == 0 && c.Minimum != 0:
		return usage.Error("--minimo conta testemunhas: indique as chaves delas com --testemunhas")
	case c.Minimum < 0 || c.Minimum > n:
		return usage.Error(fmt.Sprintf("--minimo %d não cabe em %s com chave indicada", c.Minimum, locale.Count(n, "testemunha", "testemunhas")))
	}
	return nil
}

// seenBy are the witnesses asked for that signed a head; too few is a divergence.
func (c *witnessOptions) seenBy(s *session, head *actlog.Checkpoint, logKey string) ([]actlog.Witnessed, error) {
	keys, err := readKeys(c.Witnesses)
	if err != nil {
		return nil, err
	}
	if err := actlog.KnownWitnesses(logKey, keys); err != nil {
		return nil, err
	}
	who, err := head.Witnesses(logKey, keys)
	if refused := (*intake.Refused)(nil); errors.As(err, &refused) {
		return nil, s.doesNotHold(refused.Error())
	}
	if err != nil {
		return nil, err
	}
	need := c.Minimum
	if need == 0 {
		need = len(keys)
	}
	if len(who) < need {
		return nil, s.doesNotHold(fmt.Sprintf("a cabeça foi assinada por %d das testemunhas indicadas, e se pedem %d%s", len(who), need, namesOf(who)))
	}
	return append([]actlog.Witnessed{}, who...), nil
}

func namesOf(who []actlog.Witnessed) string {
	var names []string
	for _, w := range who {
		names = append(names, w.Name)
	}
	if len(names) == 0 {
		return ""
	}
	return ": só " + strings.Join(names, ", ")
}

// readKeys reads the public keys of witnesses.
func readKeys(list string) (keys []string, err error) {
	for _, path := range commaList(list) {
		key, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		keys = append(keys, string(key))
	}
	return keys, nil
}

// inBrasilia writes a moment as people there read it, to the second.
func inBrasilia(at time.Time) string {
	return at.In(locale.Brasilia).Format("02/01/2006 15:04:05") + " (Brasília)"
}
