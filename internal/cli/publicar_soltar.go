package cli

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"certame/internal/actlog"
	"certame/internal/cli/usage"
	"certame/internal/cli/writing"
	"certame/internal/embargo"
	"certame/internal/locale"

	"filippo.io/age"
	"github.com/gofrs/flock"
)

type publicarSoltar struct {
	Sealed string   `arg:"" name:"lacre" help:"Pasta gravada por certame publicar lacrar."`
	Keys   []string `name:"chave" required:"" sep:"none" placeholder:"ARQ" help:"Chave privada de uma pessoa; duas vezes, uma de cada pessoa que confirma."`
	Output string   `name:"saida" required:"" placeholder:"P" help:"Pasta pública a criar, toda de uma vez."`
	logOptions
}

type releasedJSON struct {
	Folder     string             `json:"pasta"`
	Commitment string             `json:"compromisso"`
	People     []string           `json:"confirmaram"`
	Documents  []embargo.Document `json:"documentos"`
	Acts       []actlog.Act       `json:"atos"`
	Head       string             `json:"cabeca,omitempty"`
}

// Run releases a version: everything is made aside, where nobody else reads, and
// goes to its place in one step.
func (c *publicarSoltar) Run(s *session) error {
	if err := c.given(); err != nil {
		return err
	}
	header, err := embargo.ReadHeader(c.Sealed)
	if err != nil {
		return err
	}
	if c.stands(header) {
		return s.alreadyPublic(c.Output, header)
	}
	keys, err := c.keys()
	if err != nil {
		return err
	}
	unlock, err := c.alone()
	if err != nil {
		return err
	}
	defer unlock()
	out := releasedJSON{Folder: c.Output, Commitment: header.Commitment, Acts: []actlog.Act{}}
	err = writing.SealFolder(c.Output, writing.NeverOurs, func(fresh string) error { return c.fill(s, keys, fresh, &out) })
	if early := (*embargo.Early)(nil); errors.As(err, &early) {
		fmt.Fprintln(s.Err, "certame: "+early.Error()+". Nada foi publicado nem decifrado")
		return outcomeError(ExitPending)
	}
	if err != nil {
		return err
	}
	s.step("solta")
	return c.say(s, &out)
}

// stands reports whether this very version is already in its place, whole: the
// move is one step.
func (c *publicarSoltar) stands(h *embargo.Header) bool {
	list, err := os.ReadFile(filepath.Join(c.Output, embargo.VersionFile))
	sum := sha256.Sum256(list)
	return err == nil && hex.EncodeToString(sum[:]) == h.Commitment
}

func (s *session) alreadyPublic(folder string, h *embargo.Header) error {
	if s.root.JSON {
		return s.writeJSON(map[string]any{"pasta": folder, "compromisso": h.Commitment, "ja_publicada": true})
	}
	fmt.Fprintf(s.Out, "Esta versão já está publicada em %s\n", folder)
	return nil
}

func (c *publicarSoltar) keys() (keys [2]age.Identity, err error) {
	if len(c.Keys) != 2 {
		return keys, usage.Error("--chave vem duas vezes, uma de cada pessoa que confirma a publicação")
	}
	for i, path := range c.Keys {
		if keys[i], err = embargo.ReadKey(path); err != nil {
			return keys, err
		}
	}
	return keys, nil
}

// alone holds the place against another release, and takes away what one that was
// killed left aside.
func (c *publicarSoltar) alone() (unlock func(), err error) {
	target := filepath.Clean(c.Output)
	if err := os.MkdirAll(filepath.Dir(target), 0o755); err != nil {
		return nil, err
	}
	lock := flock.New(filepath.Join(filepath.Dir(target), "."+filepath.Base(target)+"-trava"))
	if held, err := lock.TryLock(); !held || err != nil {
		return nil, errors.Join(usage.Error("outro processo está soltando uma versão em "+target), err)
	}
	beside, err := os.ReadDir(filepath.Dir(target))
	for _, entry := range beside {
		if strings.HasPrefix(entry.Name(), "."+filepath.Base(target)+"-novo-") {
			err = errors.Join(err, os.RemoveAll(filepath.Join(filepath.Dir(target), entry.Name())))
		}
	}
	return func() { lock.Unlock() }, err //nolint:errcheck // it falls with the process
}

// fill deciphers the version aside, includes each document in the log, and puts
// the proof of each beside it.
func (c *publicarSoltar) fill(s *session, keys [2]age.Identity, fresh string, out *releasedJSON) error {
	s.step("começa")
	version, who, err := embargo.Release(s.ctx, c.Sealed, keys, s.now(), fresh)
	if err != nil {
		return err
	}
	s.step("decifrada")
	out.People, out.Documents = who, version.Documents
	if c.Log == "" {
		return nil
	}
	all := append([]embargo.Document{{Name: embargo.VersionFile, SHA256: out.Commitment}}, version.Documents...)
	for _, d := range all {
		act, head, err := actlog.Include(s.ctx, c.Log, c.LogKey, d.Name, d.SHA256, dayOf(s.now()).ISO())
		if err != nil {
			return err
		}
		out.Acts, out.Head = append(out.Acts, act), head.Head()
		s.step("ato de " + d.Name)
	}
	for _, d := range all {
		if err := prove(c.Log, d, fresh); err != nil {
			return err
		}
	}
	s.step("provada")
	return writeSynced(filepath.Join(fresh, "REGISTRO.txt"), []byte(out.notice(all)))
}

// writeSynced writes a file that is on the disk before the folder takes its place.
func writeSynced(path string, data []byte) error {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	_, err = file.Write(data)
	return errors.Join(err, file.Sync(), file.Close())
}

// prove writes the proof of a document beside it.
func prove(log string, d embargo.Document, folder string) error {
	proof, err := actlog.Prove(log, d.SHA256)
	if err != nil {
		return err
	}
	data, err := json.MarshalIndent(proof, "", "  ")
	if err != nil {
		return err
	}
	return writeSynced(filepath.Join(folder, filepath.FromSlash(d.Name)+".prova"), append(data, '\n'))
}

// notice is what goes to the gazette beside the documents: the number of each in
// the log, and the head.
func (r *releasedJSON) notice(all []embargo.Document) string {
	var text strings.Builder
	for i, act := range r.Acts {
		fmt.Fprintf(&text, "ato %d: %s, SHA-256 %s\n", act.Index, all[i].Name, act.SHA256)
	}
	fmt.Fprintf(&text, "registro %s\n", r.Head)
	return text.String()
}

func (c *publicarSoltar) say(s *session, out *releasedJSON) error {
	if s.root.JSON {
		return s.writeJSON(out)
	}
	fmt.Fprintf(s.Out, "Publicada em %s: %s; confirmaram %s\n", c.Output, locale.Count(len(out.Documents), "documento", "documentos"), strings.Join(out.People, " e "))
	fmt.Fprintf(s.Out, "Compromisso: %s (SHA-256 de %s)\n", out.Commitment, embargo.VersionFile)
	if out.Head != "" {
		fmt.Fprintf(s.Out, "A imprimir no diário, de REGISTRO.txt: registro %s\n", out.Head)
	}
	return nil
}
