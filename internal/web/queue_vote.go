package web

import (
	"net/http"
	"net/url"
	"strings"

	"certame/confirmation"
	"certame/internal/sitting"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
	"certame/law"
)

// Words of the answers in the form.
const (
	answerFor     = "confirma"
	answerAgainst = "nao-confirma"
	answerDoubt   = "duvida"
)

// fillVote draws the form of the vote with what was written in it so far.
func (v *visit) fillVote(p *casePage) error {
	said := v.r.PostFormValue("voto")
	option := func(value, text, help string) {
		p.Answers = append(p.Answers, answerOption{value, text, help, said == value})
	}
	option(answerFor, "Confirma", "A autodeclaração é confirmada.")
	option(answerAgainst, "Não confirma", "Os motivos são obrigatórios.")
	if p.Phenotype() {
		option(answerDoubt, "Dúvida razoável", "Na dúvida prevalece a autodeclaração: conta como voto que confirma.")
	}
	help := "Só o conjunto de características fenotípicas. Ascendência, documentos e laudos nunca servem de motivo."
	if !p.Phenotype() {
		help = "O que falta ou o que não confere nos documentos."
	}
	p.Reason = parts.Field{Name: "motivos", Label: "Motivos", Kind: "textarea", Value: v.r.PostFormValue("motivos"), Most: 3000, Help: help}
	p.Phrase = parts.Field{Name: "senha-voto", Label: "Senha de voto", Kind: "password", Required: true, Complete: "off", Help: "A frase que você escolheu ao assinar o termo. Com ela o voto é lacrado e não muda mais."}
	p.Draft, p.Late = v.draft(p.ID), v.lateFields()
	return v.fillDocuments(p)
}

// castVote seals the vote. What a vote should not rest on is pointed out once; whoever
// still wants it so sends it again.
func (v *visit) castVote() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	id := v.r.PathValue("processo")
	f, err := v.Sittings.OpenFile(v.ctx(), v.account(), c.ID, id)
	if err != nil {
		return err
	}
	paper := v.paper()
	p := &casePage{Warnings: warnings(f.Rules, paper)}
	if checking := v.r.PostFormValue("acao") == "conferir"; checking || len(p.Warnings) > 0 && v.r.PostFormValue("ciente") != "sim" {
		return v.askVote(http.StatusOK, c, p)
	}
	mark, err := v.Sittings.Cast(v.ctx(), v.account(), c.ID, id, paper, v.r.PostFormValue("senha-voto"))
	if err == nil {
		return v.redirect(c.Address() + "/minha-fila?" + url.Values{"voto": {mark}, "processo": {id}}.Encode())
	}
	if p.Problems = fault.Of(err); p.Problems.Status != http.StatusUnprocessableEntity && p.Problems.Status != http.StatusTooManyRequests {
		return err
	}
	return v.askVote(p.Problems.Status, c, p)
}

// paper is what the form answers.
func (v *visit) paper() sitting.BallotPaper {
	p := sitting.BallotPaper{Reason: v.r.PostFormValue("motivos"), Documents: v.checkedDocuments()}
	switch v.r.PostFormValue("voto") {
	case answerFor:
		p.Vote = confirmation.For
	case answerAgainst:
		p.Vote = confirmation.Against
	case answerDoubt:
		p.Vote, p.Doubt = confirmation.For, true
	}
	return p
}

// warnings are what a person should look at before the vote is sealed. They suggest:
// the words stay as they were written.
func warnings(r *confirmation.Rules, p sitting.BallotPaper) (list []parts.Message) {
	basis := law.Citations([]law.Provision{law.Dec12536Art9Par2})
	if _, found := sitting.Grounds(r, p.Reason); found {
		list = append(list, parts.Message{
			Kind: "alerta", Title: "Os motivos parecem falar de ascendência ou de laudo.", Text: "Nenhum dos dois é admitido, e um voto assim fica à espera de outros motivos.",
			Remedy: "Descreva só o que se vê. Se a frase diz outra coisa, envie de novo como está.", Article: basis, Announced: true,
		})
	}
	if p.Vote == confirmation.Against && confirmation.DeclaresDoubt(p.Reason) && r.Procedure == confirmation.Phenotype {
		list = append(list, parts.Message{
			Kind: "alerta", Title: "Os motivos falam em dúvida, e o voto não confirma.", Text: "Havendo dúvida razoável, prevalece a autodeclaração.",
			Remedy: "Se a dúvida é sua, escolha «Dúvida razoável». Se não, envie de novo como está.", Article: law.Citations([]law.Provision{law.Dec12536Art5Par1}), Announced: true,
		})
	}
	if strings.TrimSpace(p.Reason) != "" || len(p.Documents) == 0 || p.Vote != confirmation.For {
		return list
	}
	if m := enough(r, p.Documents); m.Kind == "alerta" {
		list = append(list, m)
	}
	return list
}
