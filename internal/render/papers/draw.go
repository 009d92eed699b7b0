package papers

import (
	"fmt"
	"strconv"

	"certame"
	"certame/draw"
	"certame/internal/locale"
)

// shownSteps is how many steps of a draw its minutes tell; the others are in the
// file of the steps.
const shownSteps = 200

// shownOrder is how many places of the order they tell.
const shownOrder = 2000

// DrawMinutes is the record of a draw: what was announced, what the source gave,
// each step, and the order. Whoever reads it can do it again.
func DrawMinutes(a *draw.Announcement, o *draw.Outcome) Paper {
	p := Paper{Name: "ata", Title: "Ata de sorteio verificável", About: a.Object}
	p.Lines = append(p.Lines,
		"Objeto: "+a.Object,
		"Anúncio publicado em "+a.Published.Brazilian()+", com "+locale.Count(len(a.Tickets), "bilhete", "bilhetes")+" e resumo SHA-256 "+o.Announcement+".",
		"Fonte, dita no anúncio: "+SourceWords(&a.Source)+".")
	p.Lines = append(p.Lines, given(a, o)...)
	p.Lines = append(p.Lines, "Semente: "+o.Seed, "",
		"Qualquer pessoa pode refazer o sorteio: cada passo tira o SHA-256 do texto «semente, espaço, contador», toma os oito primeiros "+
			"algarismos como um número e o divide pelos bilhetes que restam; o resto diz o bilhete. A especificação está em docs/sorteio.md, "+
			"e o comando é certame vagas sortear conferir.", "", Heading("Passos"))
	p.Lines = append(p.Lines, "Contador e resumo\tValor, restam, resto e bilhete")
	draw.Order(o.Seed, len(a.Tickets), func(place, ticket int, s draw.Pick) {
		if place < shownSteps {
			p.Lines = append(p.Lines, fmt.Sprintf("%d: %s\t%d, %d, %d: %s", s.Counter, s.Hash, s.Value, len(a.Tickets)-place, s.Rest, a.Tickets[ticket]))
		}
	})
	if len(a.Tickets)-1 > shownSteps {
		p.Lines = append(p.Lines, "Os demais passos se refazem do mesmo modo.")
	}
	p.Lines = append(p.Lines, "", Heading("Ordem sorteada"))
	for i, t := range o.Tickets[:min(len(o.Tickets), shownOrder)] {
		p.Lines = append(p.Lines, strconv.Itoa(i+1)+"\t"+t)
	}
	if len(o.Tickets) > shownOrder {
		p.Lines = append(p.Lines, "A ordem inteira está em resultado.txt, e decorre da semente.")
	}
	p.Lines = append(p.Lines, "", "Local, data e assinaturas: "+line)
	return p
}

// given says what the source gave and who read it.
func given(a *draw.Announcement, o *draw.Outcome) []string {
	if a.Source.Kind == draw.Lottery {
		return []string{
			"Prêmios da extração, do 1º ao 5º: " + o.Values + ".",
			"Digitados por " + o.Typists[0] + " e por " + o.Typists[1] + ", cada pessoa por si; as duas digitações coincidem.",
		}
	}
	lines := []string{
		"Valor da rodada: " + o.Values + ", que é o SHA-256 da assinatura.",
		"Assinatura da rodada, verificada com a chave da rede sem consulta a ninguém: " + o.Signature + ".",
	}
	if o.Previous != "" {
		lines = append(lines, "Assinatura da rodada anterior: "+o.Previous+".")
	}
	return lines
}

// SourceWords names a source to people.
func SourceWords(s *draw.Source) string {
	if s.Kind == draw.Lottery {
		return "extração " + s.Extraction + " da Loteria Federal, de " + s.Day.Brazilian() + ", cinco prêmios de " + strconv.Itoa(s.Digits) + " algarismos"
	}
	return "rodada " + strconv.FormatUint(s.Round, 10) + " da rede drand " + s.Chain.Name + " (" + s.Chain.Hash + "), de " + instant(s.Chain.At(s.Round)) + ", horário de Brasília"
}

// instant writes a second from 1970 on as the clock of Brasília shows it.
func instant(second int64) string {
	const day, behind = 24 * 60 * 60, 3 * 60 * 60
	second -= behind
	clock := second % day
	return fmt.Sprintf("%s %02d:%02d:%02d", certame.Date(second/day).Brazilian(), clock/3600, clock/60%60, clock%60)
}
