package inspection_test

import (
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"certame/internal/inspection"
	"certame/internal/installation"
	"certame/internal/notify/smtptest"
	"certame/internal/pgtest"
	"certame/internal/s3test"
	"certame/internal/settings"
)

func TestMain(m *testing.M) { pgtest.Main(m) }

func inspected(t *testing.T, text string, at installation.Place, env map[string]string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "certame.yaml")
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	s, err := settings.Read(path, "", func(name string) string { return env[name] })
	if err != nil {
		t.Fatal(err)
	}
	at.Getenv = s.Getenv
	if at.Objects == "" {
		at.Objects = s.Text("blobs", "")
	}
	var b strings.Builder
	for _, f := range inspection.Inspect(t.Context(), s, at, time.Now()) {
		b.WriteString(string(f.Level) + " " + f.About + " " + f.Said + strings.TrimPrefix(f.Problem.String(), path) + "\n")
	}
	return b.String()
}

func has(t *testing.T, text string, wants ...string) {
	t.Helper()
	for _, want := range wants {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
}

func secretIn(t *testing.T, text string, mode os.FileMode) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "segredo")
	if err := os.WriteFile(path, []byte(text), mode); err != nil {
		t.Fatal(err)
	}
	return path
}

// A fresh machine with the usual configuration has nothing wrong, and nothing was made.
func TestFresh(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "dados")
	text := inspected(t, "endereco: 127.0.0.1:0\n", installation.Place{Folder: folder}, nil)
	has(t, text, "certo pasta "+folder+" será criada", "certo banco SQLite", "certo chaves a primeira abertura as cria", "certo correio nenhum", "certo gov.br desligado", "certo varredura nenhuma", "certo endereço endereco: atende")
	if strings.Contains(text, "errado") {
		t.Error(text)
	}
	if _, err := os.Stat(folder); err == nil {
		t.Error("it made the folder")
	}
}

// Real services that answer are good: a database that waits for the disk, a bucket, a
// server of mail with TLS and a password, a collector.
func TestServices(t *testing.T) {
	db, err := pgtest.StartDurable()
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	bucket, mail := s3test.Start(t), smtptest.Start(t)
	collector := httptest.NewServer(http.NotFoundHandler())
	defer collector.Close()
	t.Setenv("AWS_ACCESS_KEY_ID", s3test.AccessKey)
	t.Setenv("AWS_SECRET_ACCESS_KEY", s3test.SecretKey)
	config := "endereco: 127.0.0.1:0\nblobs: s3://" + bucket.Bucket + "?endpoint=" + bucket.Endpoint + "\ncorreio:\n  servidor: " + mail.Address + "\n  remetente: a@b.br\n  autoridade: " + mail.Authority +
		"\n  conta: " + smtptest.Account + "\n  senha_arquivo: " + secretIn(t, smtptest.Password, 0o600) + "\nrastros: {destino: " + collector.URL + "}\n"
	text := inspected(t, config, installation.Place{Folder: t.TempDir(), Database: db.Address("postgres")}, nil)
	has(t, text, "certo banco PostgreSQL", "tabelas na versão 0 de ", "certo objetos o serviço responde", "certo correio o servidor atende, com a conta", "certo rastros o coletor atende", "certo arquivos correio.senha_arquivo")
	wrong := strings.Replace(config, bucket.Bucket, "nenhum-balde", 1)
	if err := os.WriteFile(secretOf(wrong), []byte("outra"), 0o600); err != nil {
		t.Fatal(err)
	}
	has(t, inspected(t, wrong, installation.Place{Folder: t.TempDir()}, nil), "errado correio , linha 4", "errado objetos , linha 2", "o bucket nenhum-balde não existe")
}

func secretOf(config string) string {
	_, after, _ := strings.Cut(config, "senha_arquivo: ")
	path, _, _ := strings.Cut(after, "\n")
	return path
}

// What would lose what was acknowledged, show secrets, or not work is told with its line
// and what to do, and no password is repeated.
func TestWrong(t *testing.T) {
	busy, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer busy.Close()
	folder := t.TempDir()
	for name, mode := range map[string]os.FileMode{"certame.db": 0o600, "govbr.yaml": 0o644} {
		if err := os.WriteFile(filepath.Join(folder, name), nil, mode); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Chmod(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	u, err := url.Parse(pgtest.Fresh(t)) // it does not wait for the disk
	if err != nil {
		t.Fatal(err)
	}
	u.User = url.UserPassword(u.User.Username(), "s3gredo")
	text := inspected(t, "endereco: "+busy.Addr().String()+"\nbanco_senha_arquivo: "+secretIn(t, "s3gredo", 0o644)+"\nguarda: /nada/guarda.csv\ncadastro: sim\nrastros: {destino: 'http://127.0.0.1:1'}\n",
		installation.Place{Folder: folder, Database: u.String()}, map[string]string{"CERTAME_BANCO": u.String()})
	has(t, text, "errado banco CERTAME_BANCO: o banco confirma o que ainda não está no disco (fsync = off). Ligue", "atenção endereço , linha 1, coluna 11: "+busy.Addr().String()+" já está em uso",
		"errado arquivos , linha 2, coluna 22: o segredo em ", "errado arquivos , linha 3, coluna 9: não há o arquivo /nada/guarda.csv", "errado correio , linha 4, coluna 11: cada conta se confirma", "errado pasta ", "chmod 700 "+folder,
		"atenção rastros , linha 5", "errado gov.br ", "chmod 600 "+filepath.Join(folder, "govbr.yaml"), "atenção chaves ")
	if strings.Contains(text, "s3gredo") {
		t.Errorf("it repeats a secret:\n%s", text)
	}
	text = inspected(t, "endereco: 0.0.0.0:0\n", installation.Place{Folder: folder, Database: "postgres://certame:s3gredo@127.0.0.1:1/certame"}, nil)
	has(t, text, "errado endereço , linha 1, coluna 11: sem «publico», só se atende nesta própria máquina", "errado banco «banco», sem configuração: o banco não respondeu")
	text += inspected(t, "publico: https://certame.orgao.gov.br\nendereco: 127.0.0.1:0\n", installation.Place{Folder: folder}, nil)
	has(t, text, "atenção endereço , linha 1, coluna 10: há servidor na frente", "errado chaves «chave_arquivo», sem configuração: não há chaves mestras em ")
	if strings.Contains(text, "s3gredo") {
		t.Errorf("it repeats a secret:\n%s", text)
	}
	has(t, inspected(t, "endereco: 127.0.0.1:0\nvarredura: unix:"+filepath.Join(folder, "nenhum.ctl")+"\n", installation.Place{Folder: folder}, nil), "errado varredura , linha 2, coluna 12: não examina")
	text = inspected(t, "endereco: 127.0.0.1:0\n", installation.Place{Folder: filepath.Join(folder, "certame.db")}, nil)
	has(t, text, "errado pasta ", "não é uma pasta que se leia")
}
