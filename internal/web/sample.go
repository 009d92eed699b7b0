package web

import (
	"errors"
	"fmt"
	"net/http"
	"strconv"

	"certame/draw"
	"certame/internal/locale"
	"certame/internal/render/papers"
	"certame/internal/secondreading"
	"certame/internal/store"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// sampling is the sample of decided cases that others read again: what is announced, the
// draw, who reads, how many readings are in, and what they say.
func (v *visit) sampling() error { return v.showSampling(http.StatusOK, nil) }

type samplingPage struct {
	*subject
	Sample    *secondreading.Sample // nil before the first
	Seen      int
	Problems  *fault.Fault
	Steps     parts.Steps
	Source    string
	Boards    parts.Table
	Assurance string
	Differs   string
	Prizes    []parts.Field
	Pulse     parts.Field
	Result    *sampleResult
	Mine      bool // who asks closed the reading
	Public    string
	Law       string
	said      func(string) string
}

// stage is how far the sample is: 0 to announce, 1 to draw, 2 to say who reads, 3 to
// read, 4 to publish, 5 published.
func (p *samplingPage) stage() int {
	s := p.Sample
	switch {
	case s == nil:
		return 0
	case s.Outcome == nil:
		return 1
	case len(s.Assigned) == 0:
		return 2
	case s.ClosedBy == "":
		return 3
	case s.Published.IsZero():
		return 4
	}
	return 5
}

// Stage is the same, for the page.
func (p *samplingPage) Stage() int { return p.stage() }

func (v *visit) showSampling(status int, problems *fault.Fault) error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	p := &samplingPage{subject: c, Problems: problems, said: v.r.PostFormValue, Public: "/publico/" + c.Slug + "/amostra"}
	if p.Sample, err = v.Samples.Latest(v.ctx(), c.ID); errors.Is(err, store.ErrNotFound) {
		p.Sample, err = nil, nil
	}
	if err != nil {
		return err
	}
	if p.Law, err = v.sampleLaw(c.ID); err != nil {
		return err
	}
	p.Steps = parts.Steps{Label: "Passos da amostra", All: []parts.Step{{Text: "Anúncio"}, {Text: "Sorteio"}, {Text: "Quem relê"}, {Text: "Releitura"}, {Text: "Publicação"}}}
	for i := range p.Steps.All {
		p.Steps.All[i].Done, p.Steps.All[i].Current = i < p.stage(), i == min(p.stage(), 4)
	}
	if p.Sample != nil {
		p.fill(v)
	}
	f := v.within(c, "Amostra para releitura")
	f.Printed = true
	return v.render(status, "amostra", f, p)
}

func (p *samplingPage) fill(v *visit) {
	s := p.Sample
	p.Seen, p.Source, p.Differs, p.Mine = s.Seen(), papers.SourceWords(&s.Announced.Source), s.Differs(), s.ClosedBy == v.account()
	p.Boards, p.Assurance = strataTable(s), assurance(s)
	p.Prizes, p.Pulse = revealFields(&s.Announced.Source, p.said)
	if r, done := s.Result(); done {
		p.Result = openResult(&r)
	}
}

// Plan is what is asked to announce a sample.
func (p *samplingPage) Plan() []parts.Field {
	value := func(name, usual string) string {
		if text := p.said(name); text != "" {
			return text
		}
		return usual
	}
	readers := value("leitores", "3")
	return []parts.Field{
		{Name: "divergem", Label: "Divergência que não pode passar despercebida, por mil processos", Value: value("divergem", "50"), Required: true, Most: 3, Help: "50 é 5%: se ao menos 5% dos processos divergirem, a amostra traz um deles com a confiança abaixo."},
		{Name: "confianca", Label: "Confiança, por mil", Value: value("confianca", "950"), Required: true, Most: 3, Help: "950 é 95%. Vale seja qual for a comissão em que as divergências estejam."},
		{Name: "leitores", Label: "Pessoas que releem cada processo", Kind: "select", Required: true, Options: []parts.Option{{Value: "1", Text: "1", Chosen: readers == "1"}, {Value: "3", Text: "3", Chosen: readers == "3"}, {Value: "5", Text: "5", Chosen: readers == "5"}}},
	}
}

// SourceField, ByLottery and ByBeacon ask for the future source, as every draw does.
func (p *samplingPage) SourceField() parts.Field { return sourceField(p.said) }

// ByLottery is what is asked of the lottery.
func (p *samplingPage) ByLottery() []parts.Field { return lotteryFields(p.said) }

// ByBeacon is what is asked of the beacon.
func (p *samplingPage) ByBeacon() []parts.Field { return beaconFields(p.said) }

// Panel is what is asked of who reads again.
func (p *samplingPage) Panel() parts.Field {
	return parts.Field{Name: "pessoas", Label: "Nomes de acesso de quem relê", Kind: "textarea", Value: p.said("pessoas"), Required: true, Help: "Um por linha, com papel de membro neste certame. Ninguém relê processo em que atuou: os processos se distribuem entre quem pode."}
}

// Lottery says whether the source is typed by two people.
func (p *samplingPage) Lottery() bool { return p.Sample.Announced.Source.Kind == draw.Lottery }

// Read and Total are how many readings are in, and how many there will be.
func (p *samplingPage) Read() int { return len(p.Sample.Readings) }

// Total is how many readings there will be.
func (p *samplingPage) Total() int { return len(p.Sample.Readings) + p.Sample.Missing() }

func strataTable(s *secondreading.Sample) parts.Table {
	t := parts.Table{ID: "estratos", Caption: "O que se relê de cada comissão", Columns: []parts.Column{{Text: "Comissão"}, {Text: "Processos encerrados", Numeric: true}, {Text: "A reler", Numeric: true}}}
	for _, b := range s.Boards {
		t.Rows = append(t.Rows, parts.Row{Cells: parts.Cells(b.Name, locale.Whole(b.Stratum.Cases), locale.Whole(b.Drawn))})
	}
	return t
}

// assurance says what the size of the sample gives, exactly.
func assurance(s *secondreading.Sample) string {
	diverging, confidence := s.Assurance()
	n := 0
	for _, b := range s.Boards {
		n += b.Drawn
	}
	return fmt.Sprintf("Relendo %s de %s, se %s ou mais divergirem, a amostra traz ao menos um deles com confiança de %s, em qualquer comissão em que estejam.",
		locale.Whole(n), locale.Count(len(s.Cases), "processo", "processos"), locale.Whole(diverging), thousandths(int64(confidence), "%"))
}

// thousandths is 950 as 95,0% or as 0,950.
func thousandths(n int64, as string) string {
	sign := ""
	if n < 0 {
		n, sign = -n, "−"
	}
	if as == "%" {
		return sign + strconv.FormatInt(n/10, 10) + "," + strconv.FormatInt(n%10, 10) + "%"
	}
	return sign + strconv.FormatInt(n/1000, 10) + "," + fmt.Sprintf("%03d", n%1000)
}
