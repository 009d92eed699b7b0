package indicators

// ProtectAfter is Protect for a contest of which numbers were read before: before is what
// was read, and raw what it was made from. A number that was hidden stays hidden until it
// is others: seen later, and still the same, it would tell those that it was hidden for.
func (c *Contest) ProtectAfter(before, raw *Contest) *Contest {
	if before == nil || raw == nil {
		return c.Protect()
	}
	return c.protect(func(s *system, out *Contest) {
		names := out.names()
		read, was := before.values(), raw.values()
		for _, n := range s.cells {
			name := names[n.at]
			if seen, is := read[name]; is && seen != Hidden || !is && !before.Unsaid {
				continue
			}
			old, is := was[name]
			if is && !n.fixed && maybeSame(*n.at, old) {
				n.hidden = true
			}
		}
		s.level()
	})
}

// maybeSame says of a number whether it may be the one it was: fewer people than are ever
// shown came or went.
func maybeSame(now, was Count) bool {
	return now.Known() && was.Known() && max(now-was, was-now) < Fewest
}

// names are the numbers that may be hidden, each by its place.
func (c *Contest) names() map[*Count]string {
	out := map[*Count]string{&c.Registered: "inscritas", &c.Approved: "aprovadas", &c.Appointed: "nomeadas", &c.Unfilled: "nao_preenchidas"}
	for i := range c.Lists {
		l := &c.Lists[i]
		for name, at := range map[string]*Count{
			"inscritas": &l.Registered, "convocadas": &l.Called, "confirmadas": &l.Confirmed, "nao_confirmadas": &l.Denied, "ausentes": &l.Absent,
			"pendentes": &l.Pending, "aprovadas": &l.Approved, "nomeadas": &l.Appointed, "nao_preenchidas": &l.Unfilled,
		} {
			out[at] = l.Code + "/" + name
		}
	}
	for i := range c.Reversions {
		r := &c.Reversions[i]
		out[&r.Seats] = r.From + ">" + r.To
	}
	if c.Time != nil {
		for i := range c.Time.Stretches {
			out[&c.Time.Stretches[i]] = "faixa " + string(rune('0'+i))
		}
	}
	return out
}

func (c *Contest) values() map[string]Count {
	out := map[string]Count{}
	for at, name := range c.names() {
		out[name] = *at
	}
	return out
}
