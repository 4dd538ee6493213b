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

// placeVar tells a child process of the test where the store is that it writes to until it is killed.
const placeVar = "FRAY_STORETEST_PLACE"

// The child writes to this many tables at once.
const crashTables = 8

// Main is the TestMain of a driver's tests: the same program is the child that [Crash] kills.
func Main(m *testing.M, d Driver) {
	if p := os.Getenv(placeVar); p != "" {
		fmt.Fprintln(os.Stderr, writeForEver(d, Place(p), os.Stdout))
		os.Exit(1)
	}
	os.Exit(m.Run())
}

// writeForEver appends to all tables at once, where each left off, and says of each line that it was kept: "table number".
func writeForEver(d Driver, p Place, out io.Writer) error {
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

// crashLine is the n-th line of a table: long enough that some are torn if lines can be torn.
func crashLine(id string, n int) []byte {
	return fmt.Appendf(nil, "%s %d %s", id, n, strings.Repeat("x", n*37%5000))
}

// Crash kills a process again and again while it appends, by SIGKILL, and finds every line that was acknowledged, and no
// line that is not whole.
func Crash(t *testing.T, d Driver) {
	p := d.Empty(t)
	kept := make([]int, crashTables) // number of the last line that was acknowledged
	for round, acks := range []int{1, 50, 7, 400, 150} {
		killAfter(t, p, acks, kept)
		s, err := d.Open(t.Context(), p)
		if err != nil {
			t.Fatalf("after the %d. kill: %v", round+1, err)
		}
		for i := range kept {
			checkCrashed(t, s, fmt.Sprint("t", i), kept[i])
		}
		if err := errors.Join(s.Ping(t.Context()), s.Close()); err != nil {
			t.Fatal(err)
		}
	}
}

// killAfter has a child write, kills it after so many acknowledged lines, and notes all that it has acknowledged.
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
	for in := bufio.NewScanner(out); in.Scan(); seen++ { // also what it said before it was dead
		var i, n int
		if _, err := fmt.Sscanf(in.Text(), "t%d %d", &i, &n); err != nil {
			break // the last line of a process that was killed
		}
		kept[i] = n
		if seen == acks {
			if err := child.Process.Kill(); err != nil {
				t.Error(err)
			}
		}
	}
	_ = child.Wait() // it was killed
	if seen < acks {
		t.Fatalf("the child ended by itself: %s", complaint.String())
	}
}

// checkCrashed reads a record after a crash: up to the last acknowledged line it is there, and what follows is whole.
func checkCrashed(t *testing.T, s store.Store, id string, kept int) {
	t.Helper()
	lines, err := s.Lines(t.Context(), id)
	if errors.Is(err, store.ErrNotFound) && kept == 0 {
		return // killed before it was made
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
