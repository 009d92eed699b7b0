package parts

// Link is a place to go.
type Link struct{ Text, Address, Icon string }

// Message is «mensagem»: what happened, and what to do about it.
type Message struct {
	Kind        string // sucesso, informacao, alerta, erro
	Title, Text string
	Remedy      string
	Article     string // what of the law says so
	Links       []Link
	Fields      []Link // those of a form that are wrong
	Announced   bool   // read aloud as soon as it appears
}

// messageLooks are the classes of the design and the glyph of each kind.
var messageLooks = map[string][2]string{
	"sucesso": {"success", "check-circle"}, "informacao": {"info", "info-circle"}, "alerta": {"warning", "exclamation-triangle"}, "erro": {"danger", "times-circle"},
}

// Class is the design's name of the kind.
func (m Message) Class() string { return messageLooks[m.Kind][0] }

// Icon repeats the kind in a drawing.
func (m Message) Icon() string { return messageLooks[m.Kind][1] }

// Refusal is what a form that was not taken says at its head.
func Refusal(text string) *Message { return &Message{Kind: "erro", Title: text, Announced: true} }

// Empty is «vazio»: there is nothing yet, and what the next step is.
type Empty struct {
	Title, Text string
	Next        []Link
}

// Tag is «etiqueta»: a state in a word. The colour only repeats it.
type Tag struct{ Kind, Text string } // neutra, sucesso, informacao, alerta, erro

// Step is one of «passos».
type Step struct {
	Text, Address string
	Done, Current bool
}

// Steps is «passos»: where one is in something that takes several pages.
type Steps struct {
	Label string
	All   []Step
}

// Progress is «progresso»: how far a long work is.
type Progress struct {
	What        string
	Done, Total int64 // Total 0: unknown
	Detail      string
}

// Percent of the work that is done, from 0 to 100.
func (p Progress) Percent() int {
	if p.Total <= 0 {
		return 0
	}
	return int(min(100, 100*p.Done/p.Total))
}

// Pages is «paginacao»: the page before and the one after, of a list too long for one.
type Pages struct {
	Label         string
	Before, After string // addresses; empty where there is none
	First, Last   int    // what is shown
	Total         int    // 0: unknown
}

// Table is «tabela»: what of it is missing says so itself.
type Table struct {
	ID, Caption string
	Columns     []Column
	Stacked     bool // of sentences: on a phone each row is a card
	Rows        []Row
	Foot        *Row
	Empty       Empty  // shown instead when there is no row
	Download    []Link // of this table only
	Pages       *Pages
}

// Column of a table.
type Column struct {
	Text    string
	Numeric bool
}

// Row of a table: the first cell names it.
type Row struct {
	Cells []Cell
	Mark  string // corte: a line above it
}

// Cell of a row: a text, perhaps one that leads somewhere or is a state.
type Cell struct {
	Text, Address string
	Tag           *Tag
}

// Cells are plain texts as cells.
func Cells(texts ...string) (cells []Cell) {
	for _, text := range texts {
		cells = append(cells, Cell{Text: text})
	}
	return cells
}

// Field is «campo»: one thing asked in a form.
type Field struct {
	Name, Label string
	Kind        string // text, password, email, number, date, textarea, select, file, checkbox
	Value       string
	Help        string // beside it, with the article of the law where there is one
	Problem     string // what is wrong with what was written
	Required    bool
	Options     []Option // of a select
	Complete    string   // what a browser may fill it with (autocomplete)
	Accept      string   // kinds of file
	Many        bool     // of a file: more than one may be chosen
	Most        int      // characters
}

// Type is the kind, for the browser.
func (f Field) Type() string {
	if f.Kind == "" {
		return "text"
	}
	return f.Kind
}

// Option of a select.
type Option struct {
	Value, Text string
	Chosen      bool
}
