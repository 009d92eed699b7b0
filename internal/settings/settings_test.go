package settings_test

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"certame/internal/settings"

	"github.com/goccy/go-yaml"
	"github.com/santhosh-tekuri/jsonschema/v6"
)

func nobody(string) string { return "" }

func said(of map[string]string) func(string) string {
	return func(name string) string { return of[name] }
}

func written(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "certame.yaml")
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// The file says, variables win over it, and the command line over both; what is
// configured by variables alone reads the file too.
func TestPrecedence(t *testing.T) {
	path := written(t, "banco: postgres://a@b/c\nintermediario: [10.0.0.7, 10.1.0.0/16]\ncadastro: sim\nmetricas:\ncorreio:\n  servidor: smtp.x:587\nlimites: {trabalhos: 5, conexoes: 9}\n")
	s, err := settings.Read(path, "", said(map[string]string{"CERTAME_LIMITES_TRABALHOS": "7", "CERTAME_CORREIO_CONTA": "certame"}))
	if err != nil {
		t.Fatal(err)
	}
	s.Say("banco", "")
	s.Say("dados", "ali")
	for got, want := range map[string]string{
		s.Text("banco", ""): "postgres://a@b/c", s.Text("intermediario", ""): "10.0.0.7,10.1.0.0/16", s.Text("dados", "dados"): "ali", s.Text("metricas", "nenhuma"): "nenhuma",
		s.Getenv("CERTAME_CORREIO_SERVIDOR"): "smtp.x:587", s.Getenv("CERTAME_CORREIO_CONTA"): "certame",
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if s.Number("limites.trabalhos") != 7 || s.Number("limites.conexoes") != 9 || s.Number("limites.disco_livre_mib") != 0 || !s.Yes("cadastro") {
		t.Error("numbers and words")
	}
	if v, _ := s.Value("limites.conexoes"); v.Line != 7 || v.File != path {
		t.Errorf("%+v", v)
	}
}

// Everything that is wrong is told at once, each in its line and with what to do, and
// no secret is repeated.
func TestRefused(t *testing.T) {
	path := written(t, `banco: postgres://certame:s3gredo@banco/certame
endereço: 127.0.0.1:80
endereco: oitenta
publico: http://certame.orgao.gov.br
metricas: 0.0.0.0:9464
correio:
  senha: s3gredo
  seguranca: ssl
  servidor: [a, b]
limites:
  conexoes: 1
  conexoes: 20
banco_senha: s3gredo
intermediario: ali
`)
	_, err := settings.Read(path, "", said(map[string]string{"CERTAME_CADASTRO": "talvez"}))
	if err == nil {
		t.Fatal("taken")
	}
	lines := strings.Split(err.Error(), "\n")
	for at, want := range []string{
		"linha 1, coluna 8: «banco» traz a senha do banco. Retire-a daqui", "linha 2, coluna 1: não há a chave «endereço». Talvez «endereco»", "linha 3, coluna 11: «endereco» não é máquina e porta",
		"linha 4, coluna 10: «publico» não é o começo de um endereço https", "linha 5, coluna 11: «metricas» não é endereço desta máquina", "linha 7, coluna 3: «correio.senha» é um segredo",
		"linha 8, coluna 14: «correio.seguranca» valor que não há. Escreva starttls, tls, nenhuma", "linha 9, coluna 13: «correio.servidor» leva um valor", "linha 11, coluna 13: «limites.conexoes» número fora",
		"linha 12, coluna 3: a chave «limites.conexoes» está duas vezes", "linha 13, coluna 1: «banco_senha» é um segredo", "linha 14, coluna 16: «intermediario» não é endereço nem rede", "CERTAME_CADASTRO: não é sim nem não",
	} {
		if at >= len(lines) || !strings.Contains(lines[at], want) {
			t.Errorf("no %q in\n%s", want, err)
		}
	}
	if strings.Contains(err.Error(), "s3gredo") {
		t.Error("it repeats a secret")
	}
	for _, text := range []string{"a: [", "- a\n- b", "dados: a\n---\ndados: b", "\tdados: a"} {
		if _, err := settings.Read(written(t, text), "", nobody); err == nil {
			t.Errorf("%q was taken", text)
		}
	}
	if _, err := settings.Read("nenhum.yaml", "", nobody); err == nil || !strings.Contains(err.Error(), "certame configurar nenhum.yaml") {
		t.Errorf("%v", err)
	}
	if s, err := settings.Read("", t.TempDir(), nobody); err != nil || s.Path != "" {
		t.Errorf("a folder without a file: %v", err)
	}
}

// A password may come by a variable, and by a file without its end of line.
func TestSecrets(t *testing.T) {
	key := filepath.Join(t.TempDir(), "senha")
	if err := os.WriteFile(key, []byte("s3gredo@:/\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	s, err := settings.Read(written(t, "banco_senha_arquivo: "+key), "", said(map[string]string{"CERTAME_BANCO": "postgres://a:b@c/d"}))
	if err != nil {
		t.Fatal(err)
	}
	if secret, err := s.Secret("banco_senha_arquivo"); err != nil || secret != "s3gredo@:/" {
		t.Errorf("%q, %v", secret, err)
	}
	for address, want := range map[string]bool{"postgres://a@b/c": false, "postgres://a:b@c/d": true, "postgres://a@b/c?password=d": true, "postgres://a:@b/c": true, "postgres://%zz:b@c/d": true, "sqlite:x@y": false} {
		if settings.Password(address) != want {
			t.Errorf("%s: %v", address, !want)
		}
	}
}

// The example has every key, changes nothing as it is, and each of its lines is good when
// somebody takes the # away.
func TestExample(t *testing.T) {
	text := settings.Example()
	s, err := settings.Read(written(t, text), "", nobody)
	if err != nil {
		t.Fatal(err)
	}
	whole := regexp.MustCompile(`(?m)^( *)#([a-z_]+: )`).ReplaceAllString(text, "$1$2")
	full, err := settings.Read(written(t, whole), "", nobody)
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range settings.Keys() {
		if _, is := s.Value(k.Name); is {
			t.Errorf("%s is said", k.Name)
		}
		if v, is := full.Value(k.Name); !is || v.Text == "" {
			t.Errorf("%s is not in the example", k.Name)
		}
		if !strings.HasPrefix(k.Variable, "CERTAME_") || !strings.Contains(text, k.Variable) {
			t.Errorf("%s has the variable %s", k.Name, k.Variable)
		}
	}
}

// The schema takes what the program takes, and refuses what it refuses.
func TestSchema(t *testing.T) {
	raw, err := settings.Schema()
	if err != nil {
		t.Fatal(err)
	}
	published, err := os.ReadFile("../../docs/esquemas/certame.schema.json")
	if os.Getenv("UPDATE") != "" {
		published, err = raw, os.WriteFile("../../docs/esquemas/certame.schema.json", raw, 0o644)
	}
	if err != nil || !bytes.Equal(raw, published) {
		t.Errorf("docs/esquemas/certame.schema.json is not the schema of the program (%v): certame configurar --esquema gives it", err)
	}
	document, err := jsonschema.UnmarshalJSON(bytes.NewReader(raw))
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource(settings.SchemaID, document); err != nil {
		t.Fatal(err)
	}
	schema, err := c.Compile(settings.SchemaID)
	if err != nil {
		t.Fatal(err)
	}
	whole := regexp.MustCompile(`(?m)^( *)#([a-z_]+: )`).ReplaceAllString(settings.Example(), "$1$2")
	for text, good := range map[string]bool{
		whole: true, settings.Example(): true, "cadastro: true": true, "intermediario: 10.0.0.7": true,
		"nada: 1": false, "publico: http://x": false, "correio: {seguranca: ssl}": false, "limites: {conexoes: 1}": false, "banco: sqlite:x": false,
	} {
		var value any
		if err := yaml.Unmarshal([]byte(text), &value); err != nil {
			t.Fatal(err)
		}
		plain, err := json.Marshal(value)
		if err != nil {
			t.Fatal(err)
		}
		if value, err = jsonschema.UnmarshalJSON(bytes.NewReader(plain)); err != nil {
			t.Fatal(err)
		}
		if value == nil {
			value = map[string]any{}
		}
		if err := schema.Validate(value); (err == nil) != good {
			t.Errorf("%.60s: %v", text, err)
		}
		if _, err := settings.Read(written(t, text), "", nobody); (err == nil) != good {
			t.Errorf("the program on %.60s: %v", text, err)
		}
	}
}

// Whatever the file has, it is read or refused.
func FuzzRead(f *testing.F) {
	f.Add(settings.Example())
	f.Add("banco: postgres://a:b@c/d\ncorreio: {servidor: x:1}\n")
	f.Add("a: &x [*x]\nlimites: [[]]\n? b")
	f.Fuzz(func(t *testing.T, text string) {
		path := filepath.Join(t.TempDir(), "certame.yaml")
		if os.WriteFile(path, []byte(text), 0o600) != nil {
			return
		}
		s, err := settings.Read(path, "", nobody)
		if (s == nil) == (err == nil) && err == nil {
			t.Error("neither")
		}
	})
}
