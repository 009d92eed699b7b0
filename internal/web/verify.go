package web

import (
	"regexp"
	"strconv"
	"strings"

	"certame/internal/docket"
	"certame/internal/locale"
	"certame/internal/web/parts"
)

// verify says which published document a file is, by its digest. The file stays on the
// machine of who asks: a script there makes the digest, and without it any program does.
func (v *visit) verify() error {
	asked := v.r.FormValue("resumo")
	p := verifyDocumentPage{Checker: checkerPath, CheckerSize: locale.Bytes(int64(len(packedChecker))), Field: parts.Field{
		Name: "resumo", Label: "Resumo SHA-256, ou código de verificação", Value: asked, Required: true, Most: 300,
		Help: "Os 64 algarismos e letras de a a f que dá sha256sum, ou os que estão ao pé do documento ou no código QR. Bastam os primeiros oito para procurar.",
	}}
	if asked != "" {
		if err := v.answerDigest(&p, asked); err != nil {
			return err
		}
	}
	f := Frame{Title: "Verificar um documento", Trail: []parts.Link{{Text: "Início", Address: "/", Icon: "home"}}, Printed: true}
	return v.showPublic("verificar", f, &p)
}

type verifyDocumentPage struct {
	Field       parts.Field
	Checker     string
	CheckerSize string // as it comes by the network
	Answer      *parts.Message
	Found       parts.Table
}

// wholeDigest and someDigest are a digest, and the beginning of one, wherever they stand
// in what a person copied: the text of a code QR has more around.
var (
	wholeDigest = regexp.MustCompile(`(?:^|[^0-9a-f])([0-9a-f]{64})(?:[^0-9a-f]|$)`)
	someDigest  = regexp.MustCompile(`^[0-9a-f]{8,63}$`)
)

func digestIn(text string) (digest string, whole, is bool) {
	text = strings.ToLower(text)
	if found := wholeDigest.FindStringSubmatch(text); found != nil {
		return found[1], true, true
	}
	text = strings.NewReplacer(" ", "", "-", "", ".", "").Replace(strings.TrimSpace(text))
	return text, len(text) == 64, someDigest.MatchString(text) || len(text) == 64 && wholeDigest.MatchString(text)
}

func (v *visit) answerDigest(p *verifyDocumentPage, asked string) error {
	digest, whole, is := digestIn(asked)
	if !is {
		p.Field.Problem = "Isto não é um resumo nem o começo de um: são de 8 a 64 algarismos e letras de a a f."
		return nil
	}
	found, err := v.Docket.Find(v.ctx(), digest)
	if err != nil {
		return err
	}
	p.Answer = digestAnswer(digest, whole, len(found))
	p.Found = foundTable(found)
	return nil
}

func digestAnswer(digest string, whole bool, found int) *parts.Message {
	switch {
	case found == 0 && whole:
		return &parts.Message{
			Kind: "erro", Title: "Não confere.", Announced: true, Text: "Nenhum documento publicado aqui tem o resumo " + digest + ".",
			Remedy: "Se o arquivo veio deste endereço, ele foi mudado depois, mesmo que em um só sinal: baixe-o de novo na página do ato. Documento ainda não divulgado também não aparece.",
		}
	case found == 0:
		return &parts.Message{Kind: "erro", Title: "Nenhum documento tem resumo que comece assim.", Announced: true, Remedy: "Confira se copiou todos os sinais, ou escolha o arquivo inteiro."}
	case whole:
		return &parts.Message{Kind: "sucesso", Title: "Confere: este documento foi publicado aqui, e nada dele mudou.", Announced: true, Text: "Resumo SHA-256 " + digest + "."}
	}
	return &parts.Message{
		Kind: "informacao", Title: "O código é de " + locale.Count(found, "documento publicado", "documentos publicados") + ".", Announced: true,
		Text: "Um código diz de que documento se fala. Que o seu arquivo é esse documento, só o resumo inteiro diz: escolha o arquivo, ou compare os 64 sinais.",
	}
}

// foundTable is each document: what it is, when it came out, where the log has it.
func foundTable(found []docket.Found) parts.Table {
	t := parts.Table{ID: "documentos", Caption: "O que tem este resumo", Columns: []parts.Column{
		{Text: "Documento"},
		{Text: "Certame"},
		{Text: "Ato"},
		{Text: "Divulgado em"},
		{Text: "No registro de atos"},
		{Text: "Resumo SHA-256"},
	}}
	for _, f := range found {
		at := publicAddress(f.Contest, f.Act.Number)
		name, address := f.File.Name, at+"/"+f.File.Name
		if name == "" {
			name, address = "pacote.json, dentro do pacote", at
		}
		logged := parts.Cell{Text: "entra em até um minuto"}
		if f.Act.LogIndex >= 0 {
			logged = parts.Cell{Text: "índice " + strconv.Itoa(f.Act.LogIndex) + " (prova)", Address: at + "/prova"}
		}
		t.Rows = append(t.Rows, parts.Row{Cells: []parts.Cell{
			{Text: name, Address: address},
			{Text: f.Contest.Title, Address: "/publico/" + f.Contest.Slug},
			{Text: kindNames[f.Act.Kind] + ", ato " + strconv.Itoa(f.Act.Number), Address: at},
			{Text: locale.Moment(f.Act.Hour())},
			logged,
			{Text: f.File.Digest},
		}})
	}
	return t
}
