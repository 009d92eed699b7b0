package web

import (
	"strings"

	"certame/internal/docket"
	"certame/internal/installation"
	"certame/internal/intake/profile"
	"certame/internal/jobs"
	"certame/internal/locale"
	"certame/internal/store"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// importPage is what every step shows.
type importPage struct {
	*subject
	In        *docket.Import
	Exam      *docket.Exam // nil while nobody looked
	Place     string       // of the import
	Steps     parts.Steps
	Working   *parts.Progress // it is being examined
	Job       string          // where the work is seen
	Messages  []parts.Message
	Problems  *fault.Fault // of what was just sent
	MayImport bool
	MayDecide bool
	Open      bool
	Next      *parts.Link // where there is something to do
}

// importStep is the frame of a step.
func (v *visit) importStep(c *subject, in *docket.Import, exam *docket.Exam, step int) (*importPage, error) {
	p := &importPage{
		subject: c, In: in, Exam: exam, Place: importAddress(c, in), MayImport: v.may("arquivo.importar"), MayDecide: v.may("pendencia.decidir"),
		Open: in.State == store.IntakeOpen,
	}
	p.Steps = importSteps(p.Place, step)
	switch {
	case in.State == store.IntakeRecorded:
		p.Messages = []parts.Message{{Kind: "sucesso", Title: "Gravada na revisão " + locale.Whole(in.Revision) + " do certame.", Links: []parts.Link{{Text: "Ir para o painel", Address: c.Address(), Icon: "home"}}}}
	case in.State == store.IntakeDropped:
		p.Messages = []parts.Message{{Kind: "informacao", Title: "Esta importação foi abandonada. Nada dela entrou no certame."}}
	case in.Waiting:
		return p, v.examining(p)
	default:
		p.Messages = examMessages(p)
	}
	return p, nil
}

// examining is how far the examination is, or that nobody is doing it.
func (v *visit) examining(p *importPage) error {
	list, err := v.Jobs.Jobs(v.ctx(), string(p.ID))
	if err != nil {
		return err
	}
	for _, job := range list {
		if job.Kind != installation.Examining {
			continue
		}
		switch {
		case job.State.Open():
			p.Working = &parts.Progress{What: "Conferindo o arquivo", Done: job.Done, Total: job.Total, Detail: detail(job, v.Clock())}
			p.Job = p.Address() + "/trabalhos/" + job.ID
			return nil
		case job.State == jobs.Failed:
			p.Messages = []parts.Message{{Kind: "erro", Title: "A conferência não foi concluída.", Text: job.Failure, Remedy: "Peça a conferência de novo."}}
		}
		break
	}
	if len(p.Messages) == 0 {
		p.Messages = []parts.Message{{Kind: "alerta", Title: "O arquivo ainda não foi conferido com estas respostas.", Remedy: "Peça a conferência."}}
	}
	return nil
}

// examMessages are what was found, and where to go on.
func examMessages(p *importPage) (list []parts.Message) {
	e := p.Exam
	switch {
	case e == nil:
		return nil
	case len(e.Refusal) > 0:
		p.Problems = &fault.Fault{What: "O arquivo tem problemas, e nada foi gravado.", Remedy: "Corrija o que está listado, aqui ou no arquivo.", Problems: e.Refusal}
		for i := range e.Refusal {
			p.Problems.Problems[i].Remedy = onPages(e.Refusal[i].Remedy)
		}
	case e.Stop != "" && p.In.Map != nil && belongs[e.Report.Kind] != "":
		list = append(list, parts.Message{Kind: "alerta", Title: locale.AsSentence(onPages(e.Stop)), Remedy: belongs[e.Report.Kind] + " Depois, abandone esta importação."})
	case e.Stop != "" && p.In.Map != nil:
		list = append(list, parts.Message{Kind: "alerta", Title: locale.AsSentence(onPages(e.Stop)), Remedy: "Responda o que falta em Colunas, ou abandone esta importação e envie outro arquivo."})
	case e.Report.Refused:
		list = append(list, parts.Message{Kind: "erro", Title: "Arquivo recusado.", Text: onPages(strings.Join(e.Report.Reasons, "; "))})
	}
	p.Next = nextOf(p)
	return list
}

// belongs is where a list goes that was understood and is not of people: nobody is left at
// the end of a road.
var belongs = map[string]string{
	profile.KindSeats:        "O quadro declara-se na página Quadro de vagas; confira este no terminal, com certame conciliar totais.",
	profile.KindOrder:        "Confira a lista de cada vaga no terminal, com certame conciliar ordem.",
	profile.KindVotes:        "Aqui os votos são dados em Minha fila; os dados fora daqui apuram-se no terminal, com certame comissao apurar, e o resultado importa-se aqui.",
	profile.KindAppointments: "Registre cada uma no livro de fatos; confira este ato no terminal, com certame conciliar dou.",
}

// nextOf is the step with something to do.
func nextOf(p *importPage) *parts.Link {
	e := p.Exam
	switch {
	case e.Report == nil || e.Report.Refused || len(e.Refusal) > 0 || e.Stop != "" || p.In.Map == nil:
		return nil
	case e.Report.Waiting() > 0 || len(p.In.Undecided(e)) > 0:
		return &parts.Link{Text: "Seguir para as pendências", Address: p.Place + "/pendencias", Icon: "arrow-right"}
	}
	return &parts.Link{Text: "Ver o que muda e gravar", Address: p.Place + "/gravar", Icon: "arrow-right"}
}

// onPages says with the words of the pages what the reading says with options of the
// command line.
func onPages(text string) string { return ofPages.Replace(text) }

var ofPages = strings.NewReplacer(
	"planilhas ocultas só são lidas com --planilha", "planilhas ocultas só são lidas se o nome for escrito em Planilha", "Escolha com --planilha: ", "Escreva o nome em Planilha: ",
	"Indique um perfil com --perfil, ou derive um: certame importar perfis --derivar", "Escolha um perfil em Ler de outro modo",
	"Derive outro: certame importar conferir --gravar-mapa.", "Peça a leitura de novo em Ler de outro modo.", "Diga no mapa: decimal: ponto ou decimal: virgula", "Diga em Decimal se é ponto ou vírgula",
	"que o mapa precisa dizer o que são", "que precisam ser ditas", "diga no mapa", "diga ao lado", "o mapa não diz", "ainda não se disse", "Preencha grupo no mapa", "Preencha Grupo", "escolhido no mapa", "escolhido por uma pessoa",
)
