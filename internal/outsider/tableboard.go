package outsider

import "slices"

const (
	inputs         = "entrada/"
	boardFile      = "saida/quadro.csv"
	callsFile      = "saida/ordem.csv"
	listsFile      = "saida/listas.csv"
	standingFile   = "saida/situacoes.csv"
	movesFile      = "saida/transferencias.csv"
	apartFile      = "saida/sub_judice.csv"
	findingsFile   = "saida/achados.csv"
	seatsFile      = "saida/vagas.csv"
	choicesFile    = "saida/preferencias.csv"
	peopleFile     = inputs + "candidatos.csv"
	rulesFile      = inputs + "edital.yaml"
	factsFile      = inputs + "fatos.jsonl"
	chainFile      = "cadeia.csv"
	dictionaryFile = "dicionario.csv"
	readmeFile     = "LEIA-ME.txt"
)

// always are the files of every package; ofFacts those of one whose book has
// public facts.
var (
	always = []string{
		readmeFile, dictionaryFile, rulesFile, peopleFile, boardFile, callsFile,
		listsFile, standingFile, movesFile, apartFile, findingsFile,
	}
	ofFacts = []string{factsFile, chainFile, seatsFile}
)

// readBoard is quadro.csv, read before all else: it says which posts and
// modalities there are. Groups are the columns between AC and quadro_declarado.
func (w *world) readBoard() table {
	c := &cursor{w: w, file: boardFile}
	return table{
		file: boardFile, columns: []string{"cargo", "total", open}, room: w.room,
		header: func(names []string) *Divergence {
			end := slices.Index(names, "quadro_declarado")
			if end < 0 {
				return differs(2, boardFile, 1, "falta a coluna quadro_declarado, que vem depois dos grupos")
			}
			if end-2 > maxLists {
				return differs(2, boardFile, 1, "há %d modalidades, e este programa confere até %d", end-2, maxLists)
			}
			w.labels = names[2:end]
			for i, label := range w.labels {
				w.labelNo[label] = i
			}
			return nil
		},
		row: func(line int, f [][]byte) *Divergence { return w.boardRow(c, line, f) },
	}
}

func (w *world) boardRow(c *cursor, line int, f [][]byte) *Divergence {
	p := &post{code: string(f[0]), line: line, total: c.count(line, "total", f[1])}
	for i := range w.labels {
		p.board = append(p.board, c.count(line, w.labels[i], f[2+i]))
	}
	switch _, twice := w.postNo[p.code]; {
	case twice:
		return differs(4, boardFile, line, "o cargo %q aparece duas vezes", cutText(p.code))
	case len(p.code) == 0 || len(p.code) > maxName:
		return differs(2, boardFile, line, "o cargo está vazio ou passa de %d letras", maxName)
	case len(w.posts) == maxPosts:
		return differs(2, boardFile, line, "há mais de %d cargos", maxPosts)
	}
	w.postNo[p.code] = len(w.posts)
	w.posts = append(w.posts, p)
	return c.fault
}
