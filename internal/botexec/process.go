package botexec

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// longest is the most that a program may write in a line.
const longest = 1 << 20

// process is a program that runs.
type process struct {
	cmd    *exec.Cmd
	in     io.WriteCloser
	out    *bufio.Scanner
	notes  tail
	closed sync.Once
	exit   error // how it ended; valid after end
}

func start(words []string) (*process, error) {
	p := &process{cmd: exec.Command(words[0], words[1:]...)} //nolint:gosec,noctx // the user names the program; end ends it
	p.cmd.Stderr = &p.notes
	p.cmd.WaitDelay = time.Second // children of the program may hold its output open
	in, err := p.cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	p.in, p.out = in, bufio.NewScanner(out)
	p.out.Buffer(nil, longest)
	if err := p.cmd.Start(); err != nil {
		return nil, fmt.Errorf("does not start: %w; name a program that can be run, with its interpreter if it needs one", err)
	}
	return p, nil
}

// exchange writes a line and reads one. After an error the process has ended.
func (p *process) exchange(line []byte, deadline time.Duration) ([]byte, error) {
	var late atomic.Bool
	timer := time.AfterFunc(deadline, func() {
		late.Store(true)
		p.end()
	})
	_, err := p.in.Write(line)
	if err == nil && p.out.Scan() {
		if timer.Stop() {
			return p.out.Bytes(), nil
		}
	}
	timer.Stop()
	p.end()
	switch {
	case late.Load():
		return nil, fmt.Errorf("did not answer within %v; answer sooner, and flush standard output after each line", deadline)
	case errors.Is(p.out.Err(), bufio.ErrTooLong):
		return nil, fmt.Errorf("wrote a line of more than %d bytes; write one short line for each question", longest)
	}
	how := "ended"
	if p.exit != nil {
		how += " (" + p.exit.Error() + ")"
	}
	if note := p.notes.last(); note != "" {
		how += ", and its last words were " + short(note)
	}
	return nil, errors.New(how + "; keep reading questions until standard input ends")
}

// end ends the process: first by the end of its input, then by force.
func (p *process) end() {
	p.closed.Do(func() {
		_ = p.in.Close()
		force := time.AfterFunc(200*time.Millisecond, func() { _ = p.cmd.Process.Kill() })
		p.exit = p.cmd.Wait()
		force.Stop()
	})
}

// tail keeps the end of what is written to it.
type tail struct {
	mu   sync.Mutex
	kept []byte
}

// Write keeps the bytes.
func (t *tail) Write(b []byte) (int, error) {
	const most = 4096
	t.mu.Lock()
	defer t.mu.Unlock()
	t.kept = append(t.kept, b...)
	if n := len(t.kept) - most; n > 0 {
		t.kept = append(t.kept[:0], t.kept[n:]...)
	}
	return len(b), nil
}

// last returns the last line.
func (t *tail) last() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	lines := strings.Split(strings.TrimSpace(string(t.kept)), "\n")
	return lines[len(lines)-1]
}
