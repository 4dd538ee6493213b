package table_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"fray/internal/duel"
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
	h := table.Header{Ruleset: "duel", Name: "skirmish", Seed: seed, Dice: table.DiceRoll, Setup: json.RawMessage(`{"fighters": 2}`)}
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

// TestRecordReplays plays, takes back and goes on, and plays what was written again, cut off anywhere.
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

// TestTornRecord cuts a record at every byte, as a crash may: it goes on from the last whole line.
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
		if err := s.AnswerOption(q.Seats.First(), s.Game().(table.Tactician).Best(q)); err != nil {
			t.Fatal(err)
		}
	}
}

// TestTamperedRecord changes one thing of each line: the replay names the first input that differs.
func TestTamperedRecord(t *testing.T) {
	s, b := recorded(7, false)
	playBest(t, s, 5)
	if err := s.Adjust(table.Adjustment{Do: "set", Who: "goblin-1", What: "HP", Value: 3, Why: "a draught"}); err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(b.text.String(), "\n")
	change := func(line int, from, to string) string {
		if !strings.Contains(lines[line-1], from) {
			t.Fatalf("line %d has no %q: %s", line, from, lines[line-1])
		}
		changed := slices.Clone(lines)
		changed[line-1] = strings.Replace(changed[line-1], from, to, 1)
		return strings.Join(changed, "")
	}
	for _, c := range []struct {
		name, text, want string
		n, line          int
	}{
		{"answer", change(3, `"answer":"`, `"answer":"x`), "refused", 2, 3},
		{"another answer", change(4, `"answer":"`+s.Inputs()[2].Answer, `"answer":"end`), "hash", 3, 4},
		{"hash", swapHash(t, lines, 5), "hash", 4, 5},
		{"seat", change(2, `"seat":"`, `"seat":"x`), "no seat", 1, 2},
		{"seed", change(1, `"seed":7`, `"seed":8`), "", 1, 2},
		{"name", change(1, `skirmish`, `skirmisj`), "hash", 1, 2},
		{"reason", change(7, `a draught`, `a drought`), "hash", 6, 7},
		{"ruleset", change(1, `"duel"`, `"flow"`), "ruleset", 0, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := table.Replay(reread(t, []byte(c.text)), skirmish(), table.Options{})
			var bad *table.ReplayError
			if !errors.As(err, &bad) || bad.N != c.n || bad.Line != c.line || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want input %d in line %d with %q", err, c.n, c.line, c.want)
			}
		})
	}
}

// swapHash gives a line the hash of the one before.
func swapHash(t *testing.T, lines []string, line int) string {
	t.Helper()
	var a, b table.Input
	for i, in := range []*table.Input{&a, &b} {
		if err := json.Unmarshal([]byte(lines[line-2+i]), in); err != nil {
			t.Fatal(err)
		}
	}
	return strings.Replace(strings.Join(lines, ""), b.Hash, a.Hash, 1)
}

// TestRecordEnds plays to the end, takes some of it back and ends again.
func TestRecordEnds(t *testing.T) {
	s, b := recorded(3, false)
	playBest(t, s, 1000)
	n := len(s.Inputs())
	rec := reread(t, b.text.Bytes())
	if rec.End == nil || *rec.End != s.End() || rec.End.Winner == "" || rec.End.Rounds == 0 {
		t.Fatalf("the end is %+v, want %+v", rec.End, s.End())
	}
	if err := s.Fresh(); err == nil {
		t.Error("fresh dice for a fight that is over")
	}
	if err := s.Undo(n - 2); err != nil {
		t.Fatal(err)
	}
	if rec := reread(t, b.text.Bytes()); rec.End != nil || rec.Undone != 2 || len(rec.Inputs) != n-2 {
		t.Errorf("after undo: end %v, %d undone, %d inputs", rec.End, rec.Undone, len(rec.Inputs))
	}
	playBest(t, s, 1000)
	rec = reread(t, b.text.Bytes())
	if rec.End == nil || len(rec.Inputs) != n {
		t.Errorf("after going on: end %v, %d inputs", rec.End, len(rec.Inputs))
	}
	rec.End.Hash = "0000"
	if _, err := table.Replay(rec, skirmish(), table.Options{}); err == nil || !strings.Contains(err.Error(), "the record ends with") {
		t.Errorf("another end: %v", err)
	}
	rec.End = nil
	late := &book{}
	if _, err := table.Replay(rec, skirmish(), table.Options{Journal: late}); err != nil || !strings.HasPrefix(late.text.String(), `{"end":`) {
		t.Errorf("an end that was not written: %v, %q", err, late.text.String())
	}
	rec.Inputs, rec.Lines, rec.End = rec.Inputs[:n-1], rec.Lines[:n-1], &table.End{}
	if _, err := table.Replay(rec, skirmish(), table.Options{}); err == nil || !strings.Contains(err.Error(), "goes on") {
		t.Errorf("an end too early: %v", err)
	}
}

// TestJournalRefuses has the journal fail: nothing has happened.
func TestJournalRefuses(t *testing.T) {
	full := errors.New("the disk is full")
	rapid.Check(t, func(t *rapid.T) {
		s, b := recorded(rapid.Uint64().Draw(t, "seed"), false)
		playFor(t, s, rapid.IntRange(0, 10).Draw(t, "inputs"))
		if _, over := s.Over(); over {
			return
		}
		was := look(s)
		b.refuse = full
		q := s.Open()
		tried := map[string]error{
			"answer": s.AnswerOption(q.Seats.First(), q.Default()),
			"fresh":  s.Fresh(),
		}
		if err := s.Adjust(table.Adjustment{Do: "end"}); !isReason(err, table.NotNow) {
			tried["adjust"] = err
		}
		if len(was.Inputs) > 0 {
			tried["undo"] = s.Undo(0)
		}
		for what, err := range tried {
			if !errors.Is(err, full) || !isReason(err, table.NotKept) {
				t.Fatalf("%s: %v", what, err)
			}
		}
		same(t, "after a refusal", was, look(s))
		b.refuse = nil
		playFor(t, s, 5)
	})
}

func isReason(err error, why table.Reason) bool {
	var no *table.Refusal
	return errors.As(err, &no) && no.Reason == why
}

// TestAdjustWaits is refused in the middle of a beat, and an adjustment that can not be made leaves no trace.
func TestAdjustWaits(t *testing.T) {
	s := table.NewSession(duel.New(duel.Setup{Fighters: 2, Goblins: 2, Ask: true}), table.Options{AskDice: true})
	err := s.Adjust(table.Adjustment{Do: "place", Who: "goblin-1", At: "d4"})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Adjust(table.Adjustment{Do: "place", Who: "goblin-2", At: "d4"}); !isReason(err, table.BadAdjustment) {
		t.Errorf("two on one cell: %v", err)
	}
	if err := s.GiveDice([]int32{21}); !isReason(err, table.BadDice) {
		t.Errorf("d20 shows 21: %v", err)
	}
	if err := s.GiveDice([]int32{2, 2}); !isReason(err, table.BadDice) {
		t.Errorf("two dice for one: %v", err)
	}
	if err := s.GiveDice([]int32{20}); err != nil {
		t.Fatal(err)
	}
	if err := s.Adjust(table.Adjustment{Do: "end"}); !isReason(err, table.NotNow) {
		t.Errorf("in the middle of initiative: %v", err)
	}
	if err := s.Answer(duel.Red, "end"); !isReason(err, table.NothingOpen) {
		t.Errorf("an answer to a roll: %v", err)
	}
}

// TestBadRecords names line, what was found and what was expected.
func TestBadRecords(t *testing.T) {
	const head = `{"fray":1,"ruleset":"duel","name":"","seed":1,"dice":"roll","setup":{}}` + "\n"
	const hash = `"hash":"00112233445566778899aabbccddeeff"`
	for _, c := range []struct{ text, want string }{
		{"", "line 1: the record is empty"},
		{head[:20], "line 1: the record is empty"},
		{"hello\n", `line 1: found "hello"; a header was expected`},
		{`{"fray":2,"ruleset":"duel","dice":"roll"}` + "\n", "reads format 1"},
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
