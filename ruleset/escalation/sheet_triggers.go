package escalation

import (
	"slices"
	"strings"
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
			c.Problem(strings.TrimSuffix(path, "trigger")+"target", "found %s without a trigger", filterNames()[d.filter])
		}
		return
	case d.action < actFree:
		c.Problem(path, "found one on a %s action, expected it on free and interrupt actions only", actQuick.names()[d.action])
	}
	def := &triggerDef{cond: c.amount(path+".if", t.If)}
	if t.On == "" {
		c.Problem(path+".on", "missing, expected one of %s", strings.Join(momentNames(), ", "))
	}
	def.on = moment(c.Pick(path+".on", t.On, momentNames(), 0))
	target := aimSelf
	switch def.on {
	case momentUses, momentMoves, momentArrives:
		target = aimAnybody
	default:
	}
	def.who = filter(c.Pick(path+".who", t.Who, filterNames()[:aimAnybody+1], int(aimEnemy)))
	def.target = filter(c.Pick(path+".whom", t.Target, filterNames()[:aimAnybody+1], int(target)))
	if t.Type != "" {
		if t.Type != "melee" && t.Type != "ranged" && t.Type != "spell" && !slices.Contains(c.def.words, t.Type) {
			c.Problem(path+".type", "no ability here has the type %q", t.Type)
		}
		def.kinds = c.word(t.Type)
	}
	d.trigger = def
}
