package cli

import (
	"context"
	"os"
	"path/filepath"

	"fray/internal/reportpage"
	"fray/job"
)

// report prints a report. It returns the context's error, so that the exit code shows an interrupted run.
func (sh *shell) report(ctx context.Context, r job.Report, f simFlags) error {
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
	if f.page != "" {
		if err := writePage(f.page, r); err != nil {
			return err
		}
	}
	return ctx.Err()
}

// checkPage refuses a file for a report that could not be written, before the run.
func checkPage(path string) error {
	if path == "" {
		return nil
	}
	if _, err := os.Lstat(path); err == nil {
		return alreadyExists(path)
	}
	_, err := os.Stat(filepath.Dir(path))
	return err
}

// writePage writes the report as an HTML page to a new file.
func writePage(path string, r job.Report) error {
	page, err := reportpage.HTML(r)
	if err != nil {
		return err
	}
	return writeNew(path, page)
}
