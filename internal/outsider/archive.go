package outsider

import (
	"archive/zip"
	"io"
	"path"
	"slices"
	"strings"
	"unicode/utf8"
)

// entry is one file of the zip, not yet opened.
type entry struct {
	name  string
	claim int64 // bytes it says it has when opened
	zip   *zip.File
}

// openArchive reads the directory of the zip and refuses what no package is:
// names that leave the folder or come twice, entries that share bytes, claims
// beyond the limits. Nothing is opened yet.
func openArchive(file io.ReaderAt, size int64) ([]entry, error) {
	directory, err := zip.NewReader(file, size)
	if err != nil {
		return nil, refuse("o arquivo não é um zip que se leia: %v", err)
	}
	if len(directory.File) > maxFiles {
		return nil, refuse("o zip tem %d arquivos; um pacote não passa de %d", len(directory.File), maxFiles)
	}
	var out []entry
	var total uint64
	for _, f := range directory.File {
		if err := admit(f); err != nil {
			return nil, err
		}
		total += f.UncompressedSize64
		out = append(out, entry{f.Name, int64(f.UncompressedSize64), f})
	}
	if total > maxBytes {
		return nil, refuse("os arquivos abertos ocupariam %d bytes; o limite é %d", total, int64(maxBytes))
	}
	return out, distinct(out)
}

// admit refuses one entry for its name, its kind or its claim.
func admit(f *zip.File) error {
	switch {
	case !safeName(f.Name):
		return refuse("o zip tem um nome que não é de pacote: %q", cutText(f.Name))
	case !f.Mode().IsRegular():
		return refuse("%s não é um arquivo comum", f.Name)
	case f.Flags&1 != 0:
		return refuse("%s está cifrado", f.Name)
	case f.Method != zip.Store && f.Method != zip.Deflate:
		return refuse("%s está comprimido de um modo desconhecido (%d)", f.Name, f.Method)
	case f.UncompressedSize64 > maxBytes:
		return refuse("%s diz ter %d bytes; o limite é %d", f.Name, f.UncompressedSize64, int64(maxBytes))
	}
	return nil
}

func safeName(name string) bool {
	return name != "" && len(name) <= maxName && utf8.ValidString(name) && path.Clean(name) == name &&
		!strings.HasPrefix(name, "/") && !strings.HasPrefix(name, "..") && !strings.ContainsAny(name, "\\:\x00\n\r")
}

// distinct refuses two entries of one name, and entries that share bytes of the
// zip: a few kilobytes read a thousand times are how a bomb is made.
func distinct(entries []entry) error {
	type span struct {
		from, to int64
		name     string
	}
	names := map[string]bool{}
	var spans []span
	for _, e := range entries {
		if names[e.name] {
			return refuse("o zip tem dois arquivos de nome %s", e.name)
		}
		names[e.name] = true
		from, err := e.zip.DataOffset()
		if err != nil {
			return refuse("%s não se lê no zip: %v", e.name, err)
		}
		spans = append(spans, span{from, from + int64(e.zip.CompressedSize64), e.name})
	}
	slices.SortFunc(spans, func(a, b span) int { return int(min(max(a.from-b.from, -1), 1)) })
	for i := 1; i < len(spans); i++ {
		if spans[i].from < spans[i-1].to {
			return refuse("%s e %s ocupam os mesmos bytes do zip", spans[i-1].name, spans[i].name)
		}
	}
	return nil
}

// cutText shortens what a stranger wrote, for a message.
func cutText(text string) string {
	if len(text) > 60 {
		return strings.ToValidUTF8(text[:60], "") + "…"
	}
	return text
}
