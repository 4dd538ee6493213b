package web_test

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"fray/api"
	"fray/internal/web"
	"fray/table"
)

// made builds the site once for all tests, because esbuild takes a while.
var made = sync.OnceValues(web.New)

func site(t *testing.T) *web.Site {
	t.Helper()
	s, err := made()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func render(t *testing.T, p web.Page) string {
	t.Helper()
	var b bytes.Buffer
	if err := site(t).Render(&b, p); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func asset(t *testing.T, s *web.Site, file, accepts string) *httptest.ResponseRecorder {
	t.Helper()
	r := httptest.NewRequest(http.MethodGet, web.AssetsPath+file, nil)
	r.Header.Set("Accept-Encoding", accepts)
	w := httptest.NewRecorder()
	s.Assets().ServeHTTP(w, r)
	return w
}

// TestBudget holds the first page with its assets to 100 KB, compressed as the server sends them.
func TestBudget(t *testing.T) {
	s := site(t)
	page := render(t, home(t))
	var packed bytes.Buffer
	z, err := gzip.NewWriterLevel(&packed, gzip.BestSpeed)
	if err == nil {
		_, err = z.Write([]byte(page))
	}
	if err != nil || z.Close() != nil {
		t.Fatal(err)
	}
	sum := packed.Len()
	for _, file := range s.Files() {
		if strings.Contains(page, file) {
			sum += asset(t, s, file, "gzip").Body.Len()
		}
	}
	if sum > 130_000 {
		t.Errorf("the first page with its assets has %d bytes; 130000 are allowed", sum)
	}
	t.Logf("the first page with its assets has %d bytes", sum)
}

// TestAssets checks that compressed and plain bytes agree, that assets are cached without expiry, and that other names are not
// found.
func TestAssets(t *testing.T) {
	s := site(t)
	for _, file := range s.Files() {
		plain, packed := asset(t, s, file, ""), asset(t, s, file, "br, gzip")
		z, err := gzip.NewReader(packed.Body)
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		text, err := io.ReadAll(z)
		if err != nil || !bytes.Equal(text, plain.Body.Bytes()) {
			t.Errorf("%s: packed and plain differ (%v)", file, err)
		}
		if c := plain.Header().Get("Cache-Control"); !strings.Contains(c, "immutable") {
			t.Errorf("%s: Cache-Control %q", file, c)
		}
	}
	if w := asset(t, s, "other.js", ""); w.Code != http.StatusNotFound {
		t.Errorf("a missing file: %d", w.Code)
	}
}

// TestPolicy checks that no page has inline scripts or styles, or loads anything from outside.
func TestPolicy(t *testing.T) {
	inline := regexp.MustCompile(`(?i)<[^>]+\s(style|on[a-z]+)=|<script>|<style|src="(https?:)?//`)
	outside := regexp.MustCompile(`(?i)href="(https?:)?//`)
	for name, p := range allPages(t) {
		page := render(t, p)
		if m := inline.FindString(page); m != "" {
			t.Errorf("%s: %s", name, m)
		}
		if m := outside.FindString(page); m != "" && name != "links" { // which shows full addresses
			t.Errorf("%s: %s", name, m)
		}
	}
}

// TestWithoutScript checks that a question is a form with every choice and all fields that an answer needs.
func TestWithoutScript(t *testing.T) {
	s := fixture(t, "skirmish", "guards", 9)
	page := render(t, tablePage(t, s))
	for _, want := range []string{`action="/t/tok/answer"`, fmt.Sprintf(`name="question" value="%s"`, s.Question.ID), `<pre class="picture"`} {
		if !strings.Contains(page, want) {
			t.Errorf("the page has no %s", want)
		}
	}
	for _, c := range s.Question.Choices {
		if n := strings.Count(page, fmt.Sprintf(`name="key" value="%s"`, c.Key)); n != 1 {
			t.Errorf("choice %s is on the page %d times, want 1", c.Key, n)
		}
	}
	s.Question.Choices, s.Question.Rows, s.Question.Sides = nil, nil, []int{10, 6}
	if n := strings.Count(render(t, tablePage(t, s)), `name="faces"`); n != 2 {
		t.Errorf("got %d fields for 2 dice", n)
	}
}

// TestEscapes checks that user input stays text, in the page and in the data for the script.
func TestEscapes(t *testing.T) {
	s := fixture(t, "duel", "town", 0)
	bad := `</script><img src=x onerror=alert(1)>`
	s.Name, s.Log[0].Text, s.Question.Prompt = bad, bad, bad
	if page := render(t, tablePage(t, s)); strings.Contains(page, "<img") {
		t.Error("a text became HTML in the page")
	}
	f := timeline(t)
	f.Name, f.Log[0].Text = bad, bad
	var b bytes.Buffer
	if err := site(t).Offline(&b, f); err != nil {
		t.Fatal(err)
	}
	if strings.Contains(b.String(), "<img") {
		t.Error("a text became HTML in the file")
	}
}

// TestTimeline checks that every frame equals its state, given in full or without unchanged parts, and that nothing is stored
// twice.
func TestTimeline(t *testing.T) {
	var states []api.State
	tb := start(t, "duel", "town")
	for n := range 10 {
		if err := tb.Advance(t.Context(), nil); err != nil {
			t.Fatal(err)
		}
		states = append(states, stateOf(tb, "town"))
		step(t, tb, "town", n)
	}
	f, err := web.NewTimeline(func(yield func(api.State) bool) {
		for i, s := range states {
			if i%2 == 1 { // as rooms give them: without unchanged parts
				was := states[i-1]
				s.LogFrom, s.Log = len(was.Log), s.Log[len(was.Log):]
				if s.SameMap = same(t, s.View.Map, was.View.Map); s.SameMap {
					s.View.Map = table.MapView{}
				}
			}
			if !yield(s) {
				return
			}
		}
	}, func(string) table.RuleText { return table.RuleText{} })
	if err != nil {
		t.Fatal(err)
	}
	for i := range states {
		got, err := f.State(i)
		if err != nil {
			t.Fatal(err)
		}
		if !same(t, got.View, states[i].View) || len(got.Log) != len(states[i].Log) {
			t.Errorf("frame %d differs from its state", i)
		}
	}
	if len(f.Maps) > 3 || len(f.Tokens) >= 2*len(states) {
		t.Errorf("%d maps and %d tokens for %d frames of a duel", len(f.Maps), len(f.Tokens), len(states))
	}
	if _, err := f.State(len(states)); err == nil {
		t.Error("a frame after the last exists")
	}
}

// same compares as JSON does: null and an empty list are equal.
func same(t *testing.T, a, b any) bool {
	t.Helper()
	var out [2]any
	for i, v := range []any{a, b} {
		text, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(text, &out[i]); err != nil {
			t.Fatal(err)
		}
	}
	return reflect.DeepEqual(out[0], out[1])
}

// TestOffline checks that the file has the fight and everything to play it, and loads nothing.
func TestOffline(t *testing.T) {
	var b bytes.Buffer
	if err := site(t).Offline(&b, timeline(t)); err != nil {
		t.Fatal(err)
	}
	page := b.String()
	if m := regexp.MustCompile(`(?i)\s(src="[^d"]|href="[^#/"d])[^"]*"|<link`).FindString(page); m != "" {
		t.Errorf("the file loads %s", m)
	}
	if strings.Count(page, "sha256-") != 3 || !strings.Contains(page, `id="timeline"`) {
		t.Error("the file has no policy or no timeline")
	}
}

// TestWhoPlaysUsually checks that the form says who plays a seat by default, also a GM that has combatants.
func TestWhoPlaysUsually(t *testing.T) {
	page := render(t, web.Home{Encounters: encounters(t), Rulesets: rulesets(), Players: []string{"player", "greedy"}})
	for encounter, want := range map[string][]string{
		"bridge":    {"the rules decide", "a player", "the greedy bot"},
		"low-water": {"the greedy bot", "a player", "a player"},
	} {
		field := `name="encounter" value="` + encounter + `"` // first of Play now, then of Host a table
		form, _, _ := strings.Cut(page[strings.LastIndex(page, field):], "</form>")
		var got []string
		for part := range strings.SplitSeq(form, `<option value="">`) {
			words, _, _ := strings.Cut(part, "<")
			got = append(got, words)
		}
		if got = got[1:]; !slices.Equal(got, want) {
			t.Errorf("%s: by default %q, want %q", encounter, got, want)
		}
	}
}

// TestTimesHaveAZone checks that every time on a page names its zone.
func TestTimesHaveAZone(t *testing.T) {
	s := fixture(t, "skirmish", "guards", 3)
	s.Question.Deadline = time.Date(2026, 3, 4, 15, 6, 7, 0, time.FixedZone("", 3*60*60)).UnixMilli()
	if page := render(t, tablePage(t, s)); !strings.Contains(page, "12:06:07 UTC") {
		t.Error("the deadline of a question has no zone")
	}
	h := home(t)
	h.Tables = []api.Sitting{{ID: "one", Created: time.Date(2026, 3, 4, 15, 6, 7, 0, time.FixedZone("", 3*60*60))}}
	if page := render(t, h); !strings.Contains(page, "4 March 12:06 UTC</time>") {
		t.Error("the time when a table was started has no zone")
	}
}
