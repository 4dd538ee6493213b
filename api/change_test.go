package api_test

import (
	"encoding/json"
	"testing"

	"fray/api"
)

// TestChangeAppendsAsMarshalWrites checks that a change is written as json.Marshal writes it, after what is there.
func TestChangeAppendsAsMarshalWrites(t *testing.T) {
	rev, since := api.Rev{Epoch: "k3jd02md", N: 17}, api.Rev{Epoch: "k3jd02md", N: 16}
	line := api.LogChange{From: 3, Lines: []api.Line{{Text: `"set":{} and <b>`, At: 2}}}
	for name, c := range map[string]api.Change{
		"whole":       {Rev: rev, Set: json.RawMessage(`{"name":"duel"}`), Log: &line},
		"a part":      {Rev: rev, Since: since, Set: json.RawMessage(`{"view":{"round":2}}`)},
		"the log":     {Rev: rev, Since: since, Set: json.RawMessage(`{}`), Log: &line},
		"no revision": {Set: json.RawMessage(`{"set":{}}`)},
	} {
		want, err := json.Marshal(&c)
		if err != nil {
			t.Fatal(err)
		}
		got, err := c.AppendJSON([]byte("before "))
		if err != nil {
			t.Fatal(err)
		}
		if string(got) != "before "+string(want) {
			t.Errorf("%s: %s is appended, not %s", name, got, want)
		}
	}
}
