package web

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"fray/api"
	"fray/table"
)

// plural returns "1 round" or "3 rounds".
func plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

func roleWords(s api.State) string {
	switch y := s.You; y.Role {
	case api.RoleGM:
		return "game master"
	case api.RoleSeat:
		return seatName(s.View, y.Seat)
	default:
		return "spectator"
	}
}

// waitingWords says who the table waits for.
func waitingWords(s api.State) string {
	switch {
	case s.View.Over && s.View.Winner != "":
		return "Won by " + sideName(s.View, s.View.Winner)
	case s.View.Over:
		return "A draw"
	case s.Fault != "":
		return "The game has stopped"
	case s.Paused:
		return "Paused"
	case s.Question != nil && s.Question.Mine && s.You.Role == api.RoleSeat:
		return "Your turn"
	case len(s.Waiting.Seats) > 0:
		return "Waiting for " + seatNames(s.View, s.Waiting.Seats)
	default:
		return "Bots are playing"
	}
}

// usual says who plays a seat by default.
func usual(players []string, e api.Encounter, seat string) string {
	switch plays := e.Usual[seat]; {
	case len(players) > 0 && plays == players[0]:
		return "a " + plays
	case seat == api.RoleGM && plays == "default":
		return "the rules decide"
	default:
		return "the " + plays + " bot"
	}
}

// titled makes a name of an id: "gate-door" is "Gate door".
func titled(id string) string {
	name := table.InWords(id)
	return strings.ToUpper(name[:min(1, len(name))]) + name[min(1, len(name)):]
}

// sideName returns the name of a side for display.
func sideName(v table.View, side string) string {
	if name := v.SideName(side); name != side {
		return name
	}
	return titled(side)
}

// seatName returns the name of a seat for display. A seat that plays a side has the name of the side.
func seatName(v table.View, seat string) string {
	if seat == api.RoleGM {
		return "game master"
	}
	return sideName(v, seat)
}

// seatNames lists seats for display.
func seatNames(v table.View, seats []string) string {
	names := make([]string, len(seats))
	for i, seat := range seats {
		names[i] = seatName(v, seat)
	}
	return strings.Join(names, " and ")
}

// luckWords describes luck that is given in hundredths of a standard deviation.
func luckWords(hundredths int) string {
	word := "as expected"
	switch n := max(hundredths, -hundredths); {
	case n >= 200:
		word = "very "
	case n >= 100:
		word = ""
	default:
		return word
	}
	if hundredths > 0 {
		return word + "lucky"
	}
	return word + "unlucky"
}

// limitsWith returns the time limits to choose from, in seconds, with the current one.
func limitsWith(now int) []int {
	all := []int{0, 30, 60, 120, 300, 900}
	if at, ok := slices.BinarySearch(all, now); !ok {
		all = slices.Insert(all, at, now)
	}
	return all
}

// limitWords formats a time limit in seconds; 0 is none.
func limitWords(seconds int) string {
	if seconds == 0 {
		return "no limit"
	}
	if seconds%60 == 0 {
		return plural(seconds/60, "minute")
	}
	return plural(seconds, "second")
}

// levelOf says how much is left: plenty, half, little.
func levelOf(m table.Meter) string {
	switch {
	case m.Value*4 <= m.Max:
		return "little"
	case m.Value*2 <= m.Max:
		return "half"
	default:
		return "plenty"
	}
}

// ruleTitle returns the title of a rule, or its id if the title is unknown.
func ruleTitle(title func(string) string, id string) string {
	if title == nil {
		return id
	}
	return cmp.Or(title(id), id)
}
