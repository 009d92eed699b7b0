// Command certame runs the reservation of vacancies of a public contest from
// the edital to the order of call, and explains every step.
package main

import (
	"os"
	"runtime/debug"

	"certame/internal/cli"
)

// garbagePercent trades a little time for memory: two million people fit in
// 400 MB, and the run is no slower.
const garbagePercent = 40

func main() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(garbagePercent)
	}
	os.Exit(cli.Main(os.Args[1:], cli.System()))
}
