package flank

import (
	"fray/ruleset/flank/rule"
	"fray/ruleset/total"
	"fray/table"
)

// cripple deals the Ability Damage of becoming Crippled, and settles what is lost (flank.condition.crippled.damage,
// flank.condition.crippled.movement).
func (g *Game) cripple(t *table.Table, who, by table.Who) {
	n := g.rollDie(t, who, 4, rule.ConditionCrippledDamage)
	u := &g.units[who]
	if u.limbs == 0 {
		u.limbs = g.askLimb(t, who)
	}
	if u.limbs&limbArm != 0 {
		g.loseArm(t, who)
	}
	g.handle(who)
	g.drain(t, who, by, scoreSTR, n, rule.ConditionCrippledDamage, &total.Sum{})
	g.drain(t, who, by, scoreDEX, n, rule.ConditionCrippledDamage, &total.Sum{})
}

// askLimb asks the GM what a Crippled creature loses; by default its speed.
func (g *Game) askLimb(t *table.Table, who table.Who) limbs {
	q := g.askGM(t, askLimb, rule.ConditionCrippledMovement, who)
	lose := table.Do(vLoses)
	for mode := modeLoseSpeed; mode <= modeLoseArmAndSpeed; mode++ {
		q.Add(lose.As(mode))
	}
	q.SetDefault(lose.As(modeLoseSpeed))
	return [...]limbs{modeLoseSpeed: limbSpeed, modeLoseArm: limbArm, modeLoseLeg: limbLeg, modeLoseArmAndSpeed: limbArm | limbSpeed}[t.Choose(q).Mode]
}

// drain deals Ability Damage, and says what has changed it before (flank.core.ability_damage, flank.core.ability_zero).
func (g *Game) drain(t *table.Table, who, by table.Who, a ability, n int, r table.Rule, changes *total.Sum) {
	u := &g.units[who]
	if u.presence != healthHere {
		return
	}
	u.damage[a] = int16(min(int(u.damage[a])+n, 1000))
	g.sc.scene.def = nil
	if t.Heard() {
		e := table.NewEvent(evAbility, r, by, who, int(a), n)
		e.Mods, e.To = t.Mods(changes.AppendMods(nil)), g.audience(who)
		t.Say(e)
	}
	if a == scoreCON && g.score(who, scoreCON) == 0 {
		g.die(t, who, by, rule.CoreAbilityZero)
		return
	}
	g.update(t, who, by)
}
