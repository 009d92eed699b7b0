package returned

import (
	"regexp"
	"strings"

	"github.com/emersion/go-message"
)

// old says whether a message is of a server that writes what happened in words: it comes
// from nobody, or from who looks after mail. An answer of somebody who is away is none.
func old(e *message.Entity) bool {
	from := strings.ToLower(e.Header.Get("From"))
	for _, name := range []string{"mailer-daemon", "mail delivery sub", "mail delivery sys"} {
		if strings.Contains(from, name) {
			return true
		}
	}
	switch {
	case e.Header.Get("X-Failed-Recipients") != "":
		return true
	case strings.HasPrefix(strings.ToLower(e.Header.Get("Auto-Submitted")), "auto-replied"):
		return false
	}
	// An answer of who is away comes back to nobody too, and says what it answers.
	return strings.Contains(from, "postmaster") || strings.TrimSpace(e.Header.Get("Return-Path")) == "<>" && e.Header.Get("In-Reply-To") == ""
}

var address = regexp.MustCompile(`<?[^\s<>@:;,]+@[^\s<>@:;,]+>?`)

// temporary are words of a warning: the server still tries.
var temporary = regexp.MustCompile(`(?i)will (keep trying|be retried|continue to try)|no action is required|warning message only|delayed`)

// words looks in what a server wrote for the line with the code, and for the address.
func (p *reading) words(e *message.Entity) {
	text := p.plain.String()
	head, _, _ := strings.Cut(text, "--- Below this line") // qmail gives the message back there
	p.Address = strings.Trim(e.Header.Get("X-Failed-Recipients"), " <>")
	for line := range strings.Lines(head) {
		status, code := enhanced.FindString(line), reply.FindString(line)
		if p.Address == "" {
			p.Address = strings.Trim(address.FindString(line), "<>")
		}
		if status == "" && code == "" {
			continue
		}
		p.Status, p.code, p.Text = status, code, line
		break
	}
	if temporary.MatchString(head) {
		p.action = "delayed"
	}
}
