package table_test

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"fray/table"
)

// key is a secret seed of the bytes from, from+1, and so on.
func key(from byte) table.Seed {
	var k [32]byte
	for i := range k {
		k[i] = from + byte(i)
	}
	return table.SecretSeed(k)
}

// sealed is a session with a secret seed that is recorded from its start, as a server records it.
func sealed(t interface{ Fatal(...any) }, seed table.Seed, stirs ...table.Stir) (*table.Session, *book) {
	b := &book{}
	must := func(err error) {
		if err != nil {
			t.Fatal(err)
		}
	}
	line, err := table.EncodeHeader(table.Header{Ruleset: "duel", Name: "skirmish", Seed: seed, Dice: table.DiceRoll, Setup: json.RawMessage(`{"fighters": 2}`)})
	must(err)
	must(b.put(line, nil))
	for _, s := range stirs {
		must(b.put(table.EncodeStir(s)))
	}
	o := table.Options{Seed: seed, Stirs: stirs, Base: bytes.TrimSpace(line), Journal: b, Wait: true}
	must(b.put(table.EncodeBegin(table.NewSession(skirmish(), o).BeginHash())))
	o.Wait = false
	return table.NewSession(skirmish(), o), b
}

// TestSeedVectors pins what follows from a secret seed; the hashes were computed with Python's hashlib, not with this code.
func TestSeedVectors(t *testing.T) {
	s := key(1)
	for _, c := range []struct{ name, got, want string }{
		{"text", s.String(), "0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20"},
		{"commitment", s.Commit(), "e556b8fc65a0f9a70bdb6e0c69c4a7e5f262fb574e8596527e4dec3a25fb8dcd"},
		{"fresh", s.Next().String(), "18257399cf778610ea881be727e879c64be6912c7dc88ca2991f82611686282f"},
		{"fresh after stirs", s.Stir([]table.Stir{{Seat: "red", Text: "x"}}).Next().String(), "18257399cf778610ea881be727e879c64be6912c7dc88ca2991f82611686282f"},
		{"practice", table.Practice(1<<64 - 1).String(), "18446744073709551615"},
		{"no commitment", table.Practice(7).Commit(), ""},
	} {
		if c.got != c.want {
			t.Errorf("%s: got %q, want %q", c.name, c.got, c.want)
		}
	}
}

// thrown are dice of a seed at one place in a fight.
func thrown(seed table.Seed, inputs, beats int) [12]int {
	t := table.Table{Seed: seed, Inputs: inputs, Beats: beats}
	var out [12]int
	for i := range out {
		out[i] = t.Roll(&table.Roll{Count: 1, Sides: 20})
	}
	return out
}

// TestSecretDiceVectors pins the stream: were one die another, records would not be proved any more.
func TestSecretDiceVectors(t *testing.T) {
	stirred := key(1).Stir([]table.Stir{{Seat: "red", Text: "a stir"}, {Seat: "blue", Text: "ü 2"}})
	for _, c := range []struct {
		seed          table.Seed
		inputs, beats int
		want          [12]int
	}{
		{key(1), 0, 0, [12]int{8, 1, 1, 4, 12, 2, 17, 8, 16, 8, 8, 7}},
		{key(1), 3, 7, [12]int{1, 17, 17, 10, 20, 7, 16, 1, 10, 3, 10, 10}},
		{stirred, 0, 0, [12]int{7, 2, 10, 14, 8, 19, 20, 16, 10, 18, 17, 9}},
		{stirred.Next(), 0, 0, [12]int{16, 3, 2, 9, 19, 16, 4, 13, 14, 16, 20, 18}},
	} {
		if got := thrown(c.seed, c.inputs, c.beats); got != c.want {
			t.Errorf("%v at %d, %d: dice %v, want %v", c.seed, c.inputs, c.beats, got, c.want)
		}
	}
}

// TestStirsChangeTheDice: the same seed and stirs give the same dice; any other stir, order or seat gives others.
func TestStirsChangeTheDice(t *testing.T) {
	a, b := table.Stir{Seat: "red", Text: "ab"}, table.Stir{Seat: "blue", Text: "c"}
	seen := map[[12]int]string{}
	for name, stirs := range map[string][]table.Stir{
		"none": nil, "one": {a}, "two": {a, b}, "another order": {b, a}, "another text": {{Seat: "red", Text: "ac"}, b},
		"another seat": {{Seat: "blue", Text: "ab"}, b}, "cut elsewhere": {{Seat: "reda", Text: "b"}, b}, "twice": {a, a},
	} {
		dice := thrown(key(1).Stir(stirs), 0, 0)
		if dice != thrown(key(1).Stir(stirs), 0, 0) {
			t.Errorf("%s: the same seed and stirs gave other dice", name)
		}
		if other := seen[dice]; other != "" {
			t.Errorf("%s gives the dice of %s", name, other)
		}
		seen[dice] = name
	}
	if thrown(table.Practice(7).Stir([]table.Stir{a}), 0, 0) != thrown(table.Practice(7), 0, 0) {
		t.Error("a practice seed was stirred")
	}
}

// TestBotsTellNothing: what bots of a secret seed draw are neither its dice nor those of practice seed 0.
func TestBotsTellNothing(t *testing.T) {
	var secret, again, practice table.Rand
	seed, other, zero := key(1), key(2), table.Practice(0)
	seed.Bots(&secret, 5, 3)
	other.Bots(&again, 5, 3)
	zero.Bots(&practice, 5, 3)
	if a, b, c := secret.Uint64(), again.Uint64(), practice.Uint64(); a == b || a == c {
		t.Errorf("bots draw %x, %x, %x", a, b, c)
	}
	if key(1).Public() != table.Practice(0) || table.Practice(9).Public() != table.Practice(9) {
		t.Error("what is public of a seed is another seed")
	}
}

// TestSecretDiceAllocateNothing as law 5 has it.
func TestSecretDiceAllocateNothing(t *testing.T) {
	tb := table.Table{Seed: key(1)}
	roll := &table.Roll{Count: 3, Sides: 6}
	tb.Roll(roll)
	if n := testing.AllocsPerRun(100, func() { tb.Inputs++; tb.Roll(roll) }); n != 0 {
		t.Errorf("%v allocations for a roll", n)
	}
}

// TestSecretRecord plays at random with a secret seed: the record holds the seed at its end and nowhere before, replays from
// it, continues from any line when the seed is known, and takes nothing back once the seed is revealed.
func TestSecretRecord(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seed := key(rapid.Byte().Draw(t, "seed"))
		s, b := sealed(t, seed, table.Stir{Seat: "red", Text: rapid.StringMatching(`[a-z]{1,9}`).Draw(t, "stir")})
		playFor(t, s, rapid.IntRange(0, 20).Draw(t, "inputs"))
		if _, over := s.Over(); !over {
			must(t, s.Undo(rapid.IntRange(0, len(s.Inputs())).Draw(t, "keep")))
			must(t, s.Fresh())
		}
		for q := s.Open(); q != nil; q = s.Open() {
			if strings.Contains(b.text.String(), seed.String()) {
				t.Fatal("the record holds the seed of a fight that is not over")
			}
			rec := reread(t, b.text.Bytes())
			if len(rec.Inputs)%16 == 0 {
				if _, err := table.Replay(rec, skirmish(), table.Options{}); !errors.Is(err, table.ErrSealed) {
					t.Fatalf("without its seed the record is replayed: %v", err)
				}
				rec.Seeds = []table.Seed{seed}
				again, err := table.Replay(rec, skirmish(), table.Options{})
				must(t, err)
				same(t, "replayed", look(s), look(again))
			}
			must(t, s.AnswerOption(q.Seats.First(), s.Game().Best(q)))
		}
		rec := reread(t, b.text.Bytes())
		if s.Revealed() != seed.String() || rec.End == nil || rec.End.Seed != seed.String() || rec.Seed() != seed {
			t.Fatalf("the end is %+v", rec.End)
		}
		again, err := table.Replay(rec, skirmish(), table.Options{})
		must(t, err)
		same(t, "replayed", look(s), look(again))
		if err := s.Undo(0); err == nil {
			t.Fatal("something was taken back though the seed is revealed")
		}
	})
}

// TestFreshFromAnother: dice from a seed that does not follow never reveal the first seed, and need both to be played again.
func TestFreshFromAnother(t *testing.T) {
	s, b := sealed(t, key(1))
	plain, _ := sealed(t, key(1))
	playBest(t, s, 2)
	if err := s.FreshFrom(key(50)); err != nil {
		t.Fatal(err)
	}
	playBest(t, s, 1000)
	playBest(t, plain, 1000)
	if _, over := s.Over(); !over || s.Revealed() != "" || s.Seed().String() != key(50).String() || strings.Contains(b.text.String(), key(1).String()) {
		t.Errorf("revealed %q, rolls from %v", s.Revealed(), s.Seed())
	}
	if s.StateHash() == plain.StateHash() {
		t.Error("the dice did not change")
	}
	rec := reread(t, b.text.Bytes())
	rec.Seeds = []table.Seed{key(1)}
	if _, err := table.Replay(rec, skirmish(), table.Options{}); err == nil {
		t.Error("it was played again without its second seed")
	}
	rec.Seeds = []table.Seed{key(1), key(50)}
	if _, err := table.Replay(rec, skirmish(), table.Options{}); err != nil {
		t.Error(err)
	}
}

// TestNothingBeforeTheBeginning: while stirs are taken nobody is asked and nothing can be put in.
func TestNothingBeforeTheBeginning(t *testing.T) {
	s := table.NewSession(skirmish(), table.Options{Seed: key(1), Wait: true})
	if s.Open() != nil || len(s.Throws()) > 0 || len(s.Events()) > 0 || !s.Waits() {
		t.Error("the fight has begun")
	}
	if s.Adjust(table.Adjustment{Do: "end"}) == nil || s.Fresh() == nil || s.Answer(0, "end") == nil {
		t.Error("something was put in")
	}
	if b := s.Branch(); b.Open() != nil {
		t.Error("a branch has begun")
	}
}

// TestTamperedSecret: whatever is changed in a record with a secret seed is found.
func TestTamperedSecret(t *testing.T) {
	good := string(goldenSecret(t))
	change := func(from, to string) string {
		if !strings.Contains(good, from) {
			t.Fatalf("%q is not in the record", from)
		}
		return strings.Replace(good, from, to, 1)
	}
	other := key(9)
	lines := strings.SplitAfter(good, "\n")
	for name, c := range map[string]struct{ text, want string }{
		"nothing":             {good, ""},
		"a stir":              {change("a stir", "a stiR"), "a stir or the header was changed"},
		"a stir left out":     {lines[0] + strings.Join(lines[2:], ""), "a stir or the header was changed"},
		"the order":           {lines[0] + lines[2] + lines[1] + strings.Join(lines[3:], ""), "a stir or the header was changed"},
		"a strange seat":      {change(`"seat":"red","text":"a stir"`, `"seat":"rad","text":"a stir"`), `seat "rad" has stirred`},
		"the seed":            {change(key(1).String(), other.String()), "not the one that the header commits to"},
		"the commitment":      {change(key(1).Commit(), other.Commit()), "not the one that the header commits to"},
		"seed and commitment": {strings.Replace(change(key(1).Commit(), other.Commit()), key(1).String(), other.String(), 1), "a stir or the header was changed"},
		"no seed":             {change(`,"seed":"`+key(1).String()+`"`, ""), "not revealed yet"},
		"fresh dice":          {change(key(1).Next().Commit(), other.Commit()), "committed to another seed"},
		"an answer":           {change(`"answer":"end"`, `"answer":"END"`), "refused"},
		"the beginning":       {lines[0] + lines[1] + lines[2] + lines[3] + strings.Join(lines[5:], ""), "a stir or the beginning was expected"},
		"a late stir":         {strings.Join(lines[:5], "") + lines[1] + strings.Join(lines[5:], ""), "a stir after the beginning"},
		"after the end":       {good + "{\"undo\":1}\n", "a line after the end that reveals the seed"},
		"the winner":          {change(`"winner":"`, `"winner":"x`), "the record ends with"},
	} {
		rec, err := table.ReadRecord(strings.NewReader(c.text))
		if err == nil {
			_, err = table.Replay(rec, skirmish(), table.Options{})
		}
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s: got %v, want %q", name, err, c.want)
		}
	}
}

// FuzzParseSeed: whatever is read as a seed is printed and read as the same seed, as text and as JSON.
func FuzzParseSeed(f *testing.F) {
	for _, s := range []string{"0", "7", "18446744073709551615", "18446744073709551616", "-1", "+1", "1_0", "", key(1).String(), strings.ToUpper(key(200).String()), strings.Repeat("1", 64), strings.Repeat("0", 63) + "1"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		seed, err := table.ParseSeed(text)
		if err != nil {
			return
		}
		again, err := table.ParseSeed(seed.String())
		if err != nil || again != seed || seed.Secret() == (seed.Commit() == "") {
			t.Fatalf("%q is read as %v, that as %v: %v", text, seed, again, err)
		}
		raw, err := json.Marshal(seed)
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(raw, &again); err != nil || again != seed {
			t.Fatalf("%s is read as %v: %v", raw, again, err)
		}
		if _, err := hex.DecodeString(seed.Commit()); err != nil {
			t.Fatal(err)
		}
	})
}

func BenchmarkSecretKeyAndDie(b *testing.B) {
	var t table.Table
	seed := key(1)
	roll := &table.Roll{Count: 1, Sides: 20}
	sum := 0
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if i%1000 == 0 { // a beat may have only so many rolls
			t = table.Table{Seed: seed}
		}
		t.Inputs++
		sum += t.Roll(roll)
	}
	if sum == 0 {
		b.Fatal("no dice")
	}
}
