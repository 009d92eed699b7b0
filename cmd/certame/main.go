// Command certame runs the reservation of vacancies of a public contest from
// the edital to the order of call, and explains every step.
package main

import (
	"os"

	"certame/internal/cli"
)

func main() {
	os.Exit(cli.Main(os.Args[1:], cli.System()))
}
