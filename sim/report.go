package sim

import (
	"fmt"
	"time"

	"fray/bot"
)

// Report is the result of a run. Everything but Timing is the same for any number of workers.
type Report struct {
	Ruleset    string      `json:"ruleset" jsonschema:"name of the ruleset"`
	Encounter  string      `json:"encounter" jsonschema:"display name of the encounter"`
	Label      string      `json:"label,omitempty" jsonschema:"what a comparison calls the encounter"`
	Seed       uint64      `json:"seed" jsonschema:"that all dice come from"`
	Fights     int         `json:"fights" jsonschema:"finished fights"`
	Partial    bool        `json:"partial,omitempty" jsonschema:"the run stopped before all Asked were played"`
	Asked      int         `json:"asked" jsonschema:"fights that were asked for"`
	Sides      []Side      `json:"sides" jsonschema:"results by side, in the order of the encounter"`
	Draws      int         `json:"draws" jsonschema:"fights that nobody won, cut off ones included"`
	CutOff     int         `json:"cut_off,omitempty" jsonschema:"draws that were cut off"`
	Rounds     Rounds      `json:"rounds" jsonschema:"how long the fights lasted"`
	Combatants []Combatant `json:"combatants" jsonschema:"results by combatant, in the order of the encounter"`
	Uses       []Use       `json:"uses" jsonschema:"how often each side answered each kind of question with each verb"`
	Why        []Ability   `json:"why,omitempty" jsonschema:"what each combatant did with each ability"`
	Decisions  int         `json:"decisions" jsonschema:"answers of bots in all fights"`
	Checksum   string      `json:"checksum" jsonschema:"of all outcomes, in hexadecimal"`
	Timing
}

// Timing is the duration of the run by the caller's clock.
type Timing struct {
	Seconds   float64 `json:"seconds" jsonschema:"duration of the run"`
	FightRate float64 `json:"fights_per_second" jsonschema:"speed"`
	Rate      float64 `json:"decisions_per_second" jsonschema:"speed"`
}

// Side is the result of one side, with the 95 % Wilson interval of its share of all fights.
type Side struct {
	Name  string  `json:"name" jsonschema:"id of the side"`
	Title string  `json:"title,omitempty" jsonschema:"its display name, if it has one"`
	Bot   string  `json:"bot,omitempty" jsonschema:"that played it"`
	Wins  int     `json:"wins" jsonschema:"fights that it won"`
	Share float64 `json:"share" jsonschema:"wins of all fights"`
	Low   float64 `json:"low" jsonschema:"lower end of the 95 % Wilson interval of the share"`
	High  float64 `json:"high" jsonschema:"upper end of the 95 % Wilson interval of the share"`
}

// Rounds is the length of the fights.
type Rounds struct {
	Mean   float64 `json:"mean" jsonschema:"rounds of a fight on average"`
	P10    int     `json:"p10" jsonschema:"a tenth of the fights lasted at most this long"`
	P50    int     `json:"p50" jsonschema:"half of the fights lasted at most this long"`
	P90    int     `json:"p90" jsonschema:"nine tenths of the fights lasted at most this long"`
	Counts []int   `json:"counts" jsonschema:"fights by their number of rounds, from 0"`
}

// Combatant is the result of one combatant.
type Combatant struct {
	ID    string  `json:"id" jsonschema:"of the combatant"`
	Name  string  `json:"name" jsonschema:"display name"`
	Side  string  `json:"side" jsonschema:"id of its side"`
	Fell  int     `json:"fell" jsonschema:"fights that ended with the combatant down"`
	Share float64 `json:"share" jsonschema:"of all fights"`
	Left  float64 `json:"hp_left" jsonschema:"on average"`
	Full  float64 `json:"hp_full" jsonschema:"at most, on average"`
}

// Use is how often a side answered a kind of question with a verb: actions of a turn, and reactions.
type Use struct {
	Side     string  `json:"side" jsonschema:"id of the side; gm for the game master"`
	Question string  `json:"question" jsonschema:"kind of question"`
	Verb     string  `json:"verb" jsonschema:"of the answer"`
	Count    int     `json:"count" jsonschema:"in all fights"`
	PerFight float64 `json:"per_fight" jsonschema:"in a fight, on average"`
}

// NewReport makes the report of a run from its tally. The configuration is the one that was played.
func NewReport(c Config, sum *Tally, took time.Duration) *Report {
	r := &Report{
		Ruleset: c.Game.Book().Name, Encounter: c.Game.Cast().Name, Label: c.Label, Seed: c.Seed, Fights: sum.Fights, Asked: c.Fights,
		Partial: sum.Fights < c.Fights, Draws: sum.Draws, CutOff: sum.CutOff, Decisions: sum.Decisions,
		Checksum: fmt.Sprintf("%016x", sum.Checksum), Timing: newTiming(took, sum.Fights, sum.Decisions),
	}
	r.Sides = sidesOf(c.Match, sum)
	r.Rounds = sum.Rounds.spread()
	cast := c.Game.Cast()
	for i, m := range cast.Combatants {
		r.Combatants = append(r.Combatants, Combatant{
			m.ID, m.Name, cast.Sides[m.Side], sum.Fell[i],
			ratio(sum.Fell[i], sum.Fights), ratio(sum.Left[i], sum.Fights), ratio(sum.Full[i], sum.Fights),
		})
	}
	r.Uses = usesOf(c.Match, sum)
	r.Why = sum.Why.report(cast, sum.Fights)
	return r
}

func newTiming(took time.Duration, fights, decisions int) Timing {
	t := Timing{Seconds: took.Seconds()}
	if took > 0 {
		t.FightRate, t.Rate = float64(fights)/t.Seconds, float64(decisions)/t.Seconds
	}
	return t
}

func sidesOf(m Match, sum *Tally) []Side {
	team := bot.NewTeam(m.Game.Cast(), m.Bots)
	var sides []Side
	for i, name := range m.Game.Cast().Sides {
		low, high := Wilson(sum.Wins[i], sum.Fights)
		s := Side{Name: name, Bot: bot.Name(team.Player(i)), Wins: sum.Wins[i], Share: ratio(sum.Wins[i], sum.Fights), Low: low, High: high}
		if title := m.Game.Cast().SideName(i); title != name {
			s.Title = title
		}
		sides = append(sides, s)
	}
	return sides
}

// ratio returns a/b, or 0 if b is 0.
func ratio(a, b int) float64 {
	if b == 0 {
		return 0
	}
	return float64(a) / float64(b)
}
