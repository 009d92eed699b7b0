package archive

import (
	"errors"
	"time"
)

// Names of the entries.
const (
	headName    = "certame.json"
	keysName    = "chaves/mestra.json"
	endName     = "fim.json"
	tableFolder = "tabelas/"
	blobFolder  = "objetos/"
)

const (
	format  = "certame/copia"
	version = 1
)

// Head is the first entry: what the copy is of.
type Head struct {
	Format   string    `json:"formato"`
	Version  int       `json:"versao"`
	Schema   int64     `json:"esquema"` // of the tables
	Contest  string    `json:"certame,omitempty"`
	Database string    `json:"banco"` // of which kind it came
	Program  string    `json:"programa"`
	At       time.Time `json:"quando"`
}

// Summary is the last entry: what came before it, and a digest of all of it.
type Summary struct {
	Rows    int      `json:"linhas"`
	Objects int      `json:"objetos"`
	Bytes   int64    `json:"bytes"` // of the objects
	Keys    bool     `json:"chaves"`
	Damaged []string `json:"danificados,omitempty"` // objects that do not give their digest: not copied
	Missing []string `json:"faltantes,omitempty"`   // objects of which only the digest is known: not copied
	Digest  string   `json:"sha256"`                // of the entries before, by name, size and digest
}

// Whole tells whether the copy has everything.
func (s *Summary) Whole() bool { return len(s.Damaged)+len(s.Missing) == 0 }

// What is wrong with a file.
var (
	ErrNotCopy  = errors.New("o arquivo não é uma cópia feita por certame backup")
	ErrNewer    = errors.New("a cópia foi feita por uma versão mais nova do certame: atualize o programa")
	ErrSealed   = errors.New("a cópia está cifrada: indique o arquivo com a identidade age em --identidade")
	ErrWrongKey = errors.New("nenhuma das identidades abre a cópia: ela foi cifrada para outra pessoa")
	ErrCut      = errors.New("a cópia está incompleta ou foi alterada: falta o fim, ou ele não confere com o que veio antes")
	ErrNotEmpty = errors.New("já há dados nesta instalação: uma cópia só se restaura em uma vazia. Indique outra pasta, ou outro banco")
)
