package bot_test

import (
	"testing"

	"fray/bot"
	"fray/table"
)

func TestTeam(t *testing.T) {
	cast := &table.Cast{
		Sides: []string{"heroes", "beasts"},
		Seats: []string{"gm", "blue", "red", "guest"},
		Combatants: []table.Member{
			{ID: "mara", Side: 0, Seat: blue},
			{ID: "wolf", Side: 1, Seat: table.GM},
			{ID: "bear", Side: 1, Seat: red},
		},
	}
	team := bot.NewTeam(cast, []bot.Player{bot.Random{}})
	for _, c := range []struct {
		about string
		who   table.Who
		seats table.Seats
		side  int
	}{
		{"a hero is asked", 0, table.JustSeat(blue), 0},
		{"a beast of the GM's is asked", 1, table.JustSeat(table.GM), 1},
		{"the GM rules about a hero", 0, table.JustSeat(table.GM), bot.Umpire},
		{"the GM rules", table.Nobody, table.JustSeat(table.GM), bot.Umpire},
		{"any hero or beast goes next", table.Nobody, table.JustSeat(red) | table.JustSeat(blue), 0},
		{"any beast goes next, the GM's or red's", table.Nobody, table.JustSeat(table.GM) | table.JustSeat(red), 1},
		{"red or the GM answers for a hero", 0, table.JustSeat(table.GM) | table.JustSeat(red), 1},
		{"the GM's own seat speaks for its beast", 1, table.JustSeat(table.GM) | table.JustSeat(blue), 1},
		{"nobody is asked", table.Nobody, 0, bot.Umpire},
		{"a seat without combatants is asked", table.Nobody, table.JustSeat(3), bot.Umpire},
		{"a seat that is not in the cast is asked", table.Nobody, table.JustSeat(9), bot.Umpire},
	} {
		var tab table.Table
		q := tab.Ask(1, 0, c.who, c.seats)
		q.Add(table.Do(1))
		if got := team.SideOf(q); got != c.side {
			t.Errorf("%s: side %d answers, want %d", c.about, got, c.side)
		}
	}
	if _, ok := team.Player(0).(bot.Random); !ok {
		t.Errorf("the heroes' player is %T, want the one given", team.Player(0))
	}
	if _, ok := team.Player(1).(bot.Greedy); !ok {
		t.Errorf("the beasts' player is %T, want greedy", team.Player(1))
	}
	if _, ok := team.Player(bot.Umpire).(bot.Default); !ok {
		t.Errorf("the GM's player is %T, want the default", team.Player(bot.Umpire))
	}
	var tab table.Table
	q := tab.Ask(1, 0, table.Nobody, table.JustSeat(table.GM))
	q.Add(table.Do(5))
	q.Add(table.Do(6))
	q.SetDefault(table.Do(5))
	if o := team.Choose(nil, q, q.Seats, new(table.Rand)); o != table.Do(5) {
		t.Errorf("the GM rules %+v, want the default", o)
	}
}

// TestBothSidesAsked: if both sides are asked at once, each answers for itself.
func TestBothSidesAsked(t *testing.T) {
	cast := &table.Cast{
		Sides: []string{"heroes", "beasts"}, Seats: []string{"gm", "blue", "red"},
		Combatants: []table.Member{{ID: "mara", Side: 0, Seat: blue}, {ID: "bear", Side: 1, Seat: red}},
	}
	for _, p := range []bot.Player{bot.Greedy{}, bot.Random{}, bot.Default{}} {
		team := bot.NewTeam(cast, []bot.Player{p, p})
		var tab table.Table
		q := tab.Ask(1, 0, table.Nobody, table.JustSeat(red)|table.JustSeat(blue))
		q.AddFor(table.JustSeat(blue), table.Do(3))
		q.AddFor(table.JustSeat(red), table.Do(4))
		r := new(table.Rand)
		if o := team.Choose(thinker{}, q, q.Seats, r); o != table.Do(3) {
			t.Errorf("%T chose %+v, want what is open to the side that is asked first", p, o)
		}
	}
	team := bot.NewTeam(cast, nil)
	both := table.JustSeat(red) | table.JustSeat(blue)
	if got := team.SeatsOf(1, both); got != table.JustSeat(red) {
		t.Errorf("beasts answer for %b", got)
	}
	if got := team.SeatsOf(bot.Umpire, both); got != both {
		t.Errorf("the GM answers for %b", got)
	}
}
