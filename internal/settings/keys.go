package settings

import "slices"

// Key is something that may be configured.
type Key struct {
	Name     string // in the file, with its section: correio.servidor
	Variable string // of the environment
	Option   string // of the command line, without dashes; empty when there is none
	Help     string // what it is, as people read it
	Example  string
	Default  string // what holds when nobody says anything, in words
	kind     kind
}

// Sections are the groups of keys in the file, as they are explained.
var sections = []struct{ name, help string }{
	{"correio", "Servidor de correio: por onde saem as mensagens. Sem ele, nada é enviado. Vale sobre dados/correio.yaml."},
	{"govbr", "Entrada pelo gov.br. Sem ela, só nome e senha. Vale sobre dados/govbr.yaml."},
	{"rastros", "Rastros OpenTelemetry, desligados sem destino."},
	{"registro", "Registro do que o programa faz, na saída de erros, sem dado de pessoa."},
	{"limites", "Quanto da máquina se usa."},
}

// Keys are all that may be configured, in the order of the file.
func Keys() []Key { return slices.Clone(keys) }

var keys = []Key{
	{"dados", "CERTAME_DADOS", "dados", "Pasta da instalação; o que falta nela é criado.", "/var/lib/certame", "dados, na pasta em que o programa roda", folder},
	{"endereco", "CERTAME_ENDERECO", "endereco", "Onde atender: endereço e porta.", "127.0.0.1:8080", "127.0.0.1:8080, só esta máquina", listening},
	{"publico", "CERTAME_PUBLICO", "publico", "Endereço https por que as pessoas chegam, quando há um servidor de TLS na frente.", "https://certame.orgao.gov.br", "nenhum", origin},
	{"intermediario", "CERTAME_INTERMEDIARIO", "intermediario", "Redes dos servidores da frente: deles se aceita quem pede (X-Forwarded-For).", "[10.0.0.0/24]", "nenhuma", networks},
	{"cadastro", "CERTAME_CADASTRO", "cadastro", "sim: cada pessoa cria a própria conta, confirmada por uma mensagem ao seu e-mail (pede correio).", "não", "não", yesNo},
	{"banco", "CERTAME_BANCO", "banco", "Banco PostgreSQL. A senha não vai aqui.", "postgres://certame@banco.orgao.gov.br:5432/certame?sslmode=verify-full", "um arquivo SQLite em dados", database},
	{"banco_senha_arquivo", "CERTAME_BANCO_SENHA_ARQUIVO", "", "Arquivo com a senha do banco, só para a conta do programa.", "/etc/certame/banco.senha", "nenhum; valem também PGPASSFILE e PGPASSWORD", secretFile},
	{"blobs", "CERTAME_BLOBS", "blobs", "Serviço de objetos. As credenciais não vão aqui: em AWS_ACCESS_KEY_ID e AWS_SECRET_ACCESS_KEY, ou em credenciais=ARQUIVO.", "s3://objetos/certame?endpoint=https://objetos.orgao.gov.br:9000", "uma pasta em dados", objects},
	{"chave_arquivo", "CERTAME_CHAVE_ARQUIVO", "", "Arquivo das chaves mestras, de certame chave criar.", "/etc/certame/mestra.json", "chaves/mestra.json, em dados", secretFile},
	{"guarda", "CERTAME_GUARDA", "", "Prazos de guarda do órgão (docs/operar.md).", "/etc/certame/guarda.csv", "guarda.csv em dados, se houver; se não, os do programa", file},
	{"varredura", "CERTAME_VARREDURA", "", "clamd que examina o que chega, só nesta máquina; o que ele recusa não se guarda, e sem resposta nada se recebe.", "unix:/run/clamav/clamd.ctl", "varredura.yaml em dados, se houver; se não, nada se examina", text},
	{"consulta", "CERTAME_CONSULTA", "consulta", "Pasta pública onde deixar, depois da hora de cada resultado, os arquivos da consulta por inscrição.", "/srv/consulta", "nenhuma", folder},
	{"metricas", "CERTAME_METRICAS", "metricas", "Onde dar métricas do Prometheus, sem senha: só esta máquina ou rede interna.", "127.0.0.1:9464", "em lugar nenhum", inside},
	{"correio.servidor", "CERTAME_CORREIO_SERVIDOR", "", "Servidor SMTP e porta.", "smtp.orgao.gov.br:587", "nenhum", listening},
	{"correio.seguranca", "CERTAME_CORREIO_SEGURANCA", "", "starttls, tls (em geral na porta 465) ou, só nesta máquina, nenhuma.", "starttls", "starttls", oneOf("starttls", "tls", "nenhuma")},
	{"correio.conta", "CERTAME_CORREIO_CONTA", "", "Conta no servidor, se ele pede.", "certame", "nenhuma", text},
	{"correio.senha_arquivo", "CERTAME_CORREIO_SENHA_ARQUIVO", "", "Arquivo com a senha da conta.", "/etc/certame/correio.senha", "nenhum", secretFile},
	{"correio.remetente", "CERTAME_CORREIO_REMETENTE", "", "De quem são as mensagens.", "Concurso 1/2026 <concurso@orgao.gov.br>", "nenhum", mailbox},
	{"correio.responder_a", "CERTAME_CORREIO_RESPONDER_A", "", "Para onde vão as respostas, se não ao remetente.", "comissao@orgao.gov.br", "o remetente", mailbox},
	{"correio.autoridade", "CERTAME_CORREIO_AUTORIDADE", "", "Certificado de quem assina o do servidor, se é uma autoridade do órgão.", "/etc/certame/ca.pem", "as autoridades do sistema", file},
	{"govbr.emissor", "CERTAME_GOVBR_EMISSOR", "", "Endereço do gov.br.", "https://sso.acesso.gov.br/", "nenhum", address},
	{"govbr.cliente", "CERTAME_GOVBR_CLIENTE", "", "Nome deste sistema no gov.br.", "certame.orgao.gov.br", "nenhum", text},
	{"govbr.segredo_arquivo", "CERTAME_GOVBR_SEGREDO_ARQUIVO", "", "Arquivo com o segredo dado pelo gov.br.", "/etc/certame/govbr.segredo", "nenhum", secretFile},
	{"rastros.destino", "CERTAME_RASTROS_DESTINO", "rastros", "Coletor que os recebe, por OTLP em http. A senha dele, se houver, em OTEL_EXPORTER_OTLP_HEADERS.", "http://127.0.0.1:4318", "nenhum", address},
	{"rastros.porcento", "CERTAME_RASTROS_PORCENTO", "", "De quantos em cem pedidos e trabalhos se envia o rastro.", "10", "100", number(1, 100)},
	{"registro.nivel", "CERTAME_REGISTRO_NIVEL", "", "A partir de que nível se escreve: depuracao, informacao, aviso ou erro.", "informacao", "informacao", oneOf("depuracao", "informacao", "aviso", "erro")},
	{"registro.formato", "CERTAME_REGISTRO_FORMATO", "", "json, uma linha por acontecimento, ou texto.", "json", "json", oneOf("json", "texto")},
	{"limites.conexoes", "CERTAME_LIMITES_CONEXOES", "", "Conexões com o PostgreSQL, no máximo. A soma das máquinas fica abaixo de max_connections.", "24", "24", number(4, 1000)},
	{"limites.trabalhos", "CERTAME_LIMITES_TRABALHOS", "", "Trabalhos de segundo plano ao mesmo tempo, nesta máquina.", "3", "3", number(1, 64)},
	{"limites.disco_livre_mib", "CERTAME_LIMITES_DISCO_LIVRE_MIB", "", "Com menos do que isto livre em dados, /pronto responde que não.", "1024", "64", number(64, 1<<30)},
}

// ByName is the key of a name.
func ByName(name string) (Key, bool) {
	at := slices.IndexFunc(keys, func(k Key) bool { return k.Name == name })
	if at < 0 {
		return Key{}, false
	}
	return keys[at], true
}
