package web_test

import (
	"html"
	"regexp"
	"strings"
	"testing"

	"certame/internal/auth/roles"
)

var (
	tags    = regexp.MustCompile(`<[^>]*>`)
	hiddens = regexp.MustCompile(`<input[^>]*type="hidden"[^>]*>`)
	spaces  = regexp.MustCompile(`\s+`)
)

// mainText is what a page says between its head and its foot, hidden values included.
func mainText(page string) string {
	_, page, _ = strings.Cut(page, "<h1>")
	page, _, _ = strings.Cut(page, "</main>")
	for _, hidden := range hiddens.FindAllString(page, -1) {
		page += " " + html.EscapeString(hidden)
	}
	return strings.TrimSpace(spaces.ReplaceAllString(html.UnescapeString(tags.ReplaceAllString(page, " ")), " "))
}

// S04, word by word: whatever comes to be said to a member of a case has to be put here
// first.
func TestEverythingAMemberIsTold(t *testing.T) {
	p, c, own := voting(t)
	p.Votes(c, own[strings.LastIndex(own, "/")+1:], 3)
	_, page := asked(t, p, roles.Member, own)
	if got := mainText(page); got != beforeDeclaring {
		t.Errorf("before declaring:\n%s", got)
	}
	answers(t, p, roles.Member, own+"/impedimento", "impedimento", "nenhum")
	_, page = asked(t, p, roles.Member, own)
	if got := mainText(page); got != beforeVoting {
		t.Errorf("before voting:\n%s", got)
	}
}

const beforeDeclaring = `Inscrição 2001 Ajuda Inscrição 2001 Grupo pessoas pretas e pardas Você atua como titular O processo ainda está fechado. Quem se declara impedida ou impedido não o abre, e a pessoa suplente do lugar é chamada na mesma hora. A declaração de impedimento não se desfaz. Há impedimento ou conflito neste processo? Escolha Não há impedimento nem conflito Parentesco ou união com a pessoa Trabalho no mesmo lugar, agora ou há pouco Já atuei no processo desta pessoa Amizade íntima ou inimizade notória Interesse próprio no resultado, ou disputa com a pessoa Pela inscrição, sem abrir o processo. Se algo só aparecer depois, volte aqui antes de votar. O que mais convém dizer (opcional) Fica restrito à secretaria. Declarar Voltar à fila Lei nº 9.784/1999, arts. 18 a 20`

const beforeVoting = `Inscrição 2001 Ajuda Inscrição 2001 Grupo pessoas pretas e pardas Você atua como titular O seu voto Confirma A autodeclaração é confirmada. Não confirma Os motivos são obrigatórios. Dúvida razoável Na dúvida prevalece a autodeclaração: conta como voto que confirma. Motivos (opcional) Só o conjunto de características fenotípicas. Ascendência, documentos e laudos nunca servem de motivo. Senha de voto A frase que você escolheu ao assinar o termo. Com ela o voto é lacrado e não muda mais. O voto é só seu. Fica lacrado até todos votarem, e nem quem administra o sistema o lê antes. Depois de lacrado, não muda. Encerrar e lacrar o voto Voltar à fila Decreto nº 12.536/2025, art. 10; Decreto nº 12.536/2025, art. 9º; Decreto nº 12.536/2025, art. 9º, § 1º; Decreto nº 12.536/2025, art. 9º, § 2º; Decreto nº 12.536/2025, art. 5º, § 1º Descobri um impedimento Se só agora apareceu parentesco, trabalho em comum ou outro conflito, declare-o antes de votar. O que há Escolha Parentesco ou união com a pessoa Trabalho no mesmo lugar, agora ou há pouco Já atuei no processo desta pessoa Amizade íntima ou inimizade notória Interesse próprio no resultado, ou disputa com a pessoa O que mais convém dizer (opcional) Fica restrito à secretaria. Declarar e deixar o processo`
