package gazette

// Act is what is to be published.
type Act struct {
	Title      string   // after ##ATO
	Heading    string   // what it is about, in capitals, under the title
	Paragraphs []string // after ##TEX
	Signer     string   // after ##ASS
	Office     string   // after ##CAR
}

// The marks of the gazette, each at the beginning of its paragraph.
const (
	markAct    = "##ATO "
	markText   = "##TEX "
	markSigner = "##ASS "
	markOffice = "##CAR "
)

// Lines are the paragraphs with their marks, as plain text.
func (a *Act) Lines() []string {
	lines := []string{markAct + plain(a.Title), plain(a.Heading)}
	for _, p := range a.Paragraphs {
		lines = append(lines, markText+plain(p))
	}
	return append(lines, markSigner+plain(a.Signer), markOffice+plain(a.Office))
}
