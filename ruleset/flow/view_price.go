package flow

import (
	"fmt"
	"strings"

	"fray/table"
)

func (p price) text() string {
	var parts []string
	for i, n := range [3]int{p.ap, p.rp, p.fp} {
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n, [3]string{"AP", "RP", "FP"}[i]))
		}
	}
	return strings.Join(parts, ", ")
}

func (p price) group() string {
	if p == (price{}) {
		return "free"
	}
	return p.text()
}

// costOf returns the price of an option, as the rules code charges it.
func (g *Game) costOf(q *table.Question, o table.Option) price {
	p := g.def.verbs[o.Verb].price
	switch o.Verb {
	case vAttack, vThrow:
		switch f := flowAction(o.Also); {
		case f == flowNone:
		case f == flowPinningShot:
			p.fp = 3
		case f == flowSnapShot:
			p = price{ap: 1, fp: 2}
		default:
			d := &g.def.abilities[f-flowFirstAbility]
			p.ap, p.fp = p.ap+int(d.ap), int(d.fp)
		}
	case vCast, vUse, vInvoke:
		d := g.ability(o)
		p = price{int(d.ap), int(d.rp), int(d.fp)}
	case vReady:
		if o.Also != 0 {
			p = ap(int(g.apToReady(o)))
		}
	case vOperate:
		if !g.def.objectDefs[thingIndex(o.Who)].small {
			p = ap(1)
		}
	case vYes:
		if q.Kind == askUpkeep {
			p = ap(2)
		}
	}
	return p
}
