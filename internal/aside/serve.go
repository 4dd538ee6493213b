package aside

import (
	"context"
	"encoding/json"
	"errors"
	"io"

	"fray/job"
)

// order is the part of a job that a process has to compute.
type order struct {
	Spec  json.RawMessage `json:"spec"` // a job.Spec
	First int             `json:"first"`
	Until int             `json:"until"` // not included
}

// result is what a part came to, or why there is none.
type result struct {
	Tally json.RawMessage `json:"tally,omitempty"` // a job.Tally
	Why   string          `json:"why,omitempty"`
}

// Serve computes the parts of jobs that it reads, and writes what they come to, until there is nothing more to read: so it ends with the
// server, at the latest after a part.
func Serve(ctx context.Context, in io.Reader, out io.Writer) error {
	var c job.Computer
	read, write := json.NewDecoder(in), json.NewEncoder(out)
	for {
		var o order
		switch err := read.Decode(&o); {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return err
		}
		var r result
		var err error
		if r.Tally, err = c.Compute(ctx, o.Spec, o.First, o.Until); err != nil {
			if ctx.Err() != nil { // no more orders
				return ctx.Err()
			}
			r.Why = err.Error()
		}
		if err := write.Encode(r); err != nil {
			return err
		}
	}
}
