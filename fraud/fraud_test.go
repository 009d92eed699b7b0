package fraud

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"certame"
	"certame/law"
)

func day(n int) certame.Date { return certame.MustDate(2026, 3, 1) + certame.Date(n) }

func civil() Case {
	return Case{Regime: law.RegimeDec12536, ValidUntil: day(700), Rules: Rules{OpenWithin: 10, DecideWithin: 30, ReferWithin: 15}}
}

// whole is a proceeding from the complaint to the last referral.
func whole() []Fact {
	return []Fact{
		{Kind: Reported, On: day(1)},
		{Kind: Opened, On: day(5)},
		{Kind: Notified, On: day(6), Until: day(21)},
		{Kind: Defended, On: day(20)},
		{Kind: Concluded, On: day(40), Conclusion: FoundFraud},
		{Kind: EffectApplied, On: day(42)},
		{Kind: SentToMP, On: day(43)},
		{Kind: SentToAGU, On: day(44)},
	}
}

func tasks(c Case, s *State, today certame.Date) (list []Task) {
	for _, d := range s.Owed(c, today) {
		list = append(list, d.Task)
	}
	return list
}

// Where we are and what is owed, fact by fact.
func TestOneProceeding(t *testing.T) {
	c := civil()
	for i, want := range []struct {
		stage Stage
		tasks []Task
		until certame.Date
	}{
		{NothingReported, nil, 0},
		{ToOpen, []Task{Open}, day(11)},
		{ToNotify, []Task{Notify}, certame.NoDate},
		{InDefence, []Task{MayDefend}, day(21)},
		{ToConclude, []Task{Conclude}, day(50)},
		{Final, []Task{Eliminate, ReferToMP, ReferToAGU}, certame.NoDate},
		{Final, []Task{ReferToMP, ReferToAGU}, day(55)},
		{Final, []Task{ReferToAGU}, day(55)},
		{Finished, nil, 0},
	} {
		s := Fold(c, whole()[:i])
		today := day(10)
		if i > 5 {
			today = day(45)
		}
		if got := s.Stage(c, today); got != want.stage || !slices.Equal(tasks(c, &s, today), want.tasks) || len(s.Refused) > 0 {
			t.Errorf("after %d facts: stage %d, %v, refused %v", i, got, tasks(c, &s, today), s.Refused)
		}
		if owed := s.Owed(c, today); len(owed) > 0 && (owed[0].Until != want.until || len(owed[0].Basis) == 0) {
			t.Errorf("after %d facts: %+v", i, owed[0])
		}
	}
}

// On the last day of the term the person may still defend herself; on the next
// the agency may conclude. A duty is overdue only after its last day.
func TestTermsToTheDay(t *testing.T) {
	c := civil()
	s := Fold(c, whole()[:3])
	if s.Stage(c, day(21)) != InDefence || s.Stage(c, day(22)) != ToConclude {
		t.Error("the term for defence does not end with its last day")
	}
	for n, reason := range map[int]Reason{21: TermRunning, 22: ""} {
		refusal, _ := Check(c, &s, Fact{Kind: Concluded, On: day(n)})
		if refusal.Reason != reason {
			t.Errorf("a conclusion on day %d is refused for %q", n, refusal.Reason)
		}
	}
	s = Fold(c, whole()[:1])
	if s.Owed(c, day(11))[0].Overdue || !s.Owed(c, day(12))[0].Overdue {
		t.Error("overdue does not begin the day after")
	}
}

// Every step that the due process does not admit is refused, with its article.
func TestRefusals(t *testing.T) {
	appeal := civil()
	appeal.Rules.Appeal = true
	found := Fact{Kind: Concluded, On: day(40), Until: day(50), Conclusion: FoundBadFaith}
	concluded := append(whole()[:4:4], found)
	for _, c := range []struct {
		in     Case
		before []Fact
		fact   Fact
		reason Reason
	}{
		{civil(), nil, Fact{Kind: Reported, Ground: ByDenialAlone}, DenialIsNotFraud},
		{civil(), nil, Fact{Kind: Opened, On: day(1)}, NoReport},
		{civil(), whole()[:1], Fact{Kind: Notified, On: day(2), Until: day(9)}, NotOpened},
		{civil(), whole()[:1], Fact{Kind: Concluded, On: day(2)}, NotOpened},
		{civil(), whole()[:2], Fact{Kind: Opened, On: day(6)}, AlreadyDone},
		{civil(), whole()[:2], Fact{Kind: Notified, On: day(6), Until: certame.NoDate}, NoTerm},
		{civil(), whole()[:2], Fact{Kind: Notified, On: day(6), Until: day(6)}, NoTerm},
		{civil(), whole()[:2], Fact{Kind: Defended, On: day(6)}, NotNotified},
		{civil(), whole()[:2], Fact{Kind: Concluded, On: day(90), Conclusion: FoundFraud}, NotNotified},
		{civil(), whole()[:2], Fact{Kind: Concluded, On: day(90)}, NotNotified},
		{civil(), whole()[:3], Fact{Kind: Notified, On: day(7), Until: day(30)}, AlreadyDone},
		{civil(), whole()[:3], Fact{Kind: TermElapsed, On: day(21)}, TermRunning},
		{civil(), whole()[:3], Fact{Kind: Concluded, On: day(21)}, TermRunning},
		{civil(), whole()[:4], Fact{Kind: EffectApplied, On: day(30)}, NotConcluded},
		{civil(), whole()[:4], Fact{Kind: Appealed, On: day(30)}, NoAppealGiven},
		{appeal, whole()[:4], Fact{Kind: Appealed, On: day(30)}, NotConcluded},
		{appeal, whole()[:4], Fact{Kind: Concluded, On: day(40), Until: certame.NoDate, Conclusion: FoundFraud}, NoAppealTerm},
		{civil(), whole()[:5], Fact{Kind: Concluded, On: day(41)}, AlreadyConcluded},
		{civil(), whole()[:5], Fact{Kind: Defended, On: day(41)}, AlreadyConcluded},
		{civil(), whole()[:5], Fact{Kind: Admitted, On: day(41)}, AdmittedAfterFinal},
		{appeal, concluded, Fact{Kind: Appealed, On: day(51)}, AppealTermOver},
		{appeal, concluded, Fact{Kind: AppealDecided, On: day(51)}, NoAppealFiled},
		{appeal, concluded, Fact{Kind: EffectApplied, On: day(50)}, NotFinal},
		{appeal, append(concluded[:5:5], Fact{Kind: Appealed, On: day(50)}), Fact{Kind: SentToMP, On: day(60)}, NotFinal},
		{civil(), append(whole()[:4:4], Fact{Kind: Concluded, On: day(40)}), Fact{Kind: EffectApplied, On: day(41)}, NotFoundNoEffect},
		{civil(), append(whole()[:4:4], Fact{Kind: Concluded, On: day(40)}), Fact{Kind: SentToAGU, On: day(41)}, NotFoundNoEffect},
		{civil(), whole(), Fact{Kind: SentToMP, On: day(60)}, AlreadyDone},
		{Case{Regime: law.RegimeLei12990, ValidUntil: day(700)}, whole()[:5], Fact{Kind: SentToMP, On: day(60)}, ReferralNotDue},
		{Case{Regime: law.RegimeDec12536, ValidUntil: day(39)}, whole()[:5], Fact{Kind: EffectApplied, On: day(60)}, NothingToTake},
	} {
		s := Fold(c.in, c.before)
		refusal, ok := Check(c.in, &s, c.fact)
		if ok || refusal.Reason != c.reason || len(refusal.Basis) == 0 || len(s.Refused) > 0 {
			t.Errorf("%+v after %d facts: %q, want %q (%v)", c.fact, len(c.before), refusal.Reason, c.reason, s.Refused)
		}
	}
}

// Before the admission, after it, with the contest valid and not.
func TestEffect(t *testing.T) {
	admitted := Fact{Kind: Admitted, On: day(10)}
	expired := civil()
	expired.ValidUntil = day(41)
	over := civil()
	over.ValidUntil = day(39)
	for name, c := range map[string]struct {
		in    Case
		facts []Fact
		want  Outcome
		seat  bool
		cites law.Provision
	}{
		"before":                  {civil(), whole(), Eliminated, false, law.Lei15142Art4Par1Inc1},
		"after":                   {civil(), append(whole(), admitted), Annulled, true, law.Lei15142Art4Par1Inc2},
		"after, seat of the next": {civil(), append(whole(), admitted), Annulled, true, law.Lei15142Art7Par3},
		"after, contest over":     {expired, append(whole(), admitted), Annulled, false, law.Lei15142Art4Par1Inc2},
		"never, contest over":     {over, whole(), NoneLeft, false, law.Lei15142Art4Par1},
		"not found":               {civil(), append(whole()[:4:4], Fact{Kind: Concluded, On: day(40)}), NoOutcome, false, ""},
	} {
		s := Fold(c.in, c.facts)
		e := s.Effect(c.in, day(42))
		if e.Outcome != c.want || e.SeatToNext != c.seat || c.cites != "" && !slices.Contains(e.Basis, c.cites) {
			t.Errorf("%s: %+v", name, e)
		}
		if out := e.State == certame.StateFraud; out != (c.want != NoOutcome) {
			t.Errorf("%s: the person is left in state %d", name, e.State)
		}
	}
}

// An appeal that is granted leaves nothing of the conclusion.
func TestAppealGranted(t *testing.T) {
	c := civil()
	c.Rules.Appeal = true
	facts := append(whole()[:4:4], Fact{Kind: Concluded, On: day(40), Until: day(50), Conclusion: FoundFraud}, Fact{Kind: Appealed, On: day(50)}, Fact{Kind: AppealDecided, On: day(60)})
	s := Fold(c, facts)
	if got := s.Stage(c, day(60)); got != Dismissed || len(s.Owed(c, day(60))) > 0 {
		t.Errorf("stage %d, owed %v", got, s.Owed(c, day(60)))
	}
	if _, ok := s.Referral(c, Prosecution, day(60)); ok {
		t.Error("a referral is owed for a fraud that was not found")
	}
}

// The order in which facts are written never matters, those of one day included.
func TestOrderOfFactsNeverMatters(t *testing.T) {
	c := civil()
	for seed := range uint64(500) {
		r := rand.New(rand.NewPCG(seed, 21))
		c.Rules.Appeal = seed%2 == 0
		facts := make([]Fact, 14)
		for i := range facts {
			facts[i] = Fact{
				Kind: Kind(r.IntN(int(SentToAGU) + 1)), On: day(r.IntN(12)), Until: day(r.IntN(14)),
				Conclusion: Conclusion(r.IntN(3)), Ground: Ground(r.IntN(3)), Act: string(rune('a' + r.IntN(3))),
			}
		}
		want := Fold(c, facts)
		r.Shuffle(len(facts), func(i, j int) { facts[i], facts[j] = facts[j], facts[i] })
		if got := Fold(c, facts); !reflect.DeepEqual(got, want) {
			t.Fatalf("seed %d: %+v\nwant %+v", seed, got, want)
		}
	}
}

// Whatever the facts, nobody is found to have committed fraud without notice and
// without a defence or the whole term for it.
func TestNoConclusionWithoutDefence(t *testing.T) {
	for seed := range uint64(2000) {
		r := rand.New(rand.NewPCG(seed, 22))
		facts := []Fact{{Kind: Reported, On: day(0)}, {Kind: Opened, On: day(1)}}
		for range 8 {
			facts = append(facts, Fact{Kind: Kind(r.IntN(int(Concluded) + 1)), On: day(r.IntN(20)), Until: day(r.IntN(20)), Conclusion: FoundFraud})
		}
		s := Fold(civil(), facts)
		if happened(s.Concluded) && (!happened(s.Notified) || !happened(s.Defended) && !happened(s.Elapsed) && s.Concluded <= s.DefenceUntil) {
			t.Fatalf("seed %d: %+v", seed, s)
		}
	}
}

// Each referral says everything the facts have, cites its own item, and only the
// AGU is told of money.
func TestReferrals(t *testing.T) {
	for _, c := range []struct {
		regime law.Regime
		to     Addressee
		cites  law.Provision
		money  bool
	}{
		{law.RegimeDec12536, Prosecution, law.Lei15142Art4Par2Inc1, false},
		{law.RegimeDec12536, AttorneyGeneral, law.Lei15142Art4Par2Inc2, true},
		{law.RegimeLei15142, AttorneyGeneral, law.Lei15142Art4Par2Inc2, true},
		{law.RegimePortariaMD, Prosecution, law.Portmd1286Art13Par2Inc1, false},
		{law.RegimePortariaMD, AttorneyGeneral, law.Portmd1286Art13Par2Inc2, true},
	} {
		in := civil()
		in.Regime, in.Wording = c.regime, law.TemporaryWording
		s := Fold(in, append(whole(), Fact{Kind: Admitted, On: day(10)}))
		d, ok := s.Referral(in, c.to, day(50))
		hasMoney := slices.ContainsFunc(d.Fields, func(f Field) bool { return f.Name == "valores_pagos" })
		if !ok || !slices.Contains(d.Basis, c.cites) || hasMoney != c.money || !d.Annulled || d.Wording != law.TemporaryWording {
			t.Errorf("%s to %d: %+v", c.regime, c.to, d)
		}
	}
	early := Fold(civil(), whole()[:4])
	if _, ok := early.Referral(civil(), Prosecution, day(50)); ok {
		t.Error("a referral is owed before the conclusion")
	}
}
