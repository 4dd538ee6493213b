package cli

import (
	"context"
	"errors"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"fray/internal/cli/line"
)

// offer is what the command offers that is started on a terminal without arguments.
type offer struct {
	text string
	does string // the command, as it is typed
	asks func(context.Context) (string, error)
}

// welcome offers what most people want, runs the command for it, and returns when that ends.
func (sh *shell) welcome(ctx context.Context, root *cobra.Command) error {
	offers := []offer{
		{text: "play here", does: "play"},
		{text: "open in the browser: a server on this machine, until Ctrl-C", does: "serve --addr localhost:8080"},
		{text: "simulate a fight 1,000 times", does: "sim -n 1000", asks: sh.fightToSimulate},
		{text: "rules", does: "rules", asks: sh.rulesetToRead},
		{text: "help", does: "--help"},
	}
	if err := sh.print("fray referees tabletop combat by complete rules.\n\n"); err != nil {
		return err
	}
	for i, o := range offers {
		if err := sh.print("  %d  %s\n", i+1, o.text); err != nil {
			return err
		}
	}
	n, err := sh.pick(ctx, "what (number, or quit)> ", func(text string) int {
		for i := range offers {
			if text == string(rune('1'+i)) || text != "" && strings.HasPrefix(offers[i].text, strings.ToLower(text)) {
				return i
			}
		}
		return -1
	}, "type a number from the list, or quit")
	if err != nil || n < 0 {
		return err
	}
	words := strings.Fields(offers[n].does)
	if ask := offers[n].asks; ask != nil {
		more, err := ask(ctx)
		if err != nil || more == "" {
			return err
		}
		words = append(words, more)
	}
	if err := sh.print("\n$ fray %s\n", strings.Join(words, " ")); err != nil {
		return err
	}
	root.SetArgs(words)
	return root.ExecuteContext(ctx)
}

// fightToSimulate asks for a bundled encounter.
func (sh *shell) fightToSimulate(ctx context.Context) (string, error) {
	lib, err := sh.library(nil)
	if err != nil {
		return "", err
	}
	return sh.choose(ctx, lib.Encounters(), nil)
}

// rulesetToRead asks for a ruleset.
func (sh *shell) rulesetToRead(ctx context.Context) (string, error) {
	if err := sh.rulesets(false); err != nil {
		return "", err
	}
	name := ""
	_, err := sh.pick(ctx, "ruleset> ", func(text string) int {
		rs, err := findRuleset(text)
		if err != nil {
			return -1
		}
		name = rs.Name
		return 0
	}, "type the name of a ruleset, or quit")
	return name, err
}

// pick asks until which knows the typed line, and returns what it says; -1 if the user quits.
func (sh *shell) pick(ctx context.Context, prompt string, which func(string) int, hint string) (int, error) {
	for {
		if err := sh.print("%s", prompt); err != nil {
			return -1, err
		}
		text, err := line.Read(ctx, sh.in)
		text = strings.TrimSpace(text)
		switch {
		case errors.Is(err, io.EOF) || text == "quit" || text == "q":
			return -1, sh.print("\n")
		case err != nil && !errors.Is(err, line.ErrLong):
			return -1, err
		}
		if n := which(text); n >= 0 {
			return n, nil
		}
		if err := sh.print("%s\n", hint); err != nil {
			return -1, err
		}
	}
}
