package custody

import (
	"bytes"
	"context"
	"errors"
	"io"
	"strings"
	"sync"

	"github.com/pdfcpu/pdfcpu/pkg/api"
	"github.com/pdfcpu/pdfcpu/pkg/pdfcpu/model"
	"github.com/pdfcpu/pdfcpu/pkg/pdfcpu/types"
)

// stampLook is across each page, over what is on it, and still read through.
const stampLook = "font:Helvetica, points:22, rotation:0, opacity:0.35, fillcolor:0.4 0.4 0.4, scalefactor:0.9 rel"

// settings do not read or write files of the library in the home of the account.
var settings = sync.OnceValue(func() func() *model.Configuration {
	api.DisableConfigDir()
	return func() *model.Configuration {
		c := model.NewDefaultConfiguration()
		c.ValidationMode = model.ValidationRelaxed
		c.Offline = true
		return c
	}
})

// Stamp marks every page of a PDF with who sees it and when.
func Stamp(document io.ReadSeeker, text string) (*bytes.Reader, error) {
	mark, err := api.TextWatermark(latin(text), stampLook, true, false, types.POINTS)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	if err := api.AddWatermarks(document, &out, nil, mark, settings()()); err != nil {
		return nil, err
	}
	return bytes.NewReader(out.Bytes()), nil
}

// latin leaves what the font of the mark can draw: the library reads % as a command.
func latin(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '%' || r < ' ' && r != '\n':
			return ' '
		case r > 255:
			return '?'
		}
		return r
	}, text)
}

// opens refuses a PDF that nobody could mark, and so nobody could read here: one with a
// password, or damaged.
func (v *Vault) opens(ctx context.Context, u Upload) error {
	if u.Media != pdf {
		return nil
	}
	whole, err := v.content(ctx, u.Contest, u.ID, u.Received)
	if err != nil {
		return err
	}
	text, err := io.ReadAll(whole)
	if err != nil {
		return err
	}
	if _, err := Stamp(bytes.NewReader(text), "teste"); err == nil {
		return nil
	}
	return errors.Join(refuse("PDF", "O PDF não se abre: está protegido por senha ou danificado.", "Grave-o outra vez, sem senha, ou envie a imagem das folhas."), v.Abandon(ctx, u))
}
