package convening

import "testing"

// BenchmarkNational plans 15,000 people over 224 cities and holds the plan to what
// was asked.
func BenchmarkNational(b *testing.B) {
	task := National(15_000, 224)
	for b.Loop() {
		plan := task.Plan()
		if faults := task.Check(plan.Appointments); !plan.Whole() || len(faults) > 0 {
			b.Fatal(plan.Missing, faults)
		}
	}
}
