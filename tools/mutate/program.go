package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	"fray/tools/mutate/drive"
)

// bench is where mutants are run: the test program of the package with all mutants in it.
type bench struct {
	folder string // of the package
	file   string // the program
	flags  []string
	quick  bool
	slow   time.Duration // time that every test has in addition to ten times its usual time
	tests  []test
}

// test is one test that the program can run, with the mutants that it reaches and the time that it takes without one.
type test struct {
	name    string
	reached map[int]bool
	usual   time.Duration
}

// build compiles the tests of the package with all mutants in them.
func (b *bench) build(ctx context.Context, overlay string) error {
	cmd := exec.CommandContext(ctx, "go", "test", "-c", "-vet=off", "-overlay", overlay, "-o", b.file, "./"+b.folder)
	if text, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("go test -c: %w\n%s", err, text)
	}
	b.flags = []string{"-test.run", "^TestMutants$", "-test.short", "-test.timeout", "0"}
	// Property tests are the same for every mutant. They must not keep their failures, nor look for small ones.
	rapid := []string{"-rapid.seed=1", "-rapid.nofailfile", "-rapid.shrinktime=1ms"}
	if exec.CommandContext(ctx, b.file, append(rapid, "-test.list=^$")...).Run() == nil {
		b.flags = append(b.flags, rapid...)
	}
	return nil
}

// The outcomes of a test that does not pass.
var (
	errTimeout = errors.New("a test did not end")
	errCrash   = errors.New("the test program crashed")
)

// program is the test program while it runs. It is not used again after an error.
type program struct {
	cmd      *exec.Cmd
	text     bytes.Buffer
	requests *os.File
	out      *json.Encoder
	replies  chan drive.Reply
	names    []string
}

// start starts the test program.
func (b *bench) start(ctx context.Context) (*program, error) {
	in, requests, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	answers, out, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	p := &program{cmd: exec.CommandContext(ctx, b.file, b.flags...), requests: requests, out: json.NewEncoder(requests), replies: make(chan drive.Reply)}
	p.cmd.Dir = filepath.FromSlash(b.folder)
	p.cmd.Env = append(os.Environ(), drive.Env+"=1", "GOMAXPROCS=1")
	p.cmd.ExtraFiles = []*os.File{in, out}
	p.cmd.Stdout, p.cmd.Stderr = &p.text, &p.text
	err = p.cmd.Start()
	_, _ = in.Close(), out.Close() // the program has its own
	if err != nil {
		return nil, err
	}
	go func() {
		defer close(p.replies)
		defer answers.Close() //nolint:errcheck // only read
		for d := json.NewDecoder(answers); ; {
			var r drive.Reply
			if d.Decode(&r) != nil {
				return
			}
			p.replies <- r
		}
	}()
	first, ok := <-p.replies
	if !ok {
		return nil, fmt.Errorf("the test program does not start:\n%s", p.stop())
	}
	p.names = first.Names
	return p, nil
}

// run runs a test within a time.
func (p *program) run(r drive.Request, within time.Duration) (drive.Reply, error) {
	if err := p.out.Encode(r); err != nil {
		p.stop()
		return drive.Reply{}, errCrash
	}
	timer := time.NewTimer(within)
	defer timer.Stop()
	select {
	case r, ok := <-p.replies:
		if !ok {
			p.stop()
			return r, errCrash
		}
		return r, nil
	case <-timer.C:
		_ = p.cmd.Process.Kill()
		p.stop()
		return drive.Reply{}, errTimeout
	}
}

// stop ends the program and returns what it has printed.
func (p *program) stop() string {
	_ = p.requests.Close()
	for range p.replies { // until it ends
	}
	_ = p.cmd.Wait()
	return p.text.String()
}
