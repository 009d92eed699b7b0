package auth

import (
	"testing"
	"time"
)

func TestDelayGrows(t *testing.T) {
	for failures, want := range map[int]time.Duration{
		0: 0, 1: 0, 4: 0, 5: 30 * time.Second, 6: time.Minute, 7: 2 * time.Minute, 11: 32 * time.Minute, 12: time.Hour, 13: time.Hour, 1 << 30: time.Hour,
	} {
		if got := delay(failures); got != want {
			t.Errorf("after %d mistakes %v, want %v", failures, got, want)
		}
	}
}

func TestWaitIsSpoken(t *testing.T) {
	for d, want := range map[time.Duration]string{
		time.Millisecond: "1 segundo", 29*time.Second + 1: "30 segundos", 90 * time.Second: "90 segundos",
		91 * time.Second: "2 minutos", time.Hour: "60 minutos",
	} {
		if got := (&Wait{d}).Error(); got != "Tentativas demais. Espere "+want+" e tente de novo." {
			t.Errorf("%v: %s", d, got)
		}
	}
}
