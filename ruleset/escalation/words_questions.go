package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// questions returns the table of questions. Parts of prompts are those of [text.OfQuestion] and [Game.promptPart].
func questions() []table.QuestionRow {
	return []table.QuestionRow{
		askTurn:           {Name: "turn", Prompt: "{who}'s turn: {slots}. What does {who} do?"},
		askDelay:          {Name: "delay", Prompt: "It is {who}'s turn. Does {who} act now, or delay?"},
		askNext:           {Name: "next", Prompt: "Which of the {side} goes next in the {band} band?"},
		askAmbush:         {Name: "ambush", Prompt: "Who acts in the Surprise Round?"},
		askTargets:        {Name: "targets", Prompt: "Does {who} take another target?"},
		askInstead:        {Name: "instead", Prompt: "{who}'s target is out of reach now. Which target does {who} take instead?"},
		askPower:          {Name: "power", Prompt: "How much does {who} pay with {secondary}?"},
		askBeside:         {Name: "beside", Prompt: "{who} goes beside {target}. Does it stand beside anybody else?"},
		askFrom:           {Name: "from", Prompt: "Which enemies does {who} disengage from? Difficulty 11 for one, and 1 more for each further enemy."},
		askElsewhere:      {Name: "where", Prompt: "Where does {who} go?"},
		askPopOff:         {Name: "pop-off", Prompt: "Which enemies does {who} pop off from?"},
		askPush:           {Name: "push", Prompt: "Where does {who} push {target}?"},
		askReact:          {Name: "react", Prompt: "{moment} Does {who} react?", HasActor: true},
		askStrike:         {Name: "opportunity", Prompt: "{target} provokes {who}. Does {who} strike?", HasActor: true},
		askIntercept:      {Name: "intercept", Prompt: "{target} is on its way to {sought}. Does {who} step in?", HasActor: true},
		askReadied:        {Name: "readied", Prompt: "{who}'s trigger has come, before what {target} does. Does it act?{price}", HasActor: true},
		askReadyWhat:      {Name: "ready-what", Prompt: "What does {who} ready?"},
		askReadyWho:       {Name: "ready-who", Prompt: "Which combatant does {who} wait for?"},
		askReadyWhen:      {Name: "ready-when", Prompt: "Which action does {who} wait for?"},
		askDice:           {Name: "dice", Prompt: "{who} rolls {0}d{1} damage. How?"},
		askRecovery:       {Name: "recovery", Prompt: "{who} heals by a Recovery ({recovery}). Roll, or take the average?"},
		askSave:           {Name: "save", Prompt: "Which save does {who} make next?"},
		askRally:          {Name: "rally", Prompt: "{who} has rallied. What does it save against?"},
		askSpirit:         {Name: "spirit", Prompt: "How does {who} fight in spirit, and why?"},
		askSkill:          {Name: "skill", Prompt: "Which skill does {who} use?"},
		askReward:         {Name: "reward", Prompt: "What does {who}'s stunt bring?"},
		askDifficulty:     {Name: "difficulty", Prompt: "GM: how difficult is what {target} tries?"},
		askWhichCondition: {Name: "condition", Prompt: "GM: which condition does {target} get for a round?"},
		askIllWill:        {Name: "ill-will", Prompt: "What does {who} do, and to which ally?"},
		askAgree:          {Name: "agree", Prompt: "Does {who} agree to flee?"},
		askLoss:           {Name: "loss", Prompt: "GM: what does the party lose for good?"},
		askComplication:   {Name: "complication", Prompt: "GM: what complication comes with {target}'s boon?"},
		askRest:           {Name: "rest", Prompt: "{who} rests with {hp} HP of {hpmax} and {recoveries} Recoveries. Does it use one?"},
		askRuling:         {Name: "ruling", Prompt: "GM: does {target}'s stunt bring this: {rule}?"},
		askHidden:         {Name: "hidden", Prompt: "GM: the fight would be over. Is it, or does a hidden combatant come into sight?"},
	}
}

// otherPrompt returns the pattern of a question that differs from the usual one of its kind, or "".
func (g *Game) otherPrompt(q *table.Question) string {
	switch q.Kind {
	case askTargets:
		if g.own(q.Who, q.Item).again {
			return "Which target does {who} aim at next? It may be the same one."
		}
	case askAgree:
		if q.Rule == rule.RestRetreat {
			return "Does {who} agree that the party retreats?"
		}
	case askRuling:
		return rulingPrompt(q.Rule)
	}
	return ""
}

// rulingPrompt returns the pattern of a yes-or-no question to the GM, or "" for a reward of a Dicey Move.
func rulingPrompt(r table.Rule) string {
	return map[table.Rule]string{
		rule.SurpriseEscalationStart: "GM: is it an ambush so complete that the escalation die starts at 1?",
		rule.EndDefeat:               "GM: nobody of the party is up. Is the battle over?",
		rule.RestFullWhen:            "GM: {since} encounters since the last Full Rest. Is a Full Rest allowed?",
		rule.RestRetreat:             "GM: is the Campaign Loss of the retreat waived?",
		rule.SpiritReason:            "GM: do you accept {target}'s reason?",
		rule.RelationUse:             "GM: does {target}'s relationship bring 1 Advantage on its next roll?",
		rule.ActionQuickDoor:         "GM: does {target}'s stunt open the locked door?",
		rule.DiceyCheck:              "GM: does {target}'s failed stunt bring it a condition?",
	}[r]
}
