package parts_test

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"fray/internal/parts"
)

type whole struct {
	Name  string   `json:"name"`
	Note  string   `json:"note,omitempty"`
	Words []string `json:"words,omitempty"`
	Inner inner    `json:"inner" parts:"into"`
	Items []item   `json:"items,omitempty" parts:"by=id"`
	Left  *int     `json:"left,omitempty"`
}

type inner struct {
	N     int    `json:"n"`
	Over  bool   `json:"over,omitempty"`
	Items []item `json:"items,omitempty" parts:"by=id"`
}

type item struct {
	ID   string   `json:"id"`
	Down bool     `json:"down,omitempty"`
	Tags []string `json:"tags,omitempty"`
	N    int      `json:"n"`
	Of   []sub    `json:"of,omitempty" parts:"by=name"`
}

type sub struct {
	Name  string `json:"name"`
	Value int    `json:"value"`
}

// copied returns a deep copy as a client has it.
func copied(t testing.TB, v *whole) *whole {
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	out := new(whole)
	if err := json.Unmarshal(text, out); err != nil {
		t.Fatal(err)
	}
	return out
}

func drawItems(t *rapid.T) []item {
	ids := rapid.SliceOfNDistinct(rapid.SampledFrom([]string{"a", "b", "c", "d"}), 0, 4, rapid.ID).Draw(t, "ids")
	if rapid.IntRange(0, 9).Draw(t, "gaps") == 0 {
		ids = append(ids, "", "")
	}
	var out []item
	for _, id := range ids {
		out = append(out, item{ID: id, Down: rapid.Bool().Draw(t, "down"), Tags: drawWords(t), N: rapid.IntRange(0, 2).Draw(t, "n")})
		for _, name := range rapid.SliceOfNDistinct(rapid.SampledFrom([]string{"p", "q", "r"}), 0, 3, rapid.ID).Draw(t, "subs") {
			i := &out[len(out)-1]
			i.Of = append(i.Of, sub{name, rapid.IntRange(0, 2).Draw(t, "value")})
		}
	}
	return out
}

func drawWords(t *rapid.T) []string {
	if rapid.Bool().Draw(t, "none") {
		return nil
	}
	return rapid.SliceOfN(rapid.SampledFrom([]string{"x", "y"}), 1, 3).Draw(t, "words")
}

func drawWhole(t *rapid.T) *whole {
	v := &whole{
		Name: rapid.SampledFrom([]string{"", "p", "q"}).Draw(t, "name"), Note: rapid.SampledFrom([]string{"", "p", "q"}).Draw(t, "note"),
		Words: drawWords(t), Items: drawItems(t), Inner: inner{N: rapid.IntRange(0, 1).Draw(t, "n"), Over: rapid.Bool().Draw(t, "over"), Items: drawItems(t)},
	}
	if n := rapid.IntRange(0, 2).Draw(t, "left"); n > 0 {
		v.Left = &n
	}
	return v
}

// A client that looks now and then has the value as it is, whatever it missed, and the values that it had before do not change.
func TestClientHasWhole(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		var noted parts.Of[whole]
		type client struct {
			rev       int
			had, kept *whole
		}
		clients := [3]client{}
		for i := range clients {
			clients[i].had = &whole{}
		}
		var was *whole
		for rev := 1; rev < 10; rev++ {
			is := drawWhole(rt)
			if was != nil && rapid.Bool().Draw(rt, "small") {
				again := copied(t, was)
				again.Note, again.Inner.N = is.Note, is.Inner.N
				for i := range again.Items {
					again.Items[i].N = 3
					for k := range again.Items[i].Of {
						again.Items[i].Of[k].Value = 4
					}
				}
				is = again
			}
			changed := noted.Note(was, is, rev)
			if was != nil && cmp.Equal(was, is) && changed && len(is.Items) == 0 && len(is.Inner.Items) == 0 {
				rt.Fatal("a value that is the same is noted as changed")
			}
			was = is
			for i := range clients {
				c := &clients[i]
				if !rapid.Bool().Draw(rt, "looks") {
					continue
				}
				text, err := noted.Since(nil, is, c.rev)
				if err != nil {
					rt.Fatal(err)
				}
				c.kept = copied(t, c.had)
				now, err := parts.Apply(c.had, text)
				if err != nil {
					rt.Fatalf("%s: %v", text, err)
				}
				if diff := cmp.Diff(copied(t, is), now); diff != "" {
					rt.Fatalf("after %s (-is +has):\n%s", text, diff)
				}
				if diff := cmp.Diff(c.kept, c.had); diff != "" {
					rt.Fatalf("%s changed the earlier value:\n%s", text, diff)
				}
				c.rev, c.had = rev, now
			}
		}
	})
}

func TestOnlyChangesAreWritten(t *testing.T) {
	var noted parts.Of[whole]
	a := &whole{Name: "a", Note: "n", Inner: inner{N: 1}, Items: []item{{ID: "x", N: 1, Tags: []string{"t"}}, {ID: "y", N: 2}}}
	noted.Note(nil, a, 1)
	b := copied(t, a)
	b.Note, b.Inner.Over, b.Items[0].Tags = "", true, nil
	if !noted.Note(a, b, 2) {
		t.Fatal("nothing is noted")
	}
	if noted.Note(b, copied(t, b), 3) {
		t.Fatal("a copy is noted")
	}
	c := copied(t, b)
	c.Items = []item{c.Items[1], {ID: "z"}}
	noted.Note(b, c, 4)
	for _, tt := range []struct {
		since int
		want  string
	}{
		{1, `{"note":null,"inner":{"over":true},"items":{"set":[{"id":"z","down":null,"tags":null,"n":0,"of":null}],"ids":["y","z"]}}`},
		{2, `{"items":{"set":[{"id":"z","down":null,"tags":null,"n":0,"of":null}],"ids":["y","z"]}}`},
		{4, `{}`},
		{0, `{"name":"a","inner":{"n":1,"over":true},"items":[{"id":"y","n":2},{"id":"z","n":0}]}`},
	} {
		text, err := noted.Since(nil, c, tt.since)
		if err != nil || string(text) != tt.want {
			t.Errorf("since %d: %s, %v; want %s", tt.since, text, err, tt.want)
		}
	}
}

// A list that is longer than most keeps its ids too: items that move, and an id that comes twice.
func TestLongLists(t *testing.T) {
	long := func(ids ...string) *whole {
		w := &whole{}
		for i := range 40 {
			w.Items = append(w.Items, item{ID: string(rune('A'+i/10)) + string(rune('0'+i%10)), N: i})
		}
		for _, id := range ids {
			w.Items = append(w.Items[1:], item{ID: id})
		}
		return w
	}
	var of parts.Of[whole]
	states := []*whole{long(), long("new", "newer"), long("twice", "twice"), long()}
	of.Note(nil, states[0], 1)
	for i, is := range states[1:] {
		was := states[i]
		of.Note(was, is, i+2)
		set, err := of.Since(nil, is, i+1)
		if err != nil {
			t.Fatal(err)
		}
		got, err := parts.Apply(was, set)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(is, got); diff != "" {
			t.Errorf("state %d (-is +has):\n%s", i+1, diff)
		}
	}
}
