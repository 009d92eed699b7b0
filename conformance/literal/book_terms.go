package literal

// Terms is what the edital says of one post, before any fact. The book of facts
// (docs/fatos.md) is read on top of it.
type Terms struct {
	Groups        []Group
	Labels        []string    // the edital's seats, in order: fixed from the beginning
	People        []Candidate // in rank order, best first
	Chains        map[string][]string
	OpenExhausted string // I-10
	Threshold     int    // with fewer seats nothing is reserved (PcD apart); 0 is none
	WiderPool     bool   // the pool is wider than the post: who opens a seat says its label

	Published  int // nothing happens before the edital
	Start      int // day 1970-01-01 is 0; looked at only when Started
	Started    bool
	Months     int
	Extensible bool

	Compensation string // I-11: "compensa" | "congela"
	FreezeAt     string // I-13: "nomeacao" | "homologacao" | "curso_de_formacao"
	SubJudice    string // "espelho" | "ordinaria"
	Vacancy      string // "mesma_vaga" | "nova_vaga"

	EndOfQueue       bool // the edital allows it
	QueueLosesGroup  bool // … at the price of the priority
	AbsentEliminated bool // I-31 "elimina"
}

// Candidate is one person as the phases and the boards left them.
type Candidate struct {
	ID         string
	InOpen     bool     // has AC score in every phase
	Options    []string // groups opted for
	Denied     []string // of those, the ones denied when the book begins
	Eliminated bool     // in no list, unless a court says otherwise
}

// Fact is one line of the book. Its number is its place in the book, from 1.
type Fact struct {
	Kind     string
	Day      int
	Person   string
	Seat     int    // nomeacao, vaga_fechada, curso_de_formacao
	Label    string // nomeacao, vaga_aberta, curso_de_formacao
	Quantity int    // vaga_aberta
	Target   int    // the fact an estorno or the end of an order is about
	Group    string // decisao, recurso, ordem_judicial
	Effect   string // ordem_judicial: "participa" | "opcao" | "exclui"
	Process  string // ordem_judicial
	Instance string // decisao: "primeira" | "recursal"
	Result   string // decisao
	NoAct    bool   // nomeacao: the fact says no act
	Post     string // of the fact, where people put several posts in order
}

// position is where a person stands in the ranking, from 1; 0 is nowhere.
func (t Terms) position(id string) int {
	for i, c := range t.People {
		if c.ID == id {
			return i + 1
		}
	}
	return 0
}
