package blob

import (
	"fmt"
	"net"
	"net/url"
	"strings"
)

// address is where a bucket is, as the configuration says.
type address struct {
	bucket, prefix string
	host, region   string
	secure         bool
	credentials    string // file, "" for the environment and the usual places
}

// amazon is the service when no endpoint is given.
const amazon = "https://s3.amazonaws.com"

const addressForm = "Escreva s3://bucket/prefixo?endpoint=https://servidor:porta&regiao=…&credenciais=arquivo " +
	"(o prefixo e cada parâmetro são opcionais)"

// parseAddress refuses what it does not know: a parameter misspelt would be
// another bucket, or a bucket without encryption on the way.
func parseAddress(place string) (address, error) {
	u, err := url.Parse(place)
	switch {
	case err != nil:
		return address{}, fmt.Errorf("o endereço dos objetos não é um endereço. %s", addressForm) // err may repeat a password
	case u.User != nil:
		return address{}, fmt.Errorf("o endereço dos objetos traz credenciais, que outras pessoas desta máquina veriam. "+
			"Ponha-as em AWS_ACCESS_KEY_ID e AWS_SECRET_ACCESS_KEY, ou em um arquivo, e troque a chave que ficou exposta. %s", addressForm)
	case u.Host == "" || u.Fragment != "":
		return address{}, fmt.Errorf("o endereço dos objetos %q não diz o bucket. %s", place, addressForm)
	}
	query, err := url.ParseQuery(u.RawQuery)
	if err != nil {
		return address{}, fmt.Errorf("os parâmetros do endereço %q não se entendem: %w. %s", place, err, addressForm)
	}
	for name, values := range query {
		if len(values) > 1 || name != "endpoint" && name != "regiao" && name != "credenciais" {
			return address{}, fmt.Errorf("o endereço dos objetos tem o parâmetro %q a mais. %s", name, addressForm)
		}
	}
	a := address{
		bucket: u.Host, prefix: strings.Trim(u.Path, "/"),
		region: query.Get("regiao"), credentials: query.Get("credenciais"),
	}
	if a.prefix != "" {
		a.prefix += "/"
	}
	return a.at(query.Get("endpoint"))
}

// at is the address with its service. Contests have people's data in the clear:
// without TLS they do not leave the machine.
func (a address) at(endpoint string) (address, error) {
	if endpoint == "" {
		endpoint = amazon
	}
	u, err := url.Parse(endpoint)
	if err != nil || u.Host == "" || u.User != nil || strings.Trim(u.Path, "/") != "" {
		return address{}, fmt.Errorf("o endpoint %q não é um endereço de servidor. Escreva, por exemplo, https://objetos.orgao.gov.br:9000", endpoint)
	}
	a.host, a.secure = u.Host, u.Scheme == "https"
	if !a.secure && (u.Scheme != "http" || !loopback(u.Hostname())) {
		return address{}, fmt.Errorf("o endpoint %q não usa TLS, e os objetos têm dados de pessoas. "+
			"Use https:// (http:// só vale para esta mesma máquina)", endpoint)
	}
	return a, nil
}

func loopback(host string) bool {
	ip := net.ParseIP(host)
	return host == "localhost" || ip != nil && ip.IsLoopback()
}
