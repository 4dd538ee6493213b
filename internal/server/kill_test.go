package server_test

import (
	"bufio"
	"context"
	"os"
	"os/exec"
	"strings"
	"testing"

	"fray/api"
)

// process is fray in a separate process.
type process struct {
	cmd *exec.Cmd
	url string
}

// startProcess starts fray serve with an address and a folder, and waits until it serves.
func startProcess(t *testing.T, addr, dir string, more ...string) *process {
	t.Helper()
	self, err := os.Executable()
	must(t, err)
	return startProgram(t, self, addr, dir, more...)
}

// startProgram is startProcess for another build of fray.
func startProgram(t *testing.T, program, addr, dir string, more ...string) *process {
	t.Helper()
	cmd := exec.Command(program, append([]string{"serve", "--addr", addr, "--data", dir}, more...)...)
	cmd.Env = append(os.Environ(), asCommand+"=1")
	out, err := cmd.StdoutPipe()
	must(t, err)
	must(t, cmd.Start())
	t.Cleanup(func() {
		cmd.Process.Kill() //nolint:errcheck // it has usually ended already
		cmd.Wait()         //nolint:errcheck // reports the kill
	})
	line, err := bufio.NewReader(out).ReadString('\n')
	must(t, err)
	words := strings.Fields(line)
	if len(words) < 3 || !strings.HasPrefix(words[2], "http://") {
		t.Fatalf("it prints %q", line)
	}
	return &process{cmd, strings.Replace(words[2], "localhost", "127.0.0.1", 1)}
}

// kill kills the process like kill -9.
func (p *process) kill(t *testing.T) {
	t.Helper()
	must(t, p.cmd.Process.Kill())
	p.cmd.Wait() //nolint:errcheck // reports the kill
}

// stop stops the process like Ctrl-C.
func (p *process) stop(t *testing.T) {
	t.Helper()
	must(t, p.cmd.Process.Signal(os.Interrupt))
	p.cmd.Wait() //nolint:errcheck // it may report the signal
}

// TestKilledDuringFight kills the server repeatedly during a fight and starts it again with the same folder. Every client
// continues, no acknowledged answer is lost, and the record proves the whole fight.
func TestKilledDuringFight(t *testing.T) {
	dir := t.TempDir()
	p := startProcess(t, "127.0.0.1:0", dir)
	h := &testServer{t: t, url: p.url}
	f := &fight{t: t, testServer: h, links: h.start(duel())}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		f.play(ctx, 2000)
	}()
	for _, after := range []int{2, 7, 11} {
		f.until(ended, after)
		p.kill(t)
		p = startProcess(t, strings.TrimPrefix(h.url, "http://"), dir)
	}
	<-ended
	s, err := f.advisor.session(t.Context())
	must(t, err)
	if _, over := s.Over(); !over {
		t.Fatalf("after %d answers the fight is not over", f.answers)
	}
	if got := len(s.Inputs()); got < f.answers {
		t.Errorf("%d answers were acknowledged, but the record has only %d", f.answers, got)
	}
	for seat, saw := range f.last {
		if saw.Summary == nil || saw.Summary.Rounds != s.End().Rounds {
			t.Errorf("%s did not see the end: %+v", seat, saw.Summary)
		}
	}
	state, err := h.client(f.links.watch).State(t.Context())
	must(t, err)
	if !state.View.Over || state.You.Role != api.RoleSpectator {
		t.Errorf("a new spectator sees %+v", state.View)
	}
}

// until waits until the given number of answers were accepted, or the fight has ended.
func (f *fight) until(ended <-chan struct{}, answers int) {
	f.t.Helper()
	watch := f.testServer.client(f.links.watch)
	err := watch.Events(f.t.Context(), nil, func(*api.State) error {
		select {
		case <-ended:
			return errEnough
		default:
		}
		if f.answered() >= answers {
			return errEnough
		}
		return nil
	})
	if err != errEnough { //nolint:errorlint // Events returns it unwrapped
		f.t.Fatal(err)
	}
}
