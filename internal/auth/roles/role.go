package roles

// Role is what a person is in a contest, or in the whole installation.
type Role string

// The roles, in the order of exigencias.csv.
const (
	Administration Role = "administracao"
	HR             Role = "rh"
	Examiner       Role = "banca" // the organising board
	Secretary      Role = "secretaria"
	Member         Role = "membro"
	AppealMember   Role = "membro_recursal"
	Candidate      Role = "candidato"
	Control        Role = "controle"
	Account        Role = "conta"   // who has signed in; nobody is given it
	Public         Role = "publico" // everybody; nobody is given it
)

// Given are the roles that somebody gives: the others come with being there.
func Given() []Role {
	var out []Role
	for _, d := range Demands() {
		if d.Role != Account && d.Role != Public {
			out = append(out, d.Role)
		}
	}
	return out
}
