package surge

import "fray/table"

// bestStance is the trade before an attack that gains most, if any gains: ranks of the check for the effect or the other way round, and
// ranks of defense where no enemy is near enough to strike at once.
func (g *Game) bestStance(p *plan) (table.Option, bool) {
	best, gain := table.Option{}, 0
	x := g.strongest(p.a)
	if x.on == table.Nobody {
		return best, false
	}
	trades := [...][2]category{{stanceAttacks, stanceEffects}, {stanceEffects, stanceAttacks}, {stanceDefenses, stanceAttacks}, {stanceDefenses, stanceEffects}}
	far := len(trades)
	if g.nearestFoe(p.a, g.units[p.a].cell) <= 8 {
		far = 2
	}
	for _, t := range trades[:far] {
		w, n := g.tradeGain(x, t[0], t[1])
		if w <= gain {
			continue
		}
		if o := table.Do(vStance).As(uint8(t[0])).Adding(uint8(t[1])).Of(int16(n)); p.has(sectionStances, o) {
			best, gain = o, w
		}
	}
	return best, gain > 0
}

// tradeGain is what a Stance gains for an attack, and the best number of its ranks.
func (g *Game) tradeGain(x *strength, down, up category) (gain, ranks int) {
	most := 5
	if down == stanceEffects {
		most = min(5, g.rankOf(x.of, g.deedTrait(x.of, x.deed)))
	}
	hit, effect := traded(stanceAttacks, down, up), traded(stanceEffects, down, up)
	ranks = 1
	for n := 1; n <= most; n++ {
		if w := facesThatHit(x.advantage+n*hit)*x.harm.by(n*effect)/20 - x.worth; w > gain {
			gain, ranks = w, n
		}
	}
	return gain, ranks
}

// traded is what a Stance does to ranks of a kind, for each rank of it.
func traded(what, down, up category) int { return table.Bit(what == up) - table.Bit(what == down) }
