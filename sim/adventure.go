package sim

import (
	"context"

	"fray/bot"
	"fray/table"
)

// Adventure is a series of fights that one party plays, and the players.
type Adventure struct {
	Name   string
	Label  string   // what a comparison calls it; "" is its name
	Party  []string // ids of combatants
	Fights []Leg    // not empty
	// Next returns where the party goes after the fight that it has come to, which is over: the game of the next fight with what
	// the party brings, and whether the party continues. After the last fight it returns no game. It must be safe for concurrent use.
	Next func(at table.Progress, from table.Game) (to table.Progress, g table.Game, on bool, err error)
	Bots map[string]bot.Player // by side; missing sides are greedy, the GM takes the default
}

// Leg is one fight of an adventure.
type Leg struct {
	Name string
	Rest string     // the rest before the fight, or ""
	Game table.Game // with the party at full strength; never changed
}

// RunAdventure plays a whole adventure as often as the configuration says and reports the results of the party. The
// match of the configuration is not used. If the context ends early, the report covers the finished adventures and is
// partial.
func RunAdventure(ctx context.Context, c Config, a Adventure) (*AdventureReport, error) {
	c, err := a.ready(c)
	if err != nil {
		return nil, err
	}
	began := c.Clock()
	sum, err := PlayAdventures(ctx, c, a, Part{0, c.Fights})
	if err != nil {
		return nil, err
	}
	return NewAdventureReport(c, a, sum, c.Clock().Sub(began)), nil
}

// PlayAdventures plays a part of a run of adventures and returns its tally. If the context ends early, it covers the finished adventures.
func PlayAdventures(ctx context.Context, c Config, a Adventure, p Part) (*AdventureTally, error) {
	c, err := a.ready(c)
	if err != nil {
		return nil, err
	}
	sum := newAdventureTally(&a)
	trails := make([]*trail, c.Workers)
	workers := make([]func(int) error, c.Workers)
	for w := range workers {
		workers[w] = func(i int) error {
			if trails[w] == nil { // allocated by the worker to avoid false sharing
				trails[w] = newTrail(&a, &c)
			}
			return trails[w].play(c.Seed, i)
		}
	}
	if err := play(ctx, c, p, workers); err != nil {
		return nil, err
	}
	for _, t := range trails {
		if t != nil {
			sum.Add(t.result())
		}
	}
	return &sum, nil
}

// ready checks the adventure and the configuration, and fills in defaults.
func (a *Adventure) ready(c Config) (Config, error) {
	if len(a.Fights) == 0 || len(a.Party) == 0 || a.Next == nil {
		return c, refuse("an adventure needs a party, fights and a way from one to the next")
	}
	c.Match = Match{Game: a.Fights[0].Game}
	return c.ready()
}

// meters returns the names of the party's meters in the first fight.
func (a *Adventure) meters() []string {
	var names []string
	for i := range a.Fights {
		v := a.Fights[i].Game.View(table.GM)
		for k := range v.Tokens {
			if !a.has(v.Tokens[k].ID) {
				continue
			}
			for _, m := range v.Tokens[k].Meters {
				names = with(names, m.Name)
			}
		}
	}
	return names
}

// counts returns the names of the ruleset's other counts.
func (a *Adventure) counts() []string {
	var names []string
	for i := range a.Fights {
		var t table.Tally
		a.Fights[i].Game.Tally(&t)
		for _, c := range t.Counts {
			names = with(names, c.Name)
		}
	}
	return names
}

func (a *Adventure) has(id string) bool { return index(a.Party, id) >= 0 }

// with adds a name to the names if it is new.
func with(names []string, name string) []string {
	if index(names, name) >= 0 {
		return names
	}
	return append(names, name)
}

// index returns the place of a name, or -1. It is meant for a handful of names.
func index(names []string, name string) int {
	for i := range names {
		if names[i] == name {
			return i
		}
	}
	return -1
}
