package web

import (
	"net/http"
	"testing"
)

// FuzzUploadHeaders: what a program says of a file in the headers of the protocol is read
// or refused as not of the protocol; a length is never negative but for "not known yet".
func FuzzUploadHeaders(f *testing.F) {
	f.Add("filename YQ==,filetype dmlkZW8vd2VibQ==", "100", "")
	f.Add("", "", "1")
	f.Add("a", "-1", "1")
	f.Add("a !!!", "9223372036854775808", "0")
	f.Add(",,, ,", "1e3", "")
	f.Fuzz(func(t *testing.T, metadata, length, deferred string) {
		h := http.Header{}
		h.Set("Upload-Length", length)
		h.Set("Upload-Defer-Length", deferred)
		if n, err := uploadLength(h); err == nil && (n < -1 || n == -1 && length != "") {
			t.Errorf("%q %q: %d", length, deferred, n)
		}
		said, err := uploadMetadata(metadata)
		if err == nil && said == nil {
			t.Error("neither read nor refused")
		}
	})
}
