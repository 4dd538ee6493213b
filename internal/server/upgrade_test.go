package server_test

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"fray/api"
)

// builtOtherwise builds fray with a changed rule of flow: everyone adds one more to initiative. The sources stay unchanged.
func builtOtherwise(t *testing.T) (program string) {
	t.Helper()
	root, err := filepath.Abs("../..")
	must(t, err)
	source := filepath.Join(root, "ruleset", "flow", "game_initiative.go")
	text, err := os.ReadFile(source)
	must(t, err)
	const rule = "int16(v) + sh.agilityMod"
	if n := bytes.Count(text, []byte(rule)); n != 1 {
		t.Fatalf("%s has %q %d times", source, rule, n)
	}
	out := t.TempDir()
	changed, overlay := filepath.Join(out, "game_initiative.go"), filepath.Join(out, "overlay.json")
	must(t, os.WriteFile(changed, bytes.Replace(text, []byte(rule), []byte(rule+" + 1"), 1), 0o600))
	list, err := json.Marshal(map[string]any{"Replace": map[string]string{source: changed}})
	must(t, err)
	must(t, os.WriteFile(overlay, list, 0o600))
	program = filepath.Join(out, "fray")
	build := exec.CommandContext(t.Context(), "go", "build", "-overlay="+overlay, "-o", program, "./cmd/fray")
	build.Dir = root
	if text, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return program
}

// TestUpgradedServer kills a server with running and finished fights, and starts another version of fray with the same folder. The
// running ones continue, one of them in the middle of an action, and say so; the finished one is shown as before.
func TestUpgradedServer(t *testing.T) {
	if testing.Short() {
		t.Skip("builds fray")
	}
	other, dir := builtOtherwise(t), t.TempDir()
	p := startProcess(t, "127.0.0.1:0", dir)
	h := &testServer{t: t, url: p.url}
	create := api.Create{Encounter: "duel", Seats: map[string]string{"town": "player", "hills": "player"}, Seed: 7}
	atTurn, midway, over := h.start(create), h.start(create), h.start(create)
	answerUntil(t, h, atTurn, 12, func(q *api.Question) bool { return q.Kind == "turn" })
	answerUntil(t, h, midway, 12, func(q *api.Question) bool { return q.Kind != "turn" })
	answerUntil(t, h, over, 12, func(q *api.Question) bool { return q.Kind == "turn" })
	must(t, h.client(over.gm).End(t.Context(), api.End{Winner: "town", Why: "a test"}))
	state := func(links tableLinks) *api.State {
		t.Helper()
		s, err := h.client(links.watch).State(t.Context())
		must(t, err)
		return s
	}
	moments := func(links tableLinks) int {
		t.Helper()
		all, err := h.client(links.watch).Replay(t.Context())
		must(t, err)
		return len(all)
	}
	end, frames := state(over), moments(over)
	before := map[string]*api.State{"at a turn": state(atTurn), "in the middle": state(midway)}
	p.stop(t)
	p = startProgram(t, other, strings.TrimPrefix(h.url, "http://"), dir)
	for name, links := range map[string]tableLinks{"at a turn": atTurn, "in the middle": midway} {
		is, was := state(links), before[name]
		if n := len(was.Log); len(is.Log) < n-1 || !strings.Contains(wholeLog(is), "fray was updated") || !strings.HasPrefix(wholeLog(is), wholeLog(was)[:len(wholeLog(was))/2]) {
			t.Errorf("%s: the log is\n%s\nafter\n%s", name, wholeLog(is), wholeLog(was))
		}
		if name == "at a turn" && (is.Inputs != was.Inputs || is.View.Turn != was.View.Turn || is.View.Round != was.View.Round) {
			t.Errorf("after %d inputs it is the turn of %s, after %d that of %s", was.Inputs, was.View.Turn, is.Inputs, is.View.Turn)
		}
		answerUntil(t, h, links, 5, func(*api.Question) bool { return true })
	}
	if is := state(over); wholeLog(is) != wholeLog(end) || is.Summary == nil || is.Summary.Winner != "town" || moments(over) != frames {
		t.Errorf("the finished fight is %+v", is.Summary)
	}
	p.kill(t)
	startProgram(t, other, strings.TrimPrefix(h.url, "http://"), dir)
	for _, links := range []tableLinks{atTurn, midway} {
		answerUntil(t, h, links, 3, func(*api.Question) bool { return true })
		if n := strings.Count(wholeLog(state(links)), "fray was updated"); n != 1 {
			t.Errorf("the log has %d updates", n)
		}
	}
}

// answerUntil answers for everyone as the GM: so many answers at least, and until the open question fits.
func answerUntil(t *testing.T, h *testServer, links tableLinks, answers int, fits func(*api.Question) bool) {
	t.Helper()
	gm := h.client(links.gm)
	for n := 0; ; n++ {
		s, err := gm.State(t.Context())
		must(t, err)
		if s.Question == nil || n > 400 {
			t.Fatalf("after %d answers nobody is asked what is wanted", n)
		}
		if n >= answers && fits(s.Question) {
			return
		}
		all := s.Question.Choices
		must(t, gm.Answer(t.Context(), api.Answer{Question: s.Question.ID, Key: all[n*5%len(all)].Key}))
	}
}

func wholeLog(s *api.State) string {
	var b strings.Builder
	for _, l := range s.Log {
		b.WriteString(l.Text + "\n")
	}
	return b.String()
}
