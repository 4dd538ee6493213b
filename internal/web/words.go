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

func roleWords(y api.You) string {
	switch y.Role {
	case api.RoleGM:
		return "game master"
	case api.RoleSeat:
		return y.Seat
	default:
		return "spectator"
	}
}

// waitingWords says who the table waits for.
func waitingWords(s api.State) string {
	switch {
	case s.View.Over && s.View.Winner != "":
		return "Won by " + s.View.Winner
	case s.View.Over:
		return "A draw"
	case s.Fault != "":
		return "The game has stopped"
	case s.Paused:
		return "Paused"
	case s.Question != nil && s.Question.Mine && s.You.Role == api.RoleSeat:
		return "Your turn"
	case len(s.Waiting.Seats) > 0:
		return "Waiting for " + seatNames(s.Waiting.Seats)
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

// seatName returns the name of a seat for display.
func seatName(seat string) string {
	if seat == api.RoleGM {
		return "game master"
	}
	return seat
}

// seatNames lists seats for display.
func seatNames(seats []string) string {
	names := make([]string, len(seats))
	for i, seat := range seats {
		names[i] = seatName(seat)
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
