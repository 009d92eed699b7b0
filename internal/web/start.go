package web

// start is the first page: a way in for who has an account.
func (v *visit) start() error {
	return v.show("inicio", Frame{Title: "certame"}, nil)
}
