package secret

import (
	"encoding/base64"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// Where the master keys come from, in this order.
const (
	TextVariable = "CERTAME_CHAVE"         // the text itself, in JSON or base64 of it
	FileVariable = "CERTAME_CHAVE_ARQUIVO" // the file where it is
	fileName     = "mestra.json"           // in the folder of keys
)

// Folder is the folder of keys of an installation.
func Folder(data string) string { return filepath.Join(data, "chaves") }

// ErrNoKeys is of a folder where there should be keys.
var ErrNoKeys = errors.New("não há chaves mestras")

// Load gives the master keys: those of the environment, or else those of the
// folder. They are created there only for who has sealed nothing yet: new keys in
// the place of lost ones would hide the loss until the day of need.
func Load(folder string, fresh bool, getenv func(string) string) (*Keys, error) {
	if text := getenv(TextVariable); text != "" {
		return fromText(text)
	}
	if path := getenv(FileVariable); path != "" {
		return fromFile(path)
	}
	if fresh {
		return create(folder)
	}
	return fromFolder(folder)
}

// FileOf is the file where Load would find the keys, for who changes them.
func FileOf(folder string, getenv func(string) string) (string, error) {
	if getenv(TextVariable) != "" {
		return "", fmt.Errorf("as chaves mestras vêm do texto de %s, que este programa não muda. "+
			"Grave o texto em um arquivo de modo 600 e ponha o nome dele em %s", TextVariable, FileVariable)
	}
	if path := getenv(FileVariable); path != "" {
		return path, nil
	}
	return filepath.Join(folder, fileName), nil
}

func fromText(text string) (*Keys, error) {
	plain, err := base64.StdEncoding.DecodeString(strings.TrimSpace(text))
	if err != nil {
		plain = []byte(text)
	}
	keys, err := Parse(plain)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", TextVariable, err)
	}
	return keys, nil
}

func fromFile(path string) (*Keys, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	keys, err := Parse(text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return keys, nil
}

func fromFolder(folder string) (*Keys, error) {
	path := filepath.Join(folder, fileName)
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, fmt.Errorf("%w em %s, e já há o que foi selado. Recupere o arquivo %s da cópia de segurança das chaves", ErrNoKeys, folder, fileName)
	case err != nil:
		return nil, err
	}
	if err := checkMode(path, info.Mode()); err != nil {
		return nil, err
	}
	return fromFile(path)
}
