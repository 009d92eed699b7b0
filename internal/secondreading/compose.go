package secondreading

import (
	"context"
	"fmt"
	"slices"

	"certame/internal/auth/roles"
	"certame/internal/sitting"
	"certame/internal/store"
)

// Compose says who reads again. Each case goes to as many of them as the plan says, in
// turn, of those who took no part in it, in any instance.
func (d *Desk) Compose(ctx context.Context, by store.AccountID, contest store.ContestID, seen int, panel []store.AccountID) error {
	s, err := d.Latest(ctx, contest)
	switch {
	case err != nil:
		return err
	case s.Outcome == nil:
		return refused("A amostra ainda não foi sorteada.", "Informe antes o que a fonte deu.")
	case len(s.Readings) > 0 || s.ClosedBy != "":
		return refused("A releitura já começou: quem relê não muda.", "Espere as leituras que faltam.")
	}
	slices.Sort(panel)
	panel = slices.Compact(panel)
	took, err := d.readers(ctx, contest, panel)
	if err != nil {
		return err
	}
	data := composedData{Panel: panel, Assigned: map[string][]store.AccountID{}}
	lacking := 0
	for i, c := range s.Drawn() {
		data.Assigned[c.Ticket] = s.turn(c, i, panel, took)
		if len(data.Assigned[c.Ticket]) < s.Plan.Readers {
			lacking++
		}
	}
	if lacking > 0 {
		return refused(fmt.Sprintf("Faltam pessoas: %d dos processos sorteados não têm %d que não tenham atuado neles.", lacking, s.Plan.Readers), "Acrescente pessoas com papel de membro que não sejam das comissões desses processos.")
	}
	return d.act(ctx, by, s, seen, composed, data, Composing)
}

// readers says of each who is named which cases they took part in; one who has no role
// to read again is refused.
func (d *Desk) readers(ctx context.Context, contest store.ContestID, panel []store.AccountID) ([]func(sitting.Decided) bool, error) {
	var out []func(sitting.Decided) bool
	for _, account := range panel {
		held, err := d.db.Memberships(ctx, account)
		if err != nil {
			return nil, err
		}
		if !slices.ContainsFunc(held, func(m store.Membership) bool {
			return (m.Contest == "" || m.Contest == contest) && roles.May([]roles.Role{roles.Role(m.Role)}, "amostra.reler")
		}) {
			return nil, refused("Uma das contas não tem papel de membro neste certame.", "Dê-lhe o papel, em Papéis, ou retire-a da lista.")
		}
		took, err := d.source.Took(ctx, account, contest)
		if err != nil {
			return nil, err
		}
		out = append(out, took)
	}
	return out, nil
}

// turn is who reads the i-th case: the next in turn of those who may.
func (s *Sample) turn(c Case, i int, panel []store.AccountID, took []func(sitting.Decided) bool) (list []store.AccountID) {
	decided := sitting.Decided{ID: c.Hearing, Registration: c.Registration, Group: c.Group, Board: c.Board, Members: c.Members}
	for k := range panel {
		at := (i + k) % len(panel)
		if len(list) < s.Plan.Readers && !took[at](decided) {
			list = append(list, panel[at])
		}
	}
	return list
}
