package webtest

// Joins has an address ask for an account, and gives the secret of its letter.
func (p *Platform) Joins(email string) (secret string) {
	p.t.Helper()
	j, err := p.Door.AskJoin(p.t.Context(), email, "/certames", "192.0.2.9")
	if err != nil {
		p.t.Fatal(err)
	}
	return j.Secret
}
