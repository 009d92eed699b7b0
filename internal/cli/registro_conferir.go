package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"

	"certame/internal/actlog"
	"certame/internal/cli/usage"
	"certame/internal/intake"
	"certame/internal/openpack"
)

type registroConferir struct {
	Document string `arg:"" name:"documento" help:"Arquivo publicado."`
	proofOptions
}

// proofOptions say which proof and whose key.
type proofOptions struct {
	Proof string `name:"prova" placeholder:"ARQ" help:"Prova de inclusão, de certame registro provar."`
	Key   string `name:"chave-publica" placeholder:"ARQ" help:"Chave pública do registro (chave.pub)."`
	witnessOptions
}

// Run checks a document and its proof.
func (c *registroConferir) Run(s *session) error {
	if c.Proof == "" || c.Key == "" {
		return usage.Error("indique --prova e --chave-publica")
	}
	if err := c.given(); err != nil {
		return err
	}
	proven, err := c.check(s, c.Document)
	if err != nil {
		return err
	}
	if s.root.JSON {
		return s.writeJSON(proven)
	}
	proven.print(s)
	return nil
}

// given refuses one option of the proof without the others.
func (c *proofOptions) given() error {
	if (c.Proof == "") != (c.Key == "") {
		return usage.Error("a prova de inclusão pede as duas opções: --prova e --chave-publica")
	}
	if c.Proof == "" && (c.Witnesses != "" || c.Minimum != 0) {
		return usage.Error("as testemunhas assinam a cabeça da prova de inclusão: indique também --prova e --chave-publica")
	}
	return c.consistent()
}

// provenJSON is a document that is in the log, and who saw the head.
type provenJSON struct {
	includedJSON
	Witnesses []actlog.Witnessed `json:"testemunhas"`
}

// check holds a document to its proof and the head to its witnesses; what does not
// hold is a divergence.
func (c *proofOptions) check(s *session, document string) (*provenJSON, error) {
	digest, err := digestOf(document)
	if err != nil {
		return nil, err
	}
	return c.checkDigest(s, digest)
}

func (c *proofOptions) checkDigest(s *session, digest string) (*provenJSON, error) {
	data, err := os.ReadFile(c.Proof)
	if err != nil {
		return nil, err
	}
	key, err := os.ReadFile(c.Key)
	if err != nil {
		return nil, err
	}
	var proof actlog.Proof
	if err := json.Unmarshal(data, &proof); err != nil {
		return nil, intake.Refuse([]intake.Problem{{File: c.Proof, What: "não é uma prova de inclusão", Remedy: "Peça a prova de certame registro provar."}})
	}
	head, err := proof.Check(digest, string(key))
	if refused := (*intake.Refused)(nil); errors.As(err, &refused) {
		return nil, s.doesNotHold(refused.Error())
	}
	if err != nil {
		return nil, err
	}
	who, err := c.seenBy(s, head, string(key))
	return &provenJSON{includedJSON{proof.Act, head.Head()}, who}, err
}

// logged says where the lists published are in the log, out of a proof that holds:
// a head printed in a document cannot be taken back.
func (c *proofOptions) logged(s *session, digest string) (string, error) {
	if c.Proof == "" {
		return "", nil
	}
	proven, err := c.checkDigest(s, digest)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("listas.csv é o ato %d; cabeça: %s", proven.Act.Index, proven.Head), nil
}

// doesNotHold answers that something does not agree.
func (s *session) doesNotHold(why string) error {
	return s.doesNotAgree(&openpack.Divergence{What: why})
}

// print says it to people.
func (p *provenJSON) print(s *session) {
	fmt.Fprintf(s.Out, "confere: ato %d do registro %s\n", p.Act.Index, p.Head)
	for _, w := range p.Witnesses {
		fmt.Fprintf(s.Out, "  testemunha %s, em %s\n", w.Name, inBrasilia(w.At))
	}
}
