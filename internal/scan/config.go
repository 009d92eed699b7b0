package scan

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net/netip"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/goccy/go-yaml"

	"certame/internal/intake"
)

// Config says which program is asked, and about what.
type Config struct {
	Server  string   `yaml:"clamd"`    // unix:/run/clamav/clamd.ctl or tcp:127.0.0.1:3310
	Command []string `yaml:"comando"`  // or a program and its arguments
	Timeout string   `yaml:"prazo"`    // of one file; 2m without it
	Kinds   []string `yaml:"especies"` // what is asked about; all but films without it
}

// Kinds of what is sent.
const (
	Film        = "filme"
	Document    = "documento"
	Appeal      = "recurso"
	Certificate = "certificado"
	Complaint   = "denuncia"
	Import      = "importacao"
)

// standard is asked about where the configuration does not say: films are larger than
// what such programs take, and what is in them decides what they are.
var standard = []string{Document, Appeal, Certificate, Complaint, Import}

const (
	variable        = "CERTAME_VARREDURA" // the address of clamd, and no file
	standardTimeout = 2 * time.Minute
)

// Read reads the configuration from a file that may not be there, or from the
// environment. It is nil when neither says anything: nothing is asked.
func Read(path string, getenv func(string) string) (*Scanner, error) {
	c := Config{Server: getenv(variable)}
	if c.Server == "" {
		text, err := os.ReadFile(path)
		if errors.Is(err, fs.ErrNotExist) {
			return nil, nil //nolint:nilnil // none is configured
		}
		if err != nil {
			return nil, err
		}
		if c, err = Parse(text); err != nil {
			return nil, refuse(path, err)
		}
	}
	s, err := c.Scanner()
	if err != nil {
		return nil, refuse(path, err)
	}
	return s, nil
}

func refuse(path string, err error) error {
	return intake.Refuse([]intake.Problem{{File: path, What: err.Error(), Remedy: "Escreva clamd: unix:/run/clamav/clamd.ctl, ou comando: [/caminho/do/programa, argumentos], e, se quiser, prazo: 2m e especies: [documento, recurso, certificado, denuncia, importacao, filme]"}})
}

// Parse reads the text of the file.
func Parse(text []byte) (c Config, err error) {
	if err := yaml.UnmarshalWithOptions(text, &c, yaml.Strict()); err != nil {
		line, _, _ := strings.Cut(err.Error(), "\n")
		return c, errors.New("não foi entendido (" + line + ")")
	}
	return c, nil
}

// Scanner is what the configuration says.
func (c Config) Scanner() (*Scanner, error) {
	s := &Scanner{timeout: standardTimeout, kinds: standard}
	if c.Timeout != "" {
		timeout, err := time.ParseDuration(c.Timeout)
		if err != nil || timeout <= 0 {
			return nil, fmt.Errorf("prazo «%s» não é uma duração, como 2m", c.Timeout)
		}
		s.timeout = timeout
	}
	if len(c.Kinds) > 0 {
		s.kinds = c.Kinds
		for _, k := range c.Kinds {
			if !known(k) {
				return nil, fmt.Errorf("especies: «%s» não é do que se recebe", k)
			}
		}
	}
	var err error
	s.begin, err = c.way()
	return s, err
}

func known(kind string) bool {
	for _, k := range append([]string{Film}, standard...) {
		if k == kind {
			return true
		}
	}
	return false
}

// way is how the program is asked: over a socket of this machine, for the protocol has
// no cipher and what people send is theirs.
func (c Config) way() (func(ctx context.Context) (asked, error), error) {
	switch network, address, _ := strings.Cut(c.Server, ":"); {
	case c.Server != "" && len(c.Command) > 0:
		return nil, errors.New("há clamd e comando: escolha um")
	case len(c.Command) > 0:
		if !filepath.IsAbs(c.Command[0]) {
			return nil, errors.New("comando: diga o caminho inteiro do programa")
		}
		return command(c.Command).begin, nil
	case network == "unix" && filepath.IsAbs(address):
		return clamd{network, address}.begin, nil
	case network == "tcp":
		at, err := netip.ParseAddrPort(address)
		if err != nil || !at.Addr().IsLoopback() {
			return nil, errors.New("clamd: por tcp só nesta máquina, como tcp:127.0.0.1:3310; o que se envia andaria às claras pela rede")
		}
		return clamd{network, address}.begin, nil
	}
	return nil, errors.New("não diz clamd nem comando")
}
