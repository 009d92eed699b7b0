package web

import (
	"errors"
	"net/http"

	"certame/internal/auth"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
	"certame/internal/web/passage"
)

// fail answers with the page of a fault.
func (v *visit) fail(err error) {
	var first fault.EnterFirst
	if errors.As(err, &first) {
		http.Redirect(v.w, v.r, first.Address(), http.StatusSeeOther)
		return
	}
	if to := elsewhere(""); errors.As(err, &to) {
		http.Redirect(v.w, v.r, string(to), http.StatusSeeOther)
		return
	}
	f := fault.Of(err)
	if f.Status == http.StatusServiceUnavailable {
		v.w.Header().Set("Retry-After", fault.ComeAgain)
	}
	if f.Status >= http.StatusInternalServerError && !errors.Is(err, errBug) { // a bug has its line already
		v.Log.Error("falha", "pedido", v.code, "rota", v.route.Pattern, "erro", err.Error())
	}
	v.w.Header().Set("Cache-Control", "no-store")
	v.w.Header().Set("X-Robots-Tag", "noindex")
	if err := v.render(f.Status, "erro", Frame{Title: f.Title()}, f); err != nil {
		v.Log.Error("falha ao mostrar a falha", "pedido", v.code, "erro", err.Error())
	}
}

// recovered turns a bug into a page and a line of the log, where it says where it
// was and nothing of the data it happened with.
func (v *visit) recovered() {
	bug := recover()
	if bug == nil {
		return
	}
	if err, is := bug.(error); is && errors.Is(err, http.ErrAbortHandler) {
		panic(bug)
	}
	v.Log.Error("pânico", "pedido", v.code, "rota", v.route.Pattern, "onde", passage.Where(bug))
	v.fail(errBug)
}

var errBug = errors.New("bug")

// doorFault is an error of the door where there is no form to show it in.
func (v *visit) doorFault(err error) error {
	text, is := auth.Say(err)
	if !is {
		return err
	}
	return &fault.Fault{Status: http.StatusUnprocessableEntity, Code: "ENTRADA", What: text, Links: []parts.Link{{Text: "Entrar", Address: "/entrar", Icon: "user"}}}
}
