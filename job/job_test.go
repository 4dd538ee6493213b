package job_test

import (
	"context"
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/jsonschema-go/jsonschema"

	"fray/job"
	"fray/pack"
	"fray/sim"
)

// specOf returns the job of the duel, over the wire.
func specOf(t *testing.T, edits ...pack.Edit) job.Spec {
	t.Helper()
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	e, err := lib.Vary("duel", edits...)
	if err != nil {
		t.Fatal(err)
	}
	setup, err := pack.Encode(e.Setup)
	if err != nil {
		t.Fatal(err)
	}
	s := job.Spec{Ruleset: e.Ruleset.Name, Fight: &job.Fight{Setup: setup, Bots: map[string]string{"town": "random"}}, Seed: 7, Fights: 12, Why: true}
	return overWire(t, s)
}

func overWire[T any](t *testing.T, v T) T {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	var out T
	if err := json.Unmarshal(text, &out); err != nil {
		t.Fatal(err)
	}
	return out
}

func open(t *testing.T, s job.Spec) *job.Job {
	t.Helper()
	j, err := job.Open(s, job.BuiltIn)
	if err != nil {
		t.Fatal(err)
	}
	return j
}

// played plays parts of a job, each by a separate job, and reports on their sum.
func played(t *testing.T, s job.Spec, parts ...sim.Part) job.Report {
	t.Helper()
	sum := &job.Tally{}
	for i, p := range parts {
		tally, err := open(t, overWire(t, s)).Play(context.Background(), p, job.How{Workers: 1 + i%3})
		if err != nil {
			t.Fatal(err)
		}
		tally = new(overWire(t, *tally))
		sum.Add(tally)
	}
	return open(t, s).Report(sum, 0)
}

// TestPartsAddUp: parts of a job that are played anywhere, in any order, give the report of the whole.
func TestPartsAddUp(t *testing.T) {
	fights, pairs, road := specOf(t), specOf(t), adventure(t)
	pairs.Against = specOf(t, pack.Edit{At: "edda.hp_max", Value: 5}).Fight
	roads, other := adventure(t), adventure(t, pack.Edit{At: "crowbar.count", Value: 2})
	roads.Other, roads.Labels = other.Adventure, []string{"four of them", "two of them"}
	for _, s := range []job.Spec{fights, pairs, road, roads} {
		whole := played(t, s, sim.Part{To: s.Fights})
		parts := played(t, s, sim.Part{From: 5, To: s.Fights}, sim.Part{To: 2}, sim.Part{From: 2, To: 5})
		if diff := cmp.Diff(whole, parts); diff != "" {
			t.Error(diff)
		}
	}
}

func adventure(t *testing.T, edits ...pack.Edit) job.Spec {
	t.Helper()
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	a, err := lib.VaryAdventure("night-tide", edits...)
	if err != nil {
		t.Fatal(err)
	}
	plan, err := a.Plan()
	if err != nil {
		t.Fatal(err)
	}
	return job.Spec{Ruleset: a.Ruleset.Name, Adventure: &plan, Seed: 7, Fights: 6, Why: true}
}

// TestOpenRefuses: a spec from elsewhere cannot start programs, and has to make sense.
func TestOpenRefuses(t *testing.T) {
	program, nothing, unknown := specOf(t), specOf(t), specOf(t)
	program.Fight.Bots["town"] = "exec:sh"
	nothing.Fight = nil
	unknown.Ruleset = "chess"
	for want, s := range map[string]job.Spec{"there is no bot": program, "one fight or adventure, two of them, or an analysis": nothing, "no ruleset": unknown} {
		if _, err := job.Open(s, job.BuiltIn); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", want, err)
		}
	}
}

// TestBalance: the proposal that is proved brings the share to the target.
func TestBalance(t *testing.T) {
	b := job.Balance{
		Target: 0.8, Fights: 200, Seed: 3, Levers: []pack.Lever{{At: "edda.hp_max", Now: 27, Least: 10, Most: 60}, {At: "encounter.max_rounds", Now: 20, Least: 20, Most: 20}},
		Spec: func(edits ...pack.Edit) (job.Spec, error) {
			s := specOf(t, edits...)
			s.Fight.Bots = nil
			return s, nil
		},
		Play: func(ctx context.Context, s job.Spec) (*job.Job, *job.Tally, error) {
			j := open(t, s)
			tally, err := j.Play(ctx, j.Whole(), job.How{})
			return j, tally, err
		},
	}
	r, err := b.Propose(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Proposals) != 1 || !r.Proposals[0].Proved || !r.Proposals[0].Reaches || r.Proposals[0].To <= 27 || r.Now.Share > 0.7 {
		t.Errorf("%+v", r)
	}
}

// TestSweepStopped: a sweep that was stopped says how often it has played the last value.
func TestSweepStopped(t *testing.T) {
	s := &job.SweepReport{At: "edda.hp_max"}
	s.Add(20, &sim.Report{Sides: []sim.Side{{Name: "town"}}, Fights: 100, Asked: 100})
	if text := s.Text(); strings.Contains(text, "Stopped") {
		t.Error(text)
	}
	s.Add(25, &sim.Report{Sides: []sim.Side{{Name: "town"}}, Fights: 7, Asked: 100, Partial: true})
	if text := s.Text(); !strings.Contains(text, "\nStopped: edda.hp_max=25 was played 7 times.\n") {
		t.Error(text)
	}
}

// TestSchemas: every report has a schema, in which every key says what it means.
func TestSchemas(t *testing.T) {
	for _, kind := range job.ReportKinds() {
		text, err := job.ReportSchema(kind)
		if err != nil || !strings.Contains(string(text), `"title": "fray `+kind+`"`) {
			t.Errorf("%s: %v", kind, err)
		}
		var s jsonschema.Schema
		if err := json.Unmarshal(text, &s); err != nil {
			t.Fatal(err)
		}
		described(t, kind, &s)
	}
}

// described checks that the keys of a schema have descriptions.
func described(t *testing.T, at string, s *jsonschema.Schema) {
	t.Helper()
	if s == nil {
		return
	}
	for key, p := range s.Properties {
		if p.Description == "" {
			t.Errorf("%s.%s has no description", at, key)
		}
		described(t, at+"."+key, p)
	}
	for _, part := range []*jsonschema.Schema{s.Items, s.AdditionalProperties} {
		described(t, at, part)
	}
}
