package returned

import (
	"bufio"
	"bytes"
	"net/textproto"
	"regexp"
	"strings"
)

// status reads the fields of a notification: those of the message, an empty line, and those
// of each recipient. Ours have one.
func (p *reading) status(body []byte) {
	in := textproto.NewReader(bufio.NewReader(bytes.NewReader(append(bytes.TrimSpace(body), "\r\n\r\n"...))))
	for {
		fields, err := in.ReadMIMEHeader()
		if action := fields.Get("Action"); action != "" && (p.action == "" || strings.EqualFold(action, "failed")) {
			p.action = strings.ToLower(strings.TrimSpace(action))
			p.Status = enhanced.FindString(fields.Get("Status"))
			p.Text = afterType(fields.Get("Diagnostic-Code"))
			p.code = reply.FindString(p.Text)
			p.Address = afterType(fields.Get("Original-Recipient"))
			if p.Address == "" {
				p.Address = afterType(fields.Get("Final-Recipient"))
			}
			if p.Text == "" {
				p.Text = p.action + " " + p.Status
			}
		}
		p.add(fields.Get("Original-Envelope-Id"))
		if err != nil || len(fields) == 0 {
			return
		}
	}
}

// afterType is a field without what says of which kind it is: «smtp; 550 …», «rfc822; a@b».
func afterType(value string) string {
	if kind, rest, is := strings.Cut(value, ";"); is && !strings.ContainsAny(strings.TrimSpace(kind), " @") {
		return strings.TrimSpace(rest)
	}
	return strings.TrimSpace(value)
}

var (
	enhanced = regexp.MustCompile(`\b[245]\.\d{1,3}\.\d{1,3}\b`)
	reply    = regexp.MustCompile(`\b[45][0-5]\d\b`)
)

// hard says whether the address is not there, of the codes of RFC 3463: other failures are
// of a full box, of a message that a filter did not like, or of a server on the way.
func hard(status, code string) bool {
	switch {
	case strings.HasPrefix(status, "5.1."), status == "5.2.1", status == "5.4.4", status == "5.0.0", status == "5.7.13":
		return status != "5.1.7" && status != "5.1.8" // which are of the address of who sent it
	case status != "":
		return false
	}
	return code == "550" || code == "551" || code == "553"
}
