package room_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/google/go-cmp/cmp"

	"fray/api"
	"fray/internal/room"
	"fray/table"
)

// twinLink is a link of the same name at both tables, with what it knows.
type twinLink struct {
	name    string
	watches [2]*room.Watch
	base    [2]int      // the first rev
	rev     [2]api.Rev  // of the last state
	ids     [2][]string // of questions, in the order in which they came
}

// drain reports whether the link was notified since it was asked last.
func (l *twinLink) drain(i int) bool {
	select {
	case <-l.watches[i].C:
		return true
	default:
		return false
	}
}

// normal is a state with the names of table and questions left out, and revs counted from the first.
func (l *twinLink) normal(i int, is *api.State) string {
	s := *is
	s.Table, s.Rev = "", api.Rev{Epoch: "e", N: s.Rev.N - l.base[i]}
	if s.Question != nil {
		q := *s.Question
		q.ID = l.question(i, q.ID)
		s.Question = &q
	}
	return asJSON(&s)
}

// question is the number of a question.
func (l *twinLink) question(i int, id string) string {
	n := slices.Index(l.ids[i], id)
	if n < 0 {
		n, l.ids[i] = len(l.ids[i]), append(l.ids[i], id)
	}
	return fmt.Sprint("question ", n)
}

// news is a change with the names of questions left out, and revs counted from the first.
func (l *twinLink) news(i int, shown *room.Shown) string {
	var c api.Change
	if err := json.Unmarshal(shown.JSON, &c); err != nil {
		return err.Error()
	}
	for _, rev := range []*api.Rev{&c.Rev, &c.Since} {
		*rev = api.Rev{Epoch: "e", N: rev.N - l.base[i]}
	}
	var set struct{ Question *api.Question }
	if err := json.Unmarshal(c.Set, &set); err != nil {
		return err.Error()
	}
	if q := set.Question; q != nil {
		c.Set = bytes.ReplaceAll(c.Set, []byte(q.ID), []byte(l.question(i, q.ID)))
	}
	return asJSON(&c)
}

func asJSON(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		return err.Error()
	}
	return string(b)
}

// apart are texts as lines, so that it is seen where they differ.
func apart(text string) []string { return strings.SplitAfter(text, ",") }

// agree fails if a link that may not know of what is hidden is given something else at one table than at the other.
func (w *twins) agree(more bool) {
	w.Helper()
	for _, name := range w.names {
		l := w.links[name]
		var pushed [2]bool
		for i := range w.tables {
			pushed[i] = l.drain(i)
		}
		if w.knows[name] {
			continue
		}
		w.same(name, "the state", func(s *sat, i int, v room.Viewer) string { return l.normal(i, s.state(name)) })
		w.same(name, "what is new", func(s *sat, i int, v room.Viewer) string {
			shown, err := s.Changes(w.Context(), v, l.rev[i])
			must(w, err)
			l.rev[i] = shown.Rev
			return l.news(i, shown)
		})
		if pushed[0] != pushed[1] {
			w.Fatalf("%s is notified %v, and with unseen decrees %v", name, pushed[0], pushed[1])
		}
		if more {
			w.agreeMore(name)
		}
	}
}

// same fails if something is other at one table than at the other.
func (w *twins) same(name, what string, of func(s *sat, i int, v room.Viewer) string) {
	w.Helper()
	var got [2]string
	for i, s := range w.tables {
		got[i] = of(s, i, s.who[name])
	}
	if got[0] != got[1] {
		w.Fatalf("%s: %s is other with unseen decrees (-without +with):\n%s", name, what, cmp.Diff(apart(got[0]), apart(got[1])))
	}
}

// agreeMore is agree for all that a link may ask for besides.
func (w *twins) agreeMore(name string) {
	w.Helper()
	ctx, state := w.Context(), w.tables[0].state(name)
	given := func(x any, err error) string {
		if err != nil {
			return err.Error()
		}
		return asJSON(x)
	}
	w.same(name, "the log", func(s *sat, _ int, v room.Viewer) string { return given(s.Log(ctx, v, 0, 1000)) })
	w.same(name, "what is blocked", func(s *sat, _ int, v room.Viewer) string { return given(s.Blocked(ctx, v)) })
	n := w.rng.Below(state.Inputs+3) - 1
	w.same(name, fmt.Sprint("the past of ", n), func(s *sat, _ int, v room.Viewer) string {
		past, err := s.Past(ctx, v, n)
		if err != nil {
			return err.Error()
		}
		was := *past
		was.Table = ""
		return asJSON(was)
	})
	for what, do := range map[string]func(s *sat, v room.Viewer) error{
		"an undo of too much": func(s *sat, v room.Viewer) error { return s.Undo(ctx, v, api.Undo{Keep: 1_000_000}) },
		"a vote on nothing":   func(s *sat, v room.Viewer) error { return s.Undo(ctx, v, api.Undo{Vote: "maybe"}) },
		"a decree": func(s *sat, v room.Viewer) error {
			return s.Adjust(ctx, v, table.Adjustment{Do: "remove", Who: "zz-twin-0"})
		},
		"an answer to nothing": func(s *sat, v room.Viewer) error { return s.Answer(ctx, v, api.Answer{Question: "x", Key: "y"}) },
	} {
		w.same(name, what, func(s *sat, _ int, v room.Viewer) string { return fmt.Sprint(do(s, v)) })
	}
	q := state.Question
	if q == nil || len(q.Choices) == 0 {
		return
	}
	w.same(name, "a bad answer", func(s *sat, _ int, v room.Viewer) string {
		return fmt.Sprint(s.Answer(ctx, v, api.Answer{Question: s.state(name).Question.ID, Key: "reveal:zz-twin-0"}))
	})
	if w.rng.Below(6) == 0 {
		key := q.Choices[w.rng.Below(len(q.Choices))].Key
		w.same(name, "the odds of "+key, func(s *sat, _ int, v room.Viewer) string {
			return given(s.Odds(ctx, v, s.state(name).Question.ID, key))
		})
	}
}

// films holds the replays of both to each other, frame by frame, as two of the links see them.
func (w *twins) films() {
	for range 2 {
		name := w.names[w.rng.Below(len(w.names))]
		if w.knows[name] {
			continue
		}
		w.same(name, "the replay", func(s *sat, _ int, v room.Viewer) string {
			var all strings.Builder
			must(w, s.Replay(w.Context(), v, func(is *api.State) error {
				frame := *is
				frame.Table = ""
				all.WriteString(asJSON(&frame))
				return nil
			}))
			return all.String()
		})
	}
}
