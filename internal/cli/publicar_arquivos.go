package cli

import (
	"fmt"

	"certame/internal/cli/usage"
	"certame/internal/edition"
	"certame/internal/render/lists"
)

func tooLong(formats []string, rows int) error {
	for _, f := range formats {
		if (f == "pdf" || f == "html") && rows > edition.PageRows {
			return usage.Error(fmt.Sprintf("o documento teria %d linhas, e em %s o limite é %d. Divida-o com --cargo, ou use --formato xlsx", rows, f, edition.PageRows))
		}
	}
	return nil
}

// write writes each format; the CSV, of which the digest is, always.
func (c *publicarLista) write(s *session, d *lists.Document, digest, folder string) ([]edition.File, error) {
	bar := s.newProgress("gravando", inFiles)
	defer bar.done()
	return edition.Write(s.ctx, d, digest, c.Address, commaList(c.Formats), folder, bar.update)
}
