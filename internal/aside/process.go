package aside

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"

	"fray/internal/pool"
	"fray/job"
)

// process is one that computes parts of jobs, one after the other.
type process struct {
	cmd  *exec.Cmd
	in   io.WriteCloser
	ask  *json.Encoder
	read *json.Decoder
	said bytes.Buffer // on standard error; complete after end
}

// start starts a process that yields to all others. It needs one processor only.
func start(program string, args []string) (*process, error) {
	p := &process{cmd: exec.Command(program)} //nolint:noctx // this program itself; end ends it
	p.cmd.Args, p.cmd.Stderr = args, &p.said
	p.cmd.Env = append(os.Environ(), "GOMAXPROCS=1")
	in, err := p.cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	p.in, p.ask, p.read = in, json.NewEncoder(in), json.NewDecoder(out)
	if err := pool.Aside(p.cmd.Start); err != nil {
		return nil, fmt.Errorf("a process that analyzes does not start: %w", err)
	}
	return p, nil
}

// compute computes a part of a job. After an error the process has to be ended.
func (p *process) compute(ctx context.Context, o order) (*job.Tally, error) {
	watching := context.AfterFunc(ctx, func() { _ = p.cmd.Process.Kill() })
	var r result
	err := p.ask.Encode(o)
	if err == nil {
		err = p.read.Decode(&r)
	}
	switch {
	case !watching(): // it is killed, even if it has just answered
		return nil, ctx.Err()
	case err != nil:
		return nil, fmt.Errorf("a process that analyzes ended: %w: %s", err, p.end())
	case r.Why != "":
		return nil, errors.New(r.Why)
	}
	t := new(job.Tally)
	return t, json.Unmarshal(r.Tally, t)
}

// end ends the process, and returns what it said on standard error. It may be called again.
func (p *process) end() []byte {
	_ = p.in.Close()
	_ = p.cmd.Process.Kill() // it may be computing
	_ = p.cmd.Wait()
	return p.said.Bytes()
}
