package property

import (
	"encoding/json"
	"maps"
	"slices"

	"pgregory.net/rapid"
)

// mutant returns an encounter with a few random changes, most of them invalid.
func (k *Kit) mutant(t rapid.TB, s *Source) any {
	text, err := json.Marshal(k.Setup(s))
	if err != nil {
		t.Fatal(err)
	}
	var tree any
	if err := json.Unmarshal(text, &tree); err != nil {
		t.Fatal(err)
	}
	for range 1 + s.Below(4) {
		k.mutate(s, tree)
	}
	if text, err = json.Marshal(tree); err != nil {
		t.Fatal(err)
	}
	m := k.rules(t).NewSetup()
	_ = json.Unmarshal(text, m) // what does not fit is left out
	return m
}

// mutate changes a random value of the tree.
func (k *Kit) mutate(s *Source, node any) {
	switch n := node.(type) {
	case map[string]any:
		keys := slices.Sorted(maps.Keys(n))
		if len(keys) == 0 {
			return
		}
		key := keys[s.Below(len(keys))]
		switch c, inner := k.changed(s, n[key]); {
		case inner:
			k.mutate(s, n[key])
		case s.OneIn(6):
			delete(n, key)
		case s.OneIn(5):
			n[Pick(s, append(k.Words, key+key)...)] = n[key]
		default:
			n[key] = c
		}
	case []any:
		if len(n) == 0 {
			return
		}
		i := s.Below(len(n))
		if c, inner := k.changed(s, n[i]); inner {
			k.mutate(s, n[i])
		} else if s.OneIn(3) {
			n[i] = n[s.Below(len(n))]
		} else {
			n[i] = c
		}
	}
}

// changed returns a replacement for a value, or inner if the change belongs inside it.
func (k *Kit) changed(s *Source, v any) (c any, inner bool) {
	switch v.(type) {
	case map[string]any, []any:
		return nil, s.Below(8) > 0
	case bool:
		return s.OneIn(2), false
	case float64:
		return Pick(s, -1<<40, -32769, -1000, -1, 0, 1, 2, 3, 100, 101, 127, 128, 200, 255, 256, 1000, 10000, 32767, 32768, 65536, 1<<31, 1<<40), false
	default:
		return Pick(s, k.Words...), false
	}
}

// anySetup checks that any setup gives either a game that can be played or a list of problems.
func (k *Kit) anySetup(t rapid.TB, s *Source) {
	g, problems := k.rules(t).New(k.mutant(t, s))
	if (g == nil) != (len(problems) > 0) {
		t.Fatalf("a game: %v, with %d problems", g != nil, len(problems))
	}
	for _, p := range problems {
		if p.Why == "" || p.Error() == "" {
			t.Fatalf("a problem at %q without a word", p.Path)
		}
	}
	if g != nil {
		k.soundFight(t, g.(Game), s, 1500)
	}
}
