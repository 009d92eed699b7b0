package web

import "net/http"

// Permissions of registering.
const (
	enrolling   = "inscricao.fazer"
	reenrolling = "inscricao.mudar"
	receiving   = "certame.editar"
	verifying   = "publico.verificar"
)

// enrolRoutes are those of registering: of who registers, of the office, and of anybody.
func enrolRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/certames/{certame}/inscricao", Permission: enrolling, Do: (*visit).askEnrol},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/inscricao", Permission: enrolling, Do: (*visit).enrol},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/inscricao/conferir", Permission: enrolling, Do: (*visit).adviseEnrol},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/minha-inscricao", Permission: reenrolling, Do: (*visit).ownEnrolment, Menu: "Minha inscrição", Icon: "user-check"},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/minha-inscricao/mudar", Permission: reenrolling, Do: (*visit).askReenrol},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/minha-inscricao/mudar", Permission: reenrolling, Do: (*visit).reenrol},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/minha-inscricao/conferir", Permission: reenrolling, Do: (*visit).adviseReenrol},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/minha-inscricao/desistir", Permission: reenrolling, Do: (*visit).withdraw},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/minha-inscricao/comprovantes/{posicao}/{formato}", Permission: reenrolling, Do: (*visit).enrolReceipt, File: true},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/inscricoes", Permission: receiving, Do: (*visit).enrolments, Menu: "Inscrições", Icon: "user-check"},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/inscricoes/edital", Permission: receiving, Do: (*visit).enrolReach},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/inscricoes/receber", Permission: receiving, Do: (*visit).receiveEnrolments},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/inscricoes/suspender", Permission: receiving, Do: (*visit).suspendEnrolments},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/inscricoes/gravar", Permission: receiving, Do: (*visit).writeEnrolments},
		{Method: http.MethodGet, Pattern: "/publico/{certame}/inscricao", Permission: "publico.ver", Do: (*visit).publicEnrol},
		{Method: http.MethodGet, Pattern: "/publico/{certame}/comprovante", Permission: verifying, Do: (*visit).askVerify},
		{Method: http.MethodPost, Pattern: "/publico/{certame}/comprovante", Permission: verifying, Do: (*visit).verifyReceipt},
	}
}
