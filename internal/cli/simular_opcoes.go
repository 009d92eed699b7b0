package cli

import (
	"slices"
	"strings"

	"certame"
	"certame/edital"
	"certame/internal/cli/usage"
	"certame/internal/intake"
	"certame/internal/locale"
	"certame/internal/run"
	"certame/internal/whatif"
	"certame/law"
	"certame/vacancy"
)

// supposition reads the command line against the edital.
func (c *simular) supposition(s *session, l *run.Loaded) (out run.Supposition, err error) {
	out = run.Supposition{NoCourtOrders: c.NoOrders, Leave: c.Leave, MoreSeats: c.MoreSeats, Label: c.Label}
	if out.Policy, err = c.policies(); err != nil {
		return out, err
	}
	if c.MoreSeats < 0 {
		return out, usage.Error("--mais-vagas não pode ser negativo")
	}
	if c.Group != "" && c.Group != string(edital.ScopeName) && c.Group != string(edital.ScopeNotice) {
		return out, usage.Error("--agrupar não aceita «" + c.Group + "»; valores aceitos: denominacao, edital")
	}
	if c.MoreSeats > 0 {
		return out, c.whereSeats(s, l, &out)
	}
	if len(c.Leave) == 0 && !c.NoOrders && c.Group == "" && len(out.Policy) == 0 {
		return out, usage.Error("diga o que supor: --mais-vagas, --desiste, --sem-sub-judice, --agrupar, --reversao, --ac-esgotada, --multiplas, --compensacao ou --ordem")
	}
	return out, nil
}

// whereSeats finds the post of the seats that would open; where the percentages
// are over several, only the edital's policy says of which modality they are.
func (c *simular) whereSeats(s *session, l *run.Loaded, out *run.Supposition) error {
	at := slices.IndexFunc(l.Terms.Posts, func(p edital.Post) bool { return p.Code == c.Post })
	switch {
	case c.Post == "" && len(l.Terms.Posts) == 1:
		at = 0
	case c.Post == "":
		return usage.Error("o certame tem " + s.word("vários cargos") + ": indique --cargo")
	case at < 0:
		var codes []string
		for _, p := range l.Terms.Posts {
			codes = append(codes, p.Code)
		}
		return s.unknownPost(c.Post, ". "+s.postHint(c.Post, codes))
	}
	out.Post = l.Terms.Posts[at].Code
	switch alone := vacancy.AloneInPool(l.Terms, certame.PostIndex(at)); {
	case !alone && c.Label == "":
		return usage.Error("neste " + s.word("edital") + " os percentuais incidem sobre " + s.word("vários cargos") + ": a modalidade da vaga nova é da política do " + s.word("edital") + ", e por isso indique --rotulo")
	case alone && c.Label != "":
		return usage.Error("--rotulo não cabe aqui: a modalidade da vaga nova decorre da regra [" + law.Citations(law.LaterVacancies.In(l.Terms.Regime.ID)) + "]")
	}
	return nil
}

// policies reads the words of edital.yaml given as options.
func (c *simular) policies() (out []run.Policy, err error) {
	for _, given := range []run.Policy{
		{Key: "reversao", Value: c.Reversion},
		{Key: "ac_esgotada", Value: c.Exhausted},
		{Key: "multiplas", Value: c.Multiple},
		{Key: "compensacao", Value: c.Offset},
		{Key: "ordem", Value: c.Order},
	} {
		if given.Value == "" {
			continue
		}
		if err := checkPolicy(given); err != nil {
			return nil, err
		}
		out = append(out, given)
	}
	return out, nil
}

// checkPolicy accepts the words of the edital's key, one of each set.
func checkPolicy(p run.Policy) error {
	option, sets := "--"+strings.ReplaceAll(p.Key, "_", "-"), run.PolicyWords(p.Key)
	valid := slices.Concat(sets...)
	for i, word := range p.Words() {
		if !slices.Contains(valid, word) {
			near := intake.Nearest(word, valid)
			if near != "" {
				near = ". O mais parecido é «" + near + "»"
			}
			return usage.Error(option + " não aceita «" + word + "»; valores aceitos: " + strings.Join(valid, ", ") + near)
		}
		for _, set := range sets {
			for _, other := range p.Words()[:i] {
				if slices.Contains(set, word) && slices.Contains(set, other) {
					return usage.Error(option + ": «" + other + "» e «" + word + "» se excluem. Deixe uma só")
				}
			}
		}
	}
	return nil
}

// describe says in words what was supposed, and what the answer does not cover.
func (c *simular) describe(s *session, l *run.Loaded, supposed run.Supposition, sim *simulation) {
	if supposed.MoreSeats > 0 {
		text := "mais " + locale.Count(supposed.MoreSeats, "vaga", "vagas") + " " + s.word("no cargo") + " " + supposed.Post
		if supposed.Label != "" {
			text += ", de rótulo " + supposed.Label
		}
		sim.Supposed = append(sim.Supposed, text)
	}
	for _, id := range supposed.Leave {
		sim.Supposed = append(sim.Supposed, "sai a inscrição "+id)
	}
	if supposed.NoCourtOrders {
		sim.Supposed = append(sim.Supposed, "nenhuma ordem judicial em vigor")
		if slices.ContainsFunc(l.Digests, func(d run.Digest) bool { return d.Name == run.OptionsFile }) {
			sim.Notes = append(sim.Notes, "Opção dada por decisão judicial em opcoes.csv continua a valer: retire a linha para ver o efeito.")
		}
	}
	for _, p := range supposed.Policy {
		text := p.Key + ": " + p.Value
		if today := l.Declared(p.Key); today != "" {
			text += " (hoje: " + today + ")"
		}
		sim.Supposed = append(sim.Supposed, text)
	}
	if c.Group != "" {
		sim.OnlyGrouped = len(sim.Supposed) == 0
		c.group(l, s, sim)
	}
}

// group applies the percentages over the wider pools.
func (c *simular) group(l *run.Loaded, s *session, sim *simulation) {
	sim.Grouped = l.Grouped(edital.Scope(c.Group))
	sim.Pools = whatif.Pools(sim.After, sim.Grouped)
	sim.Supposed = append(sim.Supposed, "percentuais por "+c.Group)
	sim.Notes = append(sim.Notes, "Com os percentuais sobre o conjunto, em qual "+s.word("cargo")+" fica cada vaga reservada é política do "+s.word("edital")+
		": a tabela diz quantas são, e não onde; por isso não se diz quem as ocuparia.")
}
