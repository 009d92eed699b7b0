package web

import (
	"strconv"

	"certame/internal/custody"
	"certame/internal/locale"
	"certame/internal/web/parts"
)

type privacyPage struct {
	SignUp, GovBR, Mail, Secure bool
	Given, Retention            parts.Table
}

// privacy says what is done with what people give, from how this installation is
// configured. Nobody is asked to agree: the ground is the law (LGPD, art. 11, II, b).
func (v *visit) privacy() error {
	p := privacyPage{SignUp: v.SignUp, GovBR: v.Door.HasGovBR(), Mail: v.Mail != nil && v.Mail.Sends(), Secure: v.Secure, Given: givenTable(), Retention: retentionTable(v.Custody)}
	f := Frame{Title: "O que é feito dos seus dados", Trail: home, Printed: true}
	return v.show("privacidade", f, p)
}

// givenTable is what is kept of whom, what for, and who sees it.
func givenTable() parts.Table {
	t := parts.Table{ID: "dados", Caption: "O que se guarda, para quê e quem vê", Columns: []parts.Column{{Text: "Dado"}, {Text: "Para quê"}, {Text: "Quem vê"}, {Text: "Como fica"}}}
	for _, row := range [][]string{
		{"Nome e e-mail da conta", "Entrar e receber avisos", "A própria pessoa e a administração das contas", "No banco de dados da instalação"},
		{"Senha e segundo fator", "Entrar", "Ninguém", "Da senha fica um resumo que não se desfaz; o segredo do aplicativo fica selado"},
		{"CPF", "Uma inscrição por pessoa; entrar pelo gov.br", "O órgão do certame em que a pessoa se inscreveu", "Selado; fora disso, só um resumo com chave. Em público, no máximo ***.456.789-**"},
		{"Inscrição: nascimento, cargos e autodeclaração", "Classificar e reservar as vagas", "O órgão e a banca do certame; a comissão vê só o que a sua decisão pede", "Selada por uma chave do certame"},
		{"Filmagem, documentos e pareceres", "Confirmar a autodeclaração e julgar recursos", "A própria pessoa e quem decide o caso; cada leitura é registrada", "Selados, cada um por uma chave"},
		{"Resultado, lista e ordem de nomeação", "Publicidade que a lei manda", "Qualquer pessoa, depois de publicado", "Nome e número de inscrição; quem não foi confirmado aparece só pelo número"},
		{"Registro de acessos", "Saber quem leu e quem fez o quê", "A própria pessoa, do que é seu; o controle", "Encadeado: não se apaga nem se muda"},
	} {
		t.Rows = append(t.Rows, parts.Row{Cells: parts.Cells(row...)})
	}
	return t
}

// retentionTable is how long each class is kept here.
func retentionTable(vault *custody.Vault) parts.Table {
	t := parts.Table{ID: "guarda", Caption: "Por quanto tempo se guarda, e por quê", Columns: []parts.Column{{Text: "Classe"}, {Text: "Prazo"}, {Text: "Por quê"}}}
	from := map[string]string{custody.FromValidity: "depois do fim da validade do certame", custody.FromReceipt: "depois de recebido"}
	for _, c := range vault.Classes {
		t.Rows = append(t.Rows, parts.Row{Cells: parts.Cells(locale.Capital(c.Name), strconv.Itoa(c.Months)+" meses "+from[c.From], c.Note)})
	}
	return t
}
