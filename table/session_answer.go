package table

import (
	"strconv"
	"strings"
)

// Answer answers the open question by the key of an option.
func (s *Session) Answer(seat Seat, key string) error { return s.AnswerNote(seat, key, "") }

// AnswerNote is Answer with a line of text, where the question says that one may go with it.
func (s *Session) AnswerNote(seat Seat, key, note string) error {
	q, err := s.asked(seat)
	if err != nil {
		return err
	}
	o, ok := q.Find(s.work, JustSeat(seat), key)
	if !ok {
		if _, ok := q.Find(s.work, ^Seats(0), key); ok {
			return refuse(NotAsked, "the option "+strconv.Quote(key)+" is not open to "+s.seatName(seat))
		}
		return refuse(NotListed, "there is no option "+strconv.Quote(key)+" in this question")
	}
	if err := s.fits(q, o, note); err != nil {
		return err
	}
	return s.answer(seat, key, note, o)
}

// fits reports why a text cannot go with an answer.
func (s *Session) fits(q *Question, o Option, note string) error {
	if note != "" && !q.Text {
		return refuse(BadText, "no text goes with the answer to this question")
	}
	row := s.start.Book().VerbRow(o.Verb)
	if n := len(strings.Fields(note)); row.Words > 0 && n > row.Words {
		return refuse(BadText, "the text has "+strconv.Itoa(n)+" words; a "+row.Name+" has at most "+strconv.Itoa(row.Words)+": shorten it")
	}
	return nil
}

// AnswerOption answers the open question by an option.
func (s *Session) AnswerOption(seat Seat, o Option) error { return s.AnswerOptionNote(seat, o, "") }

// AnswerOptionNote is AnswerOption with a line of text, where the question says that one may go with it: a bot gives
// [Question.BotNote].
func (s *Session) AnswerOptionNote(seat Seat, o Option, note string) error {
	q, err := s.asked(seat)
	if err != nil {
		return err
	}
	if !q.ContainsFor(JustSeat(seat), o) {
		if q.Contains(o) {
			return refuse(NotAsked, "the option is not open to "+s.seatName(seat))
		}
		return refuse(NotListed, "the option is not one of this question")
	}
	if err := s.fits(q, o, note); err != nil {
		return err
	}
	return s.answer(seat, s.key(q, o), note, o)
}

func (s *Session) answer(seat Seat, key, note string, o Option) error {
	if err := s.take(Input{Seat: s.seatName(seat), Answer: key, Note: note}, Tail{Option: o, Note: note}); err != nil {
		return err
	}
	return s.resume()
}

// GiveDice gives the faces of the open roll, in the order thrown.
func (s *Session) GiveDice(faces []int32) error {
	r := s.OpenRoll()
	if r == nil {
		return refuse(NothingOpen, "no roll is open")
	}
	if len(faces) != r.Dice() {
		return refuse(BadDice, "the roll has "+strconv.Itoa(r.Dice())+" dice, not "+strconv.Itoa(len(faces)))
	}
	for i, f := range faces {
		if sides := r.SidesOf(i); f < 1 || int(f) > sides {
			return refuse(BadDice, "die "+strconv.Itoa(i+1)+" shows "+strconv.Itoa(int(f))+", but it has the faces 1 to "+strconv.Itoa(sides))
		}
	}
	kept := append([]int32(nil), faces...)
	if err := s.take(Input{Dice: kept}, Tail{Faces: kept, Kind: TailFaces}); err != nil {
		return err
	}
	return s.resume()
}

// asked gives the open question if the seat is asked.
func (s *Session) asked(seat Seat) (*Question, error) {
	q := s.Open()
	switch {
	case s.stuck != nil:
		return nil, s.stuck
	case s.o.Wait:
		return nil, notBegun()
	case s.over:
		return nil, refuse(NothingOpen, "the fight is over: nobody is asked anything")
	case q == nil:
		return nil, refuse(NothingOpen, "a roll is open, and no question: give its dice")
	case !q.Asked().Has(seat):
		return nil, refuse(NotAsked, "this question is for "+s.seatNames(q.Asked())+", not for "+s.seatName(seat))
	}
	return q, nil
}

// Option returns the option of the open question that has this key, and whether there is one.
func (s *Session) Option(key string) (Option, bool) {
	if q := s.Open(); q != nil {
		return q.Find(s.work, ^Seats(0), key)
	}
	return Option{}, false
}

// key is the key of an option of the open question.
func (s *Session) key(q *Question, o Option) string { return s.work.Key(q, o) }

func (s *Session) seatName(seat Seat) string {
	if names := s.start.Cast().Seats; int(seat) < len(names) {
		return names[seat]
	}
	return "seat " + strconv.Itoa(int(seat))
}

func (s *Session) seatNames(seats Seats) string {
	var names []string
	for x := range Seat(64) {
		if seats.Has(x) {
			names = append(names, s.seatName(x))
		}
	}
	return strings.Join(names, " or ")
}
