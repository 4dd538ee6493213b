package sim

import (
	"fmt"
	"time"
)

// AdventureReport is the result of a run of adventures. Everything but Timing is the same for any number of workers.
// FightRate counts adventures.
type AdventureReport struct {
	Ruleset   string      `json:"ruleset"`
	Adventure string      `json:"adventure"`
	Seed      uint64      `json:"seed"`
	Played    int         `json:"played"`            // finished adventures
	Partial   bool        `json:"partial,omitempty"` // the run stopped before all Asked were played
	Asked     int         `json:"asked"`
	Through   int         `json:"through"` // adventures whose party won the last fight
	Share     float64     `json:"share"`   // of all, with its 95 % Wilson interval
	Low       float64     `json:"low"`
	High      float64     `json:"high"`
	Fights    []LegReport `json:"fights"`
	Party     []Wayfarer  `json:"party"`
	Decisions int         `json:"decisions"`
	Checksum  string      `json:"checksum"` // of all outcomes, in hexadecimal
	Timing
}

// LegReport is the result of one fight of the adventure.
type LegReport struct {
	Name   string  `json:"name"`
	Rest   string  `json:"rest,omitempty"` // before the fight
	Played int     `json:"played"`         // adventures that reached the fight
	Won    int     `json:"won"`            // fights that the party's side won
	On     int     `json:"on"`             // adventures that continued after it
	Ended  float64 `json:"ended"`          // share of all adventures that ended here early
	CutOff int     `json:"cut_off,omitempty"`
	Rounds Rounds  `json:"rounds"`
	Left   []Left  `json:"left"`             // what the party had at the end, by meter
	Counts []Mean  `json:"counts,omitempty"` // the ruleset's other counts so far
}

// Left is what the party had left of a meter, on average.
type Left struct {
	Meter string  `json:"meter"`
	Left  float64 `json:"left"`
	Full  float64 `json:"full,omitempty"` // 0 if the meter has no maximum
}

// Mean is the average of a count.
type Mean struct {
	Name string  `json:"name"`
	Mean float64 `json:"mean"`
}

// Wayfarer is the result of one member of the party.
type Wayfarer struct {
	ID    string  `json:"id"`
	Name  string  `json:"name"`
	Down  int     `json:"down"`  // adventures that ended with the member down or lost
	Share float64 `json:"share"` // of all
}

func newAdventureReport(c Config, a *Adventure, sum *trailCounts, took time.Duration) *AdventureReport {
	r := &AdventureReport{
		Ruleset: c.Game.Book().Name, Adventure: a.Name, Seed: c.Seed, Played: sum.played, Asked: c.Fights, Partial: sum.played < c.Fights,
		Through: sum.through, Share: ratio(sum.through, sum.played), Decisions: sum.decisions,
		Checksum: fmt.Sprintf("%016x", sum.checksum), Timing: newTiming(took, sum.played, sum.decisions),
	}
	r.Low, r.High = Wilson(sum.through, sum.played)
	for i := range sum.legs {
		r.Fights = append(r.Fights, newLegReport(&a.Fights[i], sum, &sum.legs[i]))
	}
	cast := c.Game.Cast()
	for i, id := range a.Party {
		w := Wayfarer{ID: id, Down: sum.down[i], Share: ratio(sum.down[i], sum.played)}
		if who := cast.Find(id); who >= 0 {
			w.Name = cast.Combatants[who].Name
		}
		r.Party = append(r.Party, w)
	}
	return r
}

func newLegReport(f *Leg, sum *trailCounts, leg *legCounts) LegReport {
	r := LegReport{
		Name: f.Name, Rest: f.Rest, Played: leg.played, Won: leg.won, On: leg.on, CutOff: leg.cut, Ended: ratio(leg.played-leg.on, sum.played),
		Rounds: leg.rounds.spread(), Left: []Left{},
	}
	for i, name := range sum.meters {
		r.Left = append(r.Left, Left{name, ratio(leg.left[i], leg.played), ratio(leg.full[i], leg.played)})
	}
	for i, name := range sum.names {
		r.Counts = append(r.Counts, Mean{name, ratio(leg.counts[i], leg.played)})
	}
	return r
}
