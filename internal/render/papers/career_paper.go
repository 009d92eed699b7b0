package papers

import (
	"fmt"

	"certame"
	"certame/contest"
	"certame/edital"
	"certame/internal/locale"
	"certame/law"
)

// Paper writes the certificate for people. check is the command that verifies it.
func (c *Certificate) Paper(t *edital.Terms, check string) *Paper {
	title := "Certidão da ordem de classificação"
	if c.Career == byStatutes {
		title = "Certidão da ordem de convocação"
	}
	p := &Paper{Name: "certidao-" + c.ID, Title: heading(t, title)}
	p.Lines = append(p.Lines, c.who(t)...)
	p.Lines = append(p.Lines, c.order(t)...)
	p.Lines = append(p.Lines, c.act(t)...)
	p.Lines = append(p.Lines, "", c.precedence(t))
	p.Lines = append(p.Lines, "Dispositivos: "+c.citations()+".", "")
	p.Lines = append(p.Lines, c.sources()...)
	p.Lines = append(p.Lines, "", DigestLabel+c.Digest(), "Para conferir: "+check)
	return p
}

// DigestLabel comes before the digest in the paper: who checks a file looks for it.
const DigestLabel = "Resumo SHA-256 desta certidão: "

// stateWords are the states of a result that is not definitive.
var stateWords = map[string]string{"provisorio": "provisório", "bloqueado": "bloqueado"}

func (c *Certificate) who(t *edital.Terms) (lines []string) {
	if c.Agency != "" {
		lines = append(lines, t.Word("Órgão")+"\t"+c.Agency)
	}
	lines = append(lines, "Inscrição\t"+c.ID, t.Word("Cargo")+"\t"+postName(t, c.Post))
	if c.State != "definitivo" {
		lines = append(lines, "Resultado\t"+stateWords[c.State]+": há pendências, e esta ordem ainda pode mudar")
	}
	return lines
}

func postName(t *edital.Terms, code string) string {
	for i := range t.Posts {
		if p := &t.Posts[i]; p.Code == code {
			for _, more := range []string{p.Name, p.Place} {
				if more != "" {
					code += " — " + more
				}
			}
			break
		}
	}
	return code
}

func (c *Certificate) order(t *edital.Terms) (lines []string) {
	lines = append(lines, "Posição entre as pessoas aprovadas\t"+ordinal(c.Place))
	for _, l := range c.Lists {
		lines = append(lines, "Lista "+modalityName(t, l.Code)+"\t"+fmt.Sprintf("%s de %d", ordinal(l.Position), l.Of))
	}
	return append(lines,
		"Ordem de convocação\t"+fmt.Sprintf("%s de %d", ordinal(c.Call), c.Calls),
		"Chamada pela lista\t"+modalityName(t, c.CalledAs), "Conta na modalidade\t"+c.counts(t))
}

func (c *Certificate) counts(t *edital.Terms) string {
	text := modalityName(t, c.CountsAs)
	if c.Frozen {
		return text + ", que não muda mais"
	}
	if c.CountsAs != c.CalledAs && c.CountsAs == edital.OpenCode {
		text += ": alcançou-a pela própria nota, e não conta na reserva"
	}
	return text
}

func modalityName(t *edital.Terms, code string) string {
	m, known := t.Modality(code)
	switch {
	case !known:
		return code
	case m == certame.OpenCompetition:
		return code + " (ampla concorrência)"
	}
	return code + " (" + t.Group(m).Label + ")"
}

// act is the appointment, where the book has one.
func (c *Certificate) act(t *edital.Terms) (lines []string) {
	lines = append(lines, "Vaga\t"+fmt.Sprint(c.Seat), "Situação\t"+locale.Situation(t.Wording(), contest.Situation(c.Situation)))
	if c.Appointment == nil {
		return append(lines, t.Word("Nomeação")+"\tnão consta do livro de fatos")
	}
	a := c.Appointment
	day, _ := certame.ParseDate([]byte(a.On))
	lines = append(lines, t.Word("Nomeação")+"\t"+a.Act+", de "+day.Brazilian()+" (fato "+a.Fact+")")
	if a.Call > 0 {
		lines = append(lines, "Ordem de convocação naquele dia\t"+ordinal(a.Call))
	}
	return lines
}

// precedence says what the order is for.
func (c *Certificate) precedence(t *edital.Terms) string {
	basis := cited(law.CareerOrder.In(t.Regime.ID))
	switch {
	case c.Career == byStatutes:
		return "Nas Forças Armadas a precedência é a dos estatutos militares e dos regulamentos das escolas, e não a desta ordem, que só vale para a convocação" + basis + "."
	case c.Appointment == nil:
		return "A ordem que leva à vida funcional é a da " + t.Word("nomeação") + ", que ainda não consta" + basis + "."
	case c.Appointment.Call != c.Call:
		return "A ordem que leva à vida funcional é a da " + t.Word("nomeação") + ", do dia dela; a primeira acima é a de hoje, depois de saídas posteriores" + basis + "."
	}
	return "Esta ordem, obtida na " + t.Word("nomeação") + " por alternância e proporcionalidade, vale para a vida funcional, sempre que a classificação seja critério de avaliação ou de desempate" + basis + "."
}

func (c *Certificate) citations() string {
	list := make([]law.Provision, len(c.Articles))
	for i, id := range c.Articles {
		list[i] = law.Provision(id)
	}
	return law.Citations(list)
}

// sources are what the certificate rests on.
func (c *Certificate) sources() (lines []string) {
	if c.Facts == 0 {
		lines = append(lines, "Livro de fatos: sem fatos.")
	} else {
		lines = append(lines, fmt.Sprintf("Livro de fatos: até o fato f%d, cabeça %s.", c.Facts, c.Head))
	}
	for _, in := range c.Inputs {
		lines = append(lines, in.Name+": SHA-256 "+in.Sum)
	}
	return lines
}
