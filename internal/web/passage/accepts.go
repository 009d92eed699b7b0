package passage

import (
	"net/http"
	"strings"
)

// Accepts says whether who asks takes the encoding.
func Accepts(r *http.Request, encoding string) bool {
	return AcceptsIn(r.Header.Get("Accept-Encoding"), encoding)
}

// AcceptsIn says whether the header names the encoding, and does not refuse it.
func AcceptsIn(said, encoding string) bool {
	for one := range strings.SplitSeq(said, ",") {
		name, weight, _ := strings.Cut(strings.TrimSpace(one), ";")
		if strings.TrimSpace(name) == encoding && strings.ReplaceAll(weight, " ", "") != "q=0" {
			return true
		}
	}
	return false
}
