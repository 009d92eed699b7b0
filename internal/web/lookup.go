package web

import (
	"encoding/json"
	"net/http"
	"strconv"
	"strings"
	"time"

	"certame/internal/auth"
	"certame/internal/locale"
	"certame/internal/lookup"
	"certame/internal/store"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// lookupPage asks for a number and, once it was given, says where it stands in each
// published document.
type lookupPage struct {
	Contest store.Contest
	Acts    []lookupAct
	Asked   string
	Answers []lookupAnswer
	Problem string
	Nowhere *parts.Message // the number is in none
	Empty   parts.Empty    // nothing may be looked up yet
}

// lookupAct is a document that may be looked up.
type lookupAct struct {
	Act                             int
	Title, Released, Digest, Latest string
	Address                         string
	Bits                            int
}

// lookupAnswer is what a document says of the number.
type lookupAnswer struct {
	lookupAct
	Rows []lookupRow
}

type lookupRow struct{ Post, List, Position, Score, Situation string }

// Field is what is asked.
func (p lookupPage) Field() parts.Field {
	return parts.Field{
		Name: "inscricao", Label: "Número de inscrição", Value: p.Asked, Required: true, Most: 60, Problem: p.Problem,
		Help: "Como está no comprovante, com os zeros do começo.",
	}
}

// Where tells the script of the page where each document is, and how it is cut.
func (p lookupPage) Where() string {
	type place struct {
		Act  int    `json:"ato"`
		Bits int    `json:"bits"`
		Root string `json:"raiz"`
	}
	places := []place{}
	for _, a := range p.Acts {
		places = append(places, place{a.Act, a.Bits, lookup.Root + p.Contest.Slug + "/" + strconv.Itoa(a.Act) + "/"})
	}
	text, err := json.Marshal(places)
	if err != nil {
		panic(err) // numbers and addresses are always written
	}
	return string(text)
}

// askLookup is the page: who has JavaScript is answered by the fragments, and this
// server is not asked again. Servers on the way may give it for a little.
func (v *visit) askLookup() error {
	p, err := v.lookupPage()
	if err != nil {
		return err
	}
	return v.showLookup(http.StatusOK, p)
}

func (v *visit) lookupPage() (lookupPage, error) {
	c, err := v.Store.ContestBySlug(v.ctx(), v.r.PathValue("certame"))
	if err != nil {
		return lookupPage{}, err
	}
	p := lookupPage{Contest: c, Empty: parts.Empty{
		Title: "Ainda não há resultado para consultar.", Text: "Assim que o órgão divulgar as listas de um resultado, a consulta aparece aqui.",
		Next: []parts.Link{{Text: "Ver as publicações", Address: "/publico/" + c.Slug}},
	}}
	p.Nowhere = nowhere(c)
	for _, r := range v.Lookups.Of(c.ID) {
		newest := r.Act
		if len(p.Acts) > 0 {
			newest = p.Acts[0].Act
		}
		p.Acts = append(p.Acts, lookupActOf(c, r, newest))
	}
	return p, nil
}

// lookupActOf says of a document that there is a newer one. That may be of other posts only,
// and then this one stands; or of the same, and then who is not in it is in none.
func lookupActOf(c store.Contest, r lookup.Released, newest int) lookupAct {
	a := lookupAct{
		Act: r.Act, Title: "Resultado " + said(r.State == "provisorio", "provisório", r.State), Released: locale.Moment(r.At), Digest: r.Digest, Address: publicAddress(c, r.Act), Bits: r.Bits,
	}
	if r.Act != newest {
		a.Latest = "Há publicação mais nova, o ato " + strconv.Itoa(newest) + ": se ela traz este cargo, vale o que ela diz, também se este número não está nela."
	}
	return a
}

// lookUp answers who has no JavaScript. The number comes in a form, and not in an
// address that is written down along the way.
func (v *visit) lookUp() error {
	if err := v.asking.Allow(auth.Network(v.remote(v.r))); err != nil {
		text, is := auth.Say(err)
		if !is {
			return err
		}
		return &fault.Fault{Status: http.StatusTooManyRequests, Code: "DEMAIS", What: text, Remedy: "Espere um pouco e consulte de novo, ou baixe as listas na página das publicações."}
	}
	p, err := v.lookupPage()
	if err != nil {
		return err
	}
	if p.Asked = strings.TrimSpace(v.r.PostFormValue("inscricao")); p.Asked == "" || len(p.Asked) > 255 {
		p.Problem = "Escreva o número de inscrição."
		return v.showLookup(http.StatusUnprocessableEntity, p)
	}
	list := v.Lookups.Of(p.Contest.ID)
	for _, r := range list {
		person, err := r.Find(p.Asked)
		if err != nil {
			return err
		}
		if person != nil {
			p.Answers = append(p.Answers, lookupAnswer{lookupActOf(p.Contest, r, list[0].Act), rowsOf(person)})
		}
	}
	return v.showLookup(http.StatusOK, p)
}

func rowsOf(p *lookup.Person) (rows []lookupRow) {
	for _, one := range p.Places {
		rows = append(rows, lookupRow{one.PostTitle, one.ListTitle, strconv.Itoa(one.Position) + " de " + strconv.Itoa(one.Of), strings.Replace(one.Score, ".", ",", 1), one.Situation})
	}
	return rows
}

// nowhere is said of a number that no document has; who registered here has more to
// read, and enters for it.
func nowhere(c store.Contest) *parts.Message {
	return &parts.Message{
		Kind: "informacao", Title: "Este número não está nas listas publicadas.", Announced: true,
		Text:   "As listas trazem quem foi aprovado. Não estar nelas pode ser um número digitado de outro jeito.",
		Remedy: "Confira o número no comprovante, com os zeros do começo. Quem fez a inscrição vê a própria situação, com os motivos, depois de entrar; ou procure o órgão, dentro do prazo de recurso.",
		Links:  []parts.Link{{Text: "Minha situação", Address: "/certames/" + c.Slug + "/minha-situacao", Icon: "user-check"}, {Text: "Ver as publicações", Address: "/publico/" + c.Slug}},
	}
}

func (v *visit) showLookup(status int, p lookupPage) error {
	if p.Asked == "" || len(p.Answers) > 0 {
		p.Nowhere.Announced = false // it waits for the script, or for nothing
	}
	v.w.Header().Set("X-Robots-Tag", "noindex")
	f := Frame{Title: "Consultar o resultado", Trail: []parts.Link{{Text: "Início", Address: "/", Icon: "home"}, {Text: "Publicações", Address: "/publico"}, {Text: p.Contest.Title, Address: "/publico/" + p.Contest.Slug}}, Printed: true}
	if v.r.Method == http.MethodPost {
		return v.render(status, "publico-consulta", f, p)
	}
	return v.showPublic("publico-consulta", f, p)
}

// lookupLimit is for who asks without JavaScript: enough for a house or a school, too
// little to read the lists by. The lists are files, for who wants them whole.
func lookupLimit(clock func() time.Time) *auth.Limit {
	return auth.NewLimit(30, 2*time.Second, clock)
}
