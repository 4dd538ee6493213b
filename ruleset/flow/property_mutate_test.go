package flow_test

import (
	"encoding/json"
	"maps"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"fray/ruleset/flow"
	"fray/table"
)

// mutant is an arena in which some things are changed into others, most of them nonsense.
func mutant(t rapid.TB, s *source) *flow.Setup {
	text, err := json.Marshal(arena(s))
	if err != nil {
		t.Fatal(err)
	}
	var tree any
	if err := json.Unmarshal(text, &tree); err != nil {
		t.Fatal(err)
	}
	for range 1 + s.below(4) {
		mutate(s, tree)
	}
	if text, err = json.Marshal(tree); err != nil {
		t.Fatal(err)
	}
	m := &flow.Setup{}
	_ = json.Unmarshal(text, m) // what does not fit is left out
	return m
}

// mutate goes down to somewhere in the tree and changes what is there.
func mutate(s *source, node any) {
	switch n := node.(type) {
	case map[string]any:
		keys := slices.Sorted(maps.Keys(n))
		if len(keys) == 0 {
			return
		}
		k := keys[s.below(len(keys))]
		switch c, inner := changed(s, n[k]); {
		case inner:
			mutate(s, n[k])
		case s.oneIn(6):
			delete(n, k)
		case s.oneIn(5):
			n[pick(s, "", "unarmed", "pin", "dagger-2", "a:b", k+k)] = n[k]
		default:
			n[k] = c
		}
	case []any:
		if len(n) == 0 {
			return
		}
		k := s.below(len(n))
		if c, inner := changed(s, n[k]); inner {
			mutate(s, n[k])
		} else if s.oneIn(3) {
			n[k] = n[s.below(len(n))]
		} else {
			n[k] = c
		}
	}
}

// changed is another value in place of one, or inner if the change is to be made within it.
func changed(s *source, v any) (c any, inner bool) {
	switch v.(type) {
	case map[string]any, []any:
		return nil, s.below(8) > 0
	case bool:
		return s.oneIn(2), false
	case float64:
		return pick(s, -1<<40, -32769, -1000, -1, 0, 1, 2, 3, 100, 101, 127, 128, 200, 255, 256, 1000, 10000, 32767, 32768, 65536, 1<<31, 1<<40), false
	default:
		return pick(s, "", "x", "c0", "o0", "0,0", "1,1", "99,-99", "red", "gm", "sword", "unarmed", "mend", "power0", "huge", "door", "open", "locked",
			"thing", "spell", "item", "turn", "declared", "passive", "area", "self", "touch", "1000", "shield", "bow", "natural", "ward", "push",
			"1d6", "1d100000", "1000d1000000", "1d4 + 100000", "-1d6", "3d6 * 3d6", "1/0", "melee * 1000000", "2d6k1", "0", "wall", "exit", "flow.spell.mend"), false
	}
}

// TestAnySetup: whatever a setup says, it is a game that can be played, or a list of what is wrong with it.
func TestAnySetup(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) { anySetup(t, drawSource(t)) })
}

func anySetup(t rapid.TB, s *source) {
	g, problems := flow.New(mutant(t, s))
	if (g == nil) != (len(problems) > 0) {
		t.Fatalf("a game: %v, with %d problems", g != nil, len(problems))
	}
	for _, p := range problems {
		if p.Why == "" || p.Error() == "" {
			t.Fatalf("a problem at %q without a word", p.Path)
		}
	}
	if g != nil {
		soundFight(t, g, s, 1500)
	}
}

// FuzzPlay plays an arena, or a mutant of one, by bytes.
func FuzzPlay(f *testing.F) {
	f.Add([]byte{}, uint64(1), false)
	f.Add([]byte{8, 6, 1, 3, 200, 7, 0, 0, 255, 4, 9, 31, 77}, uint64(2), true)
	f.Fuzz(func(t *testing.T, data []byte, seed uint64, nonsense bool) {
		s := newSource(data, seed)
		if nonsense {
			anySetup(t, s)
			return
		}
		g := newGame(t, arena(s))
		c := g.Clone().(*flow.Game)
		soundFight(t, g, s, 20000)
		other := table.NewSession(c, table.Options{Seed: seed})
		playFor(t, other, &roller{rng: s.rng, t: t}, 30)
	})
}
