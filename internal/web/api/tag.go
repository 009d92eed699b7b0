package api

import (
	"net/http"
	"strconv"
	"strings"

	"certame/internal/intake"
	"certame/ledger"
)

// MatchInput is what was seen by who changes it.
type MatchInput struct {
	Match string `header:"If-Match" maxLength:"200" doc:"A ETag do que foi visto: a da lista de arquivos, ou a do livro de fatos. Sem ela, 428; se já não é a última, 412."`
}

// CachedInput is what who reads has already.
type CachedInput struct {
	None string `header:"If-None-Match" maxLength:"200" doc:"A ETag do que já se tem: se ainda é a mesma, 304 sem corpo."`
}

// revisionTag is the tag of the files of a contest.
func revisionTag(number int) string { return `"r` + strconv.Itoa(number) + `"` }

// headTag is the tag of a book.
func headTag(head ledger.Digest) string { return strconv.Quote(head.String()) }

// seen is the tag that who changes saw, bare.
func (in *MatchInput) seen() (string, error) {
	tag := strings.TrimSpace(in.Match)
	if tag == "" {
		return "", problem(kindCondition, "Falta If-Match com a ETag do que foi visto.", "Leia a lista, ou o livro, e repita com a ETag que vier.")
	}
	if len(tag) < 3 || tag[0] != '"' || tag[len(tag)-1] != '"' {
		return "", wrongTag(tag)
	}
	return tag[1 : len(tag)-1], nil
}

// revision is the number of the revision that was seen.
func (in *MatchInput) revision() (int, error) {
	tag, err := in.seen()
	if err != nil {
		return 0, err
	}
	digits, is := strings.CutPrefix(tag, "r")
	n, err := strconv.Atoi(digits)
	if !is || err != nil {
		return 0, wrongTag(in.Match)
	}
	return n, nil
}

// head is the head of the book that was seen.
func (in *MatchInput) head() (ledger.Digest, error) {
	tag, err := in.seen()
	if err != nil {
		return ledger.Digest{}, err
	}
	head, ok := ledger.ParseDigest(tag)
	if !ok {
		return head, wrongTag(in.Match)
	}
	return head, nil
}

func wrongTag(tag string) error {
	return intake.Refuse([]intake.Problem{{Column: "If-Match", Value: tag, What: "não é a ETag do que se muda", Remedy: "Use, com as aspas, a ETag que veio da lista de arquivos ou do livro de fatos"}})
}

// fresh ends the answer when who asks has the same already.
func (in *CachedInput) fresh(tag string) error {
	if in.None != "" && strings.Contains(in.None, tag) {
		return (&Problem{Status: http.StatusNotModified}).with("ETag", tag)
	}
	return nil
}
