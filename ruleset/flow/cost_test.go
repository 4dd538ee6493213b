package flow_test

import (
	"bytes"
	"encoding/json"
	"testing"

	"fray/ruleset/flow"
	"fray/ruleset/rulestest/property"
	"fray/table"
)

// BenchmarkCopy copies a fight of ten into a used buffer.
func BenchmarkCopy(b *testing.B) {
	from := newGame(b, skirmish(4, 6))
	to := from.Clone()
	b.ReportAllocs()
	for b.Loop() {
		to.CopyFrom(from)
	}
}

// nobody leaves every question open.
type nobody struct{}

func (nobody) Answer(*table.Question) (table.Option, bool) { return table.Option{}, false }

// BenchmarkRerun abandons a beat at its question and runs it again from the resting point.
func BenchmarkRerun(b *testing.B) {
	rest := newGame(b, skirmish(4, 6))
	t := &table.Table{Answers: nobody{}}
	for t.Run(rest) { // on to the first turn, which rests before it asks
		if rest.View(table.GM).Turn != "" {
			break
		}
	}
	work := rest.Clone()
	b.ReportAllocs()
	for b.Loop() {
		work.CopyFrom(rest)
		if t.Run(work) {
			b.Fatal("the turn asks nothing")
		}
	}
}

// record plays a fight of greedy bots to its end and gives its record.
func record(t testing.TB, setup *flow.Setup, seed uint64) []byte {
	text, err := json.Marshal(setup)
	if err != nil {
		t.Fatal(err)
	}
	head, err := table.EncodeHeader(table.Header{Fray: 1, Ruleset: "flow", Name: setup.Name, Seed: table.Practice(seed), Dice: "roll", Setup: text})
	if err != nil {
		t.Fatal(err)
	}
	j := &property.Journal{}
	j.Write(head)
	s := table.NewSession(newGame(t, setup), table.Options{Seed: table.Practice(seed), Journal: j, Base: bytes.TrimSpace(head)})
	for q := s.Open(); q != nil; q = s.Open() {
		o := q.Default()
		if q.Who >= 0 {
			o = s.Game().(*flow.Game).Best(q)
		}
		if err := s.AnswerOption(q.Seats.First(), o); err != nil {
			t.Fatal(err)
		}
	}
	return j.Bytes()
}

// longFight is a fight of ten that lasts about ten rounds: tough, armoured, and drawn after the tenth.
func longFight() *flow.Setup {
	s := skirmish(4, 6)
	s.MaxRounds = 10
	for i := range s.Combatants {
		s.Combatants[i].HPMax = new(120)
	}
	return s
}

func TestRecordSize(t *testing.T) {
	rec := record(t, longFight(), 5)
	if len(rec) > 64<<10 {
		t.Errorf("the record of a fight of ten over ten rounds has %d bytes, expected at most 64 KiB", len(rec))
	}
	r, err := table.ReadRecord(bytes.NewReader(rec))
	if err != nil {
		t.Fatal(err)
	}
	s, err := table.Replay(r, newGame(t, longFight()), r.Header.Options(r.Base))
	if err != nil {
		t.Fatal(err)
	}
	var tally table.Tally
	s.Game().Tally(&tally)
	if tally.Rounds != 10 {
		t.Errorf("the fight lasted %d rounds, expected 10: it is no measure of the record", tally.Rounds)
	}
}

func BenchmarkReplay(b *testing.B) {
	rec := record(b, longFight(), 5)
	game := newGame(b, longFight())
	b.SetBytes(int64(len(rec)))
	for b.Loop() {
		r, err := table.ReadRecord(bytes.NewReader(rec))
		if err != nil {
			b.Fatal(err)
		}
		if _, err := table.Replay(r, game.Clone(), r.Header.Options(r.Base)); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(bytes.Count(rec, []byte("\n"))-2), "inputs")
}
