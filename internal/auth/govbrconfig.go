package auth

import (
	"errors"
	"fmt"
	"io/fs"
	"net/netip"
	"net/url"
	"os"
	"strings"

	"github.com/goccy/go-yaml"

	"certame/internal/intake"
)

// GovBRConfig is how gov.br knows this system.
type GovBRConfig struct {
	Issuer string `yaml:"emissor"`
	Client string `yaml:"cliente"`
	Secret string `yaml:"segredo"`
}

// Variables of the environment that say the same as the file, and win over it. The
// secret may be in a file of its own, as services of secrets hand them over.
const (
	envIssuer     = "CERTAME_GOVBR_EMISSOR"
	envClient     = "CERTAME_GOVBR_CLIENTE"
	envSecret     = "CERTAME_GOVBR_SEGREDO"
	envSecretFile = "CERTAME_GOVBR_SEGREDO_ARQUIVO"
)

// ReadGovBR reads the configuration from a file that may not be there and from the
// environment. It is nil, and gov.br off, when neither says anything.
func ReadGovBR(path string, getenv func(string) string) (*GovBRConfig, error) {
	var c GovBRConfig
	text, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	if err := yaml.UnmarshalWithOptions(text, &c, yaml.Strict()); err != nil && len(text) > 0 {
		return nil, refuseGovBR(path, "", fmt.Sprintf("não foi entendido (%v)", err), "Escreva as chaves emissor, cliente e segredo.")
	}
	if name := getenv(envSecretFile); name != "" {
		secret, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		c.Secret = strings.TrimSpace(string(secret))
	}
	for name, into := range map[string]*string{envIssuer: &c.Issuer, envClient: &c.Client, envSecret: &c.Secret} {
		if value := getenv(name); value != "" {
			*into = value
		}
	}
	if c == (GovBRConfig{}) {
		return nil, nil
	}
	return &c, c.check(path)
}

func (c *GovBRConfig) check(path string) error {
	for _, part := range []struct{ key, env, value string }{
		{"emissor", envIssuer, c.Issuer}, {"cliente", envClient, c.Client}, {"segredo", envSecret, c.Secret},
	} {
		if part.value == "" {
			return refuseGovBR(path, "", "falta «"+part.key+"» na configuração do gov.br", "Escreva a chave «"+part.key+"» no arquivo ou a variável "+part.env+".")
		}
	}
	// Without TLS whoever is on the way could answer in the name of gov.br.
	if u, err := url.Parse(c.Issuer); err != nil || u.Host == "" || u.Scheme != "https" && !loopback(u) {
		return refuseGovBR(path, c.Issuer, "o emissor não é um endereço https", "Use o endereço que o gov.br informa, como https://sso.acesso.gov.br/")
	}
	return nil
}

// loopback says whether an address never leaves this machine.
func loopback(u *url.URL) bool {
	address, err := netip.ParseAddr(u.Hostname())
	return u.Hostname() == "localhost" || err == nil && address.IsLoopback()
}

func refuseGovBR(path, value, what, remedy string) error {
	return intake.Refuse([]intake.Problem{{File: path, Value: value, What: what, Remedy: remedy}})
}
