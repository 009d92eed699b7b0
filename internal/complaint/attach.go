package complaint

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"certame/internal/custody"
	"certame/internal/dossier"
	"certame/internal/scan"
	"certame/internal/secret"
	"certame/internal/store"
)

// Upload is a file that comes with a complaint, a defence or an appeal.
type Upload struct {
	Name    string
	Content []byte
}

// What is taken of files.
const (
	FilesMost = 3
	FileMost  = 5 << 20
)

// media are the kinds that are taken, by what is in the bytes, with the extension under
// which each is given back.
var media = map[string]string{"application/pdf": "pdf", "image/jpeg": "jpg", "image/png": "png"}

// Attachment is a file that was kept. Its bytes are in a file of acts of their own, so
// that reading a list of proceedings does not open them.
type Attachment struct {
	ID    string `json:"anexo"`
	Name  string `json:"nome"`
	Media string `json:"tipo"`
	Size  int    `json:"bytes"`
}

// attachments is the kind of file of one, and content the kind of its act.
const (
	attachments = "anexo"
	content     = "conteudo"
)

type contentData struct {
	Bytes []byte `json:"bytes"`
}

func (d *Desk) checkUploads(ctx context.Context, list []Upload) error {
	if len(list) > FilesMost {
		return refused(fmt.Sprintf("São aceitos até %d arquivos.", FilesMost), "Junte em um PDF o que for do mesmo assunto.")
	}
	for i, u := range list {
		switch {
		case len(u.Content) > FileMost:
			return refused(fmt.Sprintf("O arquivo %d passa de 5 MB.", i+1), "Reduza-o, ou envie só as páginas que importam.")
		case media[custody.MediaOf(u.Content)] == "":
			return refused(fmt.Sprintf("O arquivo %d não é PDF, JPEG nem PNG.", i+1), "Vale o que está nos bytes, e não o nome: grave-o em um desses formatos.")
		}
		if err := d.scanned(ctx, i+1, u.Content); err != nil {
			return err
		}
	}
	return nil
}

// scanned asks the program of the agency, where there is one, about the nth file.
func (d *Desk) scanned(ctx context.Context, n int, content []byte) error {
	err := d.Scan.Check(ctx, scan.Complaint, bytes.NewReader(content))
	var found *scan.Found
	switch {
	case errors.As(err, &found):
		return refused(fmt.Sprintf("O arquivo %d não foi guardado: %s.", n, found), "Confira o aparelho de onde ele veio, ou envie sem ele: o que se conta vale sem arquivos.")
	case errors.Is(err, scan.ErrUnavailable):
		return refused(fmt.Sprintf("O arquivo %d não pôde ser examinado agora, e sem isso nada se guarda.", n), "Tente de novo em alguns minutos, ou envie sem ele: o que se conta vale sem arquivos.")
	}
	return err
}

// attach keeps files, each sealed by a key of its own.
func (d *Desk) attach(ctx context.Context, tx *store.DB, by store.AccountID, contest store.ContestID, list []Upload) (out []Attachment, err error) {
	for i, u := range list {
		f, err := d.cabinet.Create(ctx, tx, contest, attachments, "")
		if err != nil {
			return nil, err
		}
		if err := d.cabinet.Append(ctx, tx, f, content, by, contentData{u.Content}); err != nil {
			return nil, err
		}
		name := []rune(u.Name)
		if len(name) == 0 {
			name = []rune(fmt.Sprint("arquivo ", i+1))
		}
		out = append(out, Attachment{f.ID, string(name[:min(len(name), ShortMost)]), custody.MediaOf(u.Content), len(u.Content)})
	}
	return out, nil
}

// Given is the name under which an attachment is given back: what its bytes are, and not
// what somebody called it.
func (a Attachment) Given() string { return "anexo." + media[a.Media] }

// OfComplaint gives the bytes of a file that came with a complaint, and notes who took it.
func (d *Desk) OfComplaint(ctx context.Context, by store.AccountID, contest store.ContestID, id, attachment string) (Attachment, []byte, error) {
	c, err := d.Complaint(ctx, by, contest, id)
	if err != nil {
		return Attachment{}, nil, err
	}
	return d.bytes(ctx, contest, c.Files, attachment)
}

// OfProceeding gives the bytes of a file of a proceeding, and notes who took it.
func (d *Desk) OfProceeding(ctx context.Context, by store.AccountID, contest store.ContestID, id, attachment string) (Attachment, []byte, error) {
	p, err := d.Proceeding(ctx, by, contest, id)
	if err != nil {
		return Attachment{}, nil, err
	}
	return d.bytes(ctx, contest, p.files(), attachment)
}

// OwnFile gives the person a file of the proceeding about them: those of the complaints
// that went into it are not among them.
func (d *Desk) OwnFile(ctx context.Context, account store.AccountID, contest store.ContestID, id, attachment string) (Attachment, []byte, error) {
	mine, err := d.Own(ctx, account, contest)
	if err != nil {
		return Attachment{}, nil, err
	}
	at := slices.IndexFunc(mine, func(p *Proceeding) bool { return p.ID == id })
	if at < 0 {
		return Attachment{}, nil, store.ErrNotFound
	}
	return d.bytes(ctx, contest, mine[at].files(), attachment)
}

func (p *Proceeding) files() (list []Attachment) {
	for i := range p.Steps {
		list = append(list, p.Steps[i].Files...)
	}
	return list
}

func (d *Desk) bytes(ctx context.Context, contest store.ContestID, of []Attachment, id string) (a Attachment, text []byte, err error) {
	at := slices.IndexFunc(of, func(a Attachment) bool { return a.ID == id })
	if at < 0 {
		return a, nil, store.ErrNotFound
	}
	f, err := d.cabinet.Open(ctx, d.db, contest, attachments, id)
	if err != nil {
		return a, nil, err
	}
	text, err = contentOf(f)
	return of[at], text, err
}

func contentOf(f *dossier.File) ([]byte, error) {
	var data contentData
	if len(f.Acts) != 1 || f.Acts[0].Kind != content || json.Unmarshal(f.Acts[0].Data, &data) != nil {
		return nil, secret.ErrSealed
	}
	return data.Bytes, nil
}
