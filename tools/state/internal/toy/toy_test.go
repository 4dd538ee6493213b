package toy

import (
	"bytes"
	"fmt"
	"reflect"
	"testing"

	"fray/table"
)

func full() state {
	return state{
		Round: 3, Leader: 2, Mood: 2, Seen: 1 << 63, Over: true, Rule: 2, Verb: 1,
		Ready: table.Do(2).As(1).With(200).Adding(3).Of(-5).To(70000),
		Crowd: crowd(0, 63, 64, 511, table.Thing(0), table.Thing(63)), Names: []string{"", "Ann"},
		Units: []unit{{HP: -4, Holds: 1, Has: 3, Spot: spot{1, -2}, Marks: []spot{{}, {5, 6}}, Goal: goal{3, 1}}, {Holds: -1, Goal: goal{At: -1}}},
		Pair:  [2]int8{-128, 127}, Deep: [][]int16{{}, {1, 2}}, Count: 9, Plain: 7,
	}
}

func crowd(who ...table.Who) (c table.Crowd) {
	for _, i := range who {
		c.Add(i)
	}
	return c
}

func written(s *state) []byte {
	w := table.NewStateWriter(nil, Book())
	s.appendState(&w)
	return w.Bytes()
}

// TestRoundTrip writes a state, reads it back, and finds all but what is derived.
func TestRoundTrip(t *testing.T) {
	s := full()
	r := table.NewStateReader(written(&s), Book())
	var got state
	got.readState(&r)
	if err := r.Err(); err != nil {
		t.Fatal(err)
	}
	s.Count = 0
	if fmt.Sprint(got) != fmt.Sprint(s) {
		t.Errorf("got  %+v\nwant %+v", got, s)
	}
	if !bytes.Equal(written(&got), written(&s)) {
		t.Error("the bytes differ after reading")
	}
}

// TestEveryFieldCounts changes each field of a full state in turn, and demands other bytes unless it is derived.
func TestEveryFieldCounts(t *testing.T) {
	was := full()
	before := written(&was)
	for i := range reflect.TypeFor[state]().NumField() {
		s := full()
		f := reflect.ValueOf(&s).Elem().Field(i)
		f.SetZero()
		if name := reflect.TypeFor[state]().Field(i).Name; bytes.Equal(written(&s), before) != (name == "Count") {
			t.Errorf("%s: it has the same bytes when it is zero", name)
		}
	}
}

// TestTablesMayGrow inserts a rule and a verb at the top of the tables, and demands the same bytes.
func TestTablesMayGrow(t *testing.T) {
	s := full()
	before := written(&s)
	b := Book()
	b.Rules = append([]table.RuleText{{ID: "toy.new"}}, b.Rules...)
	b.Verbs = append([]table.VerbRow{b.Verbs[0], {Name: "new"}}, b.Verbs[1:]...)
	s.Rule, s.Verb, s.Ready.Verb = s.Rule+1, s.Verb+1, s.Ready.Verb+1
	w := table.NewStateWriter(nil, b)
	s.appendState(&w)
	if !bytes.Equal(w.Bytes(), before) {
		t.Errorf("got  %q\nwant %q", w.Bytes(), before)
	}
}

// TestCopyShares demands that a copy keeps no memory of the original, also the second time.
func TestCopyShares(t *testing.T) {
	var c state
	for range 2 {
		s := full()
		c.copyFrom(&s)
		if fmt.Sprint(c) != fmt.Sprint(s) {
			t.Fatalf("got %+v, want %+v", c, s)
		}
		s.Units[0].Marks[1].X, s.Deep[1][0], s.Names[0] = 77, 77, "Bob"
		if c.Units[0].Marks[1].X == 77 || c.Deep[1][0] == 77 || c.Names[0] == "Bob" {
			t.Error("the copy shares memory with the original")
		}
	}
}

// FuzzRead reads any bytes without a panic, and what it accepts it writes again.
func FuzzRead(f *testing.F) {
	s := full()
	f.Add(written(&s))
	f.Add([]byte{0})
	f.Fuzz(func(t *testing.T, b []byte) {
		r := table.NewStateReader(b, Book())
		var s state
		s.readState(&r)
		if r.Err() != nil {
			return
		}
		again := written(&s)
		r = table.NewStateReader(again, Book())
		var twice state
		twice.readState(&r)
		if r.Err() != nil || !bytes.Equal(written(&twice), again) {
			t.Errorf("%q was accepted, and its own bytes %q were not", b, again)
		}
	})
}
