package auth

import (
	"errors"
	"strings"
	"testing"
)

func TestGoodPasswords(t *testing.T) {
	for _, p := range []string{
		"cadeira nuvem trilho ontem", "pedregulho-sanfona-47", "xk3v-Qm8t-w2Lp", "três graúnas no telhado", "Rl7#bqZ!tW0x",
		"uma frase longa que só eu sei", "correnteza 12 vidraça", "ação útil número nove",
	} {
		if err := CheckPassword(p, "maria.silva", "Maria da Silva", "maria.silva@orgao.gov.br"); err != nil {
			t.Errorf("%q is refused: %v", p, err)
		}
	}
}

func TestRefusedPasswords(t *testing.T) {
	about := []string{"jucelino.prates", "Jucelino Prates Quirino", "jprates@autarquia.gov.br"}
	for p, want := range map[string]string{
		"":                          "precisa de 12",
		"curta demais":              "", // twelve characters: in
		"curta demai":               "tem 11 caracteres",
		"ação ação aç":              "repete poucos",
		strings.Repeat("ab", 129):   "máximo é 256",
		"aaaaaaaaaaaaaaaa":          "repete poucos",
		"abababababababab":          "repete poucos",
		"123456789012":              "mais usadas",
		"98765432109876":            "mais usadas",
		"20252026202720":            "mais usadas",
		"senha1234567":              "mais usadas",
		"Senha@2026!!":              "mais usadas",
		"S3nh4@Brasil2026":          "mais usadas",
		"P@ssw0rd2026":              "mais usadas",
		"passwordpassword":          "mais usadas",
		"Flamengo1981!":             "mais usadas",
		"qwertyuiop123":             "mais usadas",
		"1q2w3e4r5t6y":              "mais usadas",
		"admin12345678":             "mais usadas",
		"deusefiel2024":             "mais usadas",
		"MudarSenha123":             "mais usadas",
		"concurso2026!":             "mais usadas",
		"correcthorsebatterystaple": "mais usadas",
		"JucelinoPrates1":           "seu nome",
		"Quirino.Prates@99":         "seu nome",
		"autarquia2026":             "seu nome",
		"senha\x00longa mesmo":      "não se digitam",
		"senha longa \xff mesmo":    "não se digitam",
	} {
		err := CheckPassword(p, about...)
		var weak WeakPassword
		switch {
		case want == "" && err != nil:
			t.Errorf("%q is refused: %v", p, err)
		case want != "" && (!errors.As(err, &weak) || !strings.Contains(err.Error(), want)):
			t.Errorf("%q: %v, want %q", p, err, want)
		}
	}
}
