package cli

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"certame/internal/actlog"
	"certame/internal/cli/writing"
)

// registro groups the transparency log of published acts.
type registro struct {
	Iniciar     registroIniciar     `cmd:"" help:"Começa um registro: gera a chave e assina a primeira cabeça."`
	Incluir     registroIncluir     `cmd:"" help:"Inclui um documento publicado e diz o número do ato e a cabeça, a imprimir no diário."`
	Provar      registroProvar      `cmd:"" help:"Grava a prova de que um documento está no registro."`
	Conferir    registroConferir    `cmd:"" help:"Confere um documento e a prova dele, sem rede."`
	Habilitar   registroHabilitar   `cmd:"" help:"Gera a chave de uma testemunha e a pasta em que ela lembra o que viu."`
	Testemunhar registroTestemunhar `cmd:"" help:"Como testemunha: assina a cabeça do registro, só se ela continua a última que se assinou."`
	Reunir      registroReunir      `cmd:"" help:"Junta à cabeça do registro as assinaturas das testemunhas."`
	Espelhar    registroEspelhar    `cmd:"" help:"Copia o registro, depois de conferir que ele continua o que o espelho já viu."`
	Acessos     registroAcessos     `cmd:"" help:"Confere o registro de acessos da plataforma: quem fez ou viu o quê; acha qualquer byte mudado."`
}

type registroIniciar struct {
	Log  string `name:"registro" required:"" placeholder:"P" help:"Pasta do registro, que se publica."`
	Name string `name:"nome" required:"" placeholder:"NOME" help:"Nome do registro, como orgao.gov.br/concursos."`
	Key  string `name:"chave" required:"" placeholder:"ARQ" help:"Arquivo a gravar com a chave privada, fora da pasta do registro."`
}

// Run begins a log.
func (c *registroIniciar) Run(s *session) error {
	if err := actlog.Create(c.Log, c.Name, c.Key); err != nil {
		return err
	}
	fmt.Fprintf(s.Out, "Registro %s em %s. Publique a pasta inteira, com chave.pub; guarde %s, que não se publica.\n", c.Name, c.Log, c.Key)
	return nil
}

type registroIncluir struct {
	Document string `arg:"" name:"documento" help:"Arquivo publicado."`
	Log      string `name:"registro" required:"" placeholder:"P" help:"Pasta do registro."`
	Key      string `name:"chave" required:"" placeholder:"ARQ" help:"Arquivo da chave privada."`
	What     string `name:"descricao" placeholder:"TEXTO" help:"O que é o documento (padrão: o nome do arquivo)."`
	On       string `name:"data" placeholder:"DD/MM/AAAA" help:"Dia da publicação (padrão: hoje, em Brasília)."`
}

type includedJSON struct {
	Act  actlog.Act `json:"ato"`
	Head string     `json:"cabeca"`
}

// Run includes a document.
func (c *registroIncluir) Run(s *session) error {
	day := today()
	if c.On != "" {
		var err error
		if day, err = dayOption("--data", c.On); err != nil {
			return err
		}
	}
	digest, err := digestOf(c.Document)
	if err != nil {
		return err
	}
	if c.What == "" {
		c.What = filepath.Base(c.Document)
	}
	act, head, err := actlog.Include(s.ctx, c.Log, c.Key, c.What, digest, day.ISO())
	if err != nil {
		return err
	}
	if s.root.JSON {
		return s.writeJSON(includedJSON{act, head.Head()})
	}
	fmt.Fprintf(s.Out, "Ato %d: %s, SHA-256 %s\n", act.Index, act.What, act.SHA256)
	fmt.Fprintf(s.Out, "A imprimir no diário: registro %s\n", head.Head())
	return nil
}

func digestOf(path string) (string, error) {
	file, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer file.Close()
	sum := sha256.New()
	if _, err := io.Copy(sum, file); err != nil {
		return "", err
	}
	return hex.EncodeToString(sum.Sum(nil)), nil
}

type registroProvar struct {
	Document string `arg:"" name:"documento" help:"Arquivo publicado."`
	Log      string `name:"registro" required:"" placeholder:"P" help:"Pasta do registro."`
	Output   string `name:"saida" required:"" placeholder:"ARQ" help:"Arquivo da prova."`
}

// Run writes the proof of a document.
func (c *registroProvar) Run(s *session) error {
	digest, err := digestOf(c.Document)
	if err != nil {
		return err
	}
	proof, err := actlog.Prove(c.Log, digest)
	if err != nil {
		return err
	}
	data, err := json.MarshalIndent(proof, "", "  ")
	if err != nil {
		return err
	}
	if err := writing.Whole(c.Output, append(data, '\n')); err != nil {
		return err
	}
	fmt.Fprintf(s.Out, "Prova do ato %d em %s\n", proof.Act.Index, c.Output)
	return nil
}

type registroEspelhar struct {
	Log    string `name:"registro" required:"" placeholder:"P" help:"Pasta do registro, como o órgão a publica hoje."`
	Mirror string `name:"espelho" required:"" placeholder:"P" help:"Pasta do espelho, que guarda o que já se viu."`
	Key    string `name:"chave-publica" required:"" placeholder:"ARQ" help:"Chave pública do registro, guardada desde o começo."`
}

// Run brings a mirror up to a log, or says that history was rewritten.
func (c *registroEspelhar) Run(s *session) error {
	key, err := os.ReadFile(c.Key)
	if err != nil {
		return err
	}
	head, err := actlog.Mirror(c.Log, c.Mirror, string(key))
	if rewritten := (*actlog.Rewritten)(nil); errors.As(err, &rewritten) {
		return s.historyRewritten(rewritten, "O espelho não foi alterado: guarde as duas pastas")
	}
	if err != nil {
		return err
	}
	fmt.Fprintf(s.Out, "Espelho em dia: %s\n", head.Head())
	return nil
}

// historyRewritten says that two heads signed by the same key do not continue one
// another, which is a rule violated and its own proof.
func (s *session) historyRewritten(r *actlog.Rewritten, then string) error {
	fmt.Fprintln(s.Err, "certame: "+r.Error()+". "+then)
	return outcomeError(ExitViolated)
}
