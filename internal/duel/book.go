package duel

import "fray/table"

// The verbs.
const (
	End    table.Verb = iota // the turn
	Move                     // to a cell
	Attack                   // an enemy in reach
	Strike                   // at an enemy that leaves the reach
	Pass                     // let it go
)

// The kinds of questions.
const (
	Turn        table.Kind = iota // what to do on one's turn
	Opportunity                   // whether to strike at who leaves
)

// The rules.
const (
	RuleInitiative table.Rule = iota + 1
	RuleTurn
	RuleMove
	RuleAttack
	RuleReach
	RuleAction
	RuleOpportunity
	RuleOver
)

// newBook is what can be said of the rules without a game.
func newBook() *table.Book {
	return &table.Book{
		Name: "duel",
		Rules: []table.RuleText{
			{ID: "duel.initiative", Title: "Initiative", Rule: "Everybody rolls d20 and a bonus once; the highest begins."},
			{ID: "duel.turn", Title: "A turn", Rule: "A turn has six squares of movement and one attack, in any order."},
			{ID: "duel.move", Title: "Movement", Rule: "A square costs one, diagonals too; combatants and pillars block."},
			{ID: "duel.attack", Title: "Attack", Rule: "d20 and a bonus against armor; 1 misses, 20 hits and doubles the dice."},
			{ID: "duel.reach", Title: "Reach", Rule: "A combatant next to an enemy reaches it."},
			{ID: "duel.action", Title: "One attack", Rule: "A turn has one attack."},
			{ID: "duel.opportunity", Title: "Attack of opportunity", Rule: "Leaving an enemy's reach draws an attack, one a round from each enemy."},
			{ID: "duel.over", Title: "The end", Rule: "A side without combatants has lost; after 200 rounds it is a draw."},
		},
		Verbs:     table.Verbs("end", "move", "attack", "strike", "pass"),
		Questions: []table.QuestionRow{{Name: "turn"}, {Name: "opportunity", HasActor: true}},
	}
}
