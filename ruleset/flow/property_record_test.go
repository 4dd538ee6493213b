package flow_test

import (
	"bytes"
	"encoding/json"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"fray/pack"
	"fray/ruleset"
	"fray/ruleset/flow"
	"fray/table"
)

// kept begins a session that is recorded, of an arena.
func kept(t *rapid.T) (*table.Session, *journal, *roller) {
	g, src := arenaGame(t)
	text, err := json.Marshal(g.Setup())
	if err != nil {
		t.Fatal(err)
	}
	h := table.Header{Fray: table.Format, Ruleset: "flow", Name: "arena", Seed: src.rng.Uint64(), Dice: pick(src, table.DiceRoll, table.DiceRoll, table.DiceAsk), Setup: text}
	head, err := table.EncodeHeader(h)
	if err != nil {
		t.Fatal(err)
	}
	j := &journal{}
	j.Write(head)
	o := h.Options(bytes.TrimSpace(head))
	o.Journal = j
	return table.NewSession(g, o), j, &roller{rng: src.rng, t: t}
}

// step puts in whatever is open, now and then a decree or a call for fresh dice instead.
func step(t *rapid.T, s *table.Session, r *roller) {
	if roll := s.OpenRoll(); roll != nil {
		if text := s.Game().RollText(roll); text == "" {
			t.Fatalf("%+v has no text", *roll)
		}
		faces := make([]int32, roll.Dice())
		for i := range faces {
			faces[i] = int32(r.rng.Die(roll.SidesOf(i)))
		}
		if err := s.GiveDice(faces); err != nil {
			t.Fatal(err)
		}
		return
	}
	switch r.rng.Below(25) {
	case 0:
		_ = s.Fresh() // refused if the fight is over
	case 1:
		_ = s.Adjust(anyDecree(r)) // refused if it makes no sense, which must leave no trace
	default:
		playFor(t, s, r, 1)
	}
	rest, _ := s.Rest()
	for _, fault := range rest.(*flow.Game).Faults() {
		t.Fatalf("after %+v: %s", s.Inputs()[len(s.Inputs())-1], fault)
	}
}

// anyDecree is one of all that a GM can say, sense or not.
func anyDecree(r *roller) table.Adjustment {
	word := func(of ...string) string { return of[r.rng.Below(len(of))] }
	who := func() string { return word("c0", "c1", "c2", "c3", "o0", "o1", "nobody") }
	a := table.Adjustment{Do: word("set", "add", "add", "clear", "place", "remove", "object", "run", "set", "dance"), Who: who(), Value: r.rng.Below(15) - 3, Why: word("", "so be it")}
	switch a.Do {
	case "set":
		a.What = word("hp", "hp", "ap", "rp", "fp", "initiative", "moves", "luck")
	case "add", "clear":
		a.What = word("prone", "bleeding", "poison", "pinned", "slowed", "ward", "ap_next", "lose_ap", "held", "held", "feinted",
			"total-defense", "flow-state", "acted", "stable", "feint", "shove", "step", "reaction-fp", "break-free", "luck")
		a.At = word("", "2", who(), who())
	case "object":
		a.What = word("open", "closed", "locked", "ajar")
	case "place":
		a.At = word("0,0", "1,1", "2,2", "3,1", "0,3", "99,99", "")
	}
	return a
}

// TestUndoIsNeverHavingGoneOn plays, takes back to any input, and has the state of then; goes on; and replays it all.
func TestUndoIsNeverHavingGoneOn(t *testing.T) {
	rs, _ := ruleset.Find("flow")
	rapid.Check(t, func(t *rapid.T) {
		s, j, r := kept(t)
		var rests, works [][]byte
		remember := func() {
			n := len(s.Inputs())
			rests, works = append(rests[:n], []byte(s.StateHash())), append(works[:n], s.Game().AppendState(nil))
		}
		remember()
		for range 3 {
			for range r.rng.Below(40) {
				if _, over := s.Over(); over {
					break
				}
				before := len(s.Inputs())
				step(t, s, r)
				if len(s.Inputs()) > before {
					remember()
				} else if !slices.Equal(s.Game().AppendState(nil), works[before]) {
					t.Fatal("what was refused has changed the state")
				}
			}
			back := r.rng.Below(len(s.Inputs()) + 1)
			if err := s.Undo(back); err != nil {
				t.Fatal(err)
			}
			if s.StateHash() != string(rests[back]) || !slices.Equal(s.Game().AppendState(nil), works[back]) {
				t.Fatalf("taken back to %d inputs, the state is another", back)
			}
		}
		rec, err := table.ReadRecord(bytes.NewReader(j.Bytes()))
		if err != nil {
			t.Fatal(err)
		}
		setup, err := pack.Decode(rs, rec.Header.Setup)
		if err != nil {
			t.Fatal(err)
		}
		g, err := pack.NewGame(rs, setup)
		if err != nil {
			t.Fatal(err)
		}
		again, err := table.Replay(rec, g, table.Options{})
		if err != nil {
			t.Fatal(err)
		}
		sameEvents(t, s, again)
	})
}

// sameEvents holds what two sessions have come to against each other.
func sameEvents(t *rapid.T, a, b *table.Session) {
	t.Helper()
	x, y := a.Events(), b.Events()
	if len(x) != len(y) || a.StateHash() != b.StateHash() || !slices.Equal(a.Game().AppendState(nil), b.Game().AppendState(nil)) {
		t.Fatalf("%d events and %d, states %s and %s", len(x), len(y), a.StateHash(), b.StateHash())
	}
	for i := range x {
		if p, q := a.Game().Text(&x[i]), b.Game().Text(&y[i]); p != q || p == "" {
			t.Fatalf("event %d reads %q and %q", i, p, q)
		}
	}
}

// TestBranchIsIndependent goes on with a branch, which leaves the trunk as it is.
func TestBranchIsIndependent(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, r := begin(t, 60)
		b := s.Branch()
		sameEvents(t, s, b)
		rest, work, n := s.StateHash(), s.Game().AppendState(nil), len(s.Events())
		playFor(t, b, r, 12)
		if s.StateHash() != rest || !slices.Equal(s.Game().AppendState(nil), work) || len(s.Events()) != n {
			t.Fatal("the branch has changed the trunk")
		}
	})
}
