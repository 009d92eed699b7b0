package web_test

import (
	"cmp"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"certame/docs/manual"
	"certame/internal/auth/roles"
	"certame/internal/web/webtest"

	"golang.org/x/net/html"
)

// Who does what the manual says, step after step, finds each thing it names on the page
// where the step before left off: links are followed, and of a button only the page that
// it leads to is given.
func TestManualIsWalked(t *testing.T) {
	p := webtest.Start(t)
	fill := filled(t, p, 60, 2)
	p.ReceivesEnrolments(time.Now().Add(time.Hour), false)
	for _, way := range walks {
		t.Run(way.task, func(t *testing.T) {
			if way.computed {
				p.Computed()
			}
			w := &walker{t: t, p: p, fill: fill, role: way.role}
			w.goes(way.from)
			for i, step := range stepsOf(t, way.task) {
				w.moves(way.moves[strconv.Itoa(i+1)])
				for _, said := range named.FindAllStringSubmatch(step, -1) {
					if slices.Contains(way.otherwise, said[1]) {
						continue
					}
					w.finds(i+1, said[1])
					w.moves(way.moves[said[1]])
				}
			}
		})
	}
}

// Every task of the manual that names what a screen shows is walked.
func TestEveryTaskIsWalked(t *testing.T) {
	for _, topic := range manual.Topics() {
		if topic.Name == manual.Words || topic.Name == manual.English {
			continue
		}
		text, _ := manual.Text(topic.Name)
		for _, part := range headed.FindAllStringSubmatch(text, -1) {
			task := topic.Name + ": " + part[1]
			for _, w := range walks {
				for _, name := range w.otherwise {
					if w.task == task && !strings.Contains(strings.Join(stepsOf(t, task), " "), "«"+name+"»") {
						t.Errorf("%s does not name «%s», which the walk leaves out", task, name)
					}
				}
			}
			if named.MatchString(strings.Join(stepsOf(t, task), " ")) && !slices.ContainsFunc(walks, func(w walk) bool { return w.task == task }) {
				t.Errorf("%s is not walked", task)
			}
		}
	}
}

var (
	named    = regexp.MustCompile(`«([^»]+)»`)
	headed   = regexp.MustCompile(`(?m)^##+ (.+)$`)
	numbered = regexp.MustCompile(`(?m)^\d+\. (.*)$`)
)

// stepsOf are the numbered lines under a heading of a topic.
func stepsOf(t *testing.T, task string) (steps []string) {
	t.Helper()
	topic, heading, _ := strings.Cut(task, ": ")
	text, _ := manual.Text(topic)
	_, body, found := strings.Cut(text, "# "+heading+"\n")
	if !found {
		t.Fatalf("the manual has no %s", task)
	}
	body, _, _ = strings.Cut(body, "\n## ")
	body, _, _ = strings.Cut(body, "\n### ")
	for _, step := range numbered.FindAllStringSubmatch(body, -1) {
		steps = append(steps, step[1])
	}
	return steps
}

type walker struct {
	t    *testing.T
	p    *webtest.Platform
	fill *strings.Replacer
	role roles.Role
	at   string // address of the page
	page *html.Node
	sent bool // the last thing found was a button: what follows is what it does
	last *html.Node
}

func (w *walker) goes(pattern string) {
	w.t.Helper()
	w.at = w.fill.Replace(strings.ReplaceAll(pattern, "{novo}", webtest.Enrolling))
	status, text := asked(w.t, w.p, w.role, w.at)
	for hops := 0; status == http.StatusSeeOther && hops < 3; hops++ { // as a browser does
		_, to := answered(w.t, w.p.Client(w.role), http.MethodGet, w.p.URL+w.at)
		w.at = to
		status, text = asked(w.t, w.p, w.role, to)
	}
	if status != http.StatusOK {
		w.t.Fatalf("%s as %s: %d", w.at, w.role, status)
	}
	page, err := html.Parse(strings.NewReader(text))
	if err != nil {
		w.t.Fatal(err)
	}
	w.page, w.sent = page, false
}

// moves goes to a page that a step does not name: by a link of this page, by the button
// that was pressed, or as another person.
func (w *walker) moves(to move) {
	w.t.Helper()
	if to.sends != nil {
		w.sends(to.sends)
	}
	if to.to == "" {
		return
	}
	if to.as != "" {
		w.role = to.as
	} else if !w.sent && !slices.ContainsFunc(addressesOf(w.page), reaches(to.to)) {
		w.t.Errorf("%s does not lead to %s", w.at, to.to)
	}
	w.goes(to.to)
}

// sends presses the button that was found last, with the form as it is but for what is
// given.
func (w *walker) sends(given map[string]string) {
	w.t.Helper()
	form := w.last
	for form != nil && form.Data != "form" {
		form = form.Parent
	}
	if form == nil {
		w.t.Fatalf("what was found last on %s is not of a form", w.at)
	}
	values := asBrought(form)
	if name := valueOf(w.last, "name"); name != "" {
		values.Set(name, valueOf(w.last, "value"))
	}
	for name, value := range given {
		values.Set(name, w.fill.Replace(value))
	}
	to, _, _ := strings.Cut(w.at, "?")
	if action := cmp.Or(valueOf(w.last, "formaction"), valueOf(form, "action")); action != "" {
		to = action
	}
	if valueOf(form, "method") != "post" {
		w.goes(to + "?" + values.Encode())
		return
	}
	answer, err := w.p.Client(w.role).PostForm(w.p.URL+to, values)
	if err != nil {
		w.t.Fatal(err)
	}
	defer answer.Body.Close()
	if next := answer.Header.Get("Location"); answer.StatusCode == http.StatusSeeOther {
		w.goes(next)
		return
	}
	if w.page, err = html.Parse(answer.Body); err != nil || answer.StatusCode != http.StatusOK {
		w.t.Fatalf("%s sent to %s: %d, %v\n%s", values.Encode(), to, answer.StatusCode, err, wholeText(w.page))
	}
}

// asBrought is a form as the page brings it.
func asBrought(form *html.Node) url.Values {
	values := url.Values{}
	for n := range form.Descendants() {
		name, kind := valueOf(n, "name"), valueOf(n, "type")
		switch {
		case name == "" || n.Data == "button":
		case kind == "radio" || kind == "checkbox":
			if slices.ContainsFunc(n.Attr, func(a html.Attribute) bool { return a.Key == "checked" }) {
				values.Add(name, valueOf(n, "value"))
			}
		case n.Data == "select":
			values.Set(name, chosen(n))
		case n.Data == "textarea" && n.FirstChild != nil:
			values.Set(name, n.FirstChild.Data)
		case n.Data == "input":
			values.Set(name, valueOf(n, "value"))
		}
	}
	return values
}

func chosen(list *html.Node) (value string) {
	first := true
	for n := range list.Descendants() {
		if n.Data != "option" {
			continue
		}
		if slices.ContainsFunc(n.Attr, func(a html.Attribute) bool { return a.Key == "selected" }) || first {
			value, first = valueOf(n, "value"), false
		}
	}
	return value
}

// reaches is whether an address is one of the pattern.
func reaches(pattern string) func(string) bool {
	path, _, _ := strings.Cut(pattern, "?")
	var exact strings.Builder
	exact.WriteString("^")
	for i, part := range regexp.MustCompile(`\{[^}]*\}`).Split(path, -1) {
		if i > 0 {
			exact.WriteString(`[^/?#]+`)
		}
		exact.WriteString(regexp.QuoteMeta(part))
	}
	return regexp.MustCompile(exact.String() + `(?:[?#].*)?$`).MatchString
}

// finds what a step names on this page, and follows it if it is a link.
func (w *walker) finds(step int, name string) {
	w.t.Helper()
	found := saying(w.page, name)
	if len(found) == 0 {
		w.t.Errorf("step %d: «%s» is not on %s", step, name, w.at)
		return
	}
	w.sent = false
	for _, n := range found {
		if n.Data == "a" && valueOf(n, "download") == "" && !strings.HasPrefix(valueOf(n, "href"), "#") {
			if page, is := w.opens(valueOf(n, "href")); is {
				w.goes(page)
			}
			return
		}
		if n.Data == "button" {
			w.sent, w.last = true, n
		}
	}
}

// opens is where a link leads, when it is to a page: files are taken, not walked on.
func (w *walker) opens(href string) (address string, is bool) {
	if strings.HasPrefix(href, "?") {
		path, _, _ := strings.Cut(w.at, "?")
		href = path + href
	}
	answer, err := w.p.Client(w.role).Get(w.p.URL + href)
	if err != nil {
		w.t.Fatal(err)
	}
	defer answer.Body.Close()
	if answer.StatusCode >= http.StatusBadRequest {
		w.t.Errorf("%s leads to %s: %d", w.at, href, answer.StatusCode)
	}
	return href, answer.StatusCode == http.StatusSeeOther || strings.HasPrefix(answer.Header.Get("Content-Type"), "text/html")
}

// saying are the elements of a page whose whole text is the name, the innermost first.
func saying(n *html.Node, name string) (found []*html.Node) {
	for c := range n.ChildNodes() {
		found = append(found, saying(c, name)...)
	}
	if n.Type == html.ElementNode && strings.TrimRight(wholeText(n), " :*") == strings.TrimRight(name, " :*") {
		found = append(found, n)
	}
	return found
}

func wholeText(n *html.Node) string {
	var said strings.Builder
	for d := range n.Descendants() {
		if d.Type == html.TextNode {
			said.WriteString(d.Data + " ")
		}
	}
	return strings.Join(strings.Fields(said.String()), " ")
}

func addressesOf(n *html.Node) (list []string) {
	for d := range n.Descendants() {
		if d.Data == "a" {
			list = append(list, valueOf(d, "href"))
		}
	}
	return list
}

func valueOf(n *html.Node, key string) string {
	for _, a := range n.Attr {
		if a.Key == key {
			return a.Val
		}
	}
	return ""
}
