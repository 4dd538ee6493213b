// Package golden replays records that are committed with a ruleset: a change of the ledger, of a table or of content must
// not make the records of fights that do not use it unreadable.
package golden

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"testing"

	"fray/bot"
	"fray/pack"
	"fray/ruleset"
	"fray/ruleset/rulestest/property"
	"fray/table"
)

// record has the fights recorded again: go test ./ruleset/flow -run TestRecords -args -record.
var record = flag.Bool("record", false, "write the golden records again")

// Fight is one golden record: an encounter of the bundled packs, played by bots.
type Fight struct {
	Name      string // of the file, without its extension
	Encounter string
	Bots      []string // by side: greedy, random or default
	Seed      uint64
	Inputs    int                // the record stops after so many
	Decrees   []table.Adjustment // spread over the inputs, each at the first resting point
}

// Check replays the record of each fight from dir, and proves every hash. With -record it writes them first.
func Check(t *testing.T, name, dir string, fights []Fight) {
	rs, ok := ruleset.Find(name)
	if !ok {
		t.Fatalf("unknown ruleset %q", name)
	}
	for _, f := range fights {
		t.Run(f.Name, func(t *testing.T) {
			path := filepath.Join(dir, f.Name+".fray.jsonl")
			if *record {
				write(t, path, Record(t, rs.Name, f))
			}
			rec := open(t, path)
			if s := replay(t, rs, rec); len(rec.Inputs) < f.Inputs && !over(s) {
				t.Errorf("the record has %d inputs, want %d or a whole fight", len(rec.Inputs), f.Inputs)
			}
		})
	}
}

// open reads a record.
func open(t *testing.T, path string) *table.Record {
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	rec, err := table.ReadRecord(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	return rec
}

func over(s *table.Session) bool {
	_, over := s.Over()
	return over
}

// replay plays a record again, and reads its last resting point as a snapshot.
func replay(t *testing.T, rs ruleset.Ruleset, rec *table.Record) *table.Session {
	setup, err := pack.Decode(rs, rec.Header.Setup)
	if err != nil {
		t.Fatal(err)
	}
	g, err := pack.NewGame(rs, setup)
	if err != nil {
		t.Fatal(err)
	}
	s, err := table.Replay(rec, g, table.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if err := g.Clone().ReadState(s.Position().Rest.AppendState(nil)); err != nil {
		t.Errorf("the last resting point cannot be read as a snapshot: %v", err)
	}
	return s
}

// write writes a record to a file.
func write(t *testing.T, path string, text []byte) {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, text, 0o644); err != nil {
		t.Fatal(err)
	}
}

// Record plays a fight and returns the text of its record.
func Record(t *testing.T, name string, f Fight) []byte {
	t.Helper()
	rs, ok := ruleset.Find(name)
	if !ok {
		t.Fatalf("unknown ruleset %q", name)
	}
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	e, err := lib.Encounter(f.Encounter)
	if err != nil {
		t.Fatal(err)
	}
	setup, err := json.Marshal(e.Setup)
	if err != nil {
		t.Fatal(err)
	}
	h := table.Header{Fray: table.Format, Ruleset: rs.Name, Name: f.Name, Seed: table.Practice(f.Seed), Dice: table.DiceRoll, Setup: setup}
	head, err := table.EncodeHeader(h)
	if err != nil {
		t.Fatal(err)
	}
	j := &property.Journal{}
	if _, err := j.Write(head); err != nil {
		t.Fatal(err)
	}
	o := h.Options(bytes.TrimSpace(head))
	o.Journal = j
	g, err := pack.NewGame(rs, e.Setup)
	if err != nil {
		t.Fatal(err)
	}
	play(t, table.NewSession(g, o), f)
	return j.Bytes()
}

// play has bots and decrees play a fight.
func play(t *testing.T, s *table.Session, f Fight) {
	var sides []bot.Player
	for _, name := range f.Bots {
		p, ok := bot.Find(name)
		if !ok {
			t.Fatalf("unknown bot %q", name)
		}
		sides = append(sides, p)
	}
	team := bot.NewTeam(s.Game().Cast(), sides)
	var r table.Rand
	done, refused := 0, error(nil)
	for n := 0; n < f.Inputs; n = len(s.Inputs()) {
		if done < len(f.Decrees) && n*(len(f.Decrees)+1) >= f.Inputs*(done+1) {
			if refused = s.Adjust(f.Decrees[done]); refused == nil { // else an action is under way
				done++
				team = bot.NewTeam(s.Game().Cast(), sides)
				continue
			}
		}
		q := s.Open()
		if q == nil {
			break
		}
		bot.Deal(&r, s.Seed(), n)
		o := team.Choose(s.Game(), q, q.Seats, &r)
		seat := q.Seats.First()
		for x := range table.Seat(64) {
			if q.Seats.Has(x) && q.ContainsFor(table.JustSeat(x), o) {
				seat = x
				break
			}
		}
		if err := s.AnswerOptionNote(seat, o, q.BotNote); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Err(); err != nil {
		t.Fatal(err)
	}
	if done < len(f.Decrees) {
		t.Fatalf("decree %d was refused to the end: %v", done+1, refused)
	}
}
