package sitting

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"certame"
	"certame/confirmation"
	"certame/edital"
	"certame/internal/render/papers"
	"certame/internal/store"
	"certame/trace"
)

// Told is the case as its papers tell it.
func (c *Case) Told(now edital.Instant) papers.Told {
	t := papers.Told{ID: c.Registration, State: &c.State, Decision: c.State.Decision, Owed: c.Owed(now), Notes: c.notes()}
	if t.Decision.Basis == nil {
		t.Decision = c.State.Undecided()
	}
	if len(c.State.Ballots[confirmation.First]) > 0 {
		t.First = c.tally(confirmation.First)
	}
	if c.State.Appealed {
		t.Examined = c.examined()
		if len(c.State.Ballots[confirmation.OnAppeal]) > 0 {
			t.Appeal = c.tally(confirmation.OnAppeal)
		}
	}
	return t
}

func (c *Case) tally(i confirmation.Instance) *confirmation.Tally {
	t := c.State.Tally(i, "", trace.Discard)
	return &t
}

// noteWords are what minutes say of each occurrence; the words of the secretariat follow.
var noteWords = map[Kind]string{
	IdentityChecked: "Identidade conferida", Attended: "Presença registrada", Absent: "Ausência registrada", FilmingAccepted: "Filmagem aceita",
	FilmingRefused: "Filmagem recusada", TechnicalFailure: "Falha técnica, com direito a nova data", Withdrew: "Desistência da opção",
	DocumentMissing: "Nenhum documento entregue", Incident: "Ocorrência",
}

// IdentityWords are the ways of Identities for people.
var IdentityWords = map[string]string{
	"documento_oficial_com_foto": "documento oficial com foto", "documento_digital_validado": "documento digital, validado no aplicativo oficial",
	"biometria_da_inscricao": "biometria colhida na inscrição", "reconhecida_por_declaracao_policial": "registro policial de perda ou roubo do documento",
}

// notes are what the sessions noted, in order.
func (c *Case) notes() (lines []string) {
	for i := range c.Events {
		e := &c.Events[i]
		words, told := noteWords[e.Kind]
		if !told {
			continue
		}
		text := e.Text
		if e.Kind == IdentityChecked {
			text = IdentityWords[text]
		}
		line := "Às " + clock(e.When.Second) + " de " + e.When.Date.Brazilian() + ": " + words
		if text != "" {
			line += " — " + text
		}
		lines = append(lines, line)
	}
	return lines
}

func clock(second int) string {
	two := func(n int) string { return string([]byte{byte('0' + n/10), byte('0' + n%10)}) }
	return two(second/3600) + ":" + two(second/60%60) + ":" + two(second%60)
}

// examined is what each member of the appeal board opened before the closing.
func (c *Case) examined() (lines []string) {
	var members []string
	for _, e := range c.Events {
		if e.Kind == ElementOpened && !slices.Contains(members, e.Member) {
			members = append(members, e.Member)
		}
	}
	for _, m := range members {
		var words []string
		for _, element := range c.Examined(m) {
			words = append(words, string(element))
		}
		lines = append(lines, m+": "+strings.Join(words, ", "))
	}
	return lines
}

// OpinionPaper is the opinion on the case, for its person and the appeal board: that of
// the first board, and with whole that of the appeal too, which nobody but the secretariat
// has before the definitive result.
func (c *Case) OpinionPaper(whole bool) papers.Paper {
	told, state := c.Told(c.State.Last), c.State
	if !whole {
		state.Ballots[confirmation.OnAppeal] = nil
		told.Appeal, told.Decision = nil, c.firstDecision()
	}
	reasons := papers.ReasonsOf(&state)
	for i := range reasons { // whose each is belongs to the minutes, not to who reads the opinion
		if c.doubted(reasons[i].Member) {
			reasons[i].Vote = "dúvida razoável"
		}
		reasons[i].Member = fmt.Sprint("Voto ", i+1)
	}
	session := papers.SessionOf(told)
	session.Alternates, session.Examined = nil, c.elementsOpened()
	return papers.Opinion(c.Rules.Terms, c.Rules, session, reasons)
}

// doubted: the vote of the member said that there was reasonable doubt.
func (c *Case) doubted(member string) bool {
	return slices.ContainsFunc(c.Events, func(e Event) bool { return e.Kind == Voted && e.Member == member && e.Doubt })
}

// elementsOpened are those that every member who opened any did, without saying who.
func (c *Case) elementsOpened() (words []string) {
	if !c.State.Appealed {
		return nil
	}
	for _, element := range c.Elements() {
		words = append(words, string(element))
	}
	return words
}

// Papers are the minutes of each day of each group, the provisional results and the
// definitive one, as the cases have it now; the opinions are of the cases, which come too.
func (s *Sittings) Papers(ctx context.Context, contest store.ContestID) (list []papers.Paper, cases []*Case, err error) {
	if cases, err = s.Cases(ctx, contest); err != nil {
		return nil, nil, err
	}
	now := s.Now()
	list = append(minutesOf(cases, now), provisionalsOf(cases, now.Date)...)
	if last := definitiveOf(cases, now); last != nil {
		list = append(list, *last)
	}
	return list, cases, nil
}

// minutesOf are those of each group and day on which there was a session.
func minutesOf(cases []*Case, now edital.Instant) (list []papers.Paper) {
	type sessions struct {
		rules *confirmation.Rules
		day   certame.Date
		told  []papers.Session
	}
	var days []*sessions
	for _, c := range cases {
		if c.State.Stage <= confirmation.ToAttend {
			continue
		}
		at := slices.IndexFunc(days, func(d *sessions) bool { return d.rules.Modality == c.Rules.Modality && d.day == c.State.Session.Date })
		if at < 0 {
			at, days = len(days), append(days, &sessions{rules: c.Rules, day: c.State.Session.Date})
		}
		days[at].told = append(days[at].told, papers.SessionOf(c.Told(now)))
	}
	slices.SortStableFunc(days, func(a, b *sessions) int {
		return cmp.Or(cmp.Compare(a.rules.Modality, b.rules.Modality), cmp.Compare(a.day, b.day))
	})
	for _, d := range days {
		p := papers.Minutes(d.rules.Terms, d.rules, d.told)
		p.Name += "-" + strings.ReplaceAll(d.day.Brazilian(), "/", "-")
		p.Title += " — sessões de " + d.day.Brazilian()
		list = append(list, p)
	}
	return list
}

// provisionalsOf are the provisional results: identification, conclusion, how and until
// when to appeal, and nothing else (P 11; S09). What waits to be published comes first, as
// if it were published today; then each publication that there was, of its own day, from
// which its term runs.
func provisionalsOf(cases []*Case, today certame.Date) (list []papers.Paper) {
	for _, day := range publications(cases) {
		published, name := day, "-"+strings.ReplaceAll(day.Brazilian(), "/", "-")
		if day == certame.NoDate {
			published, name = today, "-a-publicar"
		}
		of := func(c *Case) (confirmation.Outcome, bool) {
			o, concluded := c.firstConclusion()
			return o, concluded && c.published() == day
		}
		p := resultOfCases(cases, of, func(t *edital.Terms, list []papers.Conclusion) papers.Paper {
			return papers.Provisional(t, list, published)
		})
		if p != nil {
			p.Name += name
			list = append(list, *p)
		}
	}
	return list
}

// publications are the days of the provisional results of cases, NoDate first for those
// that wait.
func publications(cases []*Case) []certame.Date {
	days := []certame.Date{certame.NoDate}
	for _, c := range cases {
		if day := c.published(); !slices.Contains(days, day) {
			days = append(days, day)
		}
	}
	slices.Sort(days[1:])
	return days
}

// published is the day of the provisional result of the case; NoDate before it.
func (c *Case) published() certame.Date {
	if e := c.Last(Provisional); e != nil {
		return e.When.Date
	}
	return certame.NoDate
}

// definitiveOf is the definitive result: identification and final conclusion (P 24; S10).
// It is nil while there is none.
func definitiveOf(cases []*Case, now edital.Instant) *papers.Paper {
	return resultOfCases(cases, func(c *Case) (confirmation.Outcome, bool) { return c.finalConclusion(now) }, papers.Definitive)
}

// resultOfCases is a public result of the cases that have a conclusion, by registration.
func resultOfCases(cases []*Case, of func(*Case) (confirmation.Outcome, bool), write func(*edital.Terms, []papers.Conclusion) papers.Paper) *papers.Paper {
	var list []papers.Conclusion
	for _, c := range cases {
		if o, concluded := of(c); concluded {
			list = append(list, papers.Conclusion{ID: c.Registration, Group: c.Group, Confirmed: o == confirmation.Confirmed})
		}
	}
	if len(list) == 0 {
		return nil
	}
	slices.SortStableFunc(list, func(a, b papers.Conclusion) int { return strings.Compare(a.ID, b.ID) })
	p := write(cases[0].Rules.Terms, list)
	return &p
}

// firstConclusion is what the first board decided, or how the option was lost before it,
// once that can be published.
func (c *Case) firstConclusion() (confirmation.Outcome, bool) {
	if c.State.Stage < confirmation.ToPublish || c.State.Stage == confirmation.ForPerson && !c.State.Appealed {
		return confirmation.Undecided, false
	}
	o := c.firstDecision().Outcome
	return o, o != confirmation.Undecided
}

// firstDecision is that of the first instance, whatever the appeal decided since. A vote
// that waited for its reasons counts as the act has it: against that the person appeals.
func (c *Case) firstDecision() confirmation.Decision {
	d := c.State.Decision
	if len(c.State.Ballots[confirmation.First]) == 0 || d.Outcome.LosesOption() && d.Outcome != confirmation.Denied {
		return d
	}
	first := c.tally(confirmation.First)
	first.Queried = 0
	return confirmation.Decide(c.Rules, *first, nil)
}

// Published is what of the decision the person may know: nothing before the provisional
// result, what the first board decided until the definitive one.
func (c *Case) Published() (d confirmation.Decision, final, known bool) {
	switch {
	case c.Last(Definitive) != nil:
		return c.State.Decision, true, true
	case c.Last(Provisional) != nil:
		return c.firstDecision(), false, true
	}
	return confirmation.Decision{}, false, false
}

// finalConclusion is the one of a case whose definitive result may be, or was,
// published: also of who let the term of the appeal pass.
func (c *Case) finalConclusion(now edital.Instant) (confirmation.Outcome, bool) {
	o, stage := c.State.Decision.Outcome, c.State.Stage
	over := stage == confirmation.Appealable && before(c.State.Deadline, now)
	return o, (over || stage == confirmation.ToPublishFinal || stage == confirmation.Settled) && o != confirmation.Undecided
}

// Settleable says whether the definitive result of the case may be published now.
func (c *Case) Settleable(now edital.Instant) bool {
	_, concluded := c.finalConclusion(now)
	return concluded && c.State.Stage != confirmation.Settled
}
