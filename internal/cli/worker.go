package cli

import (
	"context"
	"errors"
	"log/slog"
	"runtime"

	"github.com/spf13/cobra"

	"fray/internal/jobs"
	"fray/internal/store/postgres"
	"fray/job"
)

// workerFlags are the flags of worker.
type workerFlags struct {
	store, log, level string
	cores             int
}

func newWorker(sh *shell) *cobra.Command {
	var f workerFlags
	cmd := &cobra.Command{
		Use:   "worker",
		Short: "Compute simulations and analyses for other machines",
		Long: `Computes the jobs that fray sim, balance and analyze put into a PostgreSQL database with --store, together
with all other workers of that database, on as many machines as you like. Each takes shards of a job, about a
second of work, and stores the counts of each once. If a worker is killed, others compute its shards again
within seconds, and the report is the same, bit for bit.

A worker computes only jobs of the same program: start all of them, and these commands, from copies of one
file. Workers of different versions can share a database. A worker needs no folder and listens on no port.

Ctrl-C or SIGTERM ends the worker after its shards, at the latest after ten seconds. If the database is away, it waits
until the database is back.`,
		Example: `  fray worker --store postgres://fray@db.example.org/fray
  fray worker --store postgres://fray@db.example.org/fray --cores 4`,
		Args: noCommand,
		RunE: func(cmd *cobra.Command, _ []string) error { return sh.worker(cmd.Context(), f) },
	}
	jobsStoreFlag(cmd, &f.store)
	cmd.Flags().IntVar(&f.cores, "cores", 0, "compute `N` shards at a time (default: the number of processors)")
	logFlags(cmd, &f.log, &f.level)
	return cmd
}

func (sh *shell) worker(ctx context.Context, f workerFlags) error {
	if err := inRange("--cores", f.cores, 0, mostWorkers); err != nil {
		return err
	}
	level, err := levelOf(f.log, f.level)
	if err != nil {
		return err
	}
	if f.cores == 0 {
		f.cores = runtime.GOMAXPROCS(0)
	}
	q, err := openJobs(ctx, f.store)
	if err != nil {
		return err
	}
	defer q.Close()
	sh.allowGrace(longGrace)
	if err := sh.print("computing jobs of %s, %s at a time; Ctrl-C ends it\n", postgres.Name(f.store), counted(f.cores, "shard")); err != nil {
		return err
	}
	var c job.Computer
	return q.Work(ctx, jobs.Worker{Cores: f.cores, Compute: c.Compute, Log: slog.New(sh.logHandler(f.log, level))})
}

// openJobs opens the jobs in a database, for this program.
func openJobs(ctx context.Context, address string) (*jobs.Queue, error) {
	switch {
	case address == "":
		return nil, noStore()
	case !postgres.Is(address):
		return nil, checkStore(address)
	}
	program, err := jobs.Program()
	if err != nil {
		return nil, err
	}
	return jobs.Open(ctx, address, program)
}

func noStore() error {
	return errors.New("--store is missing: write --store postgres://USER@HOST:PORT/DATABASE")
}
