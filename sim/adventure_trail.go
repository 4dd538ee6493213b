package sim

import (
	"fmt"

	"fray/bot"
	"fray/table"
)

// trail plays the adventures of one worker, fight after fight on one stage. It answers the questions of its table.
type trail struct {
	stage
	adventure *Adventure
	first     table.Game // a buffer for the first fight
	tally     table.Tally
	last      way
	sums      AdventureTally
}

// way is how one adventure went.
type way struct {
	through      bool
	passed, down int // fights, and members of the party
}

func newTrail(a *Adventure, c *Config) *trail {
	t := &trail{adventure: a, first: a.Fights[0].Game.Clone(), stage: stage{table: new(table.Table), limit: c.MaxDecisions}, sums: newAdventureTally(a)}
	t.table.Answers = t
	if c.Why {
		t.witness = newWitness()
	}
	return t
}

// result returns the tally of all adventures of the trail.
func (t *trail) result() *AdventureTally {
	if t.witness != nil {
		t.sums.Why = t.witness.deeds
	}
	return &t.sums
}

// Answer lets the side's player choose.
func (t *trail) Answer(q *table.Question) (table.Option, bool) {
	_, o := t.choose(q)
	return o, true
}

// play plays and counts adventure i of the run. Fight k of it has the seed of fight k in a run with the adventure's
// seed.
func (t *trail) play(run uint64, i int) error {
	seed := SeedOf(run, i)
	fault := func(k int, err error) error {
		return &FightError{Index: i, Seed: seed, Adventure: true, Cause: fmt.Errorf("in its fight %d, %s: %w", k+1, t.adventure.Fights[k].Name, err)}
	}
	digest := table.Mix(uint64(i))
	t.first.CopyFrom(t.adventure.Fights[0].Game)
	t.game, t.last = t.first, way{}
	for at := (table.Progress{}); ; {
		k := at.Fight
		t.team = t.adventure.team(t.game.Cast())
		t.tracer = nil // one of another fight's games
		t.trace()
		t.listen()
		o, err := t.fight(SeedOf(seed, k))
		if err != nil {
			return fault(k, err)
		}
		var next table.Game
		on := false
		if !o.cut {
			if at, next, on, err = t.adventure.Next(at, t.game); err != nil {
				return fault(k, err)
			}
		}
		t.game.Tally(&t.tally)
		digest = t.sums.fight(k, o, on, t.decisions, t.game, &t.tally, digest)
		if on {
			t.last.passed++
		}
		if next == nil {
			t.last.through, t.last.down = on, t.sums.end(on, t.game, &t.tally)
			break
		}
		t.game = next
	}
	t.sums.Checksum += digest
	return nil
}

// team seats the bots at a fight.
func (a *Adventure) team(c *table.Cast) *bot.Team {
	players := make([]bot.Player, len(c.Sides))
	for i, side := range c.Sides {
		players[i] = a.Bots[side]
	}
	return bot.NewTeam(c, players)
}
