package outsider

import (
	"slices"
	"strings"
	"testing"
)

func TestWholePackagesHold(t *testing.T) {
	secret := smallDraft()
	secret.head = strings.Repeat("ab", 32)
	secret.files[chainFile] = "fato,resumo\nf1," + secret.head + "\n"
	for name, d := range map[string]*draft{"without a book": smallDraft(), "with a book": bookDraft(), "with a book of nothing public": secret} {
		a := d.answer(t)
		if a.Divergence != nil || a.People != 7 || a.Contest != "INVENTADO-1" {
			t.Errorf("%s: %s", name, a.Line())
		}
	}
}

// mutation is one thing made false in a package whose digests are all right: the
// check that must name it, and where.
type mutation struct {
	name  string
	check int
	file  string
	make  func(t *testing.T) *draft
}

// edits makes a draft with texts replaced: file, from, to, three by three.
func edits(start func() *draft, triples ...string) func(*testing.T) *draft {
	return func(t *testing.T) *draft {
		d := start()
		for i := 0; i < len(triples); i += 3 {
			d.change(t, triples[i], triples[i+1], triples[i+2])
		}
		return d
	}
}

// fileList gives the files of pacote.json to be changed.
func fileList(change func(files []map[string]any) []map[string]any) func(*testing.T) *draft {
	return func(*testing.T) *draft {
		d := smallDraft()
		d.edit = func(m map[string]any) { m["arquivos"] = change(m["arquivos"].([]map[string]any)) }
		return d
	}
}

var mutations = []mutation{
	{"digest of another file", 1, readmeFile, fileList(func(f []map[string]any) []map[string]any {
		f[0]["sha256"] = sumOf("outro")
		return f
	})},
	{"size of another file", 1, readmeFile, fileList(func(f []map[string]any) []map[string]any {
		f[0]["bytes"] = 1
		return f
	})},
	{"file not listed", 1, readmeFile, fileList(func(f []map[string]any) []map[string]any { return f[1:] })},
	{"files out of order", 1, manifestName, fileList(func(f []map[string]any) []map[string]any {
		f[0], f[1] = f[1], f[0]
		return f
	})},
	{"file that every package has", 1, apartFile, func(*testing.T) *draft {
		d := smallDraft()
		delete(d.files, apartFile)
		return d
	}},
	{"book without its chain", 1, chainFile, func(*testing.T) *draft {
		d := smallDraft()
		d.head = strings.Repeat("ab", 32)
		return d
	}},
	{"facts of a book without its chain", 1, chainFile, func(*testing.T) *draft {
		d := bookDraft()
		delete(d.files, chainFile)
		return d
	}},

	{"other column", 2, listsFile, edits(smallDraft, listsFile, "posicao", "lugar")},
	{"column missing", 2, boardFile, edits(smallDraft, boardFile, ",quadro_declarado", "", boardFile, ",nao", "")},
	{"row too long", 2, standingFile, edits(smallDraft, standingFile, "17,A,nao_aprovada,,", "17,A,nao_aprovada,chamada, e não veio,")},
	{"score that is no number", 2, listsFile, edits(smallDraft, listsFile, "A,AC,4,14,85.25", "A,AC,4,14,85x25")},
	{"unknown modality", 2, callsFile, edits(smallDraft, callsFile, "A,3,AC,AC", "A,3,AC,PQ")},
	{"carriage return", 2, movesFile, edits(smallDraft, movesFile, "12,15\n", "12,15\r\n")},
	{"stray quotes", 2, peopleFile, edits(smallDraft, peopleFile, "17,A", "1\"7,A")},
	{"last row cut", 2, peopleFile, edits(smallDraft, peopleFile, "17,A,,\n", "17,A,,")},

	{"person without a situation", 3, peopleFile, edits(smallDraft, standingFile, "17,A,nao_aprovada,,\n", "")},
	{"two situations", 3, standingFile, edits(smallDraft, standingFile, "17,A,nao_aprovada,,\n", "17,A,nao_aprovada,,\n17,A,eliminada,,\n")},
	{"situation of nobody", 3, standingFile, edits(smallDraft, standingFile, "17,A,nao", "18,A,nao")},
	{"person twice", 3, peopleFile, edits(smallDraft, peopleFile, "17,A,,\n", "17,A,,\n17,A,,\n")},
	{"person announced and absent", 3, peopleFile, func(*testing.T) *draft {
		d := smallDraft()
		d.people = 8
		return d
	}},
	{"called by one file only", 3, peopleFile, edits(smallDraft, standingFile, "14,A,classificada", "14,A,convocada", listsFile, "85.25,classificada", "85.25,convocada")},
	{"files that disagree", 3, listsFile, edits(smallDraft, listsFile, "85.25,classificada", "85.25,desistente")},
	{"classified in no list", 3, peopleFile, edits(smallDraft, standingFile, "17,A,nao_aprovada", "17,A,classificada")},

	{"board that does not add up", 4, boardFile, edits(smallDraft, boardFile, "4,3,1", "4,2,1")},
	{"more seats of a label than the board", 4, callsFile, edits(smallDraft, boardFile, "4,3,1", "4,4,0")},
	{"post that is not in the board", 4, peopleFile, edits(smallDraft, peopleFile, "17,A", "17,B")},
	{"seats of the book and of the board", 4, boardFile, edits(bookDraft, seatsFile, "4,AC,PPP", "4,PPP,PPP")},

	{"called twice", 5, callsFile, edits(smallDraft, callsFile, "AC,13,86.00", "AC,11,90.00")},
	{"call left out", 5, callsFile, edits(smallDraft, callsFile, "A,3,AC", "A,5,AC")},
	{"two people in a seat", 5, callsFile, edits(smallDraft, callsFile, "primeira,3,AC", "primeira,1,AC")},
	{"seat twice in the book", 5, seatsFile, edits(bookDraft, seatsFile, "A,4,AC,PPP,a_convocar,15", "A,3,AC,PPP,a_convocar,15")},

	{"more people than seats", 6, callsFile, edits(smallDraft, boardFile, "4,3,1", "3,2,1")},
	{"seat that nobody has", 6, seatsFile, edits(bookDraft, seatsFile, "a_convocar,15", "sem_ninguem,")},
	{"seat of who was not called", 6, seatsFile, edits(bookDraft, seatsFile, "a_convocar,15", "a_convocar,16")},

	{"position left out", 7, listsFile, edits(smallDraft, listsFile, "AC,6,16", "AC,7,16")},
	{"score that rises", 7, listsFile, edits(smallDraft, listsFile, "AC,4,14,85.25", "AC,4,14,79.99")},
	{"other score in the order", 7, callsFile, edits(smallDraft, callsFile, "13,86.00", "13,86.01")},

	{"someone passed over in the group", 8, listsFile, edits(smallDraft,
		callsFile, "15,80.00,convocada", "16,70.00,convocada", movesFile, "12,15", "12,16",
		standingFile, "15,A,convocada", "15,A,classificada", standingFile, "16,A,classificada", "16,A,convocada",
		listsFile, "A,AC,5,15,80.00,convocada", "A,AC,5,15,80.00,classificada", listsFile, "A,PPP,2,15,80.00,convocada", "A,PPP,2,15,80.00,classificada",
		listsFile, "A,AC,6,16,70.00,classificada", "A,AC,6,16,70.00,convocada", listsFile, "A,PPP,3,16,70.00,classificada", "A,PPP,3,16,70.00,convocada")},
	{"counts where it is not listed", 8, callsFile, edits(smallDraft, callsFile, "A,3,AC,AC,13", "A,3,AC,PPP,13")},

	{"AC person that uses up the reserve", 9, listsFile, edits(smallDraft,
		callsFile, "A,2,PPP,AC", "A,2,PPP,PPP", callsFile, "A,4,PPP,PPP,15,80.00,convocada,primeira,2,PPP", "A,4,AC,AC,14,85.25,convocada,primeira,4,AC",
		movesFile, "A,4,2,PPP,AC,compensacao,art. 7º,12,15\n", "",
		standingFile, "15,A,convocada", "15,A,classificada", standingFile, "14,A,classificada", "14,A,convocada",
		listsFile, "A,AC,5,15,80.00,convocada", "A,AC,5,15,80.00,classificada", listsFile, "A,PPP,2,15,80.00,convocada", "A,PPP,2,15,80.00,classificada",
		listsFile, "85.25,classificada", "85.25,convocada")},

	{"worse placed called first", 10, callsFile, edits(smallDraft,
		callsFile, "A,1,AC,AC,11,90.00", "A,1,AC,AC,13,86.00", callsFile, "A,3,AC,AC,13,86.00", "A,3,AC,AC,11,90.00")},
	{"worse placed of two who wait called first, where labels freeze", 10, callsFile, func(t *testing.T) *draft {
		d := edits(smallDraft, callsFile, "A,1,AC,AC,11,90.00", "A,1,AC,AC,13,86.00", callsFile, "A,3,AC,AC,13,86.00", "A,3,AC,AC,11,90.00")(t)
		d.readings["I-11"], d.readings["I-13"] = "congela", "nomeacao"
		return d
	}},

	{"compensation kept from the record", 11, callsFile, edits(bookDraft, movesFile, "A,4,2,PPP,AC,compensacao,art. 7º,12,15\n", "")},
	{"seat taken from who counts", 11, callsFile, edits(bookDraft, movesFile, "12,15\n", "12,15\nA,4,4,AC,PPP,reversao,art. 8º,,\n")},
	{"reversion of a seat of another label", 11, movesFile, edits(bookDraft, movesFile, "12,15\n", "12,15\nA,4,4,PPP,AC,reversao,art. 8º,,\n")},
	{"transfer of no kind", 11, movesFile, edits(smallDraft, movesFile, "12,15\n", "12,15\nA,4,3,AC,AC,favor,,,\n")},

	{"fact changed", 12, factsFile, edits(bookDraft, factsFile, `"vaga":"1"`, `"vaga":"2"`)},
	{"fact taken out", 12, factsFile, func(t *testing.T) *draft {
		d := bookDraft()
		_, d.files[factsFile], _ = strings.Cut(d.files[factsFile], "\n")
		return d
	}},
	{"head of another book", 12, chainFile, func(*testing.T) *draft {
		d := bookDraft()
		d.head = strings.Repeat("cd", 32)
		return d
	}},
	{"more facts than the book has", 12, chainFile, func(t *testing.T) *draft {
		d := bookDraft()
		d.files[chainFile] = "fato,resumo\nf1," + d.head + "\n"
		return d
	}},
	{"line of the book taken out", 12, chainFile, edits(bookDraft, chainFile, "f2,"+strings.Repeat("00", 32)+"\n", "")},
	{"commitment cut", 12, chainFile, edits(bookDraft, chainFile, strings.Repeat("00", 32), strings.Repeat("00", 31))},

	{"seat by an order that may fall", 13, apartFile, edits(smallDraft, apartFile, "rotulo\n", "rotulo\nA,15,5,sim,PPP\n")},
	{"sub judice in one file only", 13, listsFile, edits(smallDraft, listsFile, "A,AC,6,16,70.00,classificada", "A,AC,6,16,70.00,sub_judice")},
}

func TestEachCheckNamesItsFault(t *testing.T) {
	named := map[int]bool{}
	for _, m := range slices.Concat(mutations, choiceMutations) {
		t.Run(m.name, func(t *testing.T) {
			d := m.make(t).answer(t).Divergence
			if d == nil {
				t.Fatal("nothing was found")
			}
			if d.Check != m.check || d.File != m.file {
				t.Errorf("named check %d in %s: %s", d.Check, d.File, d)
			}
		})
		named[m.check] = true
	}
	for check := 1; check < len(checks); check++ {
		if !named[check] {
			t.Errorf("no mutation is named by check %d, %s", check, checks[check])
		}
	}
}
