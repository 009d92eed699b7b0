package web

import (
	"bytes"
	"errors"
	"io"
	"mime/multipart"
	"net/http"

	"certame/internal/complaint"
	"certame/internal/locale"
	"certame/internal/store"
	"certame/internal/web/parts"
)

// filesMost is the most that a form with files of a complaint or of a defence brings.
// All of it stays in memory: nothing of it is written in the clear on a disk.
const filesMost = complaint.FilesMost*complaint.FileMost + 1<<20

// filesField is where files are chosen.
func filesField() parts.Field {
	return parts.Field{Name: "anexos", Label: "Arquivos", Kind: "file", Many: true, Accept: ".pdf,.jpg,.jpeg,.png", Help: "Até três, em PDF, JPEG ou PNG, de até 5 MB cada. O arquivo pode dizer quem o fez e onde: confira antes de enviar."}
}

// uploads are the files of a form; a form without files has none.
func (v *visit) uploads() (list []complaint.Upload, err error) {
	v.takeLong()
	if err := v.r.ParseMultipartForm(filesMost); errors.Is(err, http.ErrNotMultipart) {
		return nil, nil
	} else if err != nil {
		return nil, badForm(err)
	}
	for _, header := range v.r.MultipartForm.File["anexos"] {
		if header.Size == 0 { // nothing was chosen
			continue
		}
		content, err := readUpload(header)
		if err != nil {
			return nil, badForm(err)
		}
		list = append(list, complaint.Upload{Name: header.Filename, Content: content})
	}
	return list, nil
}

func readUpload(header *multipart.FileHeader) ([]byte, error) {
	file, err := header.Open()
	if err != nil {
		return nil, err
	}
	defer file.Close() //nolint:errcheck // only read
	return io.ReadAll(file)
}

// complaintFile gives a file that came with a complaint.
func (v *visit) complaintFile() error {
	return v.giveAttachment(func(c *subject) (complaint.Attachment, []byte, error) {
		return v.Complaints.OfComplaint(v.ctx(), v.account(), c.ID, v.r.PathValue("denuncia"), v.r.PathValue("anexo"))
	})
}

// proceedingFile gives a file of a proceeding.
func (v *visit) proceedingFile() error {
	return v.giveAttachment(func(c *subject) (complaint.Attachment, []byte, error) {
		return v.Complaints.OfProceeding(v.ctx(), v.account(), c.ID, v.r.PathValue("apuracao"), v.r.PathValue("anexo"))
	})
}

// defenceFile gives the person a file of the proceeding about them.
func (v *visit) defenceFile() error {
	return v.giveAttachment(func(c *subject) (complaint.Attachment, []byte, error) {
		return v.Complaints.OwnFile(v.ctx(), v.account(), c.ID, v.r.PathValue("apuracao"), v.r.PathValue("anexo"))
	})
}

func (v *visit) giveAttachment(find func(*subject) (complaint.Attachment, []byte, error)) error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	a, content, err := find(c)
	if err != nil {
		return err
	}
	v.w.Header().Set("Cache-Control", "no-store")
	return v.give(bytes.NewReader(content), store.File{Name: a.Given(), Digest: a.ID}, a.Given())
}

// attachmentLinks are the files under an address.
func attachmentLinks(under string, list []complaint.Attachment) (links []parts.Link) {
	for _, a := range list {
		links = append(links, parts.Link{Text: a.Name + " (" + locale.Bytes(int64(a.Size)) + ")", Address: under + "/anexos/" + a.ID, Icon: "download"})
	}
	return links
}
