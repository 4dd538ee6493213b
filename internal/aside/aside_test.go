package aside_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/internal/aside"
	"fray/job/jobtest"
)

// The roles in which this test binary is a process of a server.
const (
	computes = "computes"
	once     = "once"  // computes one part
	dies     = "dies"  // with its first part
	hangs    = "hangs" // with its first part, while it is connected to the address of its argument
)

// roles are what the test binary does when it is called by their names.
var roles = map[string]func() error{
	computes: func() error { return aside.Serve(context.Background(), os.Stdin, os.Stdout) },
	once: func() error {
		first, err := bufio.NewReader(os.Stdin).ReadString('\n')
		if err != nil {
			return err
		}
		return aside.Serve(context.Background(), strings.NewReader(first), os.Stdout)
	},
	dies: func() error { return errors.New("no more memory") },
	hangs: func() error {
		c, err := net.Dial("tcp", os.Args[1])
		if err != nil {
			return err
		}
		_, err = io.Copy(io.Discard, c)
		return err
	},
}

func TestMain(m *testing.M) {
	if play, ok := roles[os.Args[0]]; ok {
		if err := play(); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	os.Exit(m.Run())
}

// processes returns so many processes of a role, with its arguments.
func processes(t *testing.T, most int, role ...string) *aside.Processes {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	return aside.New(most, self, role...)
}

// TestAnalyze: processes make the analyses that this process makes, for several who ask at the same time.
func TestAnalyze(t *testing.T) {
	s := jobtest.Duel(t, 2)
	want, p := jobtest.Here(t, s), processes(t, 2, computes)
	var all sync.WaitGroup
	for range 2 {
		all.Go(func() {
			last := 0
			got, err := p.Analyze(t.Context(), "", s, func(done int) {
				if done <= last {
					t.Errorf("%d steps are finished after %d", done, last)
				}
				last = done
			})
			if d := cmp.Diff(want, got); d != "" || err != nil {
				t.Errorf("this process's analysis, and that of processes (%v):\n%s", err, d)
			}
			if most := 1 + len(want.Moments) + 8; last != most { // the start, the inputs, and closer looks at eight of them
				t.Errorf("%d steps of %d are finished", last, most)
			}
		})
	}
	all.Wait()
}

// TestReplaced: where a process has ended between two parts, another one continues.
func TestReplaced(t *testing.T) {
	s := jobtest.Duel(t, 2)
	got, err := processes(t, 1, once).Analyze(t.Context(), "", s, func(int) {})
	if d := cmp.Diff(jobtest.Here(t, s), got); d != "" || err != nil {
		t.Errorf("this process's analysis, and that of processes (%v):\n%s", err, d)
	}
}

// TestStopped: an analysis ends with its context, and so does the process that computes for it; one that waits ends too.
func TestStopped(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close() //nolint:errcheck // nothing is kept
	s, p := jobtest.Duel(t, 2), processes(t, 1, hangs, l.Addr().String())
	ctx, cancel := context.WithCancel(t.Context())
	var all sync.WaitGroup
	for range 2 { // there is a place for one
		all.Go(func() {
			if _, err := p.Analyze(ctx, "", s, func(int) {}); !errors.Is(err, context.Canceled) {
				t.Errorf("it ends with %v", err)
			}
		})
	}
	hung, err := l.Accept()
	if err != nil {
		t.Fatal(err)
	}
	cancel()
	all.Wait()
	if _, err := io.Copy(io.Discard, hung); err != nil { // until the process has ended
		t.Log(err)
	}
}

// TestFails: an analysis whose process ends, or does not start, says why.
func TestFails(t *testing.T) {
	s := jobtest.Duel(t, 2)
	_, err := processes(t, 1, dies).Analyze(t.Context(), "", s, func(int) {})
	if err == nil || !strings.Contains(err.Error(), "no more memory") {
		t.Errorf("it ends with %v", err)
	}
	_, err = aside.New(1, "/no/such/program").Analyze(t.Context(), "", s, func(int) {})
	if !errors.Is(err, os.ErrNotExist) {
		t.Errorf("it ends with %v", err)
	}
	s.Ruleset = "chess"
	if _, err = processes(t, 1, computes).Analyze(t.Context(), "", s, func(int) {}); err == nil {
		t.Error("an unknown ruleset is analyzed")
	}
}

// FuzzServe: a process refuses what is no order, and does not break.
func FuzzServe(f *testing.F) {
	f.Add([]byte(`{"spec":{"ruleset":"flow","fights":1},"first":0,"until":1}`))
	f.Add([]byte(`{"spec":{"ruleset":"flow","analysis":{"record":"{}"}},"first":-1,"until":9}`))
	f.Fuzz(func(_ *testing.T, in []byte) {
		ctx, cancel := context.WithCancel(context.Background())
		cancel() // whatever is ordered is not computed to its end
		_ = aside.Serve(ctx, strings.NewReader(string(in)), io.Discard)
	})
}
