package flank

import "fray/table"

// questionRows returns the table of questions, by number.
func questionRows() []table.QuestionRow {
	return []table.QuestionRow{
		askTurn:       {Name: "turn", Prompt: "{who}'s turn: {left}. What does {who} do?", About: "on a combatant's turn, before each action"},
		askWaited:     {Name: "waited", Prompt: "{who} has waited, and {target} acts. Does {who} act first?", About: "at a moment when a waited action may be used", HasActor: true},
		askReaction:   {Name: "reaction", Prompt: "{target} provokes {who}. How does {who} react?", About: "when a foe provokes", HasActor: true},
		askIdentify:   {Name: "identify", Prompt: "{target} casts a spell. Who tries to identify it?", About: "when a spell is cast in sight", HasActor: true},
		askCounter:    {Name: "counter", Prompt: "{target} is casting a spell. How does {who} react?", About: "when a casting provokes, or an identified spell can be countered", HasActor: true},
		askStop:       {Name: "stop", Prompt: "{who} has been interrupted on its way. Does it go on, or stop short?", About: "after a Reaction to a movement"},
		askTrace:      {Name: "trace", Prompt: "{who} has {n} ft left. Which square next?", About: "for each square of a path that is chosen step by step"},
		askWhere:      {Name: "where", Prompt: "Where does {who} end the charge on {target}?", About: "when a Charge can end in several squares"},
		askPursue:     {Name: "pursue", Prompt: "How far does {who} pursue {target}?", About: "when a Pursuit is carried out"},
		askDodge:      {Name: "dodge", Prompt: "{target} runs {who} down with {0}. What does {who} do?", About: "when a creature is about to be overrun", HasActor: true},
		askOppose:     {Name: "oppose", Prompt: "{target} contests the grapple. Does {who} oppose?", About: "when the other side of a Grapple contests it", HasActor: true},
		askContest:    {Name: "contest", Prompt: "{who} has won the grapple with {target}. End it, or maintain it?", About: "after a contest in a Grapple"},
		askGrappleAct: {Name: "grapple-act", Prompt: "What does {who} do to {target} as part of the grapple?", About: "after a Grapple is maintained"},
		askPush:       {Name: "push", Prompt: "Where does {who} push {target}?", About: "after a Push succeeds"},
		askEquip:      {Name: "equip", Prompt: "What does {who} do with its items?", About: "for each item of an Equip"},
		askConsent:    {Name: "consent", Prompt: "{target} wants to exchange items with {who}. Does {who} agree?", About: "when an ally exchanges items"},
		askPay:        {Name: "pay", Prompt: "How does {who} pay for the spell?", About: "when both SQ and a component can pay"},
		askTarget:     {Name: "target", Prompt: "{who} chooses another target ({n} left).", About: "for each further target of a spell"},
		askLose:       {Name: "lose", Prompt: "{who} writhes. Which action does it lose?", About: "at the start of a turn of a Writhing creature"},
		askSurrender:  {Name: "surrender", Prompt: "{target} calls on {who}. Does {who} agree?", About: "when a foe calls for surrender or a duel"},
		askWaitFor:    {Name: "wait-for", Prompt: "When is {who} asked about its waited action?", About: "after Wait"},
		askTie:        {Name: "tie", Prompt: "Some are tied in initiative. Who goes first?", About: "when initiative is tied"},
		askAmbush:     {Name: "ambush", Prompt: "Which ambusher acts next?", About: "in the Surprise Round"},
		askLimb:       {Name: "limb", Prompt: "GM: what does {target} lose, being Crippled?", About: "when a creature becomes Crippled"},
		askArm:        {Name: "arm", Prompt: "GM: what does {target} drop?", About: "when a Crippled creature loses an arm"},
		askDC:         {Name: "dc", Prompt: "GM: which DC does {target} have to reach?", About: "when the rules leave a DC to the GM"},
		askCheck:      {Name: "check", Prompt: "GM: which check does this take?", About: "when an action that the rules do not list is tried"},
		askLearn:      {Name: "learn", Prompt: "GM: {target} has recalled something. Show the numbers, or say what it is?", About: "after a Knowledge check succeeds"},
		askPlace:      {Name: "position", Prompt: "GM: does {target} have the better position?", About: "at each attack, where the GM rules on positions"},
		askFall:       {Name: "fall", Prompt: "GM: {target} falls. How much damage does it take?", About: "when a creature falls"},
		askHidden:     {Name: "hidden", Prompt: "GM: the fight would be over. Is it, or does a hidden combatant appear?", About: "when only hidden combatants could continue the fight"},
		askAside:      {Name: "aside", Prompt: "Where does {who} step out of the way of {target}?", About: "when a creature that avoids an Overrun has several squares to step to"},
	}
}
