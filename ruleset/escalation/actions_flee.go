package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// listFlee lists the proposal to flee, once a turn of a pc, for players only (escalation.flee.consensus).
func (g *Game) listFlee(q *table.Question, a table.Who) {
	if !g.heroes.has(a) {
		return
	}
	q.Family()
	q.Try(table.Do(vFlee))
	q.Need(!g.fleeAsked, rule.FleeConsensus)
	q.OfferToPeople()
}

// flee asks every pc that is up. If all agree the party has fled, with a Campaign Loss (escalation.flee.end,
// escalation.flee.campaign_loss).
func (g *Game) flee(t *table.Table, a table.Who, o table.Option) {
	g.sayTook(t, a, o, rule.FleeConsensus)
	g.fleeAsked = true
	for c := g.up & g.heroes &^ only(a); c != 0; c = c.rest() {
		if !g.agrees(t, c.first(), rule.FleeConsensus) {
			return
		}
	}
	g.loseSomething(t, rule.FleeCampaignLoss)
	g.finish(t, endFled, int8(sideEnemies), rule.FleeEnd)
}

// agrees asks one pc to agree.
func (g *Game) agrees(t *table.Table, a table.Who, r table.Rule) bool {
	return t.YesNo(g.ask(t, askAgree, r, a), vYes, vNo, false)
}

// loseSomething notes a Campaign Loss, which the GM names.
func (g *Game) loseSomething(t *table.Table, r table.Rule) {
	text := g.askText(t, askLoss, r, table.Nobody)
	if text == "" {
		text = "to be decided"
	}
	g.losses = append(g.losses, text)
	if t.Heard() {
		g.say(t, table.NewEvent(evLoss, r, table.Nobody, table.Nobody, len(g.losses)).Noting(text))
	}
}
