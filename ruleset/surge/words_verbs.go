package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// verbRow is one row of the table of verbs: what the book says of a verb, the action that it takes, and what is special about
// it. A power and a task have their own action.
type verbRow struct {
	table.VerbRow
	act action
	is  verbIs
}

// verbIs says what is special about a verb.
type verbIs uint8

// verbProvokes marks verbs that draw Opportunity Attacks from all that threaten the combatant.
const verbProvokes verbIs = 1

// swingNames are the Reactions that Option.Also means in an attack.
func swingNames() []string { return []string{"", "slam", "raise", "raise-twice"} }

// quickNames are what Option.Also means in an Opportunity Attack.
func quickNames() []string { return []string{"", "quick-first", "quick-after"} }

func poolNames() []string { return []string{"destiny", "fate", "corruption"} }

func alsoPools() []string { return append([]string{""}, poolNames()...) }

// verbRows returns the table of verbs, by number.
func verbRows() []verbRow {
	rows := turnRows()
	rows = rows[:vSlot+1]
	for v, row := range answerRows() {
		if row.Name != "" {
			rows[v] = row
		}
	}
	names := make([]string, len(rows)) // an action that is readied, or sets one off, is named by its verb in Option.Also
	for i := range rows {
		names[i] = rows[i].Name
	}
	rows[vReady].Also, rows[vDoes].Also = names, names
	return rows
}

// turnRows are the verbs of a turn.
func turnRows() []verbRow {
	type row = table.VerbRow
	attack := []string{"", "", "hard", ""}
	return []verbRow{
		vEnd:        {row{Name: "end", Label: "end turn", Rule: rule.TurnEnd, About: "ends the turn; unused slots are lost"}, actNone, 0},
		vDelay:      {row{Name: "delay", Tab: table.TabDefend, Label: "delay", Rule: rule.DelayUse, About: "takes the whole turn later in the order"}, actNone, 0},
		vAttack:     {row{Name: "attack", Tab: table.TabAttack, Label: "attack {who} with {item}[ and {also}]", Rule: rule.BaseAttack, Modes: attack, Also: swingNames(), About: "an attack check against a defense; on a hit the target resists the effect"}, actStandard, 0},
		vStunt:      {row{Name: "stunt", Tab: table.TabAttack, Label: "stunt on {who} with {item}[ ({mode})][ and {also}]", Rule: rule.StuntAttack, Modes: attack, Also: swingNames(), About: "an attack at -1 that pushes, pulls, grabs, disarms, breaks or afflicts; at -2 if it is to disarm both hands or to break what is held"}, actStandard, verbProvokes},
		vCharge:     {row{Name: "charge", Tab: table.TabAttack, Label: "charge {who} with {item}[ and {also}]", Rule: rule.ChargeMove, Also: swingNames(), About: "rushes at an enemy and attacks at -1"}, actStandard, 0},
		vSqueeze:    {row{Name: "grip", Tab: table.TabAttack, Label: "grip {who} with {item}", Rule: rule.StuntGrabDamage, About: "hurts a grabbed enemy without an attack check"}, actStandard, 0},
		vThrow:      {row{Name: "throw", Tab: table.TabAttack, Label: "throw {item} at {who}[ and {also}]", Key: "{who}:{item}:{also}", Rule: rule.FreeDropAttack, Also: swingNames(), About: "throws an object as a ranged attack"}, actStandard, verbProvokes},
		vUse:        {row{Name: "use", Tab: table.TabAbility, Label: "use {item}[ on {who}][ at {cell}]", Rule: rule.PowerProcedure, About: "uses a power"}, actStandard, 0},
		vDefend:     {row{Name: "defend", Tab: table.TabDefend, Rule: rule.DefendUse, About: "rolls each defense, with a Fortune Die, until the next turn"}, actStandard, 0},
		vRecover:    {row{Name: "recover", Tab: table.TabDefend, Label: "recover from {harm}", Key: "{mode}:{ailment}", Rule: rule.RecoverStress, Modes: recoverNames(), About: "removes the highest wound or a step of fatigue, or rolls against an affliction; costs 1 Stress"}, actStandard, 0},
		vReady:      {row{Name: "ready", Tab: table.TabDefend, Label: "ready {what}", Key: "{also}:{item}", Rule: rule.ReadyDeclare, About: "prepares an action that a trigger releases; no other Reactions until then"}, actStandard, 0},
		vTrick:      {row{Name: "trick", Tab: table.TabAbility, Label: "trick {who}", Rule: rule.TrickCheck, About: "one skill against the better of two: a lesser condition"}, actStandard, 0},
		vAssist:     {row{Name: "assist", Tab: table.TabDefend, Label: "assist {who}", Rule: rule.AssistCheck, About: "helps the skill check of an ally that acts next"}, actStandard, 0},
		vAid:        {row{Name: "aid", Tab: table.TabDefend, Label: "aid an attack on {who} with {item}", Rule: rule.AssistAid, About: "gives an ally Advantage on attacks on an enemy"}, actStandard, 0},
		vCoordinate: {row{Name: "coordinate", Tab: table.TabDefend, Label: "coordinate against {who} with {item}", Rule: rule.AssistCoordinate, About: "raises the effect of an ally's next hit on an enemy"}, actStandard, 0},
		vCombine:    {row{Name: "combine", Tab: table.TabDefend, Label: "combine powers with {who}", Rule: rule.AssistCombine, About: "raises the effect of an ally's power"}, actStandard, 0},
		vDistract:   {row{Name: "distract", Tab: table.TabDefend, Label: "distract {who} with {item}", Rule: rule.AssistDistract, About: "gives an ally Advantage on defense against an enemy"}, actStandard, 0},
		vAssess:     {row{Name: "assess", Label: "assess {who}[ with {skill}]", Key: "{who}:{skill}", Rule: rule.AssessCheck, About: "finds out the style or the figures of an enemy"}, actStandard, verbProvokes},
		vTask:       {row{Name: "task", Tab: table.TabAbility, Label: "{task}, with {skill}", Rule: rule.EncounterChallenge, About: "adds degrees to a task: success to its progress, failure to its setbacks"}, actStandard, 0},
		vSkill:      {row{Name: "use-skill", Tab: table.TabAbility, Label: "use a skill", Rule: rule.UseSkill, About: "a use of a skill that no other action covers; the GM says what it costs"}, actStandard, 0},
		vTool:       {row{Name: "tool", Tab: table.TabAbility, Label: "use {who}", Rule: rule.UseTool, About: "uses a tool or a device"}, actStandard, 0},
		vLoad:       {row{Name: "load", Label: "load {item}", Rule: rule.UseLoad, About: "loads a complex weapon"}, actMove, verbProvokes},
		vMove:       {row{Name: "move", Tab: table.TabMove, Label: "move[ to {cell}][ ({mode})]", Rule: rule.MoveWalk, Modes: append([]string{""}, modeNames()[1:]...), About: "moves up to the speed; leaving a threatened square provokes"}, actMove, 0},
		vWalk:       {row{Name: "walk", Tab: table.TabMove, Label: "continue[ to {cell}]", Rule: rule.MoveWalk, About: "continues the same movement"}, actNone, 0},
		vTight:      {row{Name: "squeeze", Tab: table.TabMove, Label: "squeeze[ to {cell}]", Rule: rule.MoveSqueeze, About: "moves at -1 speed rank, through tight squares too"}, actMove, 0},
		vCrawl:      {row{Name: "crawl", Tab: table.TabMove, Label: "crawl[ to {cell}]", Rule: rule.MoveCrawl, About: "moves at -3 speed ranks while prone"}, actMove, 0},
		vAdvance:    {row{Name: "advance", Tab: table.TabMove, Label: "advance[ to {cell}]", Rule: rule.MoveAdvance, About: "a careful step; towards the nearest enemy it does not provoke"}, actMove, 0},
		vWithdraw:   {row{Name: "withdraw", Tab: table.TabMove, Label: "withdraw[ to {cell}]", Rule: rule.MoveWithdraw, About: "a careful step; away from the nearest enemy it does not provoke"}, actMove, 0},
		vStand:      {row{Name: "stand", Tab: table.TabMove, Label: "stand up", Rule: rule.MoveStand, About: "ends prone"}, actMove, verbProvokes},
		vKip:        {row{Name: "spring-up", Tab: table.TabMove, Label: "spring up[, {also}]", Key: "{also}", Rule: rule.MoveStandAcrobatics, Also: beforeNames(), About: "ends prone at once on a hard Acrobatics check, once a turn"}, actFree, 0},
		vRun:        {row{Name: "run", Tab: table.TabMove, Label: "run[, {also}]", Key: "{also}", Rule: rule.MoveRun, Also: beforeNames(), About: "an Athletics check for +1 speed rank; may fatigue"}, actFree, 0},
		vEscape:     {row{Name: "escape", Tab: table.TabMove, Label: "escape from {who}", Rule: rule.MoveEscape, About: "ends a grab, and moves away at -1 speed rank"}, actMove, 0},
		vRetrieve:   {row{Name: "retrieve", Label: "retrieve {who}", Rule: rule.MoveRetrieve, About: "takes an object out of a pack, or lifts a heavy one"}, actMove, verbProvokes},
		vStore:      {row{Name: "store", Label: "store {who}", Rule: rule.MoveRetrieve, About: "puts an object into a pack"}, actMove, verbProvokes},
		vAim:        {row{Name: "aim", Tab: table.TabDefend, Label: "aim at {who}", Rule: rule.MoveAim, About: "+1 on the next attack on that creature, to +5; vulnerable while aiming"}, actMove, verbProvokes},
		vGambit:     {row{Name: "gambit", Tab: table.TabAbility, Label: "gambit for {who}[, {way}]", Key: "{who}:{mode}", Rule: rule.GambitCheck, Modes: gambitNames(), About: "a skill check that gives Advantage until the end of the next turn"}, actMove, verbProvokes},
		vCommand:    {row{Name: "command", Tab: table.TabAbility, Label: "command {who}", Rule: rule.CommandUse, About: "gives an order to a creature or a group"}, actMove, 0},
		vInfluence:  {row{Name: "influence", Tab: table.TabAbility, Label: "influence {who}[ with {skill}]", Key: "{who}:{skill}", Rule: rule.InfluenceCheck, About: "changes an attitude of the subject"}, actMove, verbProvokes},
		vTopic:      {row{Name: "shift-topic", Tab: table.TabAbility, Label: "shift the topic with {who}[ by {skill}]", Key: "{who}:{skill}", Rule: rule.InfluenceTopic, About: "moves the conversation to a topic that the subject likes better"}, actMove, verbProvokes},
		vConceal:    {row{Name: "conceal", Label: "conceal the style with {skill}", Rule: rule.AssessConceal, About: "takes away what enemies have found out by Assessment"}, actMove, 0},
		vDraw:       {row{Name: "draw", Label: "draw {who}", Rule: rule.QuickDraw, About: "takes an object within easy reach into a hand"}, actQuick, 0},
		vSheathe:    {row{Name: "sheathe", Label: "sheathe {who}", Rule: rule.QuickDraw, About: "puts an object away within easy reach"}, actQuick, 0},
		vPickUp:     {row{Name: "pick-up", Label: "pick up {who}", Rule: rule.QuickManipulate, About: "takes an object from the ground"}, actQuick, 0},
		vOperate:    {row{Name: "operate", Label: "operate {who}", Rule: rule.QuickManipulate, About: "opens a door or pulls a lever"}, actQuick, 0},
		vStudy:      {row{Name: "study", Label: "study {who}[ with {skill}]", Key: "{who}:{skill}", Rule: rule.QuickStudy, About: "learns a rank, a resource or a condition for each degree"}, actQuick, 0},
		vStance:     {row{Name: "stance", Tab: table.TabDefend, Label: "stance: from {mode} to {also} by {n}", Key: "{mode}:{also}:{n}", Rule: rule.StanceTrade, Modes: category(0).names(), Also: category(0).names(), About: "takes Disadvantage on one of attacks, defenses, effects for Advantage on another"}, actQuick, 0},
		vSwitch:     {row{Name: "switch", Label: "switch to {item}", Rule: rule.QuickSwitch, About: "makes another effect of an array the active one"}, actQuick, 0},
		vDrop:       {row{Name: "drop", Label: "drop {who}", Rule: rule.FreeDrop, About: "lets an object fall"}, actFree, 0},
		vProne:      {row{Name: "drop-prone", Rule: rule.FreeDrop, About: "falls prone on purpose"}, actFree, 0},
		vRelease:    {row{Name: "release", Label: "release[ {who}]", Rule: rule.StuntGrabber, About: "ends a grab, or an aim"}, actFree, 0},
		vGiveUp:     {row{Name: "give-up", Label: "give up the readied action", Rule: rule.ReadyNoOtherReactions, About: "the slot does not come back"}, actFree, 0},
		vEndPower:   {row{Name: "end-power", Label: "end {item}", Rule: rule.TurnFreePowers, About: "ends a sustained power"}, actFree, 0},
		vFlee:       {row{Name: "flee", Tab: table.TabMove, Label: "leave the map", Rule: rule.EncounterEnd, About: "leaves over the edge of the map, for good"}, actMove, 0},
		vSurrender:  {row{Name: "surrender", Rule: rule.EncounterEnd, About: "gives up, for good"}, actFree, 0},
		vTalk:       {row{Name: "talk", Label: "talk[ as {who}]", Rule: rule.FreeTalk, About: "says something, 200 characters at most"}, actFree, 0},
		vDestiny:    {row{Name: "destiny", Tab: table.TabAbility, Label: "spend {also}: {who} recovers from {harm}", Key: "{who}:{mode}:{ailment}:{also}", Rule: rule.DestinyRecover, Modes: recoverNames(), Also: alsoPools(), About: "Recover at once, for a die and 1 Stress", Stands: true}, actFree, 0},
		vEdit:       {row{Name: "edit-scene", Tab: table.TabAbility, Label: "spend {also}: edit the scene for the next {mode}", Key: "{mode}:{also}", Rule: rule.DestinyEditScene, Modes: []string{"attack", "skill"}, Also: alsoPools(), About: "Advantage of half a die on the next check; the GM may refuse"}, actFree, 0},
		vInspire:    {row{Name: "inspiration", Tab: table.TabAbility, Label: "spend {also}: inspiration about {who}", Key: "{who}:{also}", Rule: rule.DestinyInspiration, Also: alsoPools(), About: "learns something about an enemy"}, actFree, 0},
		vSurge:      {row{Name: "surge", Tab: table.TabAbility, Label: "{who} surges: {gain}[ {benefit}]", Key: "{who}:{mode}:{benefit}", Rule: rule.SurgeUse, Modes: surgeNames(), About: "one of eight benefits, paid with fatigue at the next turn", Stands: true}, actReaction, 0},
		vSlot:       {},
	}
}

// answerRows are the verbs of the questions inside a turn.
func answerRows() []verbRow {
	type row = table.VerbRow
	conditions := conditionNames()
	return []verbRow{
		vPass:         {row{Name: "pass", Label: "pass", About: "lets the moment pass"}, actNone, 0},
		vOpportunity:  {row{Name: "opportunity", Tab: table.TabAttack, Label: "opportunity attack by {who} with {item}[, {also}]", Key: "{who}:{item}:{also}", Rule: rule.OaAttack, Also: quickNames(), About: "attacks an enemy that provokes"}, actReaction, 0},
		vRaise:        {row{Name: "raise", Label: "raise the DC {times}", Key: "{n}", Rule: rule.RaiseUse, About: "DC +5: two degrees more on success, one more on failure"}, actReaction, 0},
		vHunch:        {row{Name: "hunch", Rule: rule.HunchUse, About: "an Intuition check that helps the skill check"}, actReaction, 0},
		vSmash:        {row{Name: "smash", Rule: rule.SmashUse, About: "rolls the effect instead of the passive 10"}, actReaction, 0},
		vStrikeStunt:  {row{Name: "add-stunt", Label: "spend {mode}: add a Stunt", Key: "{mode}", Rule: rule.DestinyStunt, Modes: poolNames(), About: "a Stunt besides the effect of the hit"}, actFree, 0},
		vSpend:        {row{Name: "improve", Label: "spend {mode}: add a d6 to the roll", Key: "{mode}", Rule: rule.DestinyImprove, Modes: poolNames(), About: "adds a d6 to the total"}, actFree, 0},
		vCoup:         {row{Name: "coup", Label: "spend {mode}: coup, 1 to 3 degrees more", Key: "{mode}", Rule: rule.DestinyCoup, Modes: poolNames(), About: "raises the degree by half a d6"}, actFree, 0},
		vCounter:      {row{Name: "counter", Tab: table.TabDefend, Label: "surge: counter with {item}", Key: "{item}", Rule: rule.SurgeCounter, About: "the effect against the attack; a success stops it"}, actReaction, 0},
		vDeflect:      {row{Name: "deflect", Tab: table.TabDefend, Label: "surge: turn it aside with {item}", Key: "{item}", Rule: rule.SurgeAvertDeflect, About: "a roll that may replace the defense"}, actReaction, 0},
		vBoost:        {row{Name: "boost", Label: "surge: boost {trait}", Key: "{trait}", Rule: rule.SurgeBoost, About: "+1 rank until the end of the next turn"}, actReaction, 0},
		vBurst:        {row{Name: "burst", Label: "surge: {counts}", Key: "{mode}", Rule: rule.SurgeBurst, Modes: []string{"", "own", "foes"}, About: "own Disadvantages, or Advantages of enemies, count 0"}, actReaction, 0},
		vWith:         {row{Name: "with", Label: "with {with}[, {also}]", Key: "{with}:{also}", Also: beforeNames()}, actNone, 0},
		vAgainst:      {row{Name: "against", Label: "{with} or {second}", Key: "{with}:{second}"}, actNone, 0},
		vAfflict:      {row{Name: "afflict", Rule: rule.StuntAfflict, About: "an affliction of your choice"}, actNone, 0},
		vDisarm:       {row{Name: "disarm", Label: "disarm: {who}", Key: "{who}", Rule: rule.StuntDisarm, About: "the target drops the object"}, actNone, 0},
		vGrab:         {row{Name: "grab", Rule: rule.StuntGrab, About: "holds the target, tighter for each degree"}, actNone, 0},
		vPull:         {row{Name: "pull", Rule: rule.StuntPull, About: "pulls the target a square for each degree"}, actNone, 0},
		vPush:         {row{Name: "push", Rule: rule.StuntPush, About: "pushes the target a square for each degree"}, actNone, 0},
		vBreak:        {row{Name: "break", Label: "break {who}", Key: "{who}", Rule: rule.StuntBreak, About: "the damage goes to the object"}, actNone, 0},
		vTake:         {row{Name: "take", Label: "take {who}", Key: "{who}", Rule: rule.StuntDisarmTwoHandsFree, About: "catches the object"}, actNone, 0},
		vPut:          {row{Name: "put", Label: "to {cell}", Key: "{cell}"}, actNone, 0},
		vWhen:         {row{Name: "when", Label: "{doer} {event}", Key: "{mode}:{doer}", Rule: rule.ReadyDeclare, Modes: triggerNone.names()}, actNone, 0},
		vDoes:         {row{Name: "does", Label: "after {also}", Key: "{also}"}, actNone, 0},
		vNamed:        {row{Name: "named", Label: "{who}[ with {item}]", Key: "{who}:{item}"}, actNone, 0},
		vAbout:        {row{Name: "about", Label: "{goal} {subject}[, {also}]", Key: "{mode}:{subject}:{also}", Modes: []string{"improve", "worsen", "shift"}, Also: beforeNames()}, actNone, 0},
		vCondition:    {row{Name: "condition", Label: "{mode}", Key: "{mode}", Modes: conditions}, actNone, 0},
		vOrder:        {row{Name: "order", Label: "order: {mode}[ {who}][ {cell}]", Key: "{mode}:{who}:{cell}", Rule: rule.CommandUse, Modes: orderNames()}, actNone, 0},
		vYes:          {row{Name: "yes"}, actNone, 0},
		vNo:           {row{Name: "no"}, actNone, 0},
		vAnalyze:      {row{Name: "analyze", Rule: rule.AssessAnalyze, About: "Advantage on defense against its style, a rank for each degree"}, actNone, 0},
		vAppraise:     {row{Name: "appraise", Rule: rule.AssessAppraisal, About: "compares its attack and its defense with yours"}, actNone, 0},
		vAttackValue:  {row{Name: "attack-value", Rule: rule.AssessAppraisal}, actNone, 0},
		vDefenseValue: {row{Name: "defense-value", Rule: rule.AssessAppraisal}, actNone, 0},
		vAttackSkill:  {row{Name: "attack-skill", Rule: rule.AssessAppraisal}, actNone, 0},
		vField:        {row{Name: "learn", Label: "learn {trait}", Key: "{trait}"}, actNone, 0},
		vRest:         {row{Name: "learn-the-rest", Label: "learn the rest in order", About: "learns what is not known yet, from the top of the list"}, actNone, 0},
		vOver:         {row{Name: "over", Label: "it is over"}, actNone, 0},
		vAppear:       {row{Name: "reveal", Label: "{who} appears at {cell}", Key: "{who}"}, actNone, 0},
		vHostile:      {row{Name: "lash-out", Label: "it attacks", Rule: rule.InfluenceHostile}, actNone, 0},
		vInterfere:    {row{Name: "interfere", Label: "it joins the other side", Rule: rule.InfluenceHostile}, actNone, 0},
		vAct:          {row{Name: "release-now", Label: "{who} acts now[, {also}]", Key: "{who}:{also}", Rule: rule.ReadyRelease, Also: quickNames(), About: "takes the readied action"}, actReaction, 0},
		vActNow:       {row{Name: "act-now", Label: "take the turn now", Rule: rule.DelayRejoin}, actNone, 0},
		vSlot:         {row{Name: "takes", Label: "a {mode} action", Key: "{mode}", Modes: actionNames()}, actNone, 0},
	}
}

// verbRule is the rule of a verb.
func (g *Game) verbRule(v table.Verb) table.Rule { return g.def.verbs[v].Rule }
