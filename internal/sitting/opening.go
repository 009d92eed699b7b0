package sitting

import "certame/confirmation"

// opening is what the event of a box says: under which composition its votes began.
type opening struct {
	Box      string   `json:"urna"`
	Number   string   `json:"comissao"`
	Revision int      `json:"revisao"`
	Members  []sitter `json:"membros"`
}

// sitter is a member of the board as it was.
type sitter struct {
	Code      string `json:"codigo"`
	CPF       string `json:"cpf,omitempty"`
	Alternate bool   `json:"suplente,omitempty"`
	InPlaceOf string `json:"suplente_de,omitempty"`
}

func (o *opening) board(i confirmation.Instance) confirmation.Board {
	b := confirmation.Board{Instance: i, Number: o.Number}
	for _, m := range o.Members {
		b.Members = append(b.Members, confirmation.Member{Code: m.Code, CPF: m.CPF, Alternate: m.Alternate, InPlaceOf: m.InPlaceOf})
	}
	return b
}

// opening is the last one of an instance, annulled or not; nil for none.
func (c *Case) opening(i confirmation.Instance) *opening {
	for n := len(c.Events) - 1; n >= 0; n-- {
		e := &c.Events[n]
		if e.Kind != BoxOpened || e.Instance != i {
			continue
		}
		var o opening
		if e.Into(&o) != nil {
			return nil
		}
		return &o
	}
	return nil
}
