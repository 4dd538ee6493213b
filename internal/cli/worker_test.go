package cli

import (
	"encoding/json"
	"flag"
	"os/exec"
	"testing"

	"fray/internal/jobs"
	"fray/internal/store/postgres/pgtest"
	"fray/job"
	"fray/sim"
)

var workerKills = flag.Int("worker-kills", 4, "how many workers TestWorkersKilled kills")

// TestWorkersKilled: workers are killed (kill -9) while they compute a job, and others take their place. Each fight is counted once: the
// tally is that of a run in this process.
func TestWorkersKilled(t *testing.T) {
	var server pgtest.Server
	t.Cleanup(func() { _ = server.Close() })
	address := server.New(t)
	q, err := openJobs(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(q.Close)
	const shard = 20
	spec, whole := simulated(t, "duel", 50*shard*(*workerKills))
	id, err := q.Submit(t.Context(), jobs.Order{Title: "sim duel", Spec: spec, Units: whole.Fights.Fights, Shard: shard})
	if err != nil {
		t.Fatal(err)
	}
	workers := []*exec.Cmd{startWorker(t, address), startWorker(t, address)}
	killed := 0
	ended, err := q.Wait(t.Context(), id, func(w jobs.Watch) {
		if killed == *workerKills || w.Finished*(*workerKills+1) < w.Units*(killed+1) {
			return
		}
		victim := &workers[killed%len(workers)]
		if err := (*victim).Process.Kill(); err != nil {
			t.Error(err)
		}
		_ = (*victim).Wait() // it was killed
		*victim = startWorker(t, address)
		killed++
	})
	if err != nil || ended.State != jobs.Done || killed != *workerKills {
		t.Fatalf("the job ended as %+v after %d kills: %v", ended, killed, err)
	}
	_, sum, err := resultOf(t.Context(), q, &ended)
	if err != nil {
		t.Fatal(err)
	}
	got, want := encoded(t, sum), encoded(t, whole)
	if got != want {
		t.Errorf("the workers' tally is\n%s\nand that of one process\n%s", got, want)
	}
}

// simulated returns the specification of a simulation, and its tally by this process.
func simulated(t *testing.T, name string, fights int) ([]byte, *job.Tally) {
	t.Helper()
	lib, err := (&shell{}).library(nil)
	if err != nil {
		t.Fatal(err)
	}
	s, err := specOf(lib, name, simFlags{fights: fights, seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	j, err := job.Open(s, job.BuiltIn)
	if err != nil {
		t.Fatal(err)
	}
	sum, err := j.Play(t.Context(), sim.Part{To: fights}, job.How{})
	if err != nil {
		t.Fatal(err)
	}
	return []byte(encoded(t, s)), sum
}

func encoded(t *testing.T, v any) string {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// startWorker starts the program as a worker.
func startWorker(t *testing.T, address string) *exec.Cmd {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), "fray", "worker", "--store", address, "--cores", "1", "--log-level", "error")
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	return cmd
}
