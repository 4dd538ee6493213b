// Command fray referees tabletop combat by complete rules. It plays a fight in the terminal or serves it to browsers,
// simulates it thousands of times, computes exact odds, replays its record, and tests the rules themselves.
package main

import (
	"os"

	"fray/internal/cli"
)

func main() {
	os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr, os.Getenv))
}
