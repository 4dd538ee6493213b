package property

import (
	"bytes"
	"encoding/json"
	"slices"

	"pgregory.net/rapid"

	"fray/pack"
	"fray/table"
)

// Journal keeps a record in memory.
type Journal struct{ bytes.Buffer }

// Append records an input.
func (j *Journal) Append(in table.Input) error { return j.line(table.EncodeInput(in)) }

// Undo records that only the first inputs are kept.
func (j *Journal) Undo(keep int) error { return j.line(table.EncodeUndo(keep)) }

// End records the end.
func (j *Journal) End(e table.End) error { return j.line(table.EncodeEnd(e)) }

func (j *Journal) line(b []byte, err error) error {
	if err == nil {
		_, err = j.Write(b)
	}
	return err
}

// kept begins a session that is recorded.
func (k *Kit) kept(t *rapid.T) (*table.Session, *Journal, *Roller) {
	src := drawSource(t)
	setup := k.Setup(src)
	text, err := json.Marshal(setup)
	if err != nil {
		t.Fatal(err)
	}
	h := table.Header{
		Fray: table.Format, Ruleset: k.Ruleset, Name: "arena", Seed: table.Practice(src.Rng.Uint64()), Dice: Pick(src, table.DiceRoll, table.DiceRoll, table.DiceAsk), Setup: text,
	}
	head, err := table.EncodeHeader(h)
	if err != nil {
		t.Fatal(err)
	}
	j := &Journal{}
	if err := j.line(head, nil); err != nil {
		t.Fatal(err)
	}
	o := h.Options(bytes.TrimSpace(head))
	o.Journal = j
	g, problems := k.rules(t).New(setup)
	for _, p := range problems {
		t.Fatalf("Kit.Setup is invalid: %v", p)
	}
	return table.NewSession(g, o), j, &Roller{Rng: src.Rng, T: t}
}

// step answers what is open, or now and then gives a decree or asks for fresh dice.
func (k *Kit) step(t *rapid.T, s *table.Session, r *Roller) {
	if roll := s.OpenRoll(); roll != nil {
		if text := s.Game().RollText(roll); text == "" {
			t.Fatalf("%+v has no text", *roll)
		}
		faces := make([]int32, roll.Dice())
		for i := range faces {
			faces[i] = int32(r.Rng.Die(roll.SidesOf(i)))
		}
		if err := s.GiveDice(faces); err != nil {
			t.Fatal(err)
		}
		return
	}
	switch r.Rng.Below(25) {
	case 0:
		_ = s.Fresh() // refused if the fight is over
	case 1:
		_ = s.Adjust(k.decree(&r.Rng, s.Game())) // refused if it makes no sense, which must leave no trace
	default:
		playFor(t, s, r, 1)
	}
	for _, fault := range s.Position().Rest.(Game).Faults() {
		t.Fatalf("after %d inputs: %s", len(s.Inputs()), fault)
	}
}

// undoRestores plays, undoes to any input and compares the state with the state at that time; continues; and replays it all.
func undoRestores(k *Kit, t *rapid.T) {
	s, j, r := k.kept(t)
	var rests, works [][]byte
	remember := func() {
		n := len(s.Inputs())
		rests, works = append(rests[:n], []byte(s.StateHash())), append(works[:n], s.Game().AppendState(nil))
	}
	remember()
	for range 3 {
		for range r.Rng.Below(40) {
			if _, over := s.Over(); over {
				break
			}
			before := len(s.Inputs())
			k.step(t, s, r)
			if len(s.Inputs()) > before {
				remember()
			} else if !slices.Equal(s.Game().AppendState(nil), works[before]) {
				t.Fatal("what was refused has changed the state")
			}
		}
		back := r.Rng.Below(len(s.Inputs()) + 1)
		if err := s.Undo(back); err != nil {
			t.Fatal(err)
		}
		if s.StateHash() != string(rests[back]) || !slices.Equal(s.Game().AppendState(nil), works[back]) {
			t.Fatalf("undone to %d inputs, the state differs", back)
		}
	}
	sameEvents(t, s, k.Replayed(t, j))
}

// Replayed replays a record.
func (k *Kit) Replayed(t rapid.TB, j *Journal) *table.Session {
	rs := k.rules(t)
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
	return again
}

// sameEvents compares the states and events of two sessions.
func sameEvents(t *rapid.T, a, b *table.Session) {
	t.Helper()
	x, y := a.Events(), b.Events()
	if len(x) != len(y) || a.StateHash() != b.StateHash() || !slices.Equal(a.Game().AppendState(nil), b.Game().AppendState(nil)) {
		t.Fatalf("%d events and %d, states %s and %s", len(x), len(y), a.StateHash(), b.StateHash())
	}
	for i := range x {
		_, ends := a.Game().Contest(&x[i]) // may say no more than its roll
		if p, q := a.Game().Text(&x[i]), b.Game().Text(&y[i]); p != q || p == "" && !ends {
			t.Fatalf("event %d reads %q and %q", i, p, q)
		}
	}
}

// branchIsIndependent continues a branch, which must not change the session it was made of.
func branchIsIndependent(k *Kit, t *rapid.T) {
	s, r := k.begin(t, 60)
	b := s.Branch()
	sameEvents(t, s, b)
	rest, work, n := s.StateHash(), s.Game().AppendState(nil), len(s.Events())
	playFor(t, b, r, 12)
	if s.StateHash() != rest || !slices.Equal(s.Game().AppendState(nil), work) || len(s.Events()) != n {
		t.Fatal("the branch has changed the trunk")
	}
}
