package notify

import (
	"crypto/x509"
	"net"
	"os"
	"strconv"
	"strings"

	gomail "github.com/wneessen/go-mail"
)

// Mailbox is where what comes back is received: by IMAP, or only under which address.
type Mailbox struct {
	Server    string `yaml:"servidor"`  // imap.orgao.gov.br:993; empty when files are read instead
	Security  string `yaml:"seguranca"` // tls, starttls or, on this machine only, nenhuma
	Account   string `yaml:"conta"`
	Password  string `yaml:"senha"`
	Box       string `yaml:"caixa"`      // INBOX
	Authority string `yaml:"autoridade"` // as for the server that sends
	Address   string `yaml:"endereco"`   // devolucoes@orgao.gov.br, whose mail «devolucoes+…» also gets

	host  string
	roots *x509.CertPool
}

// Variables that say the password of the box.
const (
	envBoxPassword = "CERTAME_CORREIO_DEVOLUCOES_SENHA"
	envBoxFile     = "CERTAME_CORREIO_DEVOLUCOES_SENHA_ARQUIVO"
)

func (m *Mailbox) environment(getenv func(string) string) error {
	if m == nil {
		return nil
	}
	if name := getenv(envBoxFile); name != "" {
		secret, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		m.Password = strings.TrimSpace(string(secret))
	}
	if value := getenv(envBoxPassword); value != "" {
		m.Password = value
	}
	return nil
}

func (m *Mailbox) check(path string) (err error) {
	if m == nil {
		return nil
	}
	if m.Address != "" && !Address(m.Address) {
		return refuse(path, m.Address, "o endereço das devoluções não é um endereço de correio", "Escreva só o endereço, como devolucoes@orgao.gov.br, ou retire «endereco».")
	}
	if m.Server == "" {
		if m.Address == "" {
			return refuse(path, "", "«devolucoes» não diz nem onde ler nem para onde devolver", "Escreva «servidor», «endereco» ou os dois.")
		}
		return nil
	}
	var port string
	if m.host, port, err = net.SplitHostPort(m.Server); err == nil {
		_, err = strconv.ParseUint(port, 10, 16)
	}
	if err != nil || m.host == "" {
		return refuse(path, m.Server, "o servidor da caixa não é um endereço com porta", "Escreva «servidor», como imap.orgao.gov.br:993.")
	}
	if m.Security == "" {
		m.Security = tlsFirst
	}
	if m.Security != startTLS && m.Security != tlsFirst && (m.Security != noTLS || !loopback(m.host)) {
		return refuse(path, m.Security, "segurança que não há, ou que só serve nesta própria máquina", "Escreva tls ou starttls.")
	}
	if m.Account == "" || m.Password == "" {
		return refuse(path, "", "a caixa das devoluções pede conta e senha", "Escreva «conta»; a senha pode vir da variável "+envBoxFile+".")
	}
	if m.Box == "" {
		m.Box = "INBOX"
	}
	m.roots, err = rootsOf(path, m.Authority)
	return err
}

// returnTo asks that a message come back, if it does, to an address that says which one it
// was: servers that give back nothing of a message still give it back to somebody.
func (c *Config) returnTo(m *gomail.Msg, id string) error {
	if c.Returned == nil || c.Returned.Address == "" {
		return nil
	}
	id, _, _ = strings.Cut(id, "@")
	local, domain, _ := strings.Cut(c.Returned.Address, "@")
	return m.EnvelopeFrom(local + "+" + id + "@" + domain)
}
