package cli

import "context"

// simReport is what a run of fights or adventures gives.
type simReport interface {
	Text() string
	CSV() string
}

// report prints a report. It returns the context's error, so that the exit code shows an interrupted run.
func (sh *shell) report(ctx context.Context, r simReport, f simFlags) error {
	var err error
	switch {
	case f.json:
		err = sh.json(r)
	case f.csv:
		err = sh.print("%s", r.CSV())
	default:
		err = sh.print("%s", r.Text())
	}
	if err != nil {
		return err
	}
	return ctx.Err()
}
