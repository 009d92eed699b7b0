package main

import (
	"bufio"
	"context"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"slices"
	"strings"
	"sync"
	"time"
)

// answer is what came back to one person.
type answer struct {
	position string // of the receipt; empty when it was not kept
	status   string
	took     time.Duration
}

// ask registers people at a rate that does not wait for the answers: who comes while the
// server is slow comes all the same, and what they wait is counted.
func (b *bench) ask(ctx context.Context) error {
	lines, err := readLines(b.targets)
	if err != nil {
		return err
	}
	n := min(len(lines), b.rate*b.seconds)
	client := &http.Client{
		Transport:     &http.Transport{MaxIdleConnsPerHost: 512, MaxConnsPerHost: 512},
		Timeout:       time.Minute,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
	answers := make([]answer, n)
	begun := time.Now()
	var all sync.WaitGroup
	for i := range n {
		due := begun.Add(time.Duration(i) * time.Second / time.Duration(b.rate))
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(time.Until(due)):
		}
		all.Go(func() {
			answers[i] = b.one(ctx, client, lines[i])
			answers[i].took = time.Since(due)
		})
	}
	all.Wait()
	return b.report(answers, time.Since(begun))
}

func (b *bench) one(ctx context.Context, client *http.Client, line string) answer {
	token, form, _ := strings.Cut(line, " ")
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, "http://"+b.address+"/certames/"+slug+"/inscricao", strings.NewReader(form))
	if err != nil {
		return answer{status: err.Error()}
	}
	request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	request.Header.Set("Cookie", "certame="+token)
	response, err := client.Do(request)
	if err != nil {
		return answer{status: "sem resposta"}
	}
	defer response.Body.Close()
	at, err := url.Parse(response.Header.Get("Location"))
	if err != nil {
		return answer{status: response.Status}
	}
	return answer{position: at.Query().Get("comprovante"), status: response.Status}
}

// report says how it went, and keeps what was acknowledged.
func (b *bench) report(answers []answer, took time.Duration) error {
	file, err := os.Create(b.answers)
	if err != nil {
		return err
	}
	defer file.Close()
	var waits []time.Duration
	others := map[string]int{}
	for _, a := range answers {
		if a.position == "" {
			others[a.status]++
			continue
		}
		waits = append(waits, a.took)
		fmt.Fprintln(file, a.position)
	}
	slices.Sort(waits)
	fmt.Printf("pedidas %d, respondidas %d em %.1f s (%.0f/s), outras %v\n", len(answers), len(waits), took.Seconds(), float64(len(waits))/took.Seconds(), others)
	if n := len(waits); n > 0 {
		fmt.Printf("espera: metade até %v, 95 %% até %v, 99 %% até %v, máxima %v\n", waits[n/2].Round(time.Millisecond), waits[n*95/100].Round(time.Millisecond), waits[n*99/100].Round(time.Millisecond), waits[n-1].Round(time.Millisecond))
	}
	return file.Sync()
}

func readLines(path string) (lines []string, err error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	in := bufio.NewScanner(file)
	for in.Scan() {
		lines = append(lines, in.Text())
	}
	return lines, in.Err()
}
