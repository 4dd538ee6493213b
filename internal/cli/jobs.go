package cli

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"fray/internal/farm"
	"fray/internal/jobs"
	"fray/internal/store"
)

// mostJobs limits the list of jobs.
const mostJobs = 100

// jobsStoreFlag adds the flag --store of commands for jobs.
func jobsStoreFlag(cmd *cobra.Command, at *string) {
	cmd.Flags().StringVar(at, "store", "", "the PostgreSQL database of the jobs, at this `URL`")
}

func newJobs(sh *shell) *cobra.Command {
	var at string
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "jobs",
		Short: "List the jobs that workers compute",
		Long: `Lists the jobs that fray sim, balance and analyze have put into a database with --store, the newest first, and the
workers that compute them now. A job keeps its counts until you delete it, so its report can be printed on any
machine, at any time, by the same program.`,
		Example: `  fray jobs --store postgres://fray@db.example.org/fray
  fray jobs show k3v9q2ma --store postgres://fray@db.example.org/fray
  fray jobs resume k3v9q2ma --store postgres://fray@db.example.org/fray`,
		Args: noCommand,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return sh.withJobs(cmd.Context(), at, func(q *jobs.Queue) error { return sh.listJobs(cmd.Context(), q, asJSON) })
		},
	}
	jobsStoreFlag(cmd, &at)
	jsonFlag(cmd, &asJSON)
	cmd.AddCommand(
		newJobsShow(sh), newJobsResume(sh),
		sh.jobsChange("cancel", "Stop a job; its counts stay", "Workers finish the shards that they have begun, and begin no more. fray jobs resume continues the job.",
			func(ctx context.Context, q *jobs.Queue, id string) (string, error) {
				j, err := q.Cancel(ctx, id)
				return fmt.Sprintf("job %s: %s, %d of %d finished", id, j.State, j.Finished, j.Units), err
			}),
		sh.jobsChange("delete", "Delete a job with its counts", "The same simulation is computed again when it is asked for again.",
			func(ctx context.Context, q *jobs.Queue, id string) (string, error) {
				return fmt.Sprintf("job %s deleted", id), q.Delete(ctx, id)
			}),
	)
	return cmd
}

// jobsChange makes a subcommand that changes one job.
func (sh *shell) jobsChange(name, short, long string, do func(context.Context, *jobs.Queue, string) (string, error)) *cobra.Command {
	var at string
	cmd := &cobra.Command{
		Use: name + " ID", Short: short, Long: long, Example: "  fray jobs " + name + " k3v9q2ma --store postgres://fray@db.example.org/fray",
		Args: exactly("the ID of one job"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return sh.withJobs(cmd.Context(), at, func(q *jobs.Queue) error {
				said, err := do(cmd.Context(), q, args[0])
				if err != nil {
					return noJob(args[0], err)
				}
				return sh.print("%s\n", said)
			})
		},
	}
	jobsStoreFlag(cmd, &at)
	return cmd
}

func newJobsShow(sh *shell) *cobra.Command {
	var at string
	var asJSON bool
	cmd := &cobra.Command{
		Use: "show ID", Short: "Show how a job stands",
		Long:    "Shows how far a job is, by which program it was submitted, and how many workers can compute it now.",
		Example: "  fray jobs show k3v9q2ma --store postgres://fray@db.example.org/fray",
		Args:    exactly("the ID of one job"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return sh.withJobs(cmd.Context(), at, func(q *jobs.Queue) error { return sh.showJob(cmd.Context(), q, args[0], asJSON) })
		},
	}
	jobsStoreFlag(cmd, &at)
	jsonFlag(cmd, &asJSON)
	return cmd
}

func newJobsResume(sh *shell) *cobra.Command {
	var f simFlags
	cmd := &cobra.Command{
		Use: "resume ID", Short: "Continue a job, wait for it and print its report",
		Long: `Continues a job that was cancelled or has failed, waits until its workers have finished it, and prints its report.
The report of a job that is done comes at once. Ctrl-C stops the wait and leaves the job to its workers.`,
		Example: `  fray jobs resume k3v9q2ma --store postgres://fray@db.example.org/fray
  fray jobs resume k3v9q2ma --store postgres://fray@db.example.org/fray --json`,
		Args: exactly("the ID of one job"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := f.check(); err != nil {
				return err
			}
			return sh.resumeJob(cmd.Context(), args[0], f)
		},
	}
	jobsStoreFlag(cmd, &f.store)
	reportFlags(cmd, &f)
	return cmd
}

// withJobs opens the jobs of a database for a command.
func (sh *shell) withJobs(ctx context.Context, address string, do func(*jobs.Queue) error) error {
	q, err := openJobs(ctx, address)
	if err != nil {
		return err
	}
	defer q.Close()
	return do(q)
}

// noJob says that there is no job of an ID, if that is the error.
func noJob(id string, err error) error {
	if errors.Is(err, store.ErrNotFound) {
		return fmt.Errorf("there is no job %s; fray jobs lists them", id)
	}
	return err
}

func (sh *shell) listJobs(ctx context.Context, q *jobs.Queue, asJSON bool) error {
	all, err := q.List(ctx, mostJobs)
	if err != nil {
		return err
	}
	workers, err := q.Workers(ctx)
	if err != nil {
		return err
	}
	if asJSON {
		return sh.json(map[string]any{"jobs": all, "workers": workers})
	}
	var b strings.Builder
	w := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	for _, j := range all {
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\n", j.ID, j.State, percentOf(&j), j.Created.Format(time.DateTime), j.Title)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	if len(all) == 0 {
		b.WriteString("there are no jobs; fray sim ENCOUNTER --store submits one\n")
	}
	cores := 0
	for _, w := range workers {
		cores += w.Cores
	}
	fmt.Fprintf(&b, "\n%s, %s at a time\n", counted(len(workers), "worker"), counted(cores, "shard"))
	return sh.print("%s", b.String())
}

func (sh *shell) showJob(ctx context.Context, q *jobs.Queue, id string, asJSON bool) error {
	j, err := q.Get(ctx, id)
	if err != nil {
		return noJob(id, err)
	}
	workers, err := q.Workers(ctx)
	if err != nil {
		return err
	}
	able := 0
	for i := range workers {
		if workers[i].Program == j.Program {
			able++
		}
	}
	if asJSON {
		return sh.json(struct {
			jobs.Job
			Workers int `json:"workers"`
		}{j, able})
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s\n%s, %d of %d finished (%s)\n", j.ID, j.Title, j.State, j.Finished, j.Units, percentOf(&j))
	if j.Failure != "" {
		fmt.Fprintf(&b, "failed: %s\n", j.Failure)
	}
	fmt.Fprintf(&b, "submitted %s", j.Created.Format(time.DateTime))
	if j.Ended != nil {
		fmt.Fprintf(&b, ", ended %s", j.Ended.UTC().Format(time.DateTime))
	}
	const digits = 12
	fmt.Fprintf(&b, "\nprogram %s; %s can compute it now\n", j.Program[:min(digits, len(j.Program))], counted(able, "worker"))
	if j.Program != q.Program() {
		b.WriteString("another program submitted it: only that program can print its report\n")
	}
	return sh.print("%s", b.String())
}

// percentOf returns how much of a job is finished.
func percentOf(j *jobs.Job) string { return strconv.Itoa(100*j.Finished/max(1, j.Units)) + " %" }

// resumeJob continues a job, waits for it and prints its report.
func (sh *shell) resumeJob(ctx context.Context, id string, f simFlags) error {
	if f.store == "" {
		return noStore()
	}
	c, err := sh.computer(ctx, f.store, 0, "")
	if err != nil {
		return err
	}
	defer c.close()
	j, err := c.farm.Get(ctx, id)
	switch {
	case err != nil:
		return noJob(id, err)
	case j.Program != c.farm.Program():
		return fmt.Errorf("job %s was submitted by another program (%.12s), and this is %.12s: resume it with a copy of that file", id, j.Program, c.farm.Program())
	}
	spec, err := farm.SpecOf(&j)
	if err != nil {
		return err
	}
	if spec.Analysis != nil && (f.csv || f.page != "") {
		return fmt.Errorf("job %s is an analysis, which has no --csv and no --report: leave them out, or use --json", id)
	}
	if _, err := c.farm.Resume(ctx, id); err != nil {
		return noJob(id, err)
	}
	if spec.Analysis != nil {
		c.title = j.Title
		return c.analyze(ctx, spec, f.json)
	}
	sh.allowGrace(shortGrace)
	show, wipe := sh.progress("units", j.Units)
	r, err := c.await(ctx, id, show)
	wipe()
	if err != nil {
		return err
	}
	return sh.report(ctx, r.Job.Report(r.Tally, r.Took), f)
}
