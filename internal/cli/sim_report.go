package cli

import (
	"context"

	"fray/internal/reportpage"
	"fray/job"
)

// report prints a report. It returns the context's error, so that the exit code shows an interrupted run.
func (sh *shell) report(ctx context.Context, r job.Report, f simFlags) error {
	if f.page != "" {
		if err := writePage(f.page, r); err != nil {
			return err
		}
	}
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

// writePage writes the report as an HTML page to a new file.
func writePage(path string, r job.Report) error {
	page, err := reportpage.HTML(r)
	if err != nil {
		return err
	}
	return writeNew(path, page)
}
