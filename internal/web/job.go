package web

import (
	"errors"
	"time"

	"certame/internal/installation"
	"certame/internal/jobs"
	"certame/internal/locale"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// jobNames are the kinds of work as people read them.
var jobNames = map[string]string{
	installation.Computing: "Apuração", installation.Publishing: "Preparação do ato",
	installation.Situating:  "Situação de cada pessoa do resultado publicado",
	installation.Telling:    "Preparação e envio das convocações",
	installation.Enrolling:  "Gravação das inscrições nos arquivos do certame",
	installation.Consulting: "Preparação da consulta do resultado",
	installation.Disclosing: "Preparação das páginas públicas de um ato",
	installation.Examining:  "Conferência de arquivo", installation.Recording: "Gravação da importação", installation.Loading: "Preparação da busca de pessoas",
}

// jobKinds are the looks of the states: what failed is not to be read as what ended.
var jobKinds = map[jobs.State]string{jobs.Done: "sucesso", jobs.Failed: "erro", jobs.Running: "informacao", jobs.Cancelled: "alerta"}

func jobName(kind string) string {
	if name, is := jobNames[kind]; is {
		return name
	}
	return kind
}

type jobPage struct {
	Progress  parts.Progress
	State     string
	Address   string // of this page
	Open      bool
	Stopping  bool
	MayCancel bool
	Outcome   *parts.Message
}

// showJob is how far a work is. The script of the page asks again for its part of
// the page; without it, a link does.
func (v *visit) showJob() error {
	c, job, err := v.job()
	if err != nil {
		return err
	}
	page := jobPage{
		Progress: parts.Progress{What: jobName(job.Kind), Done: job.Done, Total: job.Total, Detail: detail(job, v.Clock())},
		State:    job.State.String(), Address: c.Address() + "/trabalhos/" + job.ID, Open: job.State.Open(), Stopping: job.Stopping,
		MayCancel: v.may("trabalho.cancelar"), Outcome: outcome(c, job),
	}
	if v.partOnly() {
		return v.showPart("trabalho", "andamento", page)
	}
	return v.show("trabalho", v.within(c, jobName(job.Kind), parts.Link{Text: "Trabalhos", Address: c.Address() + "/trabalhos"}), page)
}

// job is that of the address, if it is of the contest of the address.
func (v *visit) job() (*subject, jobs.Job, error) {
	c, err := v.contest()
	if err != nil {
		return nil, jobs.Job{}, err
	}
	job, err := v.Jobs.Job(v.ctx(), v.r.PathValue("trabalho"))
	if errors.Is(err, jobs.ErrNotFound) || err == nil && job.Contest != string(c.ID) {
		err = fault.NotFound("trabalho")
	}
	return c, job, err
}

// detail is how long it takes, and how much is left at the same pace.
func detail(job jobs.Job, now time.Time) string {
	if job.Started.IsZero() {
		return job.State.String()
	}
	if !job.Ended.IsZero() {
		return "levou " + span(job.Ended.Sub(job.Started))
	}
	took := now.Sub(job.Started)
	text := "há " + span(took)
	if job.Done > 0 && job.Total > job.Done {
		text += ", faltam cerca de " + span(time.Duration(float64(took)/float64(job.Done)*float64(job.Total-job.Done)))
	}
	return text
}

func span(d time.Duration) string {
	switch s := int(d.Round(time.Second).Seconds()); {
	case s < 60:
		return locale.Count(max(s, 1), "segundo", "segundos")
	case s < 3600:
		return locale.Count(s/60, "minuto", "minutos")
	default:
		return locale.Count(s/3600, "hora", "horas") + " e " + locale.Count(s/60%60, "minuto", "minutos")
	}
}

func outcome(c *subject, job jobs.Job) *parts.Message {
	back := []parts.Link{{Text: "Ir para o painel", Address: c.Address(), Icon: "home"}}
	if job.Kind == installation.Examining || job.Kind == installation.Recording {
		back = append(back, parts.Link{Text: "Ir para as importações", Address: c.Address() + "/importar", Icon: "file-upload"})
	}
	if job.Kind == installation.Telling {
		back = append(back, parts.Link{Text: "Ir para as convocações", Address: c.Address() + "/agenda/mensagens", Icon: "calendar-alt"})
	}
	switch job.State {
	case jobs.Done:
		return &parts.Message{Kind: "sucesso", Title: jobName(job.Kind) + " concluída.", Links: back, Announced: true}
	case jobs.Cancelled:
		return &parts.Message{Kind: "informacao", Title: "Cancelado. O resultado anterior, se havia, está intacto.", Links: back, Announced: true}
	case jobs.Failed:
		return &parts.Message{Kind: "erro", Title: "Não foi concluída.", Text: job.Failure, Remedy: "Corrija o que está dito e peça de novo. O resultado anterior, se havia, está intacto.", Links: back, Announced: true}
	}
	return nil
}

// cancelJob asks a work to stop.
func (v *visit) cancelJob() error {
	c, job, err := v.job()
	if err != nil {
		return err
	}
	if _, err := v.Jobs.Cancel(v.ctx(), job.ID); err != nil {
		return err
	}
	return v.redirect(c.Address() + "/trabalhos/" + job.ID)
}

// listJobs is the work of a contest, the latest first.
func (v *visit) listJobs() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	list, err := v.Jobs.Jobs(v.ctx(), string(c.ID))
	if err != nil {
		return err
	}
	table := parts.Table{
		ID: "trabalhos", Caption: "Trabalhos de segundo plano", Columns: []parts.Column{{Text: "Trabalho"}, {Text: "Pedido em"}, {Text: "Situação"}},
		Empty: parts.Empty{Title: "Nenhum trabalho até agora.", Text: "Apurações, importações e publicações demoradas aparecem aqui.", Next: []parts.Link{{Text: "Ir para o painel", Address: c.Address(), Icon: "home"}}},
	}
	for _, job := range list {
		tag := parts.Tag{Kind: jobKinds[job.State], Text: job.State.String()}
		table.Rows = append(table.Rows, parts.Row{Cells: []parts.Cell{{Text: jobName(job.Kind), Address: c.Address() + "/trabalhos/" + job.ID}, {Text: locale.Moment(job.Created)}, {Tag: &tag}}})
	}
	return v.show("trabalhos", v.within(c, "Trabalhos"), table)
}
