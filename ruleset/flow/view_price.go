package flow

import (
	"fmt"
	"strings"

	"fray/table"
)

// price is what an option costs.
type price struct{ ap, rp, fp int }

func (p price) text() string {
	var parts []string
	for _, x := range []struct {
		n    int
		unit string
	}{{p.ap, "AP"}, {p.rp, "RP"}, {p.fp, "FP"}} {
		if x.n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", x.n, x.unit))
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

// costOf is the price of an option, as the rules code charges it.
func (g *Game) costOf(q *table.Question, o table.Option) price {
	switch o.Verb {
	case vAttack, vThrow, vDisarm:
		p := price{ap: 2}
		switch f := flowAction(o.Also); {
		case o.Verb == vDisarm || f == noFlowAction:
		case f == pinningShot:
			p.fp = 3
		case f == snapShot:
			p = price{ap: 1, fp: 2}
		default:
			d := &g.def.abilities[f-firstAbility]
			p.ap, p.fp = p.ap+int(d.ap), int(d.fp)
		}
		return p
	case vCast, vUse, vInvoke:
		d := g.ability(o)
		return price{int(d.ap), int(d.rp), int(d.fp)}
	case vMove, vStep, vTumble, vStand, vDraw, vSheathe, vPickUp, vDrink, vFeed, vFeint, vFlowState:
		return price{ap: 1}
	case vShove:
		return price{ap: 1}
	case vGrapple, vBreakFree:
		return price{ap: 2}
	case vTotalDefense:
		return price{ap: 3}
	case vSurge, vRattle, vCarryThrough:
		return price{fp: 3}
	case vSecondGuard, vTurningBlade, vOpenVein, vBodyThrow, vHoldOff, vWallBash:
		return price{fp: 2}
	case vDodge, vParry, vBlock, vReactionAttack:
		return price{rp: 1}
	case vRiposte, vIntercept:
		return price{rp: 2}
	case vReady:
		if o.Also != 0 {
			return price{ap: int(g.apToReady(o))}
		}
	case vOperate:
		if !g.def.objectDefs[objectIndex(o.Who)].small {
			return price{ap: 1}
		}
	case vYes:
		if q.Kind == askUpkeep {
			return price{ap: 2}
		}
	}
	return price{}
}
