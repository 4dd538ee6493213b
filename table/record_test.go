package table_test

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"fray/table"
)

// book is a journal in memory, and the record that it writes.
type book struct {
	text   bytes.Buffer
	refuse error
}

func (b *book) put(line []byte, err error) error {
	if b.refuse != nil {
		return b.refuse
	}
	b.text.Write(line)
	return err
}

func (b *book) Append(in table.Input) error { return b.put(table.EncodeInput(in)) }
func (b *book) Undo(keep int) error         { return b.put(table.EncodeUndo(keep)) }
func (b *book) End(e table.End) error       { return b.put(table.EncodeEnd(e)) }

// recorded is a session that is recorded from its start.
func recorded(seed uint64, ask bool) (*table.Session, *book) {
	h := table.Header{Ruleset: "duel", Name: "skirmish", Seed: table.Practice(seed), Dice: table.DiceRoll, Setup: json.RawMessage(`{"fighters": 2}`)}
	if ask {
		h.Dice = table.DiceAsk
	}
	b := &book{}
	line, err := table.EncodeHeader(h)
	if err != nil {
		panic(err)
	}
	b.text.Write(line)
	o := h.Options(line[:len(line)-1])
	o.Journal = b
	return table.NewSession(skirmish(), o), b
}

func reread(t interface{ Fatal(...any) }, text []byte) *table.Record {
	rec, err := table.ReadRecord(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	return rec
}

// TestRecordReplays plays, undoes and continues, and replays what was written, cut off anywhere.
func TestRecordReplays(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, b := recorded(rapid.Uint64().Draw(t, "seed"), rapid.Bool().Draw(t, "ask"))
		playFor(t, s, rapid.IntRange(0, 40).Draw(t, "inputs"))
		must(t, s.Undo(rapid.IntRange(0, len(s.Inputs())).Draw(t, "keep")))
		playFor(t, s, rapid.IntRange(0, 40).Draw(t, "more"))
		rec := reread(t, b.text.Bytes())
		again, err := table.Replay(rec, skirmish(), table.Options{})
		must(t, err)
		same(t, "replayed", look(s), look(again))

		n := rapid.IntRange(0, len(rec.Inputs)).Draw(t, "to")
		part, err := table.ReplayTo(rec, skirmish(), n)
		must(t, err)
		must(t, again.Undo(n))
		same(t, "replayed in part", look(again), look(part))
	})
}

// TestTornRecord cuts a record at every byte, as a crash may: it continues from the last whole line.
func TestTornRecord(t *testing.T) {
	s, b := recorded(7, false)
	playBest(t, s, 3)
	text := b.text.Bytes()
	head := bytes.IndexByte(text, '\n') + 1
	for cut := head; cut <= len(text); cut++ {
		rec := reread(t, text[:cut])
		whole := bytes.LastIndexByte(text[:cut], '\n') + 1
		if rec.Good != int64(whole) || rec.Torn != (whole != cut) {
			t.Fatalf("cut at %d: good to %d, torn %v", cut, rec.Good, rec.Torn)
		}
		if len(rec.Inputs) != bytes.Count(text[head:whole], []byte("\n")) {
			t.Fatalf("cut at %d: %d inputs", cut, len(rec.Inputs))
		}
		if _, err := table.Replay(rec, skirmish(), table.Options{}); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := table.ReadRecord(bytes.NewReader(text[:head-1])); err == nil {
		t.Error("a record with half a header was read")
	}
}

// playBest has the greedy policy put in so many answers.
func playBest(t *testing.T, s *table.Session, n int) {
	t.Helper()
	for range n {
		q := s.Open()
		if q == nil {
			return
		}
		if err := s.AnswerOption(q.Seats.First(), s.Game().Best(q)); err != nil {
			t.Fatal(err)
		}
	}
}

// TestBadRecords names line, what was found and what was expected.
func TestBadRecords(t *testing.T) {
	const head = `{"fray":1,"ruleset":"duel","name":"","seed":1,"dice":"roll","setup":{}}` + "\n"
	const hash = `"hash":"00112233445566778899aabbccddeeff"`
	for _, c := range []struct{ text, want string }{
		{"", "line 1: the record is empty"},
		{head[:20], "line 1: the first line is cut off"},
		{"hello\n", `line 1: found "hello"; a header was expected`},
		{`{"fray":3,"ruleset":"duel","dice":"roll"}` + "\n", "reads formats 1 to 2"},
		{`{"fray":1,"dice":"roll"}` + "\n", `no "ruleset"`},
		{`{"fray":1,"ruleset":"duel","dice":"cards"}` + "\n", `found dice "cards"; "roll" or "ask" was expected`},
		{head + "\n", `line 2: found ""; an input, an undo or an end was expected`},
		{head + `{"n":2,"seat":"red","answer":"end",` + hash + "}\n", "line 2: found input number 2; number 1 was expected"},
		{head + `{"n":1,` + hash + "}\n", `found 0 of "answer"`},
		{head + `{"n":1,"seat":"red","answer":"end","fresh":true,` + hash + "}\n", `found 2 of "answer"`},
		{head + `{"n":1,"answer":"end",` + hash + "}\n", `no "seat"`},
		{head + `{"n":1,"fresh":true,"hash":"12"}` + "\n", "32 hexadecimal digits"},
		{head + `{"n":1,"fresh":true,"luck":7,` + hash + "}\n", `unknown field "luck"`},
		{head + `{"n":1,"fresh":true,` + hash + "}{}\n", "after the end"},
		{head + `{"undo":1}` + "\n", "keeps 1 inputs, but there are 0"},
		{head + `{"undo":"1"}` + "\n", "an undo was expected"},
		{head + `{"end":7}` + "\n", "an end was expected"},
		{head + strings.Repeat("x", table.MaxLine+1) + "\n", "a line has at most"},
	} {
		if _, err := table.ReadRecord(strings.NewReader(c.text)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%.80q: got %v, want %q", c.text, err, c.want)
		}
	}
	if _, err := table.ReadRecord(bytes.NewReader(make([]byte, table.MaxRecord+1))); err == nil {
		t.Error("a record beyond the limit was read")
	}
}
