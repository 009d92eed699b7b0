package cli

import (
	"encoding/json"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// server is a certame servir that runs, and what it said of itself.
type server struct {
	servingJSON
	t       *testing.T
	command *exec.Cmd
	said    io.Reader
}

func serving(t *testing.T, folder string, more ...string) *server {
	t.Helper()
	s := &server{t: t, command: exec.Command("certame", append([]string{"servir", "--endereco", "127.0.0.1:0", "--dados", folder, "--json"}, more...)...)}
	out, err := s.command.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	s.said = out
	if err := s.command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.command.Process.Kill() })
	if err := json.NewDecoder(out).Decode(&s.servingJSON); err != nil {
		t.Fatal(err)
	}
	return s
}

// ends interrupts it, as Ctrl-C does.
func (s *server) ends() {
	s.t.Helper()
	if err := s.command.Process.Signal(os.Interrupt); err != nil {
		s.t.Fatal(err)
	}
	io.Copy(io.Discard, s.said)
	if err := s.command.Wait(); err != nil {
		s.t.Errorf("it ended with %v", err)
	}
}

func opened(t *testing.T, client *http.Client, address string) (status int, text string) {
	t.Helper()
	answer, err := client.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	page, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer.StatusCode, string(page)
}

// On a fresh machine one command makes everything: the address, a link that makes the
// first administrator once, and, begun again, the same installation.
func TestServe(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "dados")
	s := serving(t, folder)
	jar, _ := cookiejar.New(nil)
	client := &http.Client{Jar: jar}
	if status, text := opened(t, client, s.Address+"/saude"); status != http.StatusOK {
		t.Errorf("%d %s", status, text)
	}
	if status, text := opened(t, client, s.First); status != http.StatusOK || !strings.Contains(text, "Primeira administração") {
		t.Errorf("%d\n%s", status, text)
	}
	answer, err := client.PostForm(s.First, url.Values{"login": {"ana.lima"}, "nome": {"Ana Lima"}, "senha": {"barco girassol trovão lápis"}})
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	if answer.Request.URL.Path != "/conta/codigos" {
		t.Errorf("the first administrator goes to %s, %s", answer.Request.URL, answer.Status)
	}
	if status, text := opened(t, &http.Client{}, s.First); status != http.StatusUnprocessableEntity || !strings.Contains(text, "já foi usado") {
		t.Errorf("used twice: %d\n%s", status, text)
	}
	if _, stderr, code := say("servir", "--endereco", strings.TrimPrefix(s.Address, "http://"), "--dados", t.TempDir()); code != ExitUsage || !strings.Contains(stderr, "já está em uso") {
		t.Errorf("a busy port: %d %s", code, stderr)
	}
	if _, stderr, code := say("servir", "--endereco", "127.0.0.1:0", "--dados", folder); code != ExitUnreadable || !strings.Contains(stderr, "já trabalha nesta pasta") {
		t.Errorf("a busy folder: %d %s", code, stderr)
	}
	s.ends()
	again := serving(t, folder)
	if again.First != "" {
		t.Errorf("a second first administrator: %s", again.First)
	}
	again.ends()
	for _, private := range []string{"", "chaves", "trabalho/recebido"} {
		if info, err := os.Stat(filepath.Join(folder, private)); err != nil || info.Mode().Perm() != 0o700 {
			t.Errorf("%s: %v, %v", private, info, err)
		}
	}
}

// What would send passwords in the clear, or serve nowhere, is refused before anything
// is made.
func TestServeRefuses(t *testing.T) {
	t.Setenv("TMPDIR", os.TempDir()) // put back after: who serves changes it
	folder := filepath.Join(t.TempDir(), "dados")
	for address, want := range map[string]string{
		"0.0.0.0:0": "senhas não andam abertas", "nada": "--endereco é máquina e porta", "192.0.2.1:8080": "não é endereço desta máquina", "127.0.0.1:porta": "Confira a máquina e a porta",
	} {
		if _, stderr, code := say("servir", "--endereco", address, "--dados", folder); code != ExitUsage || !strings.Contains(stderr, want) {
			t.Errorf("%s: %d %s", address, code, stderr)
		}
	}
	for _, public := range []string{"http://orgao.gov.br", "orgao.gov.br", "https://orgao.gov.br/certame"} {
		if _, stderr, code := say("servir", "--endereco", "127.0.0.1:0", "--publico", public, "--dados", folder); code != ExitUsage || !strings.Contains(stderr, "--publico") {
			t.Errorf("%s: %d %s", public, code, stderr)
		}
	}
	if _, stderr, code := say("servir", "--endereco", "127.0.0.1:0", "--cadastro", "--dados", filepath.Join(folder, "sem-correio")); code != ExitUsage || !strings.Contains(stderr, "correio.yaml") {
		t.Errorf("accounts confirmed by nobody: %d\n%s", code, stderr)
	}
	if _, stderr, code := say("servir", "--endereco", "127.0.0.1:0", "--intermediario", "10.0.0.7,ali", "--dados", folder); code != ExitUsage || !strings.Contains(stderr, "«ali»") {
		t.Errorf("a network that there is not: %d %s", code, stderr)
	}
	if _, stderr, code := say("servir", "--endereco", "127.0.0.1:0", "--banco", "oracle://x", "--dados", folder); code != ExitUnreadable || !strings.Contains(stderr, "--banco") {
		t.Errorf("a database that there is not: %d %s", code, stderr)
	}
}

// The numbers are at an address of their own, of this machine or of the network inside,
// and nothing of them at that of the people.
func TestServeNumbers(t *testing.T) {
	s := serving(t, filepath.Join(t.TempDir(), "dados"), "--metricas", "127.0.0.1:0")
	if status, _ := opened(t, http.DefaultClient, s.Address+"/pronto"); status != http.StatusOK {
		t.Errorf("not ready: %d", status)
	}
	if status, _ := opened(t, http.DefaultClient, s.Address+"/metrics"); status != http.StatusNotFound {
		t.Errorf("numbers among the pages: %d", status)
	}
	status, text := opened(t, http.DefaultClient, s.Metrics)
	for _, want := range []string{`certame_pedidos_total{estado="200",metodo="GET",rota="/pronto"} 1`, `estado="404",metodo="GET",rota="/"} 1`, "certame_pronto 1\n"} {
		if status != http.StatusOK || !strings.Contains(text, want) {
			t.Errorf("%d, no %s in\n%s", status, want, text)
		}
	}
	s.ends()
	for _, wrong := range []string{"0.0.0.0:9464", "8.8.8.8:9464", "127.0.0.1", "nome:1"} {
		if _, stderr, code := say("servir", "--endereco", "127.0.0.1:0", "--dados", t.TempDir(), "--metricas", wrong); code != ExitUsage || !strings.Contains(stderr, "as métricas não pedem senha") {
			t.Errorf("%s: %d %s", wrong, code, stderr)
		}
	}
	if _, stderr, code := say("servir", "--endereco", "127.0.0.1:0", "--dados", t.TempDir(), "--rastros", "http://ana:segredo@127.0.0.1:1"); code != ExitUsage || strings.Contains(stderr, "segredo") {
		t.Errorf("%d %s", code, stderr)
	}
}

// The file of the folder configures who serves: its address, its numbers, its log.
func TestServeConfigured(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "dados")
	if err := os.Mkdir(folder, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "certame.yaml"), []byte("endereco: 127.0.0.1:1\nmetricas: 127.0.0.1:0\nregistro: {nivel: erro}\nlimites: {disco_livre_mib: 1000000000}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	s := serving(t, folder) // which says another address, and wins
	if strings.HasSuffix(s.Address, ":1") || s.Metrics == "" {
		t.Errorf("%+v", s.servingJSON)
	}
	for address, want := range map[string]int{"/saude": http.StatusOK, "/pronto": http.StatusServiceUnavailable} {
		if status, _ := opened(t, http.DefaultClient, s.Address+address); status != want {
			t.Errorf("%s with a disk that is too small: %d", address, status)
		}
	}
	if _, text := opened(t, http.DefaultClient, s.Metrics); !strings.Contains(text, "certame_pronto 0\n") {
		t.Errorf("the numbers say that it is ready:\n%s", text)
	}
	s.ends()
}

// The password of a database comes from its file, whatever is in it, and the address that
// was configured does not have it.
func TestPasswordFile(t *testing.T) {
	folder := t.TempDir()
	secret, config := filepath.Join(folder, "senha"), filepath.Join(folder, "certame.yaml")
	if err := os.WriteFile(secret, []byte("a@b:/ç\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(config, []byte("banco: postgres://certame@banco:5432/certame?sslmode=verify-full\nbanco_senha_arquivo: "+secret+"\nlimites: {conexoes: 7}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	set, err := configured(config, "", said{"dados": "ali"})
	if err != nil {
		t.Fatal(err)
	}
	at, err := placeOf(set)
	if err != nil {
		t.Fatal(err)
	}
	u, err := url.Parse(at.Database)
	if err != nil {
		t.Fatal(err)
	}
	if password, _ := u.User.Password(); password != "a@b:/ç" || u.Host != "banco:5432" || u.Query().Get("sslmode") != "verify-full" || at.Folder != "ali" || at.Limits.Connections != 7 || strings.Contains(set.Text("banco", ""), "a@b") {
		t.Errorf("%+v", at)
	}
}
