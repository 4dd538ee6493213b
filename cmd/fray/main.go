// Command fray referees tabletop combat by complete rules: play a fight in the terminal, simulate it ten thousand times,
// ask for exact odds, replay its record, and check the rules themselves.
package main

import (
	"os"

	"fray/internal/cli"
)

func main() {
	os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr, os.Getenv))
}
