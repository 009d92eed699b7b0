package bookfile

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"hash"
	"io"
	"io/fs"
	"os"

	"certame/internal/intake"
)

// OpenTable opens a table that a fact cites. Its content is verified while it is
// read: the last read gives the refusal of a changed table in the place of
// io.EOF, so that who reads to the end, as io.ReadAll does, needs no other care.
func (b *Book) OpenTable(digest string) (io.ReadCloser, error) {
	if !isDigest(digest) {
		return nil, intake.Refuse([]intake.Problem{{
			File: FileName, Value: digest, What: "não é o resumo de uma tabela",
			Remedy: "O resumo SHA-256 tem 64 algarismos hexadecimais minúsculos",
		}})
	}
	file, err := b.system.open(b.path(TableDir, tableName(digest)), os.O_RDONLY)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, refuse(tableShown(digest), "um fato cita esta tabela, que não está na pasta", "Copie-a de volta: a pasta do certame só é completa com "+TableDir)
	}
	if err != nil {
		return nil, err
	}
	return &verified{file, digest, sha256.New()}, nil
}

// verified digests what is read of a table.
type verified struct {
	handle
	digest string
	hash   hash.Hash
}

// Read refuses the end of a table whose content is not the cited one.
func (v *verified) Read(p []byte) (int, error) {
	n, err := v.handle.Read(p)
	v.hash.Write(p[:n])
	if !errors.Is(err, io.EOF) {
		return n, err
	}
	if got := hex.EncodeToString(v.hash.Sum(nil)); got != v.digest {
		return n, refuse(tableShown(v.digest), "o conteúdo mudou: o resumo calculado é "+got, "Volte à cópia original da tabela")
	}
	return n, err
}
