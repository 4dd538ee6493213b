package duel_test

import (
	"bytes"
	"testing"

	"fray/internal/duel"
	"fray/table"
)

// TestChecksum pins the outcome of the benchmarks: a faster one that plays other fights is not faster.
func TestChecksum(t *testing.T) {
	for _, c := range []struct {
		policy    string
		decisions int
		sum       uint64
	}{
		{"greedy", 85841, 0x76d04017f07a640b},
		{"random", 673677, 0x2f8dfd01881caced},
	} {
		f, out := newFights(c.policy), tally{}
		for i := range 1000 {
			f.one(i, &out)
		}
		if out.decisions != c.decisions || out.sum != c.sum {
			t.Errorf("%s: %d decisions, checksum %#x; want %d, %#x", c.policy, out.decisions, out.sum, c.decisions, c.sum)
		}
	}
}

// TestNothingIsAllocated is law 5, for a fight in buffers that have been used before.
func TestNothingIsAllocated(t *testing.T) {
	for _, policy := range []string{"greedy", "random"} {
		f, out := newFights(policy), tally{}
		f.one(0, &out)
		if n := testing.AllocsPerRun(20, func() { f.one(1, &out) }); n != 0 {
			t.Errorf("%s: %v allocations a fight", policy, n)
		}
	}
}

// opened is a game at the first question after initiative.
func opened() *duel.Game {
	g := duel.New(duel.Yardstick())
	t := &table.Table{Answers: &duel.Greedy{Game: g}}
	t.Run(g)
	return g
}

// BenchmarkCopy copies a fight of ten into a buffer that has been used before.
func BenchmarkCopy(b *testing.B) {
	rest := opened()
	work := rest.Clone().(*duel.Game)
	for b.Loop() {
		work.CopyFrom(rest)
	}
	if !bytes.Equal(rest.AppendState(nil), work.AppendState(nil)) {
		b.Fatal("the copy is another fight")
	}
}

// BenchmarkAbandonAndRerun copies the resting point, runs the beat to an open question, and abandons it there.
func BenchmarkAbandonAndRerun(b *testing.B) {
	p := table.NewProbe(table.Position{Rest: opened(), Seed: table.Practice(1)})
	b.ReportAllocs()
	for b.Loop() {
		p.Begin(nil, nil, nil)
		if p.Run() {
			b.Fatal("nobody was asked")
		}
	}
	b.ReportMetric(float64(p.Table.Open().Count()), "options")
}

// wanderings is a session of 400 answers at random, and its record.
func wanderings(b *testing.B) (*table.Session, *table.Record) {
	b.Helper()
	rec := &table.Record{Header: table.Header{Fray: table.Format, Ruleset: "duel", Seed: table.Practice(5), Dice: table.DiceRoll}, Base: []byte("{}")}
	s := table.NewSession(duel.New(duel.Yardstick()), rec.Header.Options(rec.Base))
	r := &duel.Random{}
	for len(s.Inputs()) < 400 {
		q := s.Open()
		o, _ := r.Answer(q)
		if err := s.AnswerOption(q.Seats.First(), o); err != nil {
			b.Fatal(err)
		}
	}
	rec.Inputs, rec.Lines = s.Inputs(), make([]int, 400)
	return s, rec
}

// BenchmarkReplay replays 400 answers with hashes proved and keys looked up.
func BenchmarkReplay(b *testing.B) {
	s, rec := wanderings(b)
	b.ReportAllocs()
	for b.Loop() {
		again, err := table.Replay(rec, duel.New(duel.Yardstick()), table.Options{})
		if err != nil {
			b.Fatal(err)
		}
		if again.StateHash() != s.StateHash() {
			b.Fatal("the replay came out another way")
		}
	}
}

// describer is a fight whose options are looked up by their whole descriptions, as in a ruleset that is no Keyer.
type describer struct{ table.Game }

func (d describer) Clone() table.Game       { return describer{d.Game.Clone()} }
func (d describer) CopyFrom(src table.Game) { d.Game.CopyFrom(src.(describer).Game) }

// BenchmarkReplayByDescribing is the same without Keyer.
func BenchmarkReplayByDescribing(b *testing.B) {
	_, rec := wanderings(b)
	for b.Loop() {
		if _, err := table.Replay(rec, describer{duel.New(duel.Yardstick())}, table.Options{}); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkUndo takes back the last of 400 inputs and puts it in again.
func BenchmarkUndo(b *testing.B) {
	s, _ := wanderings(b)
	last := s.Inputs()[399]
	seat, _ := s.Game().Cast().Seat(last.Seat)
	for b.Loop() {
		if err := s.Undo(399); err != nil {
			b.Fatal(err)
		}
		if err := s.Answer(seat, last.Answer); err != nil {
			b.Fatal(err)
		}
	}
}
