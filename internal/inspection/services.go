package inspection

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/url"
	"os"
	"strings"
	"syscall"
	"time"

	"certame/internal/auth"
	"certame/internal/blob"
	"certame/internal/notify"
	"certame/internal/store"
)

func (i *inspector) listening(context.Context) {
	for key, otherwise := range map[string]string{"endereco": "127.0.0.1:8080", "metricas": ""} {
		at := i.s.Text(key, otherwise)
		if at == "" {
			continue
		}
		on, err := net.Listen("tcp", at)
		switch {
		case errors.Is(err, syscall.EADDRINUSE):
			i.bad(Mind, "endereço", key, at+" já está em uso", "Se é o próprio certame servir que está aberto, está certo; se não, escolha outra porta")
			continue
		case err != nil:
			i.bad(Wrong, "endereço", key, "não se atende em "+at, "Confira se o endereço é desta máquina, e se a porta é acima de 1023")
			continue
		}
		_ = on.Close()
		i.good("endereço", "%s: atende em %s", key, at)
	}
	host, _, err := net.SplitHostPort(i.s.Text("endereco", "127.0.0.1:8080"))
	ip := net.ParseIP(host)
	_, public := i.s.Value("publico")
	if local := err == nil && (host == "localhost" || ip != nil && ip.IsLoopback()); !local && !public {
		i.bad(Wrong, "endereço", "endereco", "sem «publico», só se atende nesta própria máquina: senhas não andam abertas pela rede", "Ponha um servidor de TLS na frente e diga em «publico» o endereço https")
	}
	if _, front := i.s.Value("intermediario"); public && !front {
		i.bad(Mind, "endereço", "publico", "há servidor na frente e «intermediario» não diz qual: todas as tentativas de entrada parecem vir do mesmo lugar", "Diga em «intermediario» o endereço dele")
	}
}

// apart is by how much two clocks may differ before terms to the second are in doubt.
const apart = 2 * time.Second

func (i *inspector) database(ctx context.Context) {
	if i.at.Database == "" {
		i.good("banco", "SQLite em %s", i.inside("certame.db"))
		return
	}
	p, err := store.Probe(ctx, i.at.Database)
	if err != nil {
		i.bad(Wrong, "banco", "banco", "o banco não respondeu ("+reason(err)+")", "Confira endereço, rede, pg_hba.conf, conta e senha (banco_senha_arquivo, PGPASSFILE ou PGPASSWORD)")
		return
	}
	before := len(i.found)
	i.judge(p)
	if len(i.found) == before {
		i.good("banco", "PostgreSQL %d, tabelas na versão %d de %d", p.Version/10_000, p.Schema, p.Knows)
	}
}

// oldest is the oldest PostgreSQL that its makers still mend.
const oldest = 14

func (i *inspector) judge(p store.Probed) {
	say := func(wrong bool, level Level, what, remedy string) {
		if wrong {
			i.bad(level, "banco", "banco", what, remedy)
		}
	}
	say(p.Version/10_000 < oldest, Mind, fmt.Sprintf("PostgreSQL %d já não recebe correções", p.Version/10_000), "Atualize-o")
	say(p.Encoding != "UTF8", Wrong, "o banco guarda texto em "+p.Encoding, "Crie outro com ENCODING 'UTF8'")
	say(p.Replica, Wrong, "este servidor é uma réplica, que só lê", "Aponte para o principal; com réplicas, postgres://a,b/banco?target_session_attrs=read-write")
	say(!p.Creates, Wrong, "a conta não pode criar tabelas", "Faça-a dona do banco: ALTER DATABASE … OWNER TO …")
	say(len(p.Unsafe) > 0, Wrong, "o banco confirma o que ainda não está no disco ("+strings.Join(p.Unsafe, ", ")+" = off)", "Ligue no postgresql.conf: uma queda de energia perderia o que foi confirmado às pessoas")
	say(p.Schema > p.Knows, Wrong, "o banco foi feito por uma versão mais nova do programa", "Atualize o programa; não volte o banco")
	say(p.Most < 2*max(i.at.Limits.Connections, 24), Mind, fmt.Sprintf("o banco aceita %d conexões no total", p.Most), "Deixe max_connections acima da soma de limites.conexoes das máquinas, e mais dez")
	difference := p.Now.Sub(i.now).Abs()
	say(difference > apart+answerTime, Wrong, fmt.Sprintf("o relógio do banco difere %s do desta máquina", difference.Round(time.Second)), "Acerte os dois por NTP: os prazos contam até o último segundo")
}

func (i *inspector) objects(ctx context.Context) {
	place := i.at.Objects
	if place == "" {
		i.good("objetos", "pasta %s", i.inside("objetos"))
		return
	}
	if err := blob.Probe(ctx, place); err != nil {
		i.bad(Wrong, "objetos", "blobs", err.Error(), "")
		return
	}
	i.good("objetos", "o serviço responde, e o bucket está lá")
}

func (i *inspector) mail(ctx context.Context) {
	path := i.inside("correio.yaml")
	config, err := notify.ReadConfig(path, i.s.Getenv)
	switch {
	case err != nil:
		i.bad(Wrong, "correio", "correio.servidor", err.Error(), "")
	case config == nil && i.s.Yes("cadastro"):
		i.bad(Wrong, "correio", "cadastro", "cada conta se confirma por uma mensagem, e não há servidor de correio", "Configure «correio», ou retire «cadastro»")
	case config == nil:
		i.good("correio", "nenhum: as mensagens ficam guardadas para a mala direta")
	default:
		if err := config.Probe(ctx); err != nil {
			i.bad(Wrong, "correio", "correio.servidor", reason(err), "Confira servidor, porta, segurança, autoridade, conta e senha")
			return
		}
		i.good("correio", "o servidor atende, com a conta")
	}
	i.private("correio", path)
}

func (i *inspector) govbr(ctx context.Context) {
	path := i.inside("govbr.yaml")
	config, err := auth.ReadGovBR(path, i.s.Getenv)
	switch {
	case err != nil:
		i.bad(Wrong, "gov.br", "govbr.emissor", err.Error(), "")
	case config == nil:
		i.good("gov.br", "desligado: as pessoas entram com nome e senha")
	default:
		if err := config.Probe(ctx); err != nil {
			i.bad(Mind, "gov.br", "govbr.emissor", reason(err), "Confira o endereço e a saída para a internet; enquanto não responder, só se entra com nome e senha")
			return
		}
		i.good("gov.br", "responde")
	}
	i.private("gov.br", path)
}

// private is of a file of the folder that may have a secret.
func (i *inspector) private(about, path string) {
	if info, err := os.Stat(path); err == nil && exposed(info) {
		i.bad(Wrong, about, "dados", path+" pode ser lido por outras contas", "chmod 600 "+path)
	} else if err != nil && !errors.Is(err, fs.ErrNotExist) {
		i.bad(Wrong, about, "dados", path+" não se lê", "Dê a leitura à conta que roda o programa")
	}
}

func (i *inspector) collector(ctx context.Context) {
	to := i.s.Text("rastros.destino", "")
	if to == "" {
		return
	}
	u, err := url.Parse(to)
	if err != nil {
		return // it was refused when it was read
	}
	port := u.Port()
	if port == "" {
		port = map[string]string{"http": "80", "https": "443"}[u.Scheme]
	}
	conn, err := (&net.Dialer{}).DialContext(ctx, "tcp", net.JoinHostPort(u.Hostname(), port))
	if err != nil {
		i.bad(Mind, "rastros", "rastros.destino", "o coletor não atende", "Abra o coletor, ou retire a chave: os rastros se perdem, e mais nada")
		return
	}
	_ = conn.Close()
	i.good("rastros", "o coletor atende")
}

// reason is the first line of an error: others may repeat what was sent.
func reason(err error) string {
	line, _, _ := strings.Cut(err.Error(), "\n")
	return line
}
