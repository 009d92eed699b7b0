package embargo

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// VersionFile is the list of what is released, inside and beside the documents. Its
// digest is the commitment.
const VersionFile = "versao.json"

// Version says what is released, and since when. The salt is why the commitment
// tells nothing to whoever guesses the documents.
type Version struct {
	Format    string     `json:"formato"`
	Embargo   string     `json:"embargo"`
	Salt      string     `json:"sal"`
	Documents []Document `json:"documentos"`
}

// Document is one file of a version.
type Document struct {
	Name   string `json:"arquivo"`
	SHA256 string `json:"sha256"`
	Size   int64  `json:"bytes"`
}

const versionFormat = "certame-versao/1"

func (v *Version) encode() ([]byte, error) {
	data, err := json.MarshalIndent(v, "", "  ")
	return append(data, '\n'), err
}

func commitmentOf(version []byte) string {
	sum := sha256.Sum256(version)
	return hex.EncodeToString(sum[:])
}

// Brasilia is where the hours of a version are told; it has no summer time.
var Brasilia = time.FixedZone("Brasília", -3*60*60)

func stamp(hour time.Time) string { return hour.In(Brasilia).Format(time.RFC3339) }

// documentsOf lists the files of a folder that nobody else may read.
func documentsOf(folder string) (out []Document, err error) {
	info, err := os.Stat(folder)
	if err != nil {
		return nil, err
	}
	if info.IsDir() && !closed(info) {
		return nil, refuse(folder, "outras pessoas podem ler esta pasta, e o que está nela não é público ainda", "Feche-a (chmod 700) e confira se ninguém a leu antes de lacrar.")
	}
	err = filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir():
			return nil
		case !entry.Type().IsRegular():
			return refuse(path, "não é um arquivo comum", "Ponha na pasta os próprios documentos.")
		}
		name, err := filepath.Rel(folder, path)
		if err != nil {
			return err
		}
		if taken(filepath.ToSlash(name)) {
			return refuse(path, "este nome é do que se grava ao soltar a versão", "Dê outro nome ao documento.")
		}
		sum, size, err := digestOf(path)
		out = append(out, Document{filepath.ToSlash(name), sum, size})
		return err
	})
	if err == nil && len(out) == 0 {
		err = refuse(folder, "não tem nenhum documento", "Grave nela o que se vai publicar: certame publicar pacote, lista, dou.")
	}
	slices.SortFunc(out, func(a, b Document) int { return strings.Compare(a.Name, b.Name) })
	return out, err
}

// taken reports whether a name is of what is written beside the documents.
func taken(name string) bool {
	return name == VersionFile || name == "REGISTRO.txt" || strings.HasSuffix(name, ".prova")
}

func digestOf(path string) (string, int64, error) {
	file, err := os.Open(path)
	if err != nil {
		return "", 0, err
	}
	defer file.Close()
	sum := sha256.New()
	size, err := io.Copy(sum, file)
	return hex.EncodeToString(sum.Sum(nil)), size, err
}
