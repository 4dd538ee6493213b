package server_test

import (
	"errors"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"fray/api"
	"fray/internal/server"
)

// program returns the program of docs/bots.md in a language that contains a text.
func program(t *testing.T, language, with string) string {
	t.Helper()
	page, err := os.ReadFile(filepath.Join("..", "..", "docs", "bots.md"))
	must(t, err)
	for _, m := range regexp.MustCompile("(?s)```"+language+"\n(.*?)```").FindAllStringSubmatch(string(page), -1) {
		if strings.Contains(m[1], with) {
			return m[1]
		}
	}
	t.Fatalf("docs/bots.md has no program in %s with %q", language, with)
	return ""
}

// TestPrograms: the programs of docs/bots.md that play over HTTP each play a fight to its end.
func TestPrograms(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	plays := func(t *testing.T, words ...string) {
		t.Helper()
		links := h.start(api.Create{Encounter: "duel", Seats: map[string]string{"town": "player", "hills": "greedy"}, Seed: 7})
		out, err := exec.CommandContext(t.Context(), words[0], append(words[1:], h.url+"/t/"+links.seats["town"])...).CombinedOutput()
		if err != nil || string(out) != "the fight is over\n" {
			t.Errorf("the program ends with %v and prints\n%s", err, out)
		}
		if s, err := h.client(links.gm).State(t.Context()); err != nil || !s.View.Over {
			t.Errorf("the fight is not over: %v", err)
		}
	}
	t.Run("python", func(t *testing.T) {
		if _, err := exec.LookPath("python3"); errors.Is(err, exec.ErrNotFound) {
			t.Skip("there is no python3")
		}
		path := filepath.Join(t.TempDir(), "bot.py")
		must(t, os.WriteFile(path, []byte(program(t, "python", "urllib")), 0o600))
		plays(t, "python3", path)
	})
	t.Run("go", func(t *testing.T) {
		dir := t.TempDir()
		source, binary := filepath.Join(dir, "main.go"), filepath.Join(dir, "bot")
		must(t, os.WriteFile(source, []byte(program(t, "go", "fray/client")), 0o600))
		if out, err := exec.CommandContext(t.Context(), "go", "build", "-o", binary, source).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		plays(t, binary)
	})
}

// TestAwait: a request that waits gets the question when it comes, what there is when the time has passed, and the end of its link.
func TestAwait(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	links := h.start(duel())
	asked, q := h.asked(links)
	other := "town"
	if asked == other {
		other = "hills"
	}
	if a, err := h.client(links.seats[asked]).Await(t.Context(), 10); err != nil || a.Question == nil || a.Question.ID != q.ID {
		t.Fatalf("the asked seat gets %+v, %v", a, err)
	}
	if a, err := h.client(links.seats[other]).Await(t.Context(), 1); err != nil || a.Question != nil && a.Question.Mine || a.Over {
		t.Errorf("the other seat gets %+v, %v", a, err)
	}
	got := make(chan error, 1)
	go func() {
		a, err := h.client(links.seats[other]).Await(t.Context(), 10)
		if err == nil && (a.Question == nil || !a.Question.Mine) {
			err = errors.New("no question came")
		}
		got <- err
	}()
	began := time.Now()
	for range 100 {
		seat, q := h.asked(links)
		if seat == other {
			break
		}
		must(t, h.client(links.seats[seat]).Answer(t.Context(), api.Answer{Question: q.ID, Key: q.Default}))
	}
	if err := <-got; err != nil || time.Since(began) > 9*time.Second {
		t.Errorf("after %v: %v", time.Since(began), err)
	}
	if res, body := h.ask(http.MethodGet, "/api/v1/question?wait=11", links.gm, "", nil); res.StatusCode != http.StatusUnprocessableEntity {
		t.Errorf("wait=11: %s %s", res.Status, body)
	}
}

// TestAnyRate: without rates a link may make more requests at once than it usually may.
func TestAnyRate(t *testing.T) {
	for name, c := range map[string]struct {
		limits server.Limits
		most   bool
	}{"usual": {server.Limits{}, true}, "any rate": {server.Limits{}.AnyRate(), false}} {
		t.Run(name, func(t *testing.T) {
			h := openServer(t, t.TempDir(), setup{server: func(sc *server.Config) { sc.Limits = c.limits }})
			links, refused := h.start(duel()), false
			for range 90 {
				res, _ := h.ask(http.MethodGet, "/api/v1/question", links.gm, "", nil)
				refused = refused || res.StatusCode == http.StatusTooManyRequests
			}
			if refused != c.most {
				t.Errorf("refused is %v, want %v", refused, c.most)
			}
		})
	}
}
