package escalation

// Ability is one entry of an ability list as people write it: an attack, a spell, a trick, a reaction
// (escalation.ability.entry). docs/abilities.md explains how it is carried out. Its other tags are words for people;
// by themselves they do nothing (escalation.ability.other).
type Ability struct {
	Name  string `json:"name,omitempty" default:"(its id)" doc:"what it is called" example:"name: Take the Blow"`
	About string `json:"about,omitempty" doc:"what it looks like, for people" example:"about: Feet set, shield low."`
	Rule  string `json:"rule,omitempty" form:"rule" doc:"the id of a rule that it shows; cited wherever it acts" example:"rule: escalation.cond.grabbed_hold"`

	Types     []string `json:"types,omitempty" say:"%" doc:"melee needs a melee stance, ranged a ranged one; spell needs none, and shoots if its range is nearby or far. Words of your own beside these are for triggers to name" example:"types: [spell, weather]"`
	Frequency string   `json:"frequency,omitempty" say:"at_will=|encounter=once a fight|daily=once a day|recharge=" words:"frequency" default:"at_will" doc:"how often: at will, once an encounter, daily (once between two Full Rests), or recharge (once, then a roll in each Quick Rest)" example:"frequency: recharge"`
	Recharge  int      `json:"recharge_target,omitempty" say:"once, recharges on %+" oneof:"9|11|13" default:"11" doc:"what the roll that recharges it has to reach" example:"recharge_target: 13"`
	Action    string   `json:"action,omitempty" say:"standard=|move=move action|quick=quick action|free=free action|%" words:"action" default:"standard" doc:"the action that it takes; an interrupt is used at most once between two turns of the combatant, never in its turn" example:"action: quick"`
	Trigger   *Trigger `json:"trigger,omitempty" say:"when %" doc:"the event on which it may be used: every interrupt has one, free actions may, others do not" example:"trigger: {\"on\": moves, who: enemy}"`
	Range     string   `json:"range,omitempty" say:"self=|%" words:"reach" default:"(engaged for melee, else nearby)" doc:"how far it goes: engaged is beside the user, nearby also the rest of the zone, far also linked zones" example:"range: far"`
	Target    string   `json:"target,omitempty" say:"enemy=one enemy|ally=one ally|self=on its user|ally_or_self=an ally or its user|any=anybody|actor=on the one who did it|victim=on the one it was done to" words:"target" default:"enemy" doc:"what it may be aimed at; with a trigger also the actor (the combatant that did it) and the victim (its target)" example:"target: ally_or_self"`
	Targets   int      `json:"targets,omitempty" say:"up to % targets" range:"1..12" default:"1" doc:"how many at most" example:"targets: 3"`
	Again     bool     `json:"same_target,omitempty" say:"the same target may be chosen again" doc:"one target may be chosen several times, up to that number: each time with an attack, separate reactions, healing and effects" example:"same_target: true"`

	Provokes  string   `json:"provokes,omitempty" say:"auto=|yes=provokes|no=does not provoke" words:"provokes" default:"auto" doc:"whether engaged enemies may strike; auto is yes if it shoots" example:"provokes: \"no\""`
	Sustain   int      `json:"sustain_target,omitempty" say:"sustained on %+" oneof:"9|11|13" default:"(it is not kept up)" doc:"what the roll has to reach that sustains it from turn to turn, with the action that began it" example:"sustain_target: 9"`
	Power     int      `json:"power_cost,omitempty" say:"% Power" range:"0..1000" doc:"points of Power" example:"power_cost: 3"`
	Secondary bool     `json:"secondary_ok,omitempty" say:"or its secondary resource" doc:"the user's secondary resource may pay as well" example:"secondary_ok: true"`
	Gate      int      `json:"escalation_min,omitempty" say:"escalation %+" range:"0..6" doc:"the least value of the escalation die at which it can be used" example:"escalation_min: 2"`
	Special   *Special `json:"escalation_special,omitempty" say:"%" doc:"what it does besides at a value of the die, or below it: on each target what falls on targets, all else once"`
	Tags      []string `json:"other_tags,omitempty" say:"-" doc:"words for people; they do nothing" example:"other_tags: [work song]"`

	Moves     string   `json:"moves_user,omitempty" say:"before=as a charge|after=then its user moves" words:"carrying" doc:"when it moves its user: before is a charge (an attack of range nearby on one target that the user moves to), after is a move when all else is done" example:"moves_user: before"`
	Disengage bool     `json:"disengage,omitempty" say:"a Disengage check" doc:"a Disengage check on this action; if that is all it does, a combatant that is Free cannot use it" example:"disengage: true"`
	PopOff    string   `json:"pop_off,omitempty" say:"all=pops off from all|pops off from %" words:"all" range:"1..64" doc:"how many enemies the user pops off without a check; if that is all it does, a combatant that is Free cannot use it" example:"pop_off: \"1\""`
	Attack    *Attack  `json:"attack,omitempty" say:"%" doc:"the attack that it makes"`
	Healing   *Healing `json:"healing,omitempty" say:"%" doc:"how it heals its targets"`
	Effects   []Effect `json:"effects,omitempty" say:"%" doc:"what else it does to its targets; after an attack whatever its outcome"`
}

// Attack is the attack block of an ability (escalation.attack.roll).
type Attack struct {
	Defense    string   `json:"defense,omitempty" say:"ac=against AC|pd=against PD|md=against MD" words:"defense" default:"ac" doc:"what the total has to reach" example:"defense: md"`
	Bonus      *int     `json:"attack_bonus,omitempty" say:"±% to hit" range:"-50..100" default:"(level + volition)" doc:"in place of level + Volition, for npcs mostly" example:"attack_bonus: 7"`
	Mod        string   `json:"attack_mod,omitempty" say:"adds % to the roll" formula:"amount" doc:"formula, added to the roll" example:"attack_mod: if(even, 2, 0)"`
	Hit        string   `json:"hit_damage,omitempty" say:"basic=weapon damage|% damage" words:"basic" formula:"amount" doc:"formula; basic is both damages of the Basic Attack" example:"hit_damage: basic"`
	Miss       string   `json:"miss_damage,omitempty" say:"basic=weapon damage on a miss|% on a miss" words:"basic" formula:"amount" doc:"formula, on a miss that is no Crit Fail" example:"miss_damage: 2 * level"`
	Types      []string `json:"damage_types,omitempty" say:"weapon=|%" words:"damage_type" default:"weapon" doc:"damage types; of several, a target has to resist all" example:"damage_types: [fire, radiant]"`
	Multiplier *int     `json:"crit_multiplier,omitempty" say:"critical ×%" range:"1..10" default:"2" doc:"damage of a Crit" example:"crit_multiplier: 3"`
	Widen      int      `json:"crit_widen,omitempty" say:"critical % lower" range:"0..13" doc:"how many steps below 17 it crits already" example:"crit_widen: 2"`
	Together   bool     `json:"roll_all_first,omitempty" say:"-" doc:"all attack rolls come before any damage, so that formulas know hits" example:"roll_all_first: true"`
	Shared     bool     `json:"shared_damage_roll,omitempty" say:"one damage roll for all" doc:"damage is rolled once for all targets that are hit" example:"shared_damage_roll: true"`
	OnHit      []Effect `json:"on_hit,omitempty" say:"on a hit: %" doc:"effects on a Hit or a Crit" example:"on_hit:"`
	OnCrit     []Effect `json:"on_crit,omitempty" say:"on a critical hit: %" doc:"effects on a Crit, after those" example:"on_crit:"`
	OnMiss     []Effect `json:"on_miss,omitempty" say:"on a miss: %" doc:"effects on a miss that is no Crit Fail" example:"on_miss:"`
	OnCritFail []Effect `json:"on_crit_fail,omitempty" say:"on a critical failure: %" doc:"effects on a Crit Fail" example:"on_crit_fail:"`
	Riders     []Rider  `json:"natural_riders,omitempty" say:"%" doc:"effects at some natural results"`
}

// Rider is what an attack brings at some natural results (escalation.dice.natural).
type Rider struct {
	Natural string   `json:"natural" doc:"odd, even, or a number and more, such as 13+" example:"natural: 13+"`
	Outcome string   `json:"outcome,omitempty" words:"hit|miss|any" default:"hit" doc:"on which outcomes; a Crit Fail is no miss" example:"outcome: any"`
	Effects []Effect `json:"effects" doc:"what it brings" example:"effects:"`
}

// Healing is how an ability heals (escalation.recovery.spend, escalation.recovery.free).
type Healing struct {
	Amount   string `json:"amount,omitempty" formula:"amount" default:"(the target's Recovery)" doc:"formula" example:"healing: {amount: 2d6 + tier, recovery: none}"`
	Recovery string `json:"recovery,omitempty" words:"recovery" default:"by amount: absent=spend, *=none" doc:"spend takes one of the target's Recoveries, and is half and a point of strain if there is none; free is a Recovery that takes none; none takes nothing" example:"healing: {recovery: free}"`
}

// Special is what an ability does besides at a value of the escalation die or below it
// (escalation.ability.escalation_special).
type Special struct {
	Threshold int      `json:"threshold" range:"1..6" required:"a value of the escalation die from 1 to 6" doc:"a value of the escalation die" example:"threshold: 3"`
	Above     []Effect `json:"at_or_above,omitempty" doc:"effects while the die is so high" example:"at_or_above:"`
	Below     []Effect `json:"below,omitempty" doc:"effects while it is lower" example:"below:"`
}

// Trigger is the event on which a Free or Interrupt ability may be used (escalation.ability.action).
type Trigger struct {
	On     string `json:"on" words:"moment" required:"" doc:"the moment" example:"{\"on\": arrives, who: enemy, if: even}"`
	Who    string `json:"who,omitempty" words:"party" default:"enemy" doc:"whose deed it is" example:"{\"on\": uses, who: ally, type: melee}"`
	Target string `json:"whom,omitempty" words:"party" default:"by on: uses=any, moves=any, arrives=any, *=self" doc:"the target of the deed" example:"{\"on\": dropped, who: any, whom: ally}"`
	Type   string `json:"type,omitempty" doc:"only by an ability of this type, or an attack of it" example:"{\"on\": uses, who: enemy, type: spell}"`
	If     string `json:"if,omitempty" formula:"amount" doc:"formula that must not be 0" example:"{\"on\": arrives, who: enemy, if: even}"`
}

// Effect is one thing that an ability does. docs/abilities.md lists the words.
type Effect struct {
	Do     string   `json:"do" words:"effect" required:"" doc:"what it does" example:"{do: pop_off, to: user}"`
	What   string   `json:"what,omitempty" words:"by do: condition=condition, end=condition, advantage=roll, bonus=bonus, push=away|zone" default:"by do: advantage=attack, bonus=attack, push=away" doc:"the condition, the roll, the number, the way of a push, or the end of a Last Gasp (any word)" example:"{do: end, what: weakened}"`
	Value  string   `json:"value,omitempty" formula:"amount" doc:"formula: how much" example:"{do: save, value: level}"`
	Types  []string `json:"types,omitempty" words:"damage_type" default:"weapon" doc:"damage types of ongoing" example:"{do: ongoing, value: \"2\", types: [fire], lasts: save_ends, save: 9}"`
	To     string   `json:"to,omitempty" words:"bearer" default:"target" doc:"the bearer: allies are those nearby the user, enemies those engaged with it; actor and victim are those of a trigger" example:"{do: condition, what: dazed, to: enemies, lasts: one_round}"`
	Lasts  string   `json:"lasts,omitempty" words:"effect_lasting" default:"(as usual for it)" doc:"how long" example:"{do: condition, what: vulnerable, lasts: encounter}"`
	TurnOf string   `json:"turn_of,omitempty" words:"user|target" default:"user" doc:"whose turn ends it" example:"{do: condition, what: hampered, lasts: end_of_turn, turn_of: target}"`
	Save   int      `json:"save,omitempty" oneof:"9|11|13" default:"11" doc:"of save_ends: what the save has to reach" example:"{do: condition, what: weakened, lasts: save_ends, save: 13}"`
	Group  int      `json:"group,omitempty" range:"0..7" doc:"effects of one number have one save together, if they come from one attack roll, or from what one use does besides its attack" example:"{do: condition, what: shaken, lasts: save_ends, group: 1}"`
	Every  bool     `json:"every,omitempty" doc:"Advantage on every such roll while it lasts, not on the next one only" example:"{do: advantage, what: save, every: true, to: allies, lasts: sustain}"`
	Versus bool     `json:"versus,omitempty" doc:"Advantage between the user and the target only" example:"versus: true"`
	From   string   `json:"from,omitempty" words:"recovery" default:"by value: absent=spend, *=none" doc:"of heal: as in Healing" example:"{do: heal, to: allies, from: spend}"`
	If     string   `json:"if,omitempty" formula:"amount" doc:"formula that must not be 0; it looks at the target of the use, even if the effect falls on others" example:"{do: push, what: away, if: odd}"`
	Also   []string `json:"also,omitempty" words:"condition" doc:"of last_gasp: conditions that last as long as it does" example:"{do: last_gasp, what: drowned, also: [stunned, enervated]}"`
}
