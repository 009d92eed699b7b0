package returned

import (
	"bytes"
	"io"
	"regexp"
	"slices"
	"strings"

	"github.com/emersion/go-message"
)

// Largest is more than a notification has; what is longer is read up to here.
const Largest = 512 << 10

// Report is what a notification says.
type Report struct {
	IDs     []string // identifiers that it names, of the message that came back the first
	Address string   // that the message did not reach
	Status  string   // 5.1.1, as far as it says one
	Text    string   // what the server said, in a line
	Failed  bool     // it was given up; otherwise it is on its way, or arrived
	Hard    bool     // and would be again: there is no such box
}

// Read reads a message. is is false when it is no notification of delivery: an answer of
// a person, or of a program that says that one is away.
func Read(raw []byte) (r Report, is bool) {
	raw = raw[:min(len(raw), Largest)]
	e, err := message.Read(bytes.NewReader(raw))
	if e == nil || err != nil && !message.IsUnknownCharset(err) && !message.IsUnknownEncoding(err) {
		return r, false
	}
	p := reading{}
	p.entity(e, 0)
	switch {
	case p.structured:
		p.named(raw, e)
		return p.report(), true
	case old(e):
		p.words(e)
		p.named(raw, e)
		return p.report(), p.Status != "" || p.code != "" || len(p.IDs) > 0
	}
	return r, false
}

// reading is what was found so far.
type reading struct {
	Report
	structured bool
	action     string
	code       string // 550, of servers that give no other
	plain      strings.Builder
}

const deepest = 8

func (p *reading) entity(e *message.Entity, depth int) {
	kind, _, _ := e.Header.ContentType()
	if parts := e.MultipartReader(); parts != nil && depth < deepest {
		for {
			part, err := parts.NextPart()
			if part == nil || err != nil && !message.IsUnknownCharset(err) && !message.IsUnknownEncoding(err) {
				return
			}
			p.entity(part, depth+1)
		}
	}
	body, _ := io.ReadAll(io.LimitReader(e.Body, Largest)) // as much as there is
	switch strings.ToLower(kind) {
	case "message/delivery-status", "message/global-delivery-status":
		p.structured = true
		p.status(body)
	case "message/rfc822", "message/global", "text/rfc822-headers", "message/global-headers":
		p.original(body)
	case "text/plain", "":
		p.plain.Write(body)
		p.plain.WriteByte('\n')
	}
}

// original is the message that came back, or its header.
func (p *reading) original(body []byte) {
	for line := range bytes.Lines(body) {
		if name, value, is := bytes.Cut(line, []byte(":")); is && strings.EqualFold(string(bytes.TrimSpace(name)), "Message-ID") {
			p.add(string(value))
			return
		}
		if len(bytes.TrimSpace(line)) == 0 {
			return
		}
	}
}

// identifier is that of a message of ours: a UUID of version 7.
var identifier = regexp.MustCompile(`[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}`)

func (p *reading) add(text string) {
	for _, id := range identifier.FindAllString(strings.ToLower(text), 20) {
		if !slices.Contains(p.IDs, id) && len(p.IDs) < 20 {
			p.IDs = append(p.IDs, id)
		}
	}
}

// named looks for identifiers where servers that give nothing of a message back leave
// them: the address it came back to, what it answers, anywhere.
func (p *reading) named(raw []byte, e *message.Entity) {
	for _, name := range []string{"To", "Delivered-To", "X-Original-To", "Envelope-To", "In-Reply-To", "References"} {
		p.add(e.Header.Get(name))
	}
	p.add(string(raw))
}

func (p *reading) report() Report {
	p.Text = oneLine(p.Text)
	p.Failed = p.action == "failed" || p.action == "" && (p.Status != "" || p.code != "") && !strings.HasPrefix(p.Status, "2")
	p.Hard = p.Failed && hard(p.Status, p.code)
	return p.Report
}

const textMost = 300

// oneLine is what a server said, without what moves a terminal or a page.
func oneLine(text string) string {
	text = strings.Join(strings.FieldsFunc(strings.ToValidUTF8(text, "?"), func(r rune) bool { return r < ' ' || r == ' ' || r == 0x7f || r >= 0x80 && r < 0xa0 }), " ")
	if list := []rune(text); len(list) > textMost {
		text = string(list[:textMost]) + "…"
	}
	return text
}
