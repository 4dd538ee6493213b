package tui_test

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"

	"fray/internal/tui"
)

// The second Ctrl-C ends the program, with an error.
func TestInterrupt(t *testing.T) {
	var out bytes.Buffer
	o := tui.Options{In: strings.NewReader("\x03\x03"), Out: &out, Env: []string{"TERM=xterm-256color"}}
	if err := tui.Run(t.Context(), newBrawl(), o); !errors.Is(err, context.Canceled) {
		t.Errorf("the error is %v", err)
	}
}

// Run starts and quits with streams as terminal.
func TestRun(t *testing.T) {
	var out bytes.Buffer
	o := tui.Options{In: strings.NewReader("q\r"), Out: &out, Env: []string{"TERM=xterm-256color", "NO_COLOR=1"}}
	if err := tui.Run(t.Context(), newBrawl(), o); err != nil {
		t.Fatal(err)
	}
	if strings.Contains(out.String(), "38;5;") {
		t.Error("colors in spite of NO_COLOR")
	}
}
