package job_test

import (
	"context"
	"os"
	"slices"
	"testing"

	"fray/job"
)

// TestSteps: the progress of an analysis in two jobs rises to all of its steps, with closer looks too.
func TestSteps(t *testing.T) {
	lines, err := os.ReadFile("../ruleset/flow/testdata/records/duel.fray.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	var steps []int
	points := 0
	spec := job.Spec{Ruleset: "flow", Fights: 12, Analysis: &job.Analysis{Record: string(lines)}}
	report, err := job.Analyze(t.Context(), spec, func(_ context.Context, s job.Spec) (*job.Job, *job.Tally, error) {
		j, err := job.Open(s, job.BuiltIn)
		if err != nil {
			return nil, nil, err
		}
		points = max(points, j.Units())
		tally, err := j.Play(t.Context(), j.Whole(), job.How{Progress: func(done int) { steps = append(steps, j.Steps(done)) }})
		return j, tally, err
	})
	if err != nil || len(report.Turning) == 0 {
		t.Fatalf("%d turning points, %v", len(report.Turning), err)
	}
	if last := steps[len(steps)-1]; !slices.IsSorted(steps) || last != points+8 || len(steps) < points+len(report.Turning) {
		t.Errorf("the steps of %d points are %v", points, steps)
	}
}
