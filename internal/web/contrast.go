package web

import "net/http"

// contrastCookie remembers, in the browser alone, that pages are wanted white on
// black (eMAG 3.1, the bar of accessibility).
const contrastCookie = "contraste"

// contrast turns it on and off, and stays on the page.
func (v *visit) contrast() error {
	cookie := &http.Cookie{Name: contrastCookie, Value: "alto", Path: "/", MaxAge: 365 * 24 * 60 * 60, HttpOnly: true, Secure: v.Secure, SameSite: http.SameSiteLaxMode}
	if v.highContrast() {
		cookie.Value, cookie.MaxAge = "", -1
	}
	http.SetCookie(v.w, cookie)
	to := v.r.PostFormValue("voltar")
	if to == "/" {
		return v.redirect("/")
	}
	return v.redirect(here(to))
}

func (v *visit) highContrast() bool {
	c, err := v.r.Cookie(contrastCookie)
	return err == nil && c.Value == "alto"
}
