package docket

import (
	"context"
	"errors"
	"io"

	"certame/internal/blob"
	"certame/internal/intake"
	"certame/internal/scan"
)

// receive keeps bytes that somebody sent, with the word of the program of the agency where
// there is one: without it nothing is kept of them.
func (d *Docket) receive(ctx context.Context, name string, content io.Reader) (blob.File, error) {
	kept, err := d.blobs.Put(ctx, d.Scan.Reader(ctx, scan.Import, content))
	var found *scan.Found
	switch {
	case errors.As(err, &found):
		return kept, intake.Refuse([]intake.Problem{{File: safeName(name), What: found.Error(), Remedy: "Confira o aparelho de onde ele veio e exporte de novo do sistema de origem."}})
	case errors.Is(err, scan.ErrUnavailable):
		return kept, intake.Refuse([]intake.Problem{{File: safeName(name), What: scan.ErrUnavailable.Error(), Remedy: "Tente de novo em alguns minutos. Se o arquivo é grande, o programa de varredura pode ter limite menor do que ele: veja docs/operar.md."}})
	}
	return kept, err
}
