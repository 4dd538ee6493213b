package escalation

// Ability is one entry of an ability list as people write it: an attack, a spell, a trick, a reaction
// (escalation.ability.entry). docs/abilities.md explains every field with an example. Its other tags are words for people;
// by themselves they do nothing (escalation.ability.other).
type Ability struct {
	Name  string `json:"name,omitempty" default:"(its id)" doc:"what it is called"`
	About string `json:"about,omitempty" doc:"what it looks like"`
	Rule  string `json:"rule,omitempty" form:"rule" doc:"id of a rule that it shows"`

	Types     []string `json:"types,omitempty" doc:"melee, ranged, spell, or a word of your own beside one of these"`
	Frequency string   `json:"frequency,omitempty" words:"frequency" default:"at_will" doc:"how often it may be used"`
	Recharge  int      `json:"recharge_target,omitempty" oneof:"9|11|13" default:"11" doc:"what the roll has to reach that recharges it"`
	Action    string   `json:"action,omitempty" words:"action" default:"standard" doc:"the action that it takes"`
	Trigger   *Trigger `json:"trigger,omitempty" doc:"the event on which it may be used"`
	Range     string   `json:"range,omitempty" words:"reach" default:"(engaged for melee, else nearby)" doc:"how far it goes"`
	Target    string   `json:"target,omitempty" words:"target" default:"enemy" doc:"what it may be aimed at"`
	Targets   int      `json:"targets,omitempty" range:"1..12" default:"1" doc:"how many at most"`
	Again     bool     `json:"same_target,omitempty" doc:"one target may be chosen several times, up to the number of targets"`

	Provokes  string   `json:"provokes,omitempty" words:"provokes" default:"auto" doc:"lets engaged enemies strike; auto: if it shoots"`
	Sustain   int      `json:"sustain_target,omitempty" oneof:"9|11|13" default:"(it is not kept up)" doc:"what the roll has to reach that keeps it up"`
	Power     int      `json:"power_cost,omitempty" range:"0..1000" doc:"points of Power"`
	Secondary bool     `json:"secondary_ok,omitempty" doc:"may be paid with the secondary resource too"`
	Gate      int      `json:"escalation_min,omitempty" range:"0..6" doc:"least value of the escalation die"`
	Special   *Special `json:"escalation_special,omitempty" doc:"what changes at a value of the escalation die"`
	Tags      []string `json:"other_tags,omitempty" doc:"words of the class"`

	Moves     string   `json:"moves_user,omitempty" words:"carrying" doc:"when it moves its user: before (a charge) or after the attack"`
	Disengage bool     `json:"disengage,omitempty" doc:"a Disengage check by this action"`
	PopOff    string   `json:"pop_off,omitempty" words:"all" range:"1..64" doc:"a number of enemies that it pops off"`
	Attack    *Attack  `json:"attack,omitempty" doc:"the attack it makes"`
	Healing   *Healing `json:"healing,omitempty" doc:"how it heals its target"`
	Effects   []Effect `json:"effects,omitempty" doc:"what else it does, after an attack whatever its outcome"`
}

// Attack is the attack block of an ability (escalation.attack.roll).
type Attack struct {
	Defense    string   `json:"defense,omitempty" words:"defense" default:"ac" doc:"what the roll has to reach"`
	Bonus      *int     `json:"attack_bonus,omitempty" range:"-50..100" default:"(level + volition)" doc:"attack bonus"`
	Mod        string   `json:"attack_mod,omitempty" formula:"amount" doc:"formula added to the attack roll"`
	Hit        string   `json:"hit_damage,omitempty" words:"basic" formula:"amount" doc:"formula; basic is both damages of the basic attack"`
	Miss       string   `json:"miss_damage,omitempty" words:"basic" formula:"amount" doc:"formula, on a miss that is no Crit Fail"`
	Types      []string `json:"damage_types,omitempty" words:"damage_type" default:"weapon" doc:"damage types"`
	Multiplier *int     `json:"crit_multiplier,omitempty" range:"1..10" default:"2" doc:"damage of a Crit"`
	Widen      int      `json:"crit_widen,omitempty" range:"0..13" doc:"steps below 17 at which it crits already"`
	Together   bool     `json:"roll_all_first,omitempty" doc:"all attack rolls before any damage"`
	Shared     bool     `json:"shared_damage_roll,omitempty" doc:"damage is rolled once for all targets"`
	OnHit      []Effect `json:"on_hit,omitempty" doc:"on a Hit or a Crit"`
	OnCrit     []Effect `json:"on_crit,omitempty" doc:"on a Crit besides"`
	OnMiss     []Effect `json:"on_miss,omitempty" doc:"on a miss that is no Crit Fail"`
	OnCritFail []Effect `json:"on_crit_fail,omitempty" doc:"on a Crit Fail"`
	Riders     []Rider  `json:"natural_riders,omitempty" doc:"what the natural result brings"`
}

// Rider is what an attack brings at some natural results (escalation.dice.natural).
type Rider struct {
	Natural string   `json:"natural" doc:"odd, even, or a number such as 13+"`
	Outcome string   `json:"outcome,omitempty" words:"hit|miss|any" default:"hit" doc:"on which outcomes"`
	Effects []Effect `json:"effects" doc:"what it brings"`
}

// Healing is how an ability heals (escalation.recovery.spend, escalation.recovery.free).
type Healing struct {
	Amount   string `json:"amount,omitempty" formula:"amount" default:"(the target's Recovery)" doc:"formula"`
	Recovery string `json:"recovery,omitempty" words:"recovery" default:"by amount: absent=spend, *=none" doc:"what it takes of the target's Recoveries"`
}

// Special is what an ability does besides at a value of the escalation die or below it
// (escalation.ability.escalation_special).
type Special struct {
	Threshold int      `json:"threshold" range:"1..6" required:"a value of the escalation die from 1 to 6" doc:"value of the escalation die"`
	Above     []Effect `json:"at_or_above,omitempty" doc:"effects while the die is so high"`
	Below     []Effect `json:"below,omitempty" doc:"effects while it is lower"`
}

// Trigger is the event on which a Free or Interrupt ability may be used (escalation.ability.action).
type Trigger struct {
	On     string `json:"on" words:"moment" required:"" doc:"the moment"`
	Who    string `json:"who,omitempty" words:"party" default:"enemy" doc:"who does it"`
	Target string `json:"whom,omitempty" words:"party" default:"by on: uses=any, moves=any, arrives=any, *=self" doc:"to whom"`
	Type   string `json:"type,omitempty" doc:"with an ability of this type"`
	If     string `json:"if,omitempty" formula:"amount" doc:"formula that must not be 0"`
}

// Effect is one thing that an ability does. docs/abilities.md lists the words.
type Effect struct {
	Do     string   `json:"do" words:"effect" required:"" doc:"what it does"`
	What   string   `json:"what,omitempty" words:"by do: condition=condition, end=condition, advantage=roll, bonus=bonus, push=away|zone" default:"by do: advantage=attack, bonus=attack, push=away" doc:"the condition, the roll, the number, the way of a push, or the end of a Last Gasp"`
	Value  string   `json:"value,omitempty" formula:"amount" doc:"formula: how much"`
	Types  []string `json:"types,omitempty" words:"damage_type" default:"weapon" doc:"damage types"`
	To     string   `json:"to,omitempty" words:"bearer" default:"target" doc:"the bearer"`
	Lasts  string   `json:"lasts,omitempty" words:"effect_lasting" default:"(as usual for it)" doc:"how long"`
	TurnOf string   `json:"turn_of,omitempty" words:"user|target" default:"user" doc:"whose turn ends it"`
	Save   int      `json:"save,omitempty" oneof:"9|11|13" default:"11" doc:"what a save has to reach"`
	Group  int      `json:"group,omitempty" range:"0..7" doc:"effects of one number share one save"`
	Every  bool     `json:"every,omitempty" doc:"advantage on every such roll while it lasts, not on the next one only"`
	Versus bool     `json:"versus,omitempty" doc:"advantage of the user against the target only"`
	From   string   `json:"from,omitempty" words:"recovery" default:"by value: absent=spend, *=none" doc:"what a heal takes of Recoveries"`
	If     string   `json:"if,omitempty" formula:"amount" doc:"formula that must not be 0"`
	Also   []string `json:"also,omitempty" words:"condition" doc:"conditions that last as long as a Last Gasp"`
}
