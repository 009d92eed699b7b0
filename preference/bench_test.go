package preference_test

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"

	"certame"
	"certame/appointment"
	"certame/edital"
	"certame/preference"
)

// The largest unified contest there was, in size: 2.1 million candidates, 6,640
// seats, 194 lists in 9 blocks, each candidate with up to 20 posts of one block.
const (
	benchPeople = 2_100_000
	benchSeats  = 6_640
	benchPosts  = 194
	benchBlocks = 9
)

// applicant is one application of the benchmark, before the ranks.
type applicant struct {
	mark int32
	at   int32 // index in the applications
	who  preference.Candidate
}

// unified is the market of the benchmark. Marks in the posts of a block differ,
// as other weights make them differ; popular posts are put first more often.
func unified() *preference.Market {
	r := rand.New(rand.NewPCG(6640, 194))
	first, apps := make([]int32, 1, benchPeople+1), make([]preference.Application, 0, 22_000_000)
	posts := make([][]applicant, benchPosts)
	groups := make([]certame.Modality, benchPeople)
	for c := range preference.Candidate(benchPeople) {
		groups[c] = groupOf(r)
		block, skill := r.IntN(benchBlocks), int32(r.NormFloat64()*100_000)
		for _, i := range listOf(r, block) {
			posts[i] = append(posts[i], applicant{skill + int32(r.IntN(60_000)), int32(len(apps)), c})
			apps = append(apps, preference.Application{Post: certame.PostIndex(i)})
		}
		first = append(first, int32(len(apps)))
	}
	ready := make([]preference.Post, benchPosts)
	for i, people := range posts {
		slices.SortFunc(people, func(a, b applicant) int {
			return cmp.Or(cmp.Compare(b.mark, a.mark), cmp.Compare(a.who, b.who))
		})
		ready[i] = benchPost(i, people, groups, apps)
	}
	return preference.New(ready, first, apps)
}

func groupOf(r *rand.Rand) certame.Modality {
	switch n := r.IntN(1000); {
	case n < 280:
		return 1
	case n < 285:
		return 2
	case n < 289:
		return 3
	case n < 310:
		return 4
	}
	return 0
}

// listOf is up to 20 posts of a block; the first of the block are the most wanted.
func listOf(r *rand.Rand, block int) []int {
	var all []int
	for i := block; i < benchPosts; i += benchBlocks {
		all = append(all, i)
	}
	for i := range all {
		j := i + min(r.IntN(6), len(all)-1-i)
		all[i], all[j] = all[j], all[i]
	}
	return all[:min(1+r.IntN(20), len(all))]
}

func benchPost(i int, people []applicant, groups []certame.Modality, apps []preference.Application) preference.Post {
	seats := benchSeats / benchPosts
	if i < benchSeats%benchPosts {
		seats++
	}
	w := &appointment.World{
		People: len(people), Lists: make([][]appointment.Rank, len(codes)), Chains: legal[0].engine,
		Collision: []certame.Modality{4, 1, 2, 3}, Preferred: []int{0, 1, 3, 4, 2}, Last: []bool{false, false, false, true},
		Shares:    []certame.Ratio{certame.Percent(25), certame.Percent(3), certame.Percent(2), certame.Percent(5)},
		Exhausted: edital.ExhaustedSeries, EditalSeats: seats,
	}
	for k := range seats {
		w.Labels = append(w.Labels, []certame.Modality{0, 1, 0, 0, 4, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 2, 1, 0, 0}[k%20])
	}
	who := make([]preference.Candidate, len(people))
	for rank, one := range people {
		who[rank], apps[one.at].Rank = one.who, appointment.Rank(rank)
		w.Lists[0] = append(w.Lists[0], appointment.Rank(rank))
		if g := groups[one.who]; g != 0 {
			w.Lists[g] = append(w.Lists[g], appointment.Rank(rank))
		}
	}
	return preference.Post{World: w, Who: who}
}

// BenchmarkAllocate is the first allocation, from the lists of the posts in
// memory: classes of people, applications, result.
func BenchmarkAllocate(b *testing.B) {
	m := unified()
	first, apps := preference.Lists(m)
	for b.Loop() {
		posts := make([]preference.Post, len(m.Posts))
		for i := range posts {
			posts[i] = preference.Post{World: m.Posts[i].World, Who: m.Posts[i].Who}
		}
		preference.Allocate(preference.New(posts, first, apps))
	}
	b.ReportMetric(float64(len(apps)), "candidaturas")
}

// BenchmarkLateWithdrawal is one of those in a post leaving, with the chain of
// moves it brings about.
func BenchmarkLateWithdrawal(b *testing.B) {
	m := unified()
	a := preference.Allocate(m)
	if pairs := a.Blocking(); len(pairs) > 0 {
		b.Fatal(len(pairs), " blocking pairs")
	}
	r := rand.New(rand.NewPCG(1, 1))
	moves, turns := 0, 0
	for b.Loop() {
		i := r.IntN(len(m.Posts))
		c := m.Posts[i].Who[a.Taken(certame.PostIndex(i))[0]]
		chains := preference.Chains(a, a.Update(preference.Leave(c)), c)
		moves, turns = moves+len(chains[0]), turns+1
	}
	b.ReportMetric(float64(moves)/float64(turns), "mudanças/saída")
}
