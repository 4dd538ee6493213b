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

// process is fray itself, in a process of its own.
type process struct {
	cmd *exec.Cmd
	url string
}

// startProcess has fray serve a folder at this address, and waits until it says that it does.
func startProcess(t *testing.T, addr, dir string, more ...string) *process {
	t.Helper()
	self, err := os.Executable()
	must(t, err)
	cmd := exec.Command(self, append([]string{"serve", "--addr", addr, "--data", dir}, more...)...)
	cmd.Env = append(os.Environ(), asCommand+"=1")
	out, err := cmd.StdoutPipe()
	must(t, err)
	must(t, cmd.Start())
	t.Cleanup(func() {
		cmd.Process.Kill() //nolint:errcheck // it has ended already, as a rule
		cmd.Wait()         //nolint:errcheck // it was killed
	})
	line, err := bufio.NewReader(out).ReadString('\n')
	must(t, err)
	words := strings.Fields(line)
	if len(words) < 3 || !strings.HasPrefix(words[2], "http://") {
		t.Fatalf("it says %q", line)
	}
	return &process{cmd, strings.Replace(words[2], "localhost", "127.0.0.1", 1)}
}

// kill is kill -9.
func (p *process) kill(t *testing.T) {
	t.Helper()
	must(t, p.cmd.Process.Kill())
	p.cmd.Wait() //nolint:errcheck // it was killed
}

// TestKilledInTheMiddle kills the server again and again in the middle of a fight, and starts it again at the same place.
// Every client goes on where it was; nothing that was acknowledged is lost; the record proves the whole fight.
func TestKilledInTheMiddle(t *testing.T) {
	dir := t.TempDir()
	p := startProcess(t, "127.0.0.1:0", dir)
	h := &house{t: t, url: p.url}
	f := &fight{t: t, house: h, links: h.start(people())}
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
	s, err := f.counsel.session(t.Context())
	must(t, err)
	if _, over := s.Over(); !over {
		t.Fatalf("after %d answers it is not over", f.answers)
	}
	if got := len(s.Inputs()); got < f.answers {
		t.Errorf("%d answers were acknowledged, but the record has %d", f.answers, got)
	}
	for seat, saw := range f.last {
		if saw.Summary == nil || saw.Summary.Rounds != s.End().Rounds {
			t.Errorf("%s has not seen the end: %+v", seat, saw.Summary)
		}
	}
	state, err := h.client(f.links.watch).State(t.Context(), 0)
	must(t, err)
	if !state.View.Over || state.You.Role != api.RoleSpectator {
		t.Errorf("who comes later is shown %+v", state.View)
	}
}

// until waits for so many answers.
func (f *fight) until(ended <-chan struct{}, answers int) {
	f.t.Helper()
	watch := f.house.client(f.links.watch)
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
	if err != errEnough { //nolint:errorlint // it is told as it is
		f.t.Fatal(err)
	}
}
