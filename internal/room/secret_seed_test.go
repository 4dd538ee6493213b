package room_test

import (
	"bytes"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"fray/api"
	"fray/table"
)

// sealed is a table with a secret seed, and that seed as the store has it.
func (h *fixture) sealed(c api.Create) (*sat, table.Seed) {
	h.t.Helper()
	made, err := h.registry.Create(h.t.Context(), c)
	must(h.t, err)
	s := h.sitting(made)
	kept, err := h.store.Table(h.t.Context(), s.id)
	must(h.t, err)
	if len(kept.Seeds) != 1 || !kept.Seeds[0].Secret() {
		h.t.Fatalf("the seeds are %v", kept.Seeds)
	}
	return s, kept.Seeds[0]
}

// texts are the ways in which a seed might be written somewhere.
func texts(seed table.Seed) []string {
	raw, _ := hex.DecodeString(seed.String())
	array, _ := json.Marshal([32]byte(raw))
	return []string{
		seed.String(), strings.ToUpper(seed.String()), base64.StdEncoding.EncodeToString(raw), base64.RawURLEncoding.EncodeToString(raw),
		string(raw), strings.Trim(string(array), "[]"), seed.Next().String(),
	}
}

// TestASecretSeedIsNowhereUntilTheEnd plays whole fights: no state, look back, replay or record has the seed while the fight
// continues; all of them have it afterwards, and the record is proved by itself.
func TestASecretSeedIsNowhereUntilTheEnd(t *testing.T) {
	for _, encounter := range []string{"duel", "bridge", "ruin"} {
		s, seed := newFixture(t).sealed(api.Create{Encounter: encounter})
		everything := func() []byte {
			var all bytes.Buffer
			for name := range s.links {
				who := s.who[name]
				shown, err := s.State(t.Context(), who)
				must(t, err)
				change, err := s.Changes(t.Context(), who, api.Rev{})
				must(t, err)
				all.Write(change.JSON)
				add := func(v any) {
					raw, err := json.Marshal(v)
					must(t, err)
					all.Write(raw)
				}
				past, err := s.Past(t.Context(), who, shown.Inputs)
				must(t, err)
				add(past)
				add(shown)
				must(t, s.Replay(t.Context(), who, func(is *api.State) error { add(is); return nil }))
			}
			raw, err := s.Record(t.Context(), s.who["gm"])
			must(t, err)
			all.Write(raw)
			return all.Bytes()
		}
		hidden := func() {
			t.Helper()
			all := everything()
			for _, text := range texts(seed) {
				if bytes.Contains(all, []byte(text)) {
					t.Fatalf("%s: the seed is shown as %q", encounter, text)
				}
			}
			if !bytes.Contains(all, []byte(seed.Commit())) {
				t.Fatalf("%s: the commitment is not told", encounter)
			}
		}
		hidden()
		must(t, s.Begin(t.Context(), s.who["gm"]))
		for n := 0; s.settled().Summary == nil; n++ {
			if n%40 == 0 {
				hidden()
			}
			if n == 0 { // before the fight can end
				must(t, s.Fresh(t.Context(), s.who["gm"]))
			}
			if n == 120 {
				must(t, s.End(t.Context(), s.who["gm"], "", "a test"))
				continue
			}
			s.byDefault()
		}
		for name := range s.links {
			if p := s.state(name).Proof; p.Seed != seed.String() || p.Commit != seed.Commit() || len(p.Fresh) != 1 {
				t.Errorf("%s: %s sees the proof %+v", encounter, name, p)
			}
		}
		raw, err := s.Record(t.Context(), s.who["gm"])
		must(t, err)
		rec, err := table.ReadRecord(bytes.NewReader(raw))
		must(t, err)
		if rec.Seed() != seed {
			t.Errorf("%s: the record reveals %v", encounter, rec.Seed())
		}
		wants(t, s.Undo(t.Context(), s.who["gm"], api.Undo{Keep: 1}), api.CodeNotNow)
		was := s.states()
		s.again()
		sameStates(t, was, s.states())
	}
}

// TestStirs: a fight with a secret seed waits until every person's seat has stirred, keeps each stir over a kill at any
// moment, and takes none once it has begun.
func TestStirs(t *testing.T) {
	s, seed := newFixture(t).sealed(bridge())
	is := s.state("spectator")
	if !is.Proof.Open || is.Proof.Commit != seed.Commit() || is.Question != nil || is.Inputs != 0 || len(is.Log) > 0 || !slices.Equal(is.Waiting.Seats, []string{"wardens", "reavers"}) {
		t.Fatalf("the fight has begun: %+v", is)
	}
	wants(t, s.Stir(t.Context(), s.who["spectator"], "x"), api.CodeForbidden)
	wants(t, s.Begin(t.Context(), s.who["spectator"]), api.CodeForbidden)
	wants(t, s.Stir(t.Context(), s.who["wardens"], "two\nlines"), api.CodeBad)
	wants(t, s.Stir(t.Context(), s.who["wardens"], strings.Repeat("x", table.MaxStir+1)), api.CodeBad)
	_, err := s.Branch(t.Context(), s.who["gm"], 0)
	wants(t, err, api.CodeNotNow)
	must(t, s.Stir(t.Context(), s.who["wardens"], "one"))
	must(t, s.Stir(t.Context(), s.who["gm"], "two"))
	for range table.MaxSeatStirs - 1 {
		must(t, s.Stir(t.Context(), s.who["wardens"], "more"))
	}
	wants(t, s.Stir(t.Context(), s.who["wardens"], "too many"), api.CodeBad)
	was := s.states()
	s.again()
	sameStates(t, was, s.states())
	s.store.fail(errDisk)
	wants(t, s.Stir(t.Context(), s.who["reavers"], "lost"), api.CodeNotKept)
	s.store.fail(nil)
	sameStates(t, was, s.states())
	must(t, s.Stir(t.Context(), s.who["reavers"], "three"))
	now := s.settled()
	if now.Proof.Open || now.Question == nil || len(now.Proof.Stirs) != table.MaxSeatStirs+2 || now.Proof.Stirs[1] != (table.Stir{Seat: "gm", Text: "two"}) {
		t.Fatalf("it has not begun: %+v", now.Proof)
	}
	wants(t, s.Stir(t.Context(), s.who["reavers"], "late"), api.CodeStale)
	wants(t, s.Begin(t.Context(), s.who["reavers"]), api.CodeStale)
	was = s.states()
	s.again()
	s.settled()
	sameStates(t, was, s.states())
}

// TestWhoNeedsNoStir: bots alone and people who throw their own dice begin at once, and so does a practice seed.
func TestWhoNeedsNoStir(t *testing.T) {
	h := newFixture(t)
	bots, _ := h.sealed(api.Create{Encounter: "duel", Seats: map[string]string{"town": "greedy", "hills": "greedy", "gm": "greedy"}})
	if bots.settled().Summary == nil {
		t.Error("bots wait")
	}
	ask, _ := h.sealed(api.Create{Encounter: "duel", Dice: table.DiceAsk})
	if ask.settled().Proof.Open {
		t.Error("people who throw their own dice wait")
	}
	if p := h.start(bridge()).settled().Proof; !p.Practice || p.Commit != "" || p.Open {
		t.Errorf("the proof of a practice seed is %+v", p)
	}
	handed, _ := h.sealed(bridge())
	must(t, handed.Stir(t.Context(), handed.who["wardens"], "x"))
	must(t, handed.Hand(t.Context(), handed.who["gm"], api.SeatChange{Seat: "reavers", Plays: "greedy"}))
	if handed.settled().Proof.Open {
		t.Error("a seat that was handed to a bot is still pending")
	}
}

// TestABranchTellsNoDice: a what-if rolls other dice than its table will, keeps them over a restart, never gets back before
// its own seed, and never reveals that of its table.
func TestABranchTellsNoDice(t *testing.T) {
	s, seed := newFixture(t).sealed(bridge())
	must(t, s.Begin(t.Context(), s.who["gm"]))
	for range 6 {
		s.settled()
		s.byDefault()
	}
	at := s.settled().Inputs
	link, err := s.Branch(t.Context(), s.who["gm"], at)
	must(t, err)
	branch := s.sitting(api.Created{Table: s.id, Links: []api.Link{link}})
	began := branch.settled().Inputs
	if began != at+1 || len(branch.state("gm").Proof.Fresh) != 1 {
		t.Fatalf("it begins after %d inputs of %d: %+v", began, at, branch.state("gm").Proof)
	}
	twin := *s
	rolls := func(s *sat) string {
		for _, seat := range []string{"wardens", "reavers"} {
			must(t, s.Hand(t.Context(), s.who["gm"], api.SeatChange{Seat: seat, Plays: "greedy"}))
		}
		s.settled()
		var b strings.Builder
		for _, l := range s.state("gm").Log {
			if l.Roll != nil && l.At > at+1 {
				fmt.Fprintln(&b, l.Roll.Faces)
			}
		}
		return b.String()
	}
	wants(t, branch.Undo(t.Context(), branch.who["gm"], api.Undo{Keep: 1}), api.CodeNotNow)
	foreseen := rolls(branch)
	if branch.state("gm").Summary == nil {
		t.Fatal("the branch is not over")
	}
	was := branch.states()
	branch.again()
	branch.settled()
	sameStates(t, was, branch.states())
	twin.enter()
	if rolled := rolls(&twin); rolled == foreseen || rolled == "" || foreseen == "" {
		t.Errorf("the branch foretold\n%s\nand the table rolled\n%s", foreseen, rolled)
	}
	raw, err := branch.Record(t.Context(), branch.who["gm"])
	must(t, err)
	if p := branch.state("gm").Proof; p.Seed != "" || bytes.Contains(raw, []byte(seed.String())) {
		t.Error("the branch reveals the seed of its table")
	}
}
