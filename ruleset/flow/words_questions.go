package flow

import "fray/table"

// questionRows returns the table of questions, by number. A ruling's prompt depends on what it is about.
func questionRows() []table.QuestionRow {
	const added = "{who} has hit {target} ({level}). Does it add a Flow Action?"
	const beaten = "{who} has beaten {target}'s attack. Does it add a Flow Action?"
	return []table.QuestionRow{
		askTurn:          {Name: "turn", Prompt: "{who}'s turn: {ap} AP, {rp} RP, {fp} FP. What does {who} do?", About: "on a combatant's turn, before each action", Others: true},
		askWalk:          {Name: "walk", Prompt: "{who} was interrupted on its way with {hexes} left. Where to?", About: "when a Move stops in an ally's hex"},
		askDefend:        {Name: "defend", Prompt: "{target}'s attack on {who} is a {level} success. How does {who} react?", About: "when an attack succeeds", HasActor: true},
		askIntercept:     {Name: "intercept", Prompt: "{target} is about to be hit ({level}). Does {who} step in?", About: "when an attack on an ally succeeds", HasActor: true},
		askReaction:      {Name: "reaction-attack", Prompt: "{target} provokes within {who}'s reach. Does {who} strike?", About: "when an enemy provokes", HasActor: true},
		askSwap:          {Name: "swap", Prompt: "Does {who} push {target} on and take its place?", About: "after a won Intercept"},
		askAfterHit:      {Name: "after-hit", Prompt: added, About: "after a hit"},
		askAfterParry:    {Name: "after-parry", Prompt: beaten, About: "after a won Parry"},
		askAfterBlock:    {Name: "after-block", Prompt: beaten, About: "after a won Block"},
		askAfterReaction: {Name: "after-reaction", Prompt: added, About: "after a Reaction Attack that hit"},
		askShoveKind:     {Name: "shove", Prompt: "{who} throws {target}: push it back or knock it prone?", About: "after a Body Throw"},
		askShoveBoth:     {Name: "shove-both", Prompt: "{who} wins with {level}: does {target} suffer both, or only what was chosen?", About: "after a Shove won with Hard or better"},
		askPush:          {Name: "push", Prompt: "Where does {who} push {target}?", About: "when several hexes are possible"},
		askDropWhere:     {Name: "drop", Prompt: "Where does {who}'s item fall?", About: "after a Disarm with a Normal success"},
		askDisarmed:      {Name: "disarmed", Prompt: "{who} has disarmed {target} ({level}). Take the item, or choose where it lands?", About: "after a Disarm with Hard or better"},
		askFeint:         {Name: "feint", Prompt: "{target} feints at {who}. Which skill does {who} answer with?", About: "when an enemy feints", HasActor: true},
		askReadyWhat:     {Name: "ready-what", Prompt: "Which action does {who} ready? It sets the AP aside and ends the turn.", About: "after Ready"},
		askReadyWhen:     {Name: "ready-when", Prompt: "When is {who}'s action to happen?", About: "after Ready"},
		askReadyAct:      {Name: "ready-act", Prompt: "{who}'s moment has come in {target}'s turn. Does it act?", About: "when the trigger of a Readied Action occurs", HasActor: true},
		askKeepReady:     {Name: "keep-ready", Prompt: "The round ends. Does {who} keep waiting?", About: "at the end of a round, with a Readied Action"},
		askUpkeep:        {Name: "upkeep", Prompt: "{who} holds {target}. Pay 2 AP to keep the grapple?", About: "at the start of a holder's turn"},
		askSurprised:     {Name: "surprised", Prompt: "GM: who is surprised?", About: "before the first round"},
		askRuling:        {Name: "ruling", Prompt: "GM: may {target} do this while it holds another combatant?", About: "when the rules leave it to the GM"},
		askHappened:      {Name: "happened", Prompt: "GM: has the event that {target} waits for happened?", About: "after each action, with a trigger in free words"},
		askStray:         {Name: "stray", Prompt: "GM: does {target}'s fumbled shot stray into an ally?", About: "after a fumbled shot"},
		askHidden:        {Name: "hidden", Prompt: "GM: the fight would be over. Is it, or does a hidden combatant appear?", About: "when only hidden combatants could continue the fight"},
	}
}
