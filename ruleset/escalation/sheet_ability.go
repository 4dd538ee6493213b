package escalation

// Ability is one entry of an ability list as people write it: an attack, a spell, a trick, a reaction
// (escalation.ability.entry). docs/abilities.md explains every field with an example. Its other tags are words for people;
// by themselves they do nothing (escalation.ability.other).
type Ability struct {
	Name  string `json:"name,omitempty" yaml:"name" jsonschema:"left out, its id"`
	About string `json:"about,omitempty" yaml:"about" jsonschema:"what it looks like"`
	Rule  string `json:"rule,omitempty" yaml:"rule" jsonschema:"id of a rule that it shows"`

	Types     []string `json:"types,omitempty" yaml:"types" jsonschema:"melee, ranged, spell, or a word of your own beside one of these"`
	Frequency string   `json:"frequency,omitempty" yaml:"frequency" jsonschema:"at_will, encounter, daily or recharge; left out, at_will"`
	Recharge  int      `json:"recharge_target,omitempty" yaml:"recharge_target" jsonschema:"9, 11 or 13; left out, 11"`
	Action    string   `json:"action,omitempty" yaml:"action" jsonschema:"standard, move, quick, free or interrupt; left out, standard"`
	Trigger   *Trigger `json:"trigger,omitempty" yaml:"trigger" jsonschema:"the event on which it may be used"`
	Range     string   `json:"range,omitempty" yaml:"range" jsonschema:"self, engaged, nearby or far; left out, engaged for melee, nearby otherwise"`
	Target    string   `json:"target,omitempty" yaml:"target" jsonschema:"enemy, ally, ally_or_self, self, any, actor or victim; left out, enemy"`
	Targets   int      `json:"targets,omitempty" yaml:"targets" jsonschema:"how many at most; left out, 1"`
	Again     bool     `json:"same_target,omitempty" yaml:"same_target" jsonschema:"one target may be chosen several times, up to the number of targets; left out, each once"`

	Provokes  string   `json:"provokes,omitempty" yaml:"provokes" jsonschema:"auto, yes or no; left out, auto"`
	Sustain   int      `json:"sustain_target,omitempty" yaml:"sustain_target" jsonschema:"9, 11 or 13 to keep it up; left out, it is not kept up"`
	Power     int      `json:"power_cost,omitempty" yaml:"power_cost" jsonschema:"points of Power"`
	Secondary bool     `json:"secondary_ok,omitempty" yaml:"secondary_ok" jsonschema:"may be paid with the secondary resource too"`
	Gate      int      `json:"escalation_min,omitempty" yaml:"escalation_min" jsonschema:"least value of the escalation die"`
	Special   *Special `json:"escalation_special,omitempty" yaml:"escalation_special" jsonschema:"what changes at a value of the escalation die"`
	Tags      []string `json:"other_tags,omitempty" yaml:"other_tags" jsonschema:"words of the class"`

	Moves     string   `json:"moves_user,omitempty" yaml:"moves_user" jsonschema:"before (a charge) or after the attack"`
	Disengage bool     `json:"disengage,omitempty" yaml:"disengage" jsonschema:"a Disengage check by this action"`
	PopOff    string   `json:"pop_off,omitempty" yaml:"pop_off" jsonschema:"a number of enemies, or all"`
	Attack    *Attack  `json:"attack,omitempty" yaml:"attack" jsonschema:"the attack it makes"`
	Healing   *Healing `json:"healing,omitempty" yaml:"healing" jsonschema:"how it heals its target"`
	Effects   []Effect `json:"effects,omitempty" yaml:"effects" jsonschema:"what else it does, after an attack whatever its outcome"`
}

// Attack is the attack block of an ability (escalation.attack.roll).
type Attack struct {
	Defense    string   `json:"defense,omitempty" yaml:"defense" jsonschema:"ac, pd or md; left out, ac"`
	Bonus      *int     `json:"attack_bonus,omitempty" yaml:"attack_bonus" jsonschema:"in place of level + volition"`
	Mod        string   `json:"attack_mod,omitempty" yaml:"attack_mod" jsonschema:"formula added to the attack roll"`
	Hit        string   `json:"hit_damage,omitempty" yaml:"hit_damage" jsonschema:"formula, or basic for that of the basic attack"`
	Miss       string   `json:"miss_damage,omitempty" yaml:"miss_damage" jsonschema:"formula; with a hit of basic, that of the basic attack"`
	Types      []string `json:"damage_types,omitempty" yaml:"damage_types" jsonschema:"left out, weapon"`
	Multiplier *int     `json:"crit_multiplier,omitempty" yaml:"crit_multiplier" jsonschema:"left out, 2"`
	Widen      int      `json:"crit_widen,omitempty" yaml:"crit_widen" jsonschema:"steps below 17"`
	Together   bool     `json:"roll_all_first,omitempty" yaml:"roll_all_first" jsonschema:"all attack rolls before any damage"`
	Shared     bool     `json:"shared_damage_roll,omitempty" yaml:"shared_damage_roll" jsonschema:"damage is rolled once for all targets"`
	OnHit      []Effect `json:"on_hit,omitempty" yaml:"on_hit" jsonschema:"on a Hit or a Crit"`
	OnCrit     []Effect `json:"on_crit,omitempty" yaml:"on_crit" jsonschema:"on a Crit besides"`
	OnMiss     []Effect `json:"on_miss,omitempty" yaml:"on_miss" jsonschema:"on a miss that is no Crit Fail"`
	OnCritFail []Effect `json:"on_crit_fail,omitempty" yaml:"on_crit_fail" jsonschema:"on a Crit Fail"`
	Riders     []Rider  `json:"natural_riders,omitempty" yaml:"natural_riders" jsonschema:"what the natural result brings"`
}

// Rider is what an attack brings at some natural results (escalation.dice.natural).
type Rider struct {
	Natural string   `json:"natural" yaml:"natural" jsonschema:"odd, even, or a number such as 13+"`
	Outcome string   `json:"outcome,omitempty" yaml:"outcome" jsonschema:"hit, miss or any; left out, hit"`
	Effects []Effect `json:"effects" yaml:"effects"`
}

// Healing is how an ability heals (escalation.recovery.spend, escalation.recovery.free).
type Healing struct {
	Amount   string `json:"amount,omitempty" yaml:"amount" jsonschema:"formula; left out, the target's recovery"`
	Recovery string `json:"recovery,omitempty" yaml:"recovery" jsonschema:"spend, free or none; left out, spend, and none with an amount"`
}

// Special is what an ability does besides at a value of the escalation die or below it
// (escalation.ability.escalation_special).
type Special struct {
	Threshold int      `json:"threshold" yaml:"threshold"`
	Above     []Effect `json:"at_or_above,omitempty" yaml:"at_or_above"`
	Below     []Effect `json:"below,omitempty" yaml:"below"`
}

// Trigger is the event on which a Free or Interrupt ability may be used (escalation.ability.action).
type Trigger struct {
	On     string `json:"on" yaml:"on" jsonschema:"uses, targeted, hit, missed, crit, crit_fail, harm, damaged, staggered, dropped, moves, engages or arrives"`
	Who    string `json:"who,omitempty" yaml:"who" jsonschema:"who does it: self, ally, ally_or_self, enemy or any; left out, enemy"`
	Target string `json:"whom,omitempty" yaml:"whom" jsonschema:"to whom: self, ally, ally_or_self, enemy or any; left out, self, and any for uses, moves and arrives"`
	Type   string `json:"type,omitempty" yaml:"type" jsonschema:"with an ability of this type"`
	If     string `json:"if,omitempty" yaml:"if" jsonschema:"formula that must not be 0"`
}

// Effect is one thing that an ability does. docs/abilities.md lists the words.
type Effect struct {
	Do     string   `json:"do" yaml:"do" jsonschema:"condition, ongoing, damage, heal, pop_off, push, last_gasp, advantage, bonus, reduce, power, secondary, save or end"`
	What   string   `json:"what,omitempty" yaml:"what" jsonschema:"the condition, the roll or the defense"`
	Value  string   `json:"value,omitempty" yaml:"value" jsonschema:"formula: how much"`
	Types  []string `json:"types,omitempty" yaml:"types" jsonschema:"damage types; left out, weapon"`
	To     string   `json:"to,omitempty" yaml:"to" jsonschema:"target, user, allies, enemies, actor or victim; left out, target"`
	Lasts  string   `json:"lasts,omitempty" yaml:"lasts" jsonschema:"save_ends, one_round, end_of_turn, end_of_next_turn, hold, encounter, sustain or attack"`
	TurnOf string   `json:"turn_of,omitempty" yaml:"turn_of" jsonschema:"whose turn ends it: user or target; left out, the user's"`
	Save   int      `json:"save,omitempty" yaml:"save" jsonschema:"9, 11 or 13; left out, 11"`
	Group  int      `json:"group,omitempty" yaml:"group" jsonschema:"effects of one number share one save"`
	Every  bool     `json:"every,omitempty" yaml:"every" jsonschema:"advantage on every such roll while it lasts; left out, on the next one only"`
	Versus bool     `json:"versus,omitempty" yaml:"versus" jsonschema:"advantage of the user against the target only"`
	From   string   `json:"from,omitempty" yaml:"from" jsonschema:"recovery of a heal: spend, free or none"`
	If     string   `json:"if,omitempty" yaml:"if" jsonschema:"formula that must not be 0"`
	Also   []string `json:"also,omitempty" yaml:"also" jsonschema:"conditions that last as long as a Last Gasp"`
}
