// Package jobtest has what tests of those who compute jobs share.
package jobtest

import (
	"context"
	"os"
	"testing"

	"fray/analyze"
	"fray/job"
)

// Duel is the analysis of a recorded duel, with so many fights from each moment. The test has to run in a folder of internal.
func Duel(t *testing.T, fights int) job.Spec {
	t.Helper()
	record, err := os.ReadFile("../../ruleset/flow/testdata/records/duel.fray.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	return job.Spec{Ruleset: "flow", Fights: fights, Seed: 1, Analysis: &job.Analysis{Record: string(record), Search: fights}}
}

// Here makes an analysis in this process.
func Here(t *testing.T, s job.Spec) *analyze.Report {
	t.Helper()
	r, err := job.Analyze(t.Context(), s, func(ctx context.Context, s job.Spec) (*job.Job, *job.Tally, error) {
		j, err := job.Open(s, job.BuiltIn)
		if err != nil {
			return nil, nil, err
		}
		tally, err := j.Play(ctx, j.Whole(), job.How{})
		return j, tally, err
	})
	if err != nil {
		t.Fatal(err)
	}
	return r
}
