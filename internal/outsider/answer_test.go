package outsider

import (
	"encoding/json"
	"testing"
)

func TestAnswerInOneLine(t *testing.T) {
	d := smallDraft()
	if got, want := d.answer(t).Line(), "confere: INVENTADO-1, 7 pessoas, resumo "; got[:len(want)] != want || len(got) != len(want)+64 {
		t.Error(got)
	}
	d.change(t, callsFile, "13,86.00", "13,86.01")
	want := "não confere: saida/ordem.csv, linha 4: a nota da inscrição 13 é 86,01, e em saida/listas.csv é 86,00 (verificação 7, listas em ordem)"
	if got := d.answer(t).Line(); got != want {
		t.Error(got)
	}
}

func TestReportForMachines(t *testing.T) {
	d := smallDraft()
	d.change(t, callsFile, "13,86.00", "13,86.01")
	text, err := json.Marshal(d.answer(t).Report())
	if err != nil {
		t.Fatal(err)
	}
	var got map[string]any
	if err := json.Unmarshal(text, &got); err != nil {
		t.Fatal(err)
	}
	for field, want := range map[string]any{"confere": false, "verificacao": 7.0, "arquivo": callsFile, "linha": 4.0, "titulo": "listas em ordem", "pessoas": 7.0} {
		if got[field] != want {
			t.Errorf("%s: %v, want %v", field, got[field], want)
		}
	}
}

// Scores are exact: what a float would round is not rounded.
func TestPointsAreExact(t *testing.T) {
	for text, want := range map[string]string{
		"0": "0,00", "90": "90,00", "90.5": "90,50", "-0.25": "-0,25", "123456789.123456789": "123456789,123456789", "0.000000001": "0,000000001",
	} {
		if got, ok := points([]byte(text)); !ok || showPoints(got) != want {
			t.Errorf("%s: %s, %v", text, showPoints(got), ok)
		}
	}
	for _, text := range []string{"", "-", ".", "1.", ".5", "1,5", "1e3", "1234567890", "0.0000000001", "--1", "1.2.3", "NaN"} {
		if got, ok := points([]byte(text)); ok {
			t.Errorf("%q was read as %d", text, got)
		}
	}
}

// Long registrations are as distinct as short ones.
func TestKeysStandForOneRegistration(t *testing.T) {
	names := longNames{numbers: map[string]uint64{}}
	seen := map[key]string{}
	for _, text := range []string{"1", "1\x00", "10", "123456789012345", "1234567890123456", "1234567890123457", "é", "e"} {
		k := names.key([]byte(text))
		if other, twice := seen[k]; twice || names.name(k) != text || names.key([]byte(text)) != k {
			t.Errorf("%q: key of %q, reads back as %q", text, other, names.name(k))
		}
		seen[k] = text
	}
}
