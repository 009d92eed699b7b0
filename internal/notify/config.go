package notify

import (
	"crypto/x509"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/mail"
	"net/netip"
	"os"
	"strconv"
	"strings"

	"github.com/goccy/go-yaml"

	"certame/internal/intake"
)

// Config is the server of mail of an installation.
type Config struct {
	Server    string `yaml:"servidor"`  // smtp.orgao.gov.br:587
	Security  string `yaml:"seguranca"` // starttls, tls or, on this machine only, nenhuma
	Account   string `yaml:"conta"`
	Password  string `yaml:"senha"`
	From      string `yaml:"remetente"` // Concurso 1/2026 <concurso@orgao.gov.br>
	ReplyTo   string `yaml:"responder_a"`
	Authority string `yaml:"autoridade"` // a file with who signs the certificate, when browsers do not know it

	Returned *Mailbox `yaml:"devolucoes"` // where what comes back is read, when it is read here

	host  string
	port  int
	from  *mail.Address
	roots *x509.CertPool
}

// Ways of protecting what is sent.
const (
	startTLS = "starttls"
	tlsFirst = "tls"
	noTLS    = "nenhuma"
)

// Variables of the environment that say the same as the file, and win over it. The
// password may be in a file of its own, as services of secrets hand them over.
const (
	envServer   = "CERTAME_CORREIO_SERVIDOR"
	envSecurity = "CERTAME_CORREIO_SEGURANCA"
	envAccount  = "CERTAME_CORREIO_CONTA"
	envPassword = "CERTAME_CORREIO_SENHA"
	envFile     = "CERTAME_CORREIO_SENHA_ARQUIVO"
	envFrom     = "CERTAME_CORREIO_REMETENTE"
	envReply    = "CERTAME_CORREIO_RESPONDER_A"
	envCA       = "CERTAME_CORREIO_AUTORIDADE"
)

// ReadConfig reads the configuration from a file that may not be there and from the
// environment. It is nil, and nothing is sent, when neither says anything.
func ReadConfig(path string, getenv func(string) string) (*Config, error) {
	c := &Config{}
	text, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	if err := yaml.UnmarshalWithOptions(text, c, yaml.Strict()); err != nil && len(text) > 0 {
		return nil, refuse(path, "", fmt.Sprintf("não foi entendido (%s)", firstLine(err)), "Escreva as chaves servidor, seguranca, conta, senha, remetente e, se houver, responder_a, autoridade e devolucoes.")
	}
	if name := getenv(envFile); name != "" {
		secret, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		c.Password = strings.TrimSpace(string(secret))
	}
	if err := c.Returned.environment(getenv); err != nil {
		return nil, err
	}
	for name, into := range map[string]*string{envServer: &c.Server, envSecurity: &c.Security, envAccount: &c.Account, envPassword: &c.Password, envFrom: &c.From, envReply: &c.ReplyTo, envCA: &c.Authority} {
		if value := getenv(name); value != "" {
			*into = value
		}
	}
	if *c == (Config{}) {
		return nil, nil
	}
	return c, c.check(path)
}

// firstLine leaves out the excerpt of the file, which may show the password.
func firstLine(err error) string {
	line, _, _ := strings.Cut(err.Error(), "\n")
	return line
}

func (c *Config) check(path string) error {
	var port string
	var err error
	if c.host, port, err = net.SplitHostPort(c.Server); err == nil {
		c.port, err = strconv.Atoi(port)
	}
	if err != nil || c.host == "" || c.port < 1 {
		return refuse(path, c.Server, "o servidor de correio não é um endereço com porta", "Escreva «servidor», como smtp.orgao.gov.br:587, ou a variável "+envServer+".")
	}
	if c.Security == "" {
		c.Security = startTLS
	}
	switch {
	case c.Security == noTLS && loopback(c.host), c.Security == startTLS, c.Security == tlsFirst:
	case c.Security == noTLS:
		return refuse(path, c.Security, "sem TLS, só um servidor desta própria máquina", "Escreva seguranca: starttls ou tls: endereços e horários de pessoas não andam abertos pela rede.")
	default:
		return refuse(path, c.Security, "segurança que não há", "Escreva starttls, tls ou, para um servidor desta máquina, nenhuma.")
	}
	if c.from, err = mail.ParseAddress(c.From); err != nil {
		return refuse(path, c.From, "o remetente não é um endereço de correio", "Escreva «remetente», como Concurso 1/2026 <concurso@orgao.gov.br>.")
	}
	if c.ReplyTo != "" {
		if _, err := mail.ParseAddress(c.ReplyTo); err != nil {
			return refuse(path, c.ReplyTo, "«responder_a» não é um endereço de correio", "Corrija-o ou retire a linha.")
		}
	}
	if (c.Account == "") != (c.Password == "") {
		return refuse(path, "", "conta e senha vão juntas", "Escreva as duas, ou nenhuma, se o servidor não as pede. A senha pode vir da variável "+envFile+".")
	}
	if err := c.Returned.check(path); err != nil {
		return err
	}
	return c.trust(path)
}

// trust reads who signs the certificate of the server.
func (c *Config) trust(path string) (err error) {
	c.roots, err = rootsOf(path, c.Authority)
	return err
}

func rootsOf(path, authority string) (*x509.CertPool, error) {
	if authority == "" {
		return nil, nil
	}
	text, err := os.ReadFile(authority)
	roots := x509.NewCertPool()
	if err != nil || !roots.AppendCertsFromPEM(text) {
		return nil, refuse(path, authority, "a autoridade não é um arquivo de certificados em PEM", "Indique o arquivo com o certificado de quem assina o do servidor, ou retire a linha.")
	}
	return roots, nil
}

func loopback(host string) bool {
	address, err := netip.ParseAddr(host)
	return host == "localhost" || err == nil && address.IsLoopback()
}

func refuse(path, value, what, remedy string) error {
	return intake.Refuse([]intake.Problem{{File: path, Value: value, What: what, Remedy: remedy}})
}
