package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// before is the Reaction that the roller of a check takes before the dice.
type before uint8

// The Reactions before the dice of a check, and none.
const (
	beforeNothing before = iota
	beforeRaise
	beforeRaiseTwice
	beforeHunch
	beforeBoost
	beforeBurstOwn
	beforeBurstFoes
	beforeCount
)

// beforeNames are what Option.Also means where the skill is chosen together with the Reaction.
func beforeNames() []string {
	return []string{"", "raise", "raise-twice", "hunch", "boost", "burst", "burst-foes"}
}

// beforeLabels are the words for beforeNames.
func beforeLabels() []string {
	return []string{
		"", "raise the DC", "raise the DC twice", "hunch first", "surge: boost its rank", "surge: own Disadvantages count 0", "surge: Advantages of enemies count 0",
	}
}

// reaction is the option that stands for a Reaction before the dice of a check.
func (c *check) reaction(b before) table.Option {
	switch b {
	case beforeRaise, beforeRaiseTwice:
		return table.Do(vRaise).Of(int16(b))
	case beforeHunch:
		return table.Do(vHunch)
	case beforeBoost:
		return table.Do(vBoost).Of(int16(c.trait))
	default:
		return table.Do(vBurst).As(uint8(b - beforeBoost))
	}
}

// reactions are the Reactions that the roller of a check can take before the dice, as a set: Raise, Hunch and Surge. Idle are those that
// are legal and change nothing: Raises where the degree does not count. Who rolls against a check that it does not make may only Hunch
// and Surge (surge.raise.use, surge.hunch.use, surge.surge.use).
func (g *Game) reactions(c *check) (open, idle table.Bits) {
	if !g.canReact(c.who) {
		return 0, 0
	}
	switch {
	case c.graded:
		open = 1<<beforeRaise | 1<<beforeRaiseTwice
	case !c.opposes:
		idle = 1<<beforeRaise | 1<<beforeRaiseTwice
	}
	if c.skill != noSkill && c.rule != rule.HunchUse && (!c.skill.mindful() || !g.unaware(c.who)) {
		open |= 1 << beforeHunch
	}
	if g.sheets[c.who].surges {
		open |= 1<<beforeBoost | (1<<beforeBurstOwn|1<<beforeBurstFoes)&^(table.Bits(g.units[c.who].burst)<<beforeBurstOwn)
	}
	return open, idle
}

// before asks the roller of a check for a Reaction before the dice, if it has not chosen that with its skill. Where no Reaction could
// change anything nobody is asked.
func (g *Game) before(t *table.Table, c *check) {
	open, idle := g.reactions(c)
	if c.decided {
		if (open|idle)>>c.first&1 != 0 {
			g.beforehand(t, c, c.reaction(c.first))
		}
		return
	}
	if open == 0 {
		return
	}
	q := g.ask(t, askBefore, c.rule, c.who, c.on)
	q.N[0], q.N[1], q.N[2] = int32(g.rankOf(c.who, c.trait)), int32(c.up+c.down), int32(c.goal)
	q.N[3], q.Level = int32(c.down), int8(table.Bit(c.opposes))
	for b := range beforeCount {
		q.Try(c.reaction(b))
		switch {
		case open>>b&1 != 0:
			q.Offer()
		case idle>>b&1 != 0:
			q.OfferToPeople()
		}
	}
	if o, ok := t.OrPass(q, vPass); ok {
		g.beforehand(t, c, o)
	}
}

// beforehand carries out a Reaction before the dice of a check.
func (g *Game) beforehand(t *table.Table, c *check, o table.Option) {
	g.react(c.who)
	g.sayReaction(t, c.who, c.on, o)
	for c.first = beforeRaise; c.reaction(c.first) != o; {
		c.first++
	}
	switch o.Verb {
	case vRaise:
		c.raises = int(o.N)
	case vHunch:
		g.hunch(t, c)
	case vBoost:
		g.tire(c.who, false)
		g.boost(c.who, c.trait)
	default:
		g.tire(c.who, false)
		g.burst(c.who, o)
	}
}

// approach is the skill of a check, with the Reaction before its dice where that is chosen at once.
type approach struct {
	skill   skill
	first   before
	decided bool
}

// by makes the check by the approach that was chosen.
func (c *check) by(m approach) { c.first, c.decided = m.first, m.decided }

// approaches are what may go with a choice that makes a check: nothing, and if it is chosen at once each Reaction before the dice, as sets
// like those of [Game.reactions].
type approaches struct{ open, idle table.Bits }

func (g *Game) approaches(c *check, atOnce bool) approaches {
	if !atOnce {
		return approaches{open: 1 << beforeNothing}
	}
	open, idle := g.reactions(c)
	return approaches{1<<beforeNothing | open, idle}
}

// offer lists a choice with each of them; with numbers, a choice for each number.
func (x approaches) offer(q *table.Question, o table.Option, numbers table.Bits) {
	q.Try(o)
	q.OfferForms(numbers, x.open)
	if x.idle != 0 {
		q.OfferFormsToPeople(numbers, x.idle)
	}
}

// approachOf is the approach that an option of the turn names: its skill, and the Reaction before the dice if that is chosen at once.
func approachOf(o table.Option, atOnce bool) approach {
	return approach{skill: skill(o.N), first: before(o.Also), decided: atOnce}
}

// atOnce reports whether a combatant chooses the Reaction before the dice together with what it does: it chooses for itself.
func (g *Game) atOnce(a table.Who) bool {
	return g.units[a].cond&(1<<condCompelled|1<<condControlled) == 0
}
