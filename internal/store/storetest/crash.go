package storetest

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"

	"fray/internal/store"
)

// placeVar is the environment variable that tells a child process of the test where its store is.
const placeVar = "FRAY_STORETEST_PLACE"

// crashTables is the number of tables that the child writes to at the same time.
const crashTables = 8

// Main is the TestMain of a driver's tests, which run calls. The test program is also the child that [Crash] kills.
func Main(d Driver, run func() int) {
	if p := os.Getenv(placeVar); p != "" {
		fmt.Fprintln(os.Stderr, writeUntilKilled(d, Place(p), os.Stdout))
		os.Exit(1)
	}
	os.Exit(run())
}

// writeUntilKilled appends to all tables at once, each from its last line on, and prints each stored line as "table number".
func writeUntilKilled(d Driver, p Place, out io.Writer) error {
	ctx := context.Background()
	s, err := d.Open(ctx, p)
	if err != nil {
		return err
	}
	var one sync.Mutex
	failed := make(chan error, crashTables)
	for i := range crashTables {
		id := fmt.Sprint("t", i)
		if err := s.Create(ctx, sample(id), [][]byte{[]byte("head")}, nil); err != nil && !errors.Is(err, store.ErrExists) {
			return err
		}
		lines, err := s.Lines(ctx, id)
		if err != nil {
			return err
		}
		go func() {
			for n := len(lines); ; n++ {
				if err := s.Append(ctx, id, n, crashLine(id, n)); err != nil {
					failed <- err
					return
				}
				one.Lock()
				_, err := fmt.Fprintln(out, id, n)
				one.Unlock()
				if err != nil {
					failed <- err
					return
				}
			}
		}()
	}
	return <-failed
}

// crashLine returns the n-th line of a table. Some are long, so that a torn write would show.
func crashLine(id string, n int) []byte {
	return fmt.Appendf(nil, "%s %d %s", id, n, strings.Repeat("x", n*37%5000))
}

// Crash kills a process repeatedly with SIGKILL while it appends. It checks that every acknowledged line is there and that no
// line is incomplete.
func Crash(t *testing.T, d Driver) {
	p := d.Empty(t)
	kept := make([]int, crashTables) // number of the last acknowledged line of each table
	for round, acks := range []int{1, 50, 7, 400, 150} {
		killAfter(t, p, acks, kept)
		s, err := d.Open(t.Context(), p)
		if err != nil {
			t.Fatalf("after kill %d: %v", round+1, err)
		}
		for i := range kept {
			checkCrashed(t, s, fmt.Sprint("t", i), kept[i])
		}
		if err := errors.Join(s.Ping(t.Context()), s.Close()); err != nil {
			t.Fatal(err)
		}
	}
}

// killAfter starts a child, kills it after the given number of acknowledged lines, and stores what it acknowledged in kept.
func killAfter(t *testing.T, p Place, acks int, kept []int) {
	t.Helper()
	child := exec.CommandContext(t.Context(), os.Args[0]) //nolint:gosec // this very program
	child.Env = append(os.Environ(), placeVar+"="+string(p))
	var complaint strings.Builder
	child.Stderr = &complaint
	out, err := child.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := child.Start(); err != nil {
		t.Fatal(err)
	}
	seen := 0
	for in := bufio.NewScanner(out); in.Scan(); seen++ { // includes what it printed before it died
		var i, n int
		if _, err := fmt.Sscanf(in.Text(), "t%d %d", &i, &n); err != nil {
			break // the last line of a killed process can be incomplete
		}
		kept[i] = n
		if seen == acks {
			if err := child.Process.Kill(); err != nil {
				t.Error(err)
			}
		}
	}
	_ = child.Wait() // reports the kill
	if seen < acks {
		t.Fatalf("the child ended without being killed: %s", complaint.String())
	}
}

// checkCrashed checks a record after a crash: the acknowledged lines are there, and every line is complete.
func checkCrashed(t *testing.T, s store.Store, id string, kept int) {
	t.Helper()
	lines, err := s.Lines(t.Context(), id)
	if errors.Is(err, store.ErrNotFound) && kept == 0 {
		return // killed before the table was created
	}
	if err != nil || len(lines) <= kept {
		t.Fatalf("%s: %d lines, of which %d were acknowledged: %v", id, len(lines), kept+1, err)
	}
	for n, line := range lines[1:] {
		if string(line) != string(crashLine(id, n+1)) {
			t.Fatalf("%s: line %d is %.40q", id, n+1, line)
		}
	}
}
