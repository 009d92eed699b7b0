package cli

import (
	"fmt"
	"path/filepath"

	"certame/internal/audit"
	"certame/internal/cli/usage"
	"certame/internal/intake"
	"certame/internal/locale"
	"certame/law"
	"certame/ledger"
)

type auditar struct {
	Folder string `name:"pasta" default:"." placeholder:"P" help:"Pasta com edital.yaml e candidatos.csv, feita das listas publicadas com certame importar (padrão: a atual)."`
	Acts   string `name:"atos" required:"" placeholder:"CSV" help:"Atos publicados: data, fato, inscricao, ato; veja certame modelo atos."`
}

// irregularity is one thing that the acts have against the order.
type irregularity struct {
	Kind   string `json:"especie"`
	ID     string `json:"inscricao,omitempty"`
	Post   string `json:"cargo,omitempty"`
	Seat   int    `json:"vaga,omitempty"`
	What   string `json:"o_que"`
	Remedy string `json:"correcao"`
	Basis  string `json:"artigo"`

	Doubtful bool `json:"nao_conclusiva,omitempty"` // rests on an order of preference that the lists do not tell
}

type auditedJSON struct {
	Acts int            `json:"atos"`
	List []irregularity `json:"irregularidades"`
	Gap  string         `json:"nao_se_conclui,omitempty"`
}

// Run rebuilds the order with what was published and names what departs from it.
func (c *auditar) Run(s *session) error {
	f := intake.File{Path: c.Acts, Shown: filepath.Base(c.Acts), Limit: sheetLimit, WhenMissing: "Confira o caminho; modelo: certame modelo atos.", WhenFolder: "Indique a planilha gravada como CSV."}
	raw, err := f.Read()
	if err != nil {
		return err
	}
	acts, err := audit.Parse(raw, f.Shown)
	if err != nil {
		return err
	}
	l, err := s.loaded(c.Folder)
	if err != nil {
		return err
	}
	if len(l.Book.Entries) > 0 {
		return usage.Error("a pasta tem livro de fatos; a auditoria parte só do que foi publicado: use uma pasta sem fatos.jsonl")
	}
	r, err := audit.Run(l, acts)
	if err != nil {
		return err
	}
	out := auditedJSON{Acts: r.Acts, List: s.irregularities(r), Gap: s.gap(r)}
	if s.root.JSON {
		if err := s.writeJSON(out); err != nil {
			return err
		}
	} else {
		s.printAudited(out)
	}
	if len(out.List) > 0 {
		return outcomeError(ExitPending)
	}
	return nil
}

func (s *session) printAudited(out auditedJSON) {
	for _, i := range out.List {
		if i.Doubtful {
			fmt.Fprint(s.Out, "não conclusiva, ")
		}
		fmt.Fprintf(s.Out, "%s: %s [%s]. %s\n", i.Kind, i.What, i.Basis, i.Remedy)
	}
	if out.Gap != "" {
		fmt.Fprintln(s.Out, "Não se conclui: "+out.Gap)
	}
	if len(out.List) == 0 {
		fmt.Fprintf(s.Out, "%s: todos seguem a ordem.\n", locale.Count(out.Acts, "ato", "atos"))
		return
	}
	fmt.Fprintf(s.Out, "%s, %s\n", locale.Count(out.Acts, "ato", "atos"), locale.Count(len(out.List), "irregularidade", "irregularidades"))
}

func (s *session) irregularities(r *audit.Report) []irregularity {
	out := []irregularity{}
	regime := r.Live.Terms.Regime.ID
	code := func(post int) string { return r.Live.Terms.Posts[post].Code }
	for _, x := range r.Impossible {
		i := s.impossible(r, x)
		i.Doubtful = r.DoubtfulAct(x)
		out = append(out, i)
	}
	for _, d := range r.Departures {
		for _, owed := range d.Owed {
			who := string(r.Live.Roll.IDs.At(owed.Person))
			label := r.Live.Terms.Code(owed.Call.Final)
			what := fmt.Sprintf("a inscrição %s, da lista %s, devia ter sido chamada até %s, à vaga %d; foi chamada antes a inscrição %s", who, label, d.Day.Brazilian(), owed.Seat, r.Live.Roll.IDs.At(d.OutOfRow[0]))
			remedy := "É devida desde então: cabe chamá-la na próxima vaga."
			if text := owed.Mended.Brazilian(); text != "" {
				remedy = "Chamada em " + text + "; a classificação na carreira segue a ordem."
			}
			out = append(out, irregularity{"preterida", who, code(int(d.Post)), owed.Seat, what, remedy, law.Citations(law.Alternation.In(regime)), r.Doubtful(d.Day)})
		}
	}
	for _, u := range r.Unfilled {
		p, _ := r.Live.At(u.Post)
		next := string(r.Live.Roll.IDs.At(p.Lists.Order[u.Place.Holder]))
		what := fmt.Sprintf("a vaga %d ficou livre (%s da inscrição %s, em %s) e ninguém foi chamado", u.Place.Number, locale.FactName(u.By.Kind, s.words), r.Live.Roll.IDs.At(u.Left), u.By.At.Date.Brazilian())
		out = append(out, irregularity{"não reposta", next, code(int(u.Post)), u.Place.Number, what, "A próxima é a inscrição " + next + ", lista " + r.Live.Terms.Code(u.Place.Current) + ".", law.Citations(law.NextOfSameList.In(regime)), r.Doubt() != nil})
	}
	for _, o := range r.Outside {
		who := string(r.Live.Roll.IDs.At(o.Person))
		what := fmt.Sprintf("a inscrição %s ocupa a vaga %d, e a ordem não lhe dá vaga", who, o.Number)
		out = append(out, irregularity{"sem vaga pela ordem", who, code(int(o.Post)), o.Number, what, "Enquanto o ato não for desfeito, a vaga conta como ocupada.", law.Citations(law.Alternation.In(regime)), r.Doubt() != nil})
	}
	return append(append(out, mislabelled(r)...), tallies(r)...)
}

func (s *session) impossible(r *audit.Report, x audit.Impossible) irregularity {
	i := irregularity{Kind: "impossível", ID: x.Act.ID, Post: x.Act.Post}
	if x.Refusal == nil {
		i.What = fmt.Sprintf("linha %d: não havia vaga livre em %s para a inscrição %s", x.Act.Line, x.Act.On.Brazilian(), x.Act.ID)
		i.Remedy, i.Basis = "Confira se falta o ato que abriu a vaga, ou o de quem saiu.", law.Citations(law.LaterVacancies.In(r.Live.Terms.Regime.ID))
		return i
	}
	what, remedy := locale.LedgerRefusal(x.Refusal, s.words)
	i.What, i.Remedy, i.Basis = fmt.Sprintf("linha %d, %s: %s", x.Act.Line, x.Act.On.Brazilian(), what), remedy, law.Citations(x.Refusal.Basis)
	if x.Refusal.Reason == ledger.AppointedAlready {
		i.Kind = "nomeada duas vezes"
	}
	return i
}

// gap says what cannot be concluded from lists that do not tell the order in which
// people put posts.
func (s *session) gap(r *audit.Report) string {
	d := r.Doubt()
	if d == nil {
		return ""
	}
	live := r.Live
	return fmt.Sprintf("com o ato da linha %d (%s), a inscrição %s vai a um de %d %s cuja ordem as listas não dizem (aqui, %s). O que se aponta desse dia em diante depende dela: peça-a a quem apurou, ou à pessoa.",
		d.Act.Line, d.Act.On.Brazilian(), live.Roll.IDs.At(d.Person), d.Among, live.Terms.Word("cargos"), live.Terms.Posts[live.Roll.Post[d.Person]].Code)
}
