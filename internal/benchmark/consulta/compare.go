package main

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
)

// compared is how many answers are held to one another.
const compared = 1000

// compare asks both servers for the first targets: the same bytes from both, and the
// number asked for in them. A server that is fast and wrong is not measured.
func (b *bench) compare(ctx context.Context) error {
	file, err := os.Open(b.target)
	if err != nil {
		return err
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	for n := 0; n < compared && lines.Scan(); n++ {
		path, id, _ := strings.Cut(lines.Text(), " ")
		one, errOne := fetched(ctx, b.one+path)
		other, errOther := fetched(ctx, b.other+path)
		if err := errors.Join(errOne, errOther); err != nil {
			return err
		}
		if !bytes.Equal(one, other) {
			return fmt.Errorf("%s: os dois servidores respondem bytes diferentes", path)
		}
		if err := has(one, id); err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
	}
	fmt.Printf("%d respostas iguais nos dois, cada uma com o número pedido\n", compared)
	return lines.Err()
}

func fetched(ctx context.Context, address string) ([]byte, error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return nil, err
	}
	r.Header.Set("Accept-Encoding", "gzip")
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return nil, err
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK || answer.Header.Get("Content-Encoding") != "gzip" {
		return nil, fmt.Errorf("%s: %s", address, answer.Status)
	}
	return io.ReadAll(answer.Body)
}

func has(packed []byte, id string) error {
	zip, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return err
	}
	text, err := io.ReadAll(zip)
	if err == nil && !bytes.Contains(text, []byte(`"inscricao":"`+id+`"`)) {
		err = errors.New("não traz o número pedido")
	}
	return err
}
