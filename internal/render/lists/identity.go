package lists

import (
	"certame"
	"certame/contest"
	"certame/internal/intake"
	"certame/internal/intake/candidates"
	"certame/internal/render/inert"
)

// identify fills in who the people are, as far as it may be read.
func (d *Document) identify(s Source, c Choice) error {
	wanted := map[string]bool{}
	for i := range d.Lists {
		for j := range d.Lists[i].Rows {
			wanted[d.Lists[i].Rows[j].ID] = false
		}
	}
	markWithheld(s.Contest, wanted)
	people, named, numbered, err := s.Identities(func(id []byte) bool { _, yes := wanted[string(id)]; return yes })
	if err != nil {
		return err
	}
	if err := checkIdentities(people); err != nil {
		return err
	}
	d.Named, d.Masked = named, numbered && c.CPF
	for i := range d.Lists {
		for j := range d.Lists[i].Rows {
			if r := &d.Lists[i].Rows[j]; !wanted[r.ID] {
				r.Name = inert.Line(people[r.ID].Name)
				r.CPF, _ = maskCPF(people[r.ID].CPF)
			}
		}
	}
	d.Gate = gate(d, c, named, numbered, d.count(wanted, people))
	return nil
}

// count counts who is shown by number only, and returns how many of the others
// have a CPF that cannot be shown.
func (d *Document) count(wanted map[string]bool, people map[string]candidates.Identity) (unreadable int) {
	for id, withheld := range wanted {
		if withheld {
			d.Withheld++
		} else if _, ok := maskCPF(people[id].CPF); !ok && people[id].CPF != "" {
			unreadable++
		}
	}
	return unreadable
}

// markWithheld marks who is shown by number only: people whose option was not
// confirmed, and those who wait for a decision. The result of the confirmation is
// public by number; a name beside the same number, today or before it, would say
// whose it is (Lei 12.527/2011, art. 31).
func markWithheld(c *contest.Contest, wanted map[string]bool) {
	r := c.Roll
	for p := range certame.Person(r.Len()) {
		if r.Denied[p] == 0 && c.Undecided(p) == 0 {
			continue
		}
		if _, yes := wanted[string(r.IDs.At(p))]; yes {
			wanted[string(r.IDs.At(p))] = true
		}
	}
}

// checkIdentities refuses people whose CPF would come out in the number of
// registration or in the name.
func checkIdentities(people map[string]candidates.Identity) error {
	var problems []intake.Problem
	valid := 0
	for id, one := range people {
		cpf := digitsOf(one.CPF)
		switch {
		case validCPF(digitsOf(id)) && (digitsOf(id) == cpf || cpf == ""):
			valid++
		case showsCPF(one.Name):
			problems = append(problems, intake.Problem{File: "candidatos.csv", Column: "nome", Value: id, What: "o nome desta inscrição traz um CPF", Remedy: "Deixe só o nome na coluna e apure de novo; nada foi publicado."})
		}
		if len(cpf) == 11 && digitsOf(id) == cpf {
			problems = append(problems, intake.Problem{File: "candidatos.csv", Column: "inscricao", What: "há inscrição igual ao CPF da pessoa, e a inscrição é pública", Remedy: "Use números de inscrição que não sejam o CPF e apure de novo; nada foi publicado."})
		}
	}
	if len(problems) == 0 && valid > 0 && 2*valid > len(people) {
		problems = append(problems, intake.Problem{File: "candidatos.csv", Column: "inscricao", What: "as inscrições são números de CPF, e a inscrição é pública", Remedy: "Use números de inscrição que não sejam o CPF e apure de novo; nada foi publicado."})
	}
	return intake.Refuse(sorted(problems))
}
