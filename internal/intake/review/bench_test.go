package review

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"
)

// largest is how many rows the largest contest ever held would have.
const largest = 2_100_000

var (
	givenNames = []string{"ABEL", "ANITA", "BRENO", "CECÍLIA", "DARIO", "ESTELA", "FLORA", "GIL", "HEITOR", "INÊS", "JAIR", "KELLY", "LÚCIO", "MAÍRA", "NÁDIA", "OTTO", "PENHA", "RAUL", "SELMA", "TALES"}
	surnames   = []string{"AGUIAR", "BRANDÃO", "CORREIA", "DUARTE", "ESCOBAR", "FONTES", "GARRIDO", "HORTA", "IBIAPINA", "JUSTO", "LEITÃO", "MORAIS", "NETO", "OLIVA", "PERES", "QUIROGA", "RANGEL", "SEABRA", "TRINDADE", "VEIGA"}
)

func nameOf(i int) string {
	return givenNames[i%20] + " " + surnames[i/20%20] + " " + surnames[i/400%20] + " " + surnames[i/8000%20] + " " + surnames[i/160_000%20]
}

// largeCSV writes a list as the boards export them.
func largeCSV(b *testing.B, rows int) string {
	b.Helper()
	path := filepath.Join(b.TempDir(), "a.csv")
	f, err := os.Create(path)
	if err != nil {
		b.Fatal(err)
	}
	w := bufio.NewWriter(f)
	fmt.Fprintln(w, "Inscrição;Nome;CPF;Nascimento;Cód. Cargo;Nota P1;Nota Final;Modalidade;Situação")
	for i := range rows {
		fmt.Fprintf(w, "%d;%s;***.%03d.%03d-**;%02d/%02d/%d;%03d;%d,%d0;%d,%d5;%s;classificada\n",
			10_000_000+i, nameOf(i), i%1000, i*7%1000, i%28+1, i%12+1, 1960+i%45, i%200+1, i%60, i%10, i%90, i%10, []string{"PN", "AC", "AC", "AC"}[i%4])
	}
	if err := w.Flush(); err != nil {
		b.Fatal(err)
	}
	if err := f.Close(); err != nil {
		b.Fatal(err)
	}
	return path
}

func benchmark(b *testing.B, path string, rows int) {
	list := profiles(b)
	b.ResetTimer()
	for b.Loop() {
		e, err := Examine(context.Background(), path, Options{Profiles: list})
		if err != nil || e.Report.Accepted != rows {
			b.Fatalf("%d accepted: %v", e.Report.Accepted, err)
		}
		e.Close()
	}
	b.ReportMetric(peak(b), "MB-pico")
}

// peak is the most memory that the process ever had.
func peak(b *testing.B) float64 {
	b.Helper()
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		b.Fatal(err)
	}
	var kilobytes float64
	for _, line := range strings.Split(string(status), "\n") {
		if _, err := fmt.Sscanf(line, "VmHWM: %f kB", &kilobytes); err == nil {
			return kilobytes / 1000
		}
	}
	return 0
}

// BenchmarkCSV reads and checks a list of 2.1 million people.
func BenchmarkCSV(b *testing.B) { benchmark(b, largeCSV(b, largest), largest) }

// BenchmarkXLSX reads and checks a sheet of a million, near the most that a sheet
// holds.
func BenchmarkXLSX(b *testing.B) {
	const rows = 1_000_000
	x := excelize.NewFile()
	w, err := x.NewStreamWriter("Sheet1")
	if err != nil {
		b.Fatal(err)
	}
	errs := []error{w.SetRow("A1", []any{"Inscrição", "Nome", "Cód. Cargo", "Nota Final", "Modalidade"})}
	for i := range rows {
		errs = append(errs[:1], w.SetRow(fmt.Sprintf("A%d", i+2), []any{fmt.Sprint(10_000_000 + i), nameOf(i), fmt.Sprintf("%03d", i%200+1), float64(i%9000) / 100, []string{"PN", "AC"}[i%2]}))
		if errs[1] != nil {
			b.Fatal(errs[1])
		}
	}
	path := filepath.Join(b.TempDir(), "a.xlsx")
	if err := w.Flush(); err != nil {
		b.Fatal(err)
	}
	if err := x.SaveAs(path); err != nil {
		b.Fatal(err)
	}
	benchmark(b, path, rows)
}
