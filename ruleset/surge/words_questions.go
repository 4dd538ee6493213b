package surge

import "fray/table"

// questionRows returns the table of questions, by number.
func questionRows() []table.QuestionRow {
	return []table.QuestionRow{
		askTurn:         {Name: "turn", Prompt: "{actor}'s turn: {slots}. What does {actor} do?", About: "on a combatant's turn, before each action", Others: true},
		askBetween:      {Name: "between", Prompt: "Does {who} take its delayed turn now?", About: "after each turn, while a combatant delays"},
		askDestiny:      {Name: "destiny", Prompt: "{who}'s turn begins[ with {pending} to come]. Spend a die to recover?", About: "before the fatigue of a Surge lands, and at the turn of a combatant that cannot act"},
		askWake:         {Name: "wake", Prompt: "{who} cannot act freely. Surge to resist?", About: "at the start of the turn of a combatant that cannot act freely"},
		askOpportunity:  {Name: "opportunity", Prompt: "{target} provokes. Who strikes?", About: "when an enemy provokes", HasActor: true},
		askRelease:      {Name: "release", Prompt: "The moment of a readied action has come with what {target} did. Who acts?", About: "when a trigger occurs", HasActor: true},
		askBefore:       {Name: "before", Prompt: "{who} is about to roll {cause} with rank {0}[ against {goal}]. A Reaction first?", About: "before the dice of a check"},
		askImprove:      {Name: "improve", Prompt: "{target} has {0}[ against {1}]. Does {who} spend a die on it?", About: "after the dice of a check, when a die can change the result"},
		askCoup:         {Name: "coup", Prompt: "{who} has {level}. Spend a die for a higher degree?", About: "after a success whose degree counts"},
		askDeclared:     {Name: "declared", Prompt: "{target} attacks {who} with {deed}. Does {who} surge?", About: "when a hero is attacked, before the dice", HasActor: true},
		askHit:          {Name: "hit", Prompt: "{who} hits {target} with rank {0}. Add something?", About: "after a hit"},
		askWith:         {Name: "with", Prompt: "Which skill does {actor} use for {purpose}?", About: "when an action leaves the skill open"},
		askAgainst:      {Name: "against", Prompt: "Which two skills does {subject} oppose {actor}'s Trick with? The better one counts.", About: "when tricking"},
		askOpposer:      {Name: "oppose", Prompt: "Which resistance does {who} oppose {target}'s Stunt with?", About: "when a Stunt has hit"},
		askStunt:        {Name: "stunt", Prompt: "{who}'s Stunt on {target} has {level}. What does it do?", About: "after a won Stunt"},
		askCounterStunt: {Name: "counter-stunt", Prompt: "{target}'s Stunt fails. Does {who} answer with one?", About: "after a lost Stunt", HasActor: true},
		askCatch:        {Name: "catch", Prompt: "Does {who} take the object?", About: "after a Disarm, with a free hand"},
		askAfflict:      {Name: "afflict", Prompt: "Which {list} condition does the affliction have?", About: "after a Stunt that afflicts"},
		askShove:        {Name: "shove", Prompt: "Where does {who} move {target}?", About: "when several places are equally straight"},
		askReadyWhen:    {Name: "ready-when", Prompt: "What sets {actor}'s action off, and whose doing?", About: "after Ready"},
		askReadyWhich:   {Name: "ready-which", Prompt: "Which {open} sets {actor}'s action off?", About: "after the trigger of Ready, where it leaves an action, a place, a target or a condition open"},
		askCondition:    {Name: "condition", Prompt: "Which condition does {subject} get?", About: "after a Trick"},
		askTarget:       {Name: "target", Prompt: "Who is it about?", About: "when an action needs a second combatant"},
		askAllyDeed:     {Name: "ally-power", Prompt: "Which power of {subject} does {actor} combine with?", About: "when powers are combined"},
		askAbout:        {Name: "about", Prompt: "What does {actor} speak with {subject} about, and how?", About: "when influencing, or shifting the topic"},
		askGain:         {Name: "gain", Prompt: "What does {who} gain by its Surge?", About: "after a Surge on the turn of another"},
		askAssess:       {Name: "assess", Prompt: "What does {actor} find out about {subject}?", About: "after a successful Assessment"},
		askLearn:        {Name: "learn", Prompt: "What does {actor} learn about {target}?", About: "after Study, Appraisal or Inspiration"},
		askOrder:        {Name: "order", Prompt: "What is {subject} ordered to do?", About: "after Command"},
		askRuling:       {Name: "ruling", Prompt: "GM: {target} wants this: {title}[ ({matter})]. Does it count?[ ({precedent})]", About: "when the rules leave it to the GM"},
		askAction:       {Name: "takes", Prompt: "GM: which action does {target}'s use take ({title})?", About: "when the rules leave the action to the GM"},
		askHostile:      {Name: "hostile", Prompt: "GM: {target} is hostile, and its attitude worsens. What does it do?", About: "after a failed Influence on a hostile subject"},
		askQuick:        {Name: "quick", Prompt: "Which quick action does {who} take with its Reaction?", About: "inside a Reaction, with the quick action unspent"},
		askAct:          {Name: "act", Prompt: "What does {actor} do?", About: "when a readied action is taken, and when a gambit moves"},
		askNearest:      {Name: "nearest", Prompt: "Which of the nearest enemies does {actor} watch?", About: "before an Advance or a Withdraw with several nearest enemies"},
		askTell:         {Name: "tell", Prompt: "GM: the Assessment of {target} has failed. Give a false answer?", About: "after an Assessment that failed by two degrees"},
		askHint:         {Name: "hint", Prompt: "GM: {target} rolls {1} for Inspiration about {subject}. Give a hint in words? Else it learns facts.", About: "after Inspiration"},
		askHidden:       {Name: "hidden", Prompt: "GM: the encounter would be over. Is it, or does a hidden combatant appear?", About: "when only hidden combatants could continue the encounter"},
		askAlso:         {Name: "also", Prompt: "Who else gets this order from {actor}?", About: "after Command, with others to command"},
	}
}
