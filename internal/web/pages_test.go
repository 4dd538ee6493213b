package web_test

import (
	"bytes"
	"flag"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"
	"time"

	"fray/api"
	"fray/internal/web"
	"fray/ruleset"
	"fray/table"
)

// out names a folder for the pages of TestPages, to view them: go test ./internal/web -run Pages -out /tmp/pages
var out = flag.String("out", "", "write the pages into this `folder`")

// TestPages renders every page with states of bundled fights.
func TestPages(t *testing.T) {
	site := site(t)
	for name, p := range allPages(t) {
		var b bytes.Buffer
		if err := site.Render(&b, p); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		keepPage(t, name, b.Bytes())
	}
	var b bytes.Buffer
	if err := site.Offline(&b, timeline(t)); err != nil {
		t.Fatal(err)
	}
	keepPage(t, "offline", b.Bytes())
	keepAssets(t, site)
}

func allPages(t *testing.T) map[string]web.Page {
	t.Helper()
	return map[string]web.Page{
		"home":        home(t),
		"links":       links(),
		"skirmish":    tablePage(t, fixture(t, "skirmish", "guards", 9)),
		"reaction":    tablePage(t, fixture(t, "skirmish", "guards", 0)),
		"bridge-gm":   tablePage(t, fixture(t, "bridge", "gm", 0)),
		"escalation":  tablePage(t, fixture(t, "ford-gate", "pcs", 12)),
		"idle":        tablePage(t, idle(t)),
		"over":        tablePage(t, over(t)),
		"replay":      web.Replay{Token: "tok", Timeline: timeline(t), At: 3},
		"rules":       web.Rules{Book: book(), About: "percentile skirmish"},
		"rule":        web.Rule{Ruleset: "flow", Text: book().Rules[3]},
		"failure":     web.Failure{Status: 404, Title: "There is no table here", Detail: "The link may have been revoked. Ask the game master for a new one."},
		"failure-500": web.Failure{Status: 500, Title: "Something broke", Detail: "Your answers are kept. Try again.", Back: "/t/tok", ID: "c0ffee"},
	}
}

func home(t *testing.T) web.Home {
	t.Helper()
	return web.Home{Encounters: encounters(t), Rulesets: rulesets(), Players: []string{"player", "greedy", "random", "default"}, Tables: []api.Sitting{
		{ID: "k3v9", Name: "Harrow Ford bridge", Ruleset: "flow", Created: time.Date(2026, 3, 1, 19, 30, 0, 0, time.UTC)},
		{ID: "p0aa", Name: "Eel night", Ruleset: "escalation", Created: time.Date(2026, 2, 27, 20, 5, 0, 0, time.UTC), Over: true},
	}}
}

func links() web.Links {
	var out []api.Link
	for _, l := range []api.Link{{Role: "gm"}, {Role: "seat", Seat: "guards"}, {Role: "seat", Seat: "raiders"}, {Role: "spectator"}} {
		l.ID, l.Token = "l"+l.Role, "Zk3vQ0c9LrT1yXw5bN7m2g"
		l.URL = "https://table.example.org/t/" + l.Token
		out = append(out, l)
	}
	return web.Links{Table: "k3v9", Name: "4 against 6", Links: out, New: true}
}

func tablePage(t *testing.T, s api.State) web.Table {
	t.Helper()
	rs, _ := ruleset.Find(s.Ruleset)
	p := web.Table{
		State: s, Token: "tok", Players: []string{"player", "greedy", "random", "default"}, Kinds: rs.Book.QuestionNames(), Verbs: rs.Book.VerbNames(),
		Title: func(id string) string { return rs.Book.Text(rs.Book.Find(id)).Title },
	}
	if s.You.Role == api.RoleGM {
		p.Links = links().Links
	}
	if s.Question != nil && len(s.Question.Choices) > 0 {
		p.ShowBlocked, p.Blocked = true, []table.BlockedChoice{{Choice: s.Question.Choices[0], Rules: []string{s.Question.Rule}}}
	}
	return p
}

func idle(t *testing.T) api.State {
	t.Helper()
	s := fixture(t, "ambush", "gm", 0)
	s.You, s.Question, s.Waiting = api.You{Role: api.RoleSpectator}, nil, api.Waiting{Seats: []string{"travellers"}, Prompt: "What do they do?"}
	return s
}

func over(t *testing.T) api.State {
	t.Helper()
	s := fixture(t, "duel", "town", 400)
	if !s.View.Over {
		t.Fatal("the duel is not over yet")
	}
	s.Summary = &api.Summary{Winner: s.View.Winner, Rounds: s.View.Round, Hash: "a1b2c3d4"}
	for _, tk := range s.View.Tokens {
		s.Summary.Who = append(s.Summary.Who, api.Deeds{
			ID: tk.ID, Name: tk.Name, Side: tk.Side, Down: tk.Down, Left: 4, Full: 20, Dealt: 20,
			Taken: 16, Attacks: 9, Hits: 5, Luck: 130, Rolls: 14,
		})
	}
	return s
}

func timeline(t *testing.T) *web.Timeline {
	t.Helper()
	f, err := web.NewTimeline(func(yield func(api.State) bool) {
		tb := start(t, "duel", "town")
		for n := range 12 {
			if err := tb.Advance(t.Context(), nil); err != nil {
				t.Fatal(err)
			}
			if !yield(stateOf(tb, "town")) {
				return
			}
			if _, done := tb.Over(); done {
				return
			}
			step(t, tb, "town", n)
		}
	}, func(id string) table.RuleText {
		for _, r := range book().Rules {
			if r.ID == id {
				return r
			}
		}
		return table.RuleText{}
	})
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func book() *table.Book {
	rs, _ := ruleset.Find("flow")
	return rs.Book
}

func keepPage(t *testing.T, name string, page []byte) {
	t.Helper()
	if *out == "" {
		return
	}
	if err := os.WriteFile(filepath.Join(*out, name+".html"), page, 0o600); err != nil {
		t.Fatal(err)
	}
}

// keepAssets writes the assets that the pages load.
func keepAssets(t *testing.T, site *web.Site) {
	t.Helper()
	for _, file := range site.Files() {
		r := httptest.NewRecorder()
		site.Assets().ServeHTTP(r, httptest.NewRequest(http.MethodGet, web.AssetsPath+file, nil))
		if r.Code != http.StatusOK {
			t.Errorf("%s: %d", file, r.Code)
		}
		if *out == "" {
			continue
		}
		path := filepath.Join(*out, filepath.FromSlash(web.AssetsPath+file))
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, r.Body.Bytes(), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}
