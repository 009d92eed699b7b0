package frontline

import "bytes"

// Request is what was understood of one. Its bytes are those of the connection: they
// hold until the answer is made.
type Request struct {
	Path, Accepts, Has []byte // Has is If-None-Match
}

var (
	method   = []byte("GET ")
	version  = []byte(" HTTP/1.1")
	lineEnd  = []byte("\r\n")
	blank    = []byte("\r\n\r\n")
	alive    = []byte("keep-alive")
	hostHead = []byte("host")
)

// parse reads a request that ends in a blank line. It refuses all that could be read in
// two ways, or that asks for more than a file.
func parse(text []byte) (r Request, plain bool) {
	line, heads, _ := bytes.Cut(text, lineEnd)
	if r.Path, plain = target(line); !plain {
		return r, false
	}
	hosts := 0
	for !bytes.Equal(heads, lineEnd) {
		line, heads, _ = bytes.Cut(heads, lineEnd)
		name, value, is := head(line)
		if !is {
			return r, false
		}
		if bytes.EqualFold(name, hostHead) {
			hosts++
			plain = host(value)
		}
		if !plain || !r.take(name, value) {
			return r, false
		}
	}
	return r, hosts == 1
}

// target is the path of the first line. One with what stands for another letter, or
// with a question, is for the server.
func target(line []byte) (path []byte, plain bool) {
	path, is := bytes.CutPrefix(line, method)
	if !is {
		return nil, false
	}
	if path, is = bytes.CutSuffix(path, version); !is || len(path) == 0 || path[0] != '/' {
		return nil, false
	}
	for _, c := range path {
		if !letter(c) && c != '/' && c != '.' && c != '-' && c != '_' {
			return nil, false
		}
	}
	return path, true
}

// host is a name or an address, perhaps with a port. The answer does not depend on it.
func host(value []byte) bool {
	for _, c := range value {
		if !letter(c) && bytes.IndexByte([]byte(".-:[]"), c) < 0 {
			return false
		}
	}
	return len(value) > 0
}

func letter(c byte) bool {
	return '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}

// head is a name and a value of letters that are seen.
func head(line []byte) (name, value []byte, plain bool) {
	name, value, plain = bytes.Cut(line, []byte{':'})
	if !plain || len(name) == 0 {
		return nil, nil, false
	}
	for _, c := range name {
		if !letter(c) && c != '-' {
			return nil, nil, false
		}
	}
	for _, c := range value {
		if c < ' ' && c != '\t' || c == 0x7f {
			return nil, nil, false
		}
	}
	return name, bytes.Trim(value, " \t"), true
}

// take says whether a head leaves the request a plain one.
func (r *Request) take(name, value []byte) bool {
	switch {
	case is(name, "accept-encoding"):
		return once(&r.Accepts, value)
	case is(name, "if-none-match"):
		return once(&r.Has, value)
	case is(name, "connection"):
		return bytes.EqualFold(value, alive)
	case is(name, "content-length"), is(name, "transfer-encoding"), is(name, "upgrade"), is(name, "expect"), is(name, "te"), is(name, "trailer"), is(name, "range"), is(name, "if-range"), is(name, "http2-settings"):
		return false
	}
	return true
}

func is(name []byte, wanted string) bool {
	return len(name) == len(wanted) && bytes.EqualFold(name, []byte(wanted))
}

// once keeps a value that comes one time only.
func once(to *[]byte, value []byte) bool {
	if len(*to) > 0 {
		return false
	}
	*to = value
	return true
}
