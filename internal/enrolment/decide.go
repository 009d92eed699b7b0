package enrolment

import (
	"encoding/json"
	"reflect"
	"strconv"

	"certame/internal/secret/once"
	"certame/internal/store"
	"certame/registration"
)

// take decides what becomes of an order.
func (k *keeping) take(o *order) (*Receipt, error) {
	last := k.there[o.account]
	if last != nil && o.seen == 0 && last.Kind != Withdrawn && same(last.Choice, o.choice) {
		return last, nil // sent twice, as when the answer was lost: it is kept once
	}
	if err := k.inTime(o); err != nil {
		return nil, err
	}
	switch {
	case last == nil && o.seen == 0:
		return k.enrol(o)
	case last == nil:
		return nil, notIn()
	case o.seen == 0 && last.Kind != Withdrawn:
		return nil, alreadyIn()
	case o.seen != 0 && o.seen != last.Position:
		return nil, movedSince()
	}
	return k.change(o, last)
}

// inTime holds the instant to the period, to the second, and the rules to those that the
// person read.
func (k *keeping) inTime(o *order) error {
	if refused, ok := o.rules.Period.Check(registration.Change{At: instantOf(k.now)}); !ok && o.rules.Term.Number == k.term.Number {
		return outOfPeriod(refused)
	}
	switch {
	case k.term.State != Received:
		return notReceived()
	case o.rules.Term.Number != k.term.Number:
		return rulesMoved()
	}
	return nil
}

func (k *keeping) enrol(o *order) (*Receipt, error) {
	if o.mark != "" && k.marks[o.mark] > 0 {
		return nil, cpfTaken()
	}
	k.end.Number++
	one := store.Enrolment{Contest: k.contest, Number: k.end.Number, Registration: registrationOf(k.end.Number), Account: o.account, At: k.now}
	if o.mark != "" && !k.stands[o.mark] {
		one.Mark, k.stands[o.mark], k.marks[o.mark] = o.mark, true, one.Number
	}
	k.fresh = append(k.fresh, one)
	if o.mark != one.Mark { // it stood with somebody who wrote it by mistake, and corrected it
		k.tells(one.Number, o.mark)
	}
	return k.add(o, Receipt{Registration: one.Registration, Number: one.Number, Kind: Made, Choice: o.choice})
}

func (k *keeping) change(o *order, last *Receipt) (*Receipt, error) {
	next := Receipt{Registration: last.Registration, Number: last.Number, Kind: Changed, Choice: o.choice}
	if next.Choice.CPF == "" {
		next.Choice.CPF = last.Choice.CPF // it is added and corrected, and never taken away
	}
	other := !o.leave && next.Choice.CPF != last.Choice.CPF
	if holder := k.marks[o.mark]; other && holder > 0 && holder != last.Number {
		return nil, cpfTaken()
	}
	switch {
	case o.leave && last.Kind == Withdrawn:
		return last, nil
	case o.leave:
		next.Kind, next.Choice = Withdrawn, last.Choice
	case last.Kind == Withdrawn:
		next.Kind = Returned
	case same(last.Choice, next.Choice):
		return last, nil
	}
	if other {
		k.tells(last.Number, o.mark)
	}
	return k.add(o, next)
}

// tells has a CPF be of a registration from the next event on. The one it had is free for
// whose it is.
func (k *keeping) tells(number int, mark string) {
	for was, holder := range k.marks {
		if holder == number {
			k.marks[was] = 0
		}
	}
	k.marks[mark] = number
	k.told = append(k.told, store.EnrolmentCPF{Contest: k.contest, Position: k.end.Position + 1, Number: number, Mark: mark, At: k.now})
}

// actions are what the access log says of each kind.
var actions = map[string]string{Made: "inscricao.fazer", Changed: "inscricao.mudar", Withdrawn: "inscricao.desistir", Returned: "inscricao.voltar"}

// add writes the next event of the series.
func (k *keeping) add(o *order, next Receipt) (*Receipt, error) {
	next.Position, next.At = k.end.Position+1, k.now
	next, sealing := compose(o.rules, o.slug, k.end.Digest, next)
	plain, err := json.Marshal(sealing)
	if err != nil {
		return nil, err
	}
	sealed, err := once.Seal(k.key, plain, placeOf(k.contest, next.Position, next.Number))
	if err != nil {
		return nil, err
	}
	k.events = append(k.events, store.EnrolmentEvent{
		Contest: k.contest, Position: next.Position, Number: next.Number, Kind: next.Kind, Digest: next.Digest, Sealed: sealed, At: k.now,
	})
	k.lines = append(k.lines, store.Access{At: k.now, Account: o.account, Contest: k.contest, Action: actions[next.Kind], Object: next.Registration + "/" + strconv.Itoa(next.Position)})
	k.end.Position, k.end.Digest = next.Position, next.Digest
	k.there[o.account] = &next
	return &next, nil
}

func same(a, b Choice) bool { return reflect.DeepEqual(a, b) }
