package secret

import (
	"encoding/base64"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"certame/internal/durable"
	"github.com/gofrs/flock"
)

// Where the master keys come from, in this order.
const (
	TextVariable = "CERTAME_CHAVE"         // the text itself, in JSON or base64 of it
	FileVariable = "CERTAME_CHAVE_ARQUIVO" // the file where it is
	fileName     = "mestra.json"           // in the folder of keys
	lockName     = "trava"
	ownerOnly    = 0o600
	ownerFolder  = 0o700
)

// ErrNoKeys is of a folder where there should be keys.
var ErrNoKeys = errors.New("não há chaves mestras")

// Load gives the master keys: those of the environment, or else those of the
// folder. They are created there only for who has sealed nothing yet: new keys in
// the place of lost ones would hide the loss until the day of need.
func Load(folder string, fresh bool) (*Keys, error) {
	if text := os.Getenv(TextVariable); text != "" {
		return fromText(text)
	}
	if path := os.Getenv(FileVariable); path != "" {
		return fromFile(path)
	}
	if fresh {
		return create(folder)
	}
	return fromFolder(folder)
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

// create makes keys only if there are none, also when two start at once.
func create(folder string) (*Keys, error) {
	return locked(folder, func(path string) (*Keys, error) {
		keys, err := fromFolder(folder)
		if !errors.Is(err, ErrNoKeys) {
			return keys, err
		}
		if keys, err = New(); err != nil {
			return nil, err
		}
		return keys, write(path, keys)
	})
}

// Change puts other keys in the place of those of the folder: rotated, retired.
// The others are there until the new ones are, durably.
func Change(folder string, change func(*Keys) (*Keys, error)) (*Keys, error) {
	return locked(folder, func(path string) (*Keys, error) {
		before, err := fromFolder(folder)
		if err != nil {
			return nil, err
		}
		after, err := change(before)
		if err != nil {
			return nil, err
		}
		return after, write(path, after)
	})
}

func locked(folder string, do func(path string) (*Keys, error)) (*Keys, error) {
	if err := durable.Folder(folder, ownerFolder); err != nil {
		return nil, err
	}
	lock := flock.New(filepath.Join(folder, lockName), flock.SetPermissions(ownerOnly))
	if err := lock.Lock(); err != nil {
		return nil, err
	}
	defer lock.Close()
	return do(filepath.Join(folder, fileName))
}

func write(path string, keys *Keys) error {
	text, err := keys.Text()
	if err != nil {
		return err
	}
	return durable.Write(path, text, ownerOnly)
}
