package papers

import (
	"strings"

	"certame/confirmation"
	"certame/edital"
	"certame/internal/locale"
	"certame/law"
)

const line = "______________________________"

// procedureName is the name of the procedure in the vocabulary of 2025.
func procedureName(r *confirmation.Rules) string {
	if r.Procedure == confirmation.Phenotype {
		return "confirmação complementar à autodeclaração"
	}
	return "verificação documental complementar à autodeclaração"
}

// Term is the term of confidentiality of one member, to be signed before any
// candidate's data is shown (P 12; S11).
func Term(t *edital.Terms, r *confirmation.Rules, code string) Paper {
	return Paper{
		Name: "termo-de-confidencialidade-" + code, Restricted: true, Issuer: t.Agency, Title: heading(t, "Termo de confidencialidade"),
		Lines: []string{
			"Eu, " + line + ", designada(o) sob o código " + code + " para o procedimento de " + procedureName(r) + " do grupo " + r.Code() + ", comprometo-me a:",
			"1. guardar sigilo sobre as informações pessoais das pessoas candidatas a que tiver acesso, durante o certame e depois dele;",
			"2. não registrar, copiar nem transmitir imagens, documentos, votos ou razões de decisão;",
			"3. usar as informações só neste certame, para o qual a decisão tem validade;",
			"4. declarar impedimento ou suspeição assim que os perceber.",
			"Fundamento: " + law.Citations(confirmation.SecrecyBasis(r)) + ".",
			"", "Data: ____/____/________", "Assinatura: " + line,
		},
	}
}

// Form is the individual form of a member: nothing of the person but the number
// (S04), and nothing of the other votes.
func Form(t *edital.Terms, r *confirmation.Rules, id string) Paper {
	p := Paper{
		Name: "formulario-" + id, Restricted: true, Issuer: t.Agency, Title: heading(t, "Formulário individual — "+procedureName(r)),
		Lines: []string{"Inscrição: " + id, "Grupo: " + r.Code(), "Membro (código): ____________   Papel: ( ) titular   ( ) suplente, no lugar de ____________", "Data: ____/____/________", ""},
	}
	if r.Procedure == confirmation.Phenotype {
		p.Lines = append(p.Lines, "Só se considera o fenótipo, visto na sessão. Ancestralidade e laudos de qualquer espécie não são admitidos.")
	} else {
		p.Lines = append(p.Lines, "Documentos examinados: "+line)
	}
	p.Lines = append(p.Lines,
		"Voto, sem abstenção: ( ) confirma   ( ) não confirma",
		"Havendo dúvida razoável, prevalece a autodeclaração. Quem não confirma escreve os motivos:", line, line,
		"Fundamento: "+law.Citations(confirmation.VoteBasis(r))+".", "", "Assinatura: "+line)
	return p
}

// Session is what the minutes of one case tell.
type Session struct {
	ID, Day       string
	For, Against  int
	Alternates    []string // who voted in the place of a titular
	AppealFor     int
	AppealAgainst int
	Appealed      bool
	Conclusion    string
	Article       string
	Owed          []string
	Notes         []string // of the session, in the minutes only
	Examined      []string // what the appeal board opened; nil leaves boxes to be ticked
}

// Minutes is the record of the sessions of a group.
func Minutes(t *edital.Terms, r *confirmation.Rules, sessions []Session) Paper {
	p := Paper{Name: "ata-" + r.Code(), Restricted: true, Issuer: t.Agency, Title: heading(t, "Minuta de ata — "+procedureName(r)+" — grupo "+r.Code())}
	p.Lines = []string{"A comissão deliberou sem a presença das pessoas candidatas" + cited(confirmation.ApartBasis(r)) + ". Os votos foram dados em separado e reunidos depois de todos."}
	if r.Procedure == confirmation.Phenotype {
		p.Lines = append(p.Lines, "O procedimento foi filmado, só com a pessoa candidata em quadro, salvo registro em contrário.")
	}
	for _, s := range sessions {
		p.Lines = append(p.Lines, "", Heading("Inscrição "+s.ID+", sessão de "+s.Day))
		p.Lines = append(p.Lines, s.Notes...)
		p.Lines = append(p.Lines, s.votes()...)
		p.Lines = append(p.Lines, "Conclusão: "+s.Conclusion+" ["+s.Article+"]")
		for _, owed := range s.Owed {
			p.Lines = append(p.Lines, "Falta: "+owed)
		}
	}
	if len(sessions) == 0 {
		p.Lines = append(p.Lines, "", "Nenhuma sessão registrada.")
	}
	p.Lines = append(p.Lines, "", "Local e data: "+line, "Assinaturas, com o código de cada membro: "+line)
	return p
}

func (s Session) votes() (lines []string) {
	if s.For+s.Against > 0 {
		lines = append(lines, "Comissão: "+votes(s.For, s.Against))
	}
	for _, code := range s.Alternates {
		lines = append(lines, "Votou como suplente: "+code)
	}
	if s.Appealed {
		lines = append(lines, "Comissão recursal: "+votes(s.AppealFor, s.AppealAgainst)+". Examinados: "+s.examined())
	}
	return lines
}

// examined are the elements of the appeal (P 25): those that the platform saw opened,
// or boxes for a hand.
func (s Session) examined() string {
	if s.Examined == nil {
		return "( ) filmagem ou documentos  ( ) parecer  ( ) recurso"
	}
	return strings.Join(s.Examined, "; ")
}

// Reason is the opinion of one member, for the person it is about and the appeal
// board only.
type Reason struct{ Member, Vote, Text string }

// Opinion is the opinion of the board on one person.
func Opinion(t *edital.Terms, r *confirmation.Rules, s Session, reasons []Reason) Paper {
	p := Paper{Name: "parecer-" + r.Code() + "-" + s.ID, Restricted: true, Issuer: t.Agency, Title: heading(t, "Parecer — "+procedureName(r))}
	p.Lines = append([]string{"Inscrição: " + s.ID, "Grupo: " + r.Code()}, s.votes()...)
	for _, reason := range reasons {
		text := reason.Text
		if text == "" {
			text = "(motivos não registrados na planilha)"
		}
		p.Lines = append(p.Lines, reason.Member+", "+reason.Vote+": "+text)
	}
	p.Lines = append(p.Lines, "Conclusão: "+s.Conclusion+" ["+s.Article+"]", "A decisão vale só para este certame"+cited(confirmation.OnlyHereBasis(r))+".")
	return p
}

// cited is the article of a sentence, where a norm has one.
func cited(basis []law.Provision) string {
	if len(basis) == 0 {
		return ""
	}
	return " [" + law.Citations(basis) + "]"
}

func votes(inFavour, against int) string {
	return locale.Count(inFavour, "voto", "votos") + " pela confirmação e " + locale.Count(against, "contrário", "contrários")
}
