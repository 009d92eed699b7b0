package settings

import (
	"net"
	"net/mail"
	"net/netip"
	"net/url"
	"slices"
	"strconv"
	"strings"
)

// kind is what the value of a key may be. check says what is wrong with one, without the
// value, which may be a secret in the wrong place.
type kind struct {
	name    string // in the schema
	pattern string
	values  []string
	low, up int
	check   func(value string) (what, remedy string)
	file    bool // names a file that must be there
	secret  bool // which only the account of the program may read
	list    bool // may be several
}

func fine(string) (what, remedy string) { return "", "" }

var (
	text       = kind{name: "string", check: fine}
	folder     = kind{name: "string", check: fine}
	file       = kind{name: "string", check: fine, file: true}
	secretFile = kind{name: "string", check: fine, file: true, secret: true}
	listening  = kind{name: "string", pattern: `^.+:[0-9]+$`, check: checkListening}
	inside     = kind{name: "string", pattern: `^.+:[0-9]+$`, check: checkInside}
	origin     = kind{name: "string", pattern: `^https://[^/]+/?$`, check: checkOrigin}
	address    = kind{name: "string", pattern: `^https?://`, check: checkAddress}
	database   = kind{name: "string", pattern: `^postgres(ql)?://`, check: checkDatabase}
	objects    = kind{name: "string", check: checkObjects}
	mailbox    = kind{name: "string", check: checkMailbox}
	networks   = kind{name: "string", list: true, check: checkNetworks}
	yesNo      = kind{name: "boolean", check: checkYesNo}
)

func oneOf(values ...string) kind {
	return kind{name: "string", values: values, check: func(v string) (string, string) {
		if slices.Contains(values, v) {
			return "", ""
		}
		return "valor que não há", "Escreva " + strings.Join(values, ", ")
	}}
}

func number(low, up int) kind {
	return kind{name: "integer", low: low, up: up, check: func(v string) (string, string) {
		if n, err := strconv.Atoi(v); err != nil || n < low || n > up {
			return "número fora do que se aceita", "Escreva um número de " + strconv.Itoa(low) + " a " + strconv.Itoa(up)
		}
		return "", ""
	}}
}

func checkListening(v string) (string, string) {
	_, port, err := net.SplitHostPort(v)
	if n, errPort := strconv.Atoi(port); err != nil || errPort != nil || n < 0 || n > 65535 {
		return "não é máquina e porta", "Escreva, por exemplo, 127.0.0.1:8080"
	}
	return "", ""
}

// checkInside is of what has no password, and must not be of the whole world.
func checkInside(v string) (string, string) {
	host, _, err := net.SplitHostPort(v)
	if ip := net.ParseIP(host); err != nil || ip == nil || !ip.IsLoopback() && !ip.IsPrivate() {
		return "não é endereço desta máquina ou da rede interna, e porta", "Escreva, por exemplo, 127.0.0.1:9464: as métricas não pedem senha"
	}
	return "", ""
}

func checkOrigin(v string) (string, string) {
	u, err := url.Parse(v)
	if err != nil || u.Scheme != "https" || u.Host == "" || u.User != nil || strings.Trim(u.Path, "/") != "" {
		return "não é o começo de um endereço https", "Escreva, por exemplo, https://certame.orgao.gov.br"
	}
	return "", ""
}

func checkAddress(v string) (string, string) {
	u, err := url.Parse(v)
	switch {
	case err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https":
		return "não é um endereço http ou https", "Escreva, por exemplo, https://servico.orgao.gov.br"
	case u.User != nil:
		return "traz uma senha no endereço", "Retire-a daqui, troque a que ficou exposta e diga-a por variável ou arquivo"
	}
	return "", ""
}

func checkDatabase(v string) (string, string) {
	u, err := url.Parse(v)
	if err != nil || u.Scheme != "postgres" && u.Scheme != "postgresql" {
		return "não é o endereço de um banco PostgreSQL", "Escreva postgres://USUARIO@SERVIDOR:PORTA/BANCO?sslmode=verify-full, ou retire a linha para usar SQLite"
	}
	if Password(v) {
		return "traz a senha do banco", "Retire-a daqui, troque a que ficou exposta e ponha a nova no arquivo de banco_senha_arquivo, em PGPASSFILE ou em PGPASSWORD"
	}
	return "", ""
}

// Password says whether an address of a database has a password in it.
func Password(address string) bool {
	u, err := url.Parse(address)
	if err != nil {
		return strings.Contains(address, "@") && strings.Contains(address, "://")
	}
	_, has := u.User.Password()
	return has || u.Query().Has("password")
}

func checkObjects(v string) (string, string) {
	u, err := url.Parse(v)
	if err != nil || u.User != nil {
		return "não é um lugar de objetos, ou traz credenciais", "Escreva s3://bucket/prefixo?endpoint=https://servidor:porta, com as credenciais em variáveis ou em credenciais=ARQUIVO, ou uma pasta"
	}
	return "", ""
}

func checkMailbox(v string) (string, string) {
	if _, err := mail.ParseAddress(v); err != nil {
		return "não é um endereço de correio", "Escreva, por exemplo, Concurso 1/2026 <concurso@orgao.gov.br>"
	}
	return "", ""
}

func checkNetworks(v string) (string, string) {
	for one := range strings.SplitSeq(v, ",") {
		one = strings.TrimSpace(one)
		_, err := netip.ParsePrefix(one)
		if _, alone := netip.ParseAddr(one); err != nil && alone != nil {
			return "não é endereço nem rede", "Escreva um endereço, como 10.0.0.7, ou uma rede, como 10.0.0.0/24"
		}
	}
	return "", ""
}

// Words for yes and no; those of YAML too.
var truths = map[string]bool{"sim": true, "true": true, "não": false, "nao": false, "false": false}

func checkYesNo(v string) (string, string) {
	if _, known := truths[v]; !known {
		return "não é sim nem não", "Escreva sim ou não"
	}
	return "", ""
}
