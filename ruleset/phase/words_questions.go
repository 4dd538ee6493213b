package phase

import "fray/table"

// questionRows returns the table of questions, by number.
func questionRows() []table.QuestionRow {
	return []table.QuestionRow{
		askTurn:        {Name: "turn", Prompt: "{who}'s slot: {left}. What does {who} do?", About: "in a combatant's slot, before each action"},
		askDefend:      {Name: "defend", Prompt: "{target} attacks {who}. How does {who} defend itself?", About: "when an attack on a combatant is declared, before the roll", HasActor: true},
		askRoll:        {Name: "roll", Prompt: "{target} has hit {who}. Does {who} roll with the punch?", About: "after a melee hit, before its damage", HasActor: true},
		askOpportunity: {Name: "opportunity", Prompt: "{target} gives {who} an attack of opportunity. Does {who} take it?", About: "when an enemy provokes", HasActor: true},
		askCheck:       {Name: "check", Prompt: "{who} would provoke. Does it try to avoid that by a skill check, {n} or less on 3d6?", About: "when an action would provoke and a skill can avoid it"},
		askBurn:        {Name: "burn", Prompt: "{who} lacks {n} END. Does it burn STUN, or cancel?", About: "when an action costs more END than there is"},
		askGrab:        {Name: "grab", Prompt: "{who} has grabbed {target}. Hold, squeeze or throw?", About: "after a Grab has hit"},
		askThrow:       {Name: "throw", Prompt: "Where does {who} throw {target}?", About: "when a combatant in a hold is thrown"},
		askWay:         {Name: "way", Prompt: "Which way does {who} go? {hexes} left.", About: "when a way is picked hex by hex"},
		askFrom:        {Name: "from", Prompt: "From where does {who} strike {target}?", About: "in a Move By and a Move Through"},
		askTo:          {Name: "to", Prompt: "Where does {who} go after passing {target}?", About: "in a Move By"},
		askTarget:      {Name: "target", Prompt: "Which enemy does {who} attack next? {n} named so far.", About: "in a Sweep and a Rapid Fire"},
		askStep:        {Name: "step", Prompt: "Does {who} step 1 hex?", About: "between the attacks of a Sweep or Rapid Fire, and with a readied action"},
		askSlots:       {Name: "slots", Prompt: "Which slots of the multipower does {who} use?", About: "after Shift"},
		askWait:        {Name: "wait", Prompt: "{who} waits. Does it act now, before {target}?", About: "before each slot while a combatant waits, and at the end of a Phase", HasActor: true},
		askReadyWhat:   {Name: "ready-what", Prompt: "Which action does {who} ready?", About: "after Ready"},
		askReadyWhen:   {Name: "ready-when", Prompt: "When is {who} to act?", About: "after Ready"},
		askReadyMore:   {Name: "ready-more", Prompt: "{who} readies an action. {more}", About: "after the trigger of a readied action"},
		askReadyWho:    {Name: "ready-who", Prompt: "Who is the target of {who}'s readied action?", About: "after Ready, for actions with a target"},
		askReadyAct:    {Name: "ready-act", Prompt: "{who}'s moment has come: {target} acts. Does {who} take its readied action?", About: "when the trigger of a readied action occurs", HasActor: true},
		askDice:        {Name: "bonus-dice", Prompt: "GM: how many bonus dice has {target}'s Presence Attack?", About: "at each Presence Attack"},
		askConsequence: {Name: "consequence", Prompt: "GM: {target}'s skill has succeeded by {n}. Does it have a consequence?", About: "after a skill without an effect has succeeded"},
		askProvokes:    {Name: "provokes", Prompt: "GM: does {target}'s action provoke?", About: "when an action would provoke, if the encounter asks"},
		askHappened:    {Name: "happened", Prompt: "GM: has the event that {target} waits for happened?", About: "at each declaration, with a trigger in free words"},
		askAware:       {Name: "unaware", Prompt: "GM: who is unaware of its opponents?", About: "before initiative, if the encounter asks"},
		askHidden:      {Name: "hidden", Prompt: "GM: the fight would be over. Is it, or does a hidden combatant appear?", About: "when only hidden combatants could continue the fight"},
	}
}
