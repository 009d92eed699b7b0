package custody

import (
	"context"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/gabriel-vasile/mimetype"
)

// Media types of what is received.
const (
	webm      = "video/webm"
	mp4       = "video/mp4"
	quicktime = "video/quicktime"
	pdf       = "application/pdf"
	jpeg      = "image/jpeg"
	png       = "image/png"
)

var mediaNames = map[string]string{webm: "WebM", mp4: "MP4", quicktime: "MOV", pdf: "PDF", jpeg: "JPEG", png: "PNG"}

// sniffed is how many of the first bytes say what all of them are.
const sniffed = 3072

// look finds what an upload is from its first bytes, once they are there. One that is
// not what it was said to be is taken away at once.
func (v *Vault) look(ctx context.Context, u Upload) (Upload, error) {
	if u.Media != "" || u.Received < sniffed && u.Received != u.Total {
		return u, nil
	}
	content, err := v.content(ctx, u.Contest, u.ID, u.Received)
	if err != nil {
		return u, err
	}
	first, err := io.ReadAll(io.LimitReader(content, sniffed))
	if err != nil {
		return u, err
	}
	kind, _ := KindOf(u.Kind)
	found := MediaOf(first)
	if !slices.Contains(kind.Media, found) || found != u.Declared {
		if err := v.Abandon(ctx, u); err != nil {
			return u, err
		}
		return u, wrongMedia(kind, "O conteúdo do arquivo não é o que o nome ou o navegador disse que era.")
	}
	u.Media = found
	return u, v.Store.SetUpload(ctx, u.ID, u.Total, u.Media)
}

// MediaOf is what bytes are by what is in them, whatever their name says.
func MediaOf(first []byte) string {
	name, _, _ := strings.Cut(mimetype.Detect(first).String(), ";")
	return name
}

func wrongMedia(k Kind, what string) error {
	var names []string
	for _, m := range k.Media {
		names = append(names, mediaNames[m])
	}
	return refuse("TIPO", what, "Envie um arquivo "+strings.Join(names, ", ")+", sem mudar a terminação do nome.")
}

func tooLarge(k Kind) error {
	return refuse("TAMANHO", "O arquivo passa do tamanho que se recebe, de "+strconv.FormatInt(k.Most>>20, 10)+" MiB.", "Envie um arquivo menor.")
}
