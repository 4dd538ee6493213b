package table_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"fray/table"
)

// sitting is a session of a toy, recorded.
type sitting struct {
	*table.Session
	t     *testing.T
	new   func() table.Game
	write *book
}

// sit begins a recorded session. Dice are typed if the script is to give them.
func sit(t *testing.T, newGame func() table.Game, dice string) *sitting {
	t.Helper()
	return sitWith(t, newGame, dice, "{}")
}

func sitWith(t *testing.T, newGame func() table.Game, dice, setup string) *sitting {
	t.Helper()
	g := newGame()
	h := table.Header{Ruleset: g.Book().Name, Name: "toy", Seed: table.Practice(11), Dice: dice, Setup: json.RawMessage(setup)}
	line, err := table.EncodeHeader(h)
	if err != nil {
		t.Fatal(err)
	}
	b := &book{}
	b.text.Write(line)
	o := h.Options(line[:len(line)-1])
	o.Journal = b
	return &sitting{table.NewSession(g, o), t, newGame, b}
}

// play puts in a script, one step a word or two: "red: parry:ann" is an answer, "red: plead # words" one with a text, and
// "4 5 6" are dice.
func (s *sitting) play(steps ...string) {
	s.t.Helper()
	for _, step := range steps {
		if err := s.put(step); err != nil {
			s.t.Fatalf("%s: %v; open for everybody: %v", step, err, s.open())
		}
	}
}

func (s *sitting) put(step string) error {
	name, key, answer := strings.Cut(step, ": ")
	if !answer {
		var faces []int32
		for f := range strings.FieldsSeq(step) {
			n, _ := strconv.Atoi(f)
			faces = append(faces, int32(n))
		}
		return s.GiveDice(faces)
	}
	seat, ok := s.Game().Cast().Seat(name)
	if !ok {
		return fmt.Errorf("no seat %q", name)
	}
	key, note, _ := strings.Cut(key, " # ")
	return s.AnswerNote(seat, key, note)
}

// open is what is open, by seat: "red: go:ann go:ben".
func (s *sitting) open() []string {
	if r := s.OpenRoll(); r != nil {
		return []string{"roll " + s.Game().RollText(r)}
	}
	var out []string
	for seat, name := range s.Game().Cast().Seats {
		var keys []string
		for _, c := range s.Choices(table.Seat(seat)) {
			keys = append(keys, c.Key)
		}
		if keys != nil {
			out = append(out, name+": "+strings.Join(keys, " "))
		}
	}
	return out
}

// isOpen expects that to be open.
func (s *sitting) isOpen(want ...string) {
	s.t.Helper()
	if got := s.open(); !reflect.DeepEqual(got, want) {
		s.t.Errorf("open is %q, want %q", got, want)
	}
}

// said are the events in sentences, as the seat hears them.
func (s *sitting) said(seat table.Seat) []string {
	cast := s.Game().Cast()
	var out []string
	for _, e := range s.Events() {
		if e.To.Hears(seat, func(side int) bool { return cast.Plays(seat, side) }) {
			out = append(out, s.Game().Text(&e))
		}
	}
	return out
}

// hears expects what the seat has heard, a sentence a line.
func (s *sitting) hears(seat table.Seat, want ...string) {
	s.t.Helper()
	if got := s.said(seat); !reflect.DeepEqual(got, want) {
		s.t.Errorf("seat %d has heard\n%s\nwant\n%s", seat, strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// prove replays the record, and takes back to every input and puts the rest in again, which all must come to the same.
func (s *sitting) prove() {
	s.t.Helper()
	rec, err := table.ReadRecord(bytes.NewReader(s.write.text.Bytes()))
	if err != nil {
		s.t.Fatal(err)
	}
	again, err := table.Replay(rec, s.new(), table.Options{})
	if err != nil {
		s.t.Fatal(err)
	}
	want := s.snap(s.Session)
	if got := s.snap(again); got != want {
		s.t.Fatalf("replayed\n%s\nwant\n%s", got, want)
	}
	for keep := range rec.Inputs {
		if err := again.Undo(keep); err != nil {
			s.t.Fatal(err)
		}
		part, err := table.ReplayTo(rec, s.new(), keep)
		if err != nil {
			s.t.Fatal(err)
		}
		if got, want := s.snap(again), s.snap(part); got != want {
			s.t.Fatalf("taken back to %d\n%s\nwant\n%s", keep, got, want)
		}
		b := &sitting{Session: again.Branch(), t: s.t}
		for _, in := range rec.Inputs[keep:] {
			if err := b.put(stepOf(in)); err != nil {
				s.t.Fatalf("put in again after %d: %v", keep, err)
			}
		}
		if got := s.snap(b.Session); got != want {
			s.t.Fatalf("continued after %d\n%s\nwant\n%s", keep, got, want)
		}
		again = b.Session
	}
}

// stepOf is an input as a script says it.
func stepOf(in table.Input) string {
	switch {
	case in.Dice != nil:
		return strings.Trim(fmt.Sprint(in.Dice), "[]")
	case in.Note != "":
		return in.Seat + ": " + in.Answer + " # " + in.Note
	default:
		return in.Seat + ": " + in.Answer
	}
}

// snap is all there is to see of a session.
func (s *sitting) snap(x *table.Session) string {
	b := &sitting{Session: x, t: s.t}
	over, done := x.Over()
	var views []table.View
	for seat := range x.Game().Cast().Seats {
		views = append(views, x.Game().View(table.Seat(seat)))
	}
	return fmt.Sprintf("%s\n%q\n%q\n%v %v\n%+v", x.StateHash(), b.said(table.GM), b.open(), over, done, views)
}
