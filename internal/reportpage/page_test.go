package reportpage_test

import (
	"encoding/xml"
	"errors"
	"io"
	"regexp"
	"strings"
	"testing"

	"fray/internal/reportpage"
	"fray/job"
	"fray/pack"
)

// duel returns the job of the duel with some changes.
func duel(t *testing.T, edits ...pack.Edit) job.Spec {
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
	return job.Spec{Ruleset: e.Ruleset.Name, Fight: &job.Fight{Setup: setup}, Seed: 7, Fights: 20, Why: true}
}

func road(t *testing.T) job.Spec {
	t.Helper()
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	a, err := lib.VaryAdventure("night-tide")
	if err != nil {
		t.Fatal(err)
	}
	plan, err := a.Plan()
	if err != nil {
		t.Fatal(err)
	}
	return job.Spec{Ruleset: a.Ruleset.Name, Adventure: &plan, Seed: 7, Fights: 3, Why: true}
}

func report(t *testing.T, s job.Spec) job.Report {
	t.Helper()
	j, err := job.Open(s, job.BuiltIn)
	if err != nil {
		t.Fatal(err)
	}
	tally, err := j.Play(t.Context(), j.Whole(), job.How{})
	if err != nil {
		t.Fatal(err)
	}
	return j.Report(tally, 0)
}

// TestPagesStandAlone: the page of every kind of report is well formed, has a chart, and loads nothing.
func TestPagesStandAlone(t *testing.T) {
	pairs, roads := duel(t), road(t)
	pairs.Against = duel(t, pack.Edit{At: "edda.hp_max", Value: 12}).Fight
	roads.Other = roads.Adventure
	sweep := &job.SweepReport{At: "edda.hp_max"}
	for _, v := range []int{10, 20, 30} {
		sweep.Add(v, report(t, duel(t, pack.Edit{At: sweep.At, Value: v})))
	}
	balance := &job.BalanceReport{Encounter: "Duel <at> the mill", Side: "town", Target: 0.5, Now: job.Proof{Share: 0.4, Low: 0.3, High: 0.5}, Proposals: []job.Proposal{
		{Lever: pack.Lever{At: "edda.hp_max", Now: 20}, To: 25, Proof: job.Proof{Share: 0.5, Low: 0.4, High: 0.6}, Proved: true, Reaches: true},
	}}
	for kind, r := range map[string]job.Report{
		"fights": report(t, duel(t)), "pairs": report(t, pairs), "adventures": report(t, road(t)), "pairs of adventures": report(t, roads), "sweep": sweep, "balance": balance,
	} {
		page, err := reportpage.HTML(r)
		if err != nil {
			t.Fatalf("%s: %v", kind, err)
		}
		if !strings.Contains(page, "<svg") || !strings.Contains(page, "<table") {
			t.Errorf("%s: the page has no chart or no table", kind)
		}
		if strings.Contains(page, "hp_left") || kind == "fights" && !strings.Contains(page, `<td>greedy</td><td class="n">`) {
			t.Errorf("%s: the page has a raw measure, or text is not to the left and numbers to the right", kind)
		}
		if strings.Contains(page, `<td class="n">1 `) {
			t.Errorf("%s: a title that begins with a number is to the right", kind)
		}
		if loads := regexp.MustCompile(`(?i)<(script|link|img|iframe)\b|\b(src|href)=|@import|url\(`).FindString(page); loads != "" {
			t.Errorf("%s: the page has %s", kind, loads)
		}
		d := xml.NewDecoder(strings.NewReader(page))
		d.Strict, d.AutoClose, d.Entity = false, xml.HTMLAutoClose, xml.HTMLEntity
		for err == nil {
			_, err = d.Token()
		}
		if !errors.Is(err, io.EOF) {
			t.Errorf("%s: %v", kind, err)
		}
	}
}
