package fault

import "net/http"

// faultTitles name what happened, in the window and at the head of the page: who has
// many windows open finds the one that failed.
var faultTitles = map[int]string{
	http.StatusBadRequest:            "Pedido que não se entende",
	http.StatusUnauthorized:          "Entrada recusada",
	http.StatusForbidden:             "Sem permissão",
	http.StatusNotFound:              "Página não encontrada",
	http.StatusConflict:              "Não foi possível",
	http.StatusRequestEntityTooLarge: "Arquivo grande demais",
	http.StatusUnprocessableEntity:   "Nada foi gravado",
	http.StatusTooManyRequests:       "Muitos pedidos seguidos",
	http.StatusServiceUnavailable:    "Fora do ar por instantes",
	http.StatusInsufficientStorage:   "Sem espaço para gravar",
}

func (f *Fault) Title() string {
	if title, is := faultTitles[f.Status]; is {
		return title
	}
	return "Falha do programa"
}
