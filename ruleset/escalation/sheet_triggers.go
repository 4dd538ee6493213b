package escalation

import (
	"slices"
	"strings"

	"fray/ruleset/setup"
)

// trigger reads on which event an ability may be used: Interrupts need one, and only they and Free actions have one
// (escalation.action.interrupt, escalation.ability.action).
func (c *compiler) trigger(path string, in *Ability, d *abilityDef) {
	t := in.Trigger
	switch {
	case t == nil && d.action == actInterrupt:
		c.Problem(path, "missing, expected the event on which this interrupt may be used")
		return
	case t == nil:
		if d.filter >= aimActor {
			c.Problem(strings.TrimSuffix(path, "trigger")+"target", "found %s without a trigger", aimEnemy.names()[d.filter])
		}
		return
	case d.action < actFree:
		c.Problem(path, "found one on a %s action, expected it on free and interrupt actions only", actQuick.names()[d.action])
	}
	def := &triggerDef{
		cond: amountOf(t.If), on: setup.Nth[moment](momentUses.names(), t.On), who: setup.Nth[filter](aimEnemy.names(), t.Who),
		target: setup.Nth[filter](aimEnemy.names(), t.Target),
	}
	if t.Type != "" {
		if t.Type != "melee" && t.Type != "ranged" && t.Type != "spell" && !slices.Contains(c.def.words, t.Type) {
			c.Problem(path+".type", "no ability here has the type %q", t.Type)
		}
		def.kinds = c.word(t.Type)
	}
	d.trigger = def
}
