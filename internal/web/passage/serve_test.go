package passage

import (
	"context"
	"io"
	"log/slog"
	"net"
	"net/http"
	"testing"
)

// Told to end, a server lets what it was answering end, and takes nothing more.
func TestServeEndsCleanly(t *testing.T) {
	on, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	asked, ending := make(chan struct{}), make(chan struct{})
	slow := http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		close(asked)
		<-ending
		io.WriteString(w, "whole")
	})
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- Serve(ctx, on, slow, slog.New(slog.DiscardHandler)) }()
	said := make(chan string, 1)
	go func() {
		answer, err := http.Get("http://" + on.Addr().String())
		if err != nil {
			said <- err.Error()
			return
		}
		defer answer.Body.Close()
		text, _ := io.ReadAll(answer.Body)
		said <- string(text)
	}()
	<-asked
	stop()
	for { // until it takes nobody more
		c, err := net.Dial("tcp", on.Addr().String())
		if err != nil {
			break
		}
		c.Close()
	}
	close(ending)
	if text := <-said; text != "whole" {
		t.Errorf("who was being answered got %q", text)
	}
	if err := <-ended; err != nil {
		t.Errorf("it ended with %v", err)
	}
}
