package auth

import (
	"errors"
	"fmt"
	"testing"
	"time"
)

func TestLimit(t *testing.T) {
	now := time.Date(2026, 3, 2, 12, 0, 0, 0, time.UTC)
	l := NewLimit(3, 10*time.Second, func() time.Time { return now })
	for i := range 3 {
		if err := l.Allow("a"); err != nil {
			t.Fatalf("number %d: %v", i+1, err)
		}
	}
	var wait *Wait
	if err := l.Allow("a"); !errors.As(err, &wait) || wait.For != 10*time.Second {
		t.Errorf("the fourth: %v", err)
	}
	if err := l.Allow("b"); err != nil {
		t.Errorf("another key pays for the first: %v", err)
	}
	now = now.Add(10 * time.Second)
	if err := l.Allow("a"); err != nil {
		t.Errorf("after waiting: %v", err)
	}
	if err := l.Allow("a"); err == nil {
		t.Error("asking while closed earned more than the wait")
	}
}

// An attack from many addresses does not stay in memory.
func TestLimitForgets(t *testing.T) {
	now := time.Date(2026, 3, 2, 12, 0, 0, 0, time.UTC)
	l := NewLimit(3, time.Second, func() time.Time { return now })
	for i := range 1000 {
		_ = l.Allow(fmt.Sprint(i))
	}
	now = now.Add(2 * time.Minute)
	_ = l.Allow("outro")
	if len(l.keys) != 1 {
		t.Errorf("%d keys are kept", len(l.keys))
	}
}

func TestNetwork(t *testing.T) {
	for remote, want := range map[string]string{
		"192.0.2.7:4431": "192.0.2.7", "192.0.2.7": "192.0.2.7", "[2001:db8:1:2:3:4:5:6]:443": "2001:db8:1:2::/64",
		"2001:db8:1:2:ffff::1": "2001:db8:1:2::/64", "[::ffff:192.0.2.7]:1": "192.0.2.7", "fe80::1%eth0": "fe80::/64",
		"": "desconhecido", "@": "desconhecido", "orgao.gov.br:1": "desconhecido",
	} {
		if got := Network(remote); got != want {
			t.Errorf("%q is %q, want %q", remote, got, want)
		}
	}
}
