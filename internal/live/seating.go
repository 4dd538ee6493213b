package live

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"fray/bot"
	"fray/internal/botexec"
	"fray/internal/seating"
	"fray/table"
)

// Player assigns a seat to a player instead of a bot.
const Player = "player"

// Seating assigns each seat to [Player] or to the bot that [botexec.Find] finds by this name.
type Seating map[string]string

// Sitters returns the names that a seat may be assigned to.
func Sitters() []string { return append([]string{Player}, bot.Names()...) }

// ParseSeating parses items such as "red=player". [Seating.check] checks the seats against a cast.
func ParseSeating(items []string) (Seating, error) {
	s := Seating{}
	for _, item := range items {
		seat, who, ok := strings.Cut(item, "=")
		if !ok || seat == "" {
			return nil, fmt.Errorf("a seat must be SEAT=WHO, such as red=player, got %q", item)
		}
		if who == "human" {
			return nil, fmt.Errorf("seat %s cannot be human: use player, as in --seat %s=player", seat, seat)
		}
		if _, err := botexec.Find(who); err != nil && who != Player && !strings.HasPrefix(who, botexec.Prefix) {
			return nil, fmt.Errorf("seat %s must be one of %s, got %q; a program is %s./mybot", seat, strings.Join(Sitters(), ", "), who, botexec.Prefix)
		}
		if was, twice := s[seat]; twice && was != who {
			return nil, fmt.Errorf("seat %s is given twice: as %s and as %s", seat, was, who)
		}
		s[seat] = who
	}
	return s, nil
}

// dismiss ends bots that are programs. One that is asked again starts again.
func (t *Table) dismiss() {
	for i := range t.sits {
		botexec.Close(t.sits[i].Player)
	}
}

// check returns an error if the seating names a seat that the cast lacks.
func (s Seating) check(cast *table.Cast) error {
	return seating.Unknown(cast, slices.Collect(maps.Keys(s)))
}

// seat returns the sitter of every seat of the cast: the assigned one, or else the usual one.
func (s Seating) seat(cast *table.Cast) ([]seating.Sitter, error) {
	if err := s.check(cast); err != nil {
		return nil, err
	}
	out := make([]seating.Sitter, len(cast.Seats))
	for i, name := range cast.Seats {
		switch who, ok := s[name]; {
		case !ok:
			out[i] = seating.Usual(cast, table.Seat(i), Player)
		case who == Player:
			out[i].Name = Player
		default:
			p, err := botexec.Find(who)
			if err != nil {
				return nil, err
			}
			out[i] = seating.Sitter{Name: who, Player: p}
		}
	}
	return out, nil
}
