package cli

import (
	"bufio"
	"encoding/json"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"fray/internal/farm"
	"fray/internal/jobs"
	"fray/internal/store/postgres/pgtest"
	"fray/job"
	"fray/sim"
)

var workerKills = flag.Int("worker-kills", 4, "how many workers TestWorkersKilled kills")

// queue opens the jobs of a new database, and returns its address.
func queue(t *testing.T) (address string, q *jobs.Queue) {
	t.Helper()
	var server pgtest.Server
	t.Cleanup(func() { _ = server.Close() })
	address = server.New(t)
	q, err := openJobs(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(q.Close)
	return address, q
}

// TestWorkersKilled: workers are killed (kill -9) while they compute a job, and others take their place. Each fight is counted once: the
// tally is that of a run in this process.
func TestWorkersKilled(t *testing.T) {
	address, q := queue(t)
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
	r, err := (&farm.Farm{Queue: q}).Result(t.Context(), &ended)
	if err != nil {
		t.Fatal(err)
	}
	got, want := encoded(t, r.Tally), encoded(t, whole)
	if got != want {
		t.Errorf("the workers' tally is\n%s\nand that of one process\n%s", got, want)
	}
}

// TestAnalysisResumed: an analysis on workers is interrupted, cancelled, and resumed by its ID, and a worker is killed (kill -9) while it computes.
// Its report is that of one process, bit for bit.
func TestAnalysisResumed(t *testing.T) {
	address, q := queue(t)
	analyze := []string{"analyze", filepath.Join("..", "..", "ruleset", "flow", "testdata", "records", "duel.fray.jsonl"), "-n", "100", "--search", "20", "--json"}
	want := output(t, analyze...)

	asks := exec.CommandContext(t.Context(), "fray", append(analyze, "--store", address)...)
	said, err := asks.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := asks.Start(); err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(said)
	lines.Scan()
	words := strings.Fields(lines.Text())
	if len(words) < 3 || words[2] != "waits" {
		t.Fatalf("it says %q", lines.Text())
	}
	id := words[1]
	if err := asks.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	if lines.Scan(); !strings.Contains(lines.Text(), "fray jobs resume "+id) {
		t.Errorf("it ends with %q", lines.Text())
	}
	if asks.Wait() == nil {
		t.Error("an interrupted analysis succeeds")
	}
	if j, err := q.Cancel(t.Context(), id); err != nil || j.State != jobs.Cancelled {
		t.Fatalf("%+v, %v", j, err)
	}

	first := startWorker(t, address)
	if _, err := q.Resume(t.Context(), id); err != nil {
		t.Fatal(err)
	}
	if _, err := q.Wait(t.Context(), id, func(w jobs.Watch) {
		if w.Finished > 0 && first.ProcessState == nil {
			_ = first.Process.Kill()
			_ = first.Wait() // it was killed
			startWorker(t, address)
		}
	}); err != nil {
		t.Fatal(err)
	}
	if got := output(t, "jobs", "resume", id, "--json", "--store", address); got != want {
		t.Errorf("the workers' report is\n%s\nand that of one process\n%s", got, want)
	}
	all, err := q.List(t.Context(), 10)
	if err != nil || len(all) != 2 { // the points, and the turning points
		t.Errorf("%d jobs: %v", len(all), err)
	}
}

// output runs fray and returns what it prints.
func output(t *testing.T, args ...string) string {
	t.Helper()
	out, err := exec.CommandContext(t.Context(), "fray", args...).Output()
	if err != nil {
		t.Fatalf("fray %s: %v", strings.Join(args, " "), err)
	}
	return string(out)
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
