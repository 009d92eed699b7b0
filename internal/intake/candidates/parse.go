package candidates

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"certame"
	"certame/internal/intake/delimited"
)

// worker reads pieces into the columns of the roll.
type worker struct {
	file  // its own problems; shares terms, separator, columns
	roll  *certame.Roll
	posts map[string]certame.PostIndex
	local map[string][]certame.PostIndex // the localities of each cargo
	ids   certame.Identifiers
	// caches of the last value of columns that repeat
	lastPost    []byte
	lastIndex   certame.PostIndex
	lastOptions []byte
	lastSet     certame.GroupSet
	places      int
	broken      bool
	listed      *listed // nil where each candidate has one post
	row         int     // index in the columns of the row being read
	line        int
}

// read reads one piece and returns how many rows it had.
func (w *worker) read(p delimited.Piece) int {
	t := delimited.Tokens{Data: p.Data, Separator: w.separator}
	var fields [][]byte
	for w.row = p.Start; !t.Done(); {
		w.line = p.Line + t.Lines
		begin := t.Pos
		fields = t.Row(fields)
		broken := t.Broken
		t.Broken = false
		w.broken = w.broken || broken
		switch {
		case t.Pos-begin > delimited.LineLimit:
			w.refuse(w.line, "", "", "linha com mais de 1 MiB", "Confira as aspas e as quebras de linha do arquivo.")
		case broken: // without the text: it may be of names and CPFs
			w.refuse(w.line, "", "", "aspas sem fechar ou texto depois delas", "Dobre as aspas de dentro do texto («\"\"») ou retire-as.")
		case len(fields) == 1 && len(fields[0]) == 0: // blank line
		case len(fields) > len(w.columns) && !onlyEmpty(fields[len(w.columns):]), len(fields) < len(w.columns):
			w.wrongWidth(len(fields))
		default:
			w.fill(fields)
			w.row++
		}
	}
	return w.row - p.Start
}

func onlyEmpty(fields [][]byte) bool {
	for _, f := range fields {
		if len(f) > 0 {
			return false
		}
	}
	return true
}

func (w *worker) wrongWidth(n int) {
	w.refuse(w.line, "", "", fmt.Sprintf("número de campos (%d) diferente do de colunas do cabeçalho (%d)", n, len(w.columns)),
		"Confira o separador «"+string(w.separator)+"» e as aspas desta linha.")
}

// trim is bytes.TrimSpace with a short cut for the fields that need none, which
// are nearly all.
func trim(field []byte) []byte {
	if n := len(field); n == 0 || field[0] > ' ' && field[0] < 0x80 && field[n-1] > ' ' && field[n-1] < 0x80 {
		return field
	}
	return bytes.TrimSpace(field)
}

// fill stores one row. Every field is read even after a problem, so that all
// problems are reported.
func (w *worker) fill(fields [][]byte) {
	if w.listed != nil {
		w.fillListed(fields)
	}
	for i := range w.columns {
		c, field := &w.columns[i], trim(fields[i])
		switch c.role {
		case roleIgnored:
		case roleUnnamed:
			w.checkUnnamed(field, c)
		case roleID:
			w.fillID(field)
		case rolePost, roleScore, roleComponent:
			w.fillOne(field, c)
		case roleOptions:
			w.fillOptions(field)
		case roleConfirmation:
			w.fillConfirmation(field, c)
		case roleBirth:
			w.fillBirth(field)
		default:
			w.fillRare(field, c)
		}
	}
	w.checkConfirmed()
}

// fillOne stores what fillListed did when candidates put posts in order.
func (w *worker) fillOne(field []byte, c *column) {
	switch {
	case w.listed != nil:
	case c.role == rolePost:
		w.fillPost(field)
	case c.role == roleScore:
		w.roll.Score[w.row] = w.score(field, c.name, true)
	default:
		w.roll.Components[c.index].Scores[w.row] = w.score(field, c.name, len(w.terms.Phases) > 0)
	}
}

// checkUnnamed passes over the empty columns that spreadsheets leave at the end.
// What one of them says is not shown: it may be a name or a CPF.
func (w *worker) checkUnnamed(field []byte, c *column) {
	if len(field) > 0 {
		w.refuse(w.line, c.name, "", "valor em coluna sem nome no cabeçalho", "Dê nome à coluna na primeira linha ou retire-a.")
	}
}

func (w *worker) fillID(field []byte) {
	if what, remedy := checkID(field); what != "" {
		w.refuse(w.line, "inscricao", string(field), what, remedy)
	}
	w.ids.Append(field)
}

func (w *worker) fillPost(field []byte) {
	if w.lastPost == nil || !bytes.Equal(field, w.lastPost) {
		index, ok := w.posts[string(field)]
		if !ok {
			w.unknownPost(string(field))
			return
		}
		w.lastPost, w.lastIndex = append(w.lastPost[:0], field...), index
	}
	w.roll.Post[w.row] = w.lastIndex
}

// unknownPost looks for the nearest code only while the problem will be shown:
// the spreadsheet of another contest has two million of them.
func (w *worker) unknownPost(code string) {
	if w.full() {
		w.more++
		return
	}
	w.refuse(w.line, "cargo", code, w.terms.Word("cargo")+" que o "+w.terms.Word("edital")+" não tem", w.nearestPost(code))
}

func (w *worker) fillOptions(field []byte) {
	if len(field) == 0 {
		return
	}
	if !bytes.Equal(field, w.lastOptions) {
		set := certame.GroupSet(0)
		for _, code := range strings.Split(string(field), "|") {
			code = strings.TrimSpace(code)
			if code == "" || code == "-" || code == "AC" {
				continue
			}
			m, ok := w.terms.Modality(code)
			if !ok {
				w.refuse(w.line, "opcoes", code, "grupo que o "+w.terms.Word("edital")+" não tem", "Grupos do "+w.terms.Word("edital")+": "+groupCodes(w.terms)+"; separe vários com «|».")
				return
			}
			set = set.With(m)
		}
		w.lastOptions, w.lastSet = append(w.lastOptions[:0], field...), set
	}
	w.roll.Options[w.row] = w.lastSet
}

// score reads a mark; shown tells those that the final mark is made of.
func (w *worker) score(field []byte, name string, shown bool) certame.Score {
	if isMissing(field) {
		return certame.NoScore
	}
	score, places, err := certame.ParseScore(field, w.decimal)
	if err != nil {
		w.refuse(w.line, name, string(field), "nota que "+err.Error(), w.scoreRemedy(err))
		return certame.NoScore
	}
	if shown {
		w.places = max(w.places, places)
	}
	return score
}

func (w *worker) scoreRemedy(err error) string {
	if errors.Is(err, certame.ErrScoreSyntax) {
		return "Escreva como em 87" + string(w.decimal) + "5, sem separador de milhar; sem nota, deixe vazio ou «-»."
	}
	return "Confira se dois números não ficaram colados na mesma célula."
}

func (w *worker) fillConfirmation(field []byte, c *column) {
	if len(field) == 0 {
		return
	}
	d, ok := decisions[string(field)]
	if !ok {
		if d, ok = decisions[word(field)]; !ok {
			w.refuse(w.line, c.name, string(field), "decisão desconhecida", "Valores aceitos: "+decisionWords+".")
		}
	}
	switch d {
	case confirmed:
		w.roll.Confirmed[w.row] = w.roll.Confirmed[w.row].With(c.group)
	case denied, missed:
		w.roll.Denied[w.row] = w.roll.Denied[w.row].With(c.group)
	}
	if d == missed && ofTheLaw(w.terms.Group(c.group)) {
		w.roll.Flags[w.row] |= certame.FlagMissedConfirmation
	}
}

// ofTheLaw reports whether a group's option is confirmed by a procedure of the
// quota laws; the assessment of deficiency is of another.
func ofTheLaw(g *certame.Group) bool {
	return g.Confirmation == certame.ConfirmationPhenotype || g.Confirmation == certame.ConfirmationDocuments
}

// checkConfirmed refuses a decision about an option that was never made: it
// belongs to another row, or the option was lost on the way.
func (w *worker) checkConfirmed() {
	if w.optionsElsewhere {
		return
	}
	decided := w.roll.Confirmed[w.row] | w.roll.Denied[w.row]
	if extra := decided &^ w.roll.Options[w.row]; extra != 0 {
		code := w.terms.Code(extra.First())
		w.refuse(w.line, "confirmacao_"+code, "", "há decisão sobre o grupo "+code+", mas a pessoa não optou por ele", "Confira a coluna opcoes desta linha.")
	}
}

func (w *worker) fillBirth(field []byte) {
	d := certame.NoDate
	if len(field) > 0 && string(field) != "-" {
		parsed, ok := certame.ParseDate(field)
		if !ok || parsed < earliestBirth || parsed > w.terms.Published {
			w.refuse(w.line, "nascimento", string(field), "data de nascimento inválida", "Como em 31/12/1990, com quatro algarismos no ano, entre 1900 e a publicação do "+w.terms.Word("edital")+".")
		}
		d = parsed
	}
	w.roll.Birth[w.row] = d
}

var earliestBirth = certame.MustDate(1900, 1, 1)
