package escalation

import "fray/ruleset/setup"

// Setup is a whole encounter as escalation needs it: what people write in YAML, with every reference to a creature or
// an ability filled in. A record keeps it as JSON, so that a fight replays though the packs have changed.
type Setup struct {
	Ruleset    string             `json:"ruleset" yaml:"ruleset"`
	Name       string             `json:"name,omitempty" yaml:"name" jsonschema:"what the fight is called"`
	About      string             `json:"about,omitempty" yaml:"about" jsonschema:"one or two sentences for who chooses it"`
	Map        Ground             `json:"map,omitzero" yaml:"map" jsonschema:"where it is fought; left out, one zone"`
	Combatants []Combatant        `json:"combatants" yaml:"combatants" jsonschema:"who takes part"`
	Abilities  map[string]Ability `json:"abilities,omitempty" yaml:"abilities" jsonschema:"attacks and abilities of this encounter, by id"`
	Objects    []Object           `json:"objects,omitempty" yaml:"objects" jsonschema:"doors and things that can be attacked"`

	Surprise    string `json:"surprise,omitempty" yaml:"surprise" jsonschema:"the side that ambushes: none, pcs or enemies; left out, none"`
	AmbushStart *int   `json:"ambush_start,omitempty" yaml:"ambush_start" jsonschema:"0 or 1: where the escalation die starts after an ambush of the pcs; left out, the GM is asked"`

	DamageMode      string    `json:"damage_mode,omitempty" yaml:"damage_mode" jsonschema:"five or more damage dice: roll_out, average, multiply or ask; left out, roll_out"`
	FreeLimit       *int      `json:"free_limit,omitempty" yaml:"free_limit" jsonschema:"free actions on one turn; left out, 5"`
	NoDeath         bool      `json:"no_death,omitempty" yaml:"no_death" jsonschema:"a pc that would die falls unconscious"`
	CritFailPrompt  bool      `json:"crit_fail_prompt,omitempty" yaml:"crit_fail_prompt" jsonschema:"ask the GM what a Crit Fail brings"`
	DiceyDifficulty int       `json:"dicey_difficulty,omitempty" yaml:"dicey_difficulty" jsonschema:"difficulty of a Dicey Move; left out, 12 + 3 x tier"`
	DiceyConditions *[]string `json:"dicey_conditions,omitempty" yaml:"dicey_conditions" jsonschema:"conditions a Dicey Move may bring; left out, dazed and softened"`
	MaxRounds       int       `json:"max_rounds,omitempty" yaml:"max_rounds" jsonschema:"a draw after so many rounds; up to 10000"`

	Rest       setup.Words `json:"rest,omitempty" yaml:"rest" jsonschema:"the rests before it, in this order: quick, full, retreat; none, or left out, is no rest"`
	Losses     []string    `json:"campaign_losses,omitempty" yaml:"campaign_losses" jsonschema:"what the party has lost for good so far"`
	Encounters int         `json:"encounters_since_full_rest,omitempty" yaml:"encounters_since_full_rest" jsonschema:"encounters since the last Full Rest"`
}

// Ground is the map: zones, which of them are linked, and what is dangerous there (escalation.pos.model).
type Ground struct {
	Zones   []string   `json:"zones,omitempty" yaml:"zones" jsonschema:"ids of the zones; left out, one"`
	Links   [][]string `json:"links,omitzero" yaml:"links" jsonschema:"pairs of zones that are linked; left out, every zone with every other"`
	Rows    []string   `json:"rows,omitempty" yaml:"rows" jsonschema:"the picture: rows of zone ids, a dot for a gap"`
	Hazards []Hazard   `json:"hazards,omitempty" yaml:"hazards" jsonschema:"what a Dicey Move can bring down on somebody"`
}

// Hazard is what the surroundings of a zone can do (escalation.dicey.reward_damage).
type Hazard struct {
	Zone   string   `json:"zone" yaml:"zone"`
	Damage string   `json:"damage" yaml:"damage" jsonschema:"formula"`
	Types  []string `json:"types,omitempty" yaml:"types" jsonschema:"damage types; left out, weapon"`
}

// Combatant is a sheet and where it starts. A missing number has the default of the ledger's vocabulary.
type Combatant struct {
	ID     string   `json:"id" yaml:"id" jsonschema:"short unique name such as goblin-1"`
	Name   string   `json:"name,omitempty" yaml:"name" jsonschema:"what it is called in the log"`
	Kind   string   `json:"kind,omitempty" yaml:"kind" jsonschema:"pc or npc; left out, npc"`
	Side   string   `json:"side,omitempty" yaml:"side" jsonschema:"pcs or enemies; left out, pcs for a pc"`
	Seat   string   `json:"seat,omitempty" yaml:"seat" jsonschema:"who plays it; left out, pcs, and gm for enemies"`
	At     string   `json:"at,omitempty" yaml:"at" jsonschema:"a zone; left out, the first"`
	Beside []string `json:"beside,omitempty" yaml:"beside" jsonschema:"ids of those it stands next to or is engaged with"`
	Hidden bool     `json:"hidden,omitempty" yaml:"hidden" jsonschema:"it is out of sight, and outside of the fight, until the GM reveals it"`

	Level    *int `json:"level,omitempty" yaml:"level" jsonschema:"1 to 10; left out, 1"`
	Tier     *int `json:"tier,omitempty" yaml:"tier" jsonschema:"1 to 3; left out, by level"`
	Volition *int `json:"volition,omitempty" yaml:"volition" jsonschema:"left out, 3"`
	Vitality *int `json:"vitality,omitempty" yaml:"vitality" jsonschema:"left out, 3 for a pc"`
	Strain   int  `json:"strain,omitempty" yaml:"strain" jsonschema:"taken from volition and defenses"`
	AC       *int `json:"ac,omitempty" yaml:"ac" jsonschema:"left out, 14 + level"`
	PD       *int `json:"pd,omitempty" yaml:"pd" jsonschema:"left out, 12 + level"`
	MD       *int `json:"md,omitempty" yaml:"md" jsonschema:"left out, 12 + level"`
	HPMax    *int `json:"hp_max,omitempty" yaml:"hp_max" jsonschema:"left out, 14 + 8 x level for a pc, 10 + 8 x level for others"`
	HP       *int `json:"hp,omitempty" yaml:"hp" jsonschema:"hit points at the start; left out, all"`
	Stagger  *int `json:"stagger_at,omitempty" yaml:"stagger_at" jsonschema:"of an npc: left out, half"`

	Band           string         `json:"initiative_band,omitempty" yaml:"initiative_band" jsonschema:"very_fast, fast, medium, slow or very_slow; left out, medium"`
	UsesEscalation *bool          `json:"uses_escalation,omitempty" yaml:"uses_escalation" jsonschema:"adds the escalation die to attacks; left out, a pc does"`
	Resist         []Resist       `json:"resist,omitempty" yaml:"resist" jsonschema:"damage types it resists"`
	Weak           []string       `json:"weak,omitempty" yaml:"weak" jsonschema:"damage types it is weak to"`
	Stances        []Stance       `json:"stances,omitempty" yaml:"stances" jsonschema:"left out, one melee stance with a d6; none for an npc that lists attacks"`
	Stance         string         `json:"stance,omitempty" yaml:"stance" jsonschema:"name of the stance at the start; left out, the first"`
	BasicMiss      string         `json:"basic_miss,omitempty" yaml:"basic_miss" jsonschema:"miss damage of basic attacks: none or level; left out, none"`
	Attacks        []string       `json:"attacks,omitempty" yaml:"attacks" jsonschema:"of an npc: ids of its attacks, the first is its basic attack"`
	Abilities      []string       `json:"abilities,omitempty" yaml:"abilities" jsonschema:"ids of abilities"`
	Skills         map[string]int `json:"skills,omitempty" yaml:"skills" jsonschema:"bonuses by name"`

	RecoveriesMax *int   `json:"recoveries_max,omitempty" yaml:"recoveries_max" jsonschema:"left out, 8 for a pc"`
	Recoveries    *int   `json:"recoveries,omitempty" yaml:"recoveries" jsonschema:"left at the start; left out, all"`
	Recovery      string `json:"recovery_roll,omitempty" yaml:"recovery_roll" jsonschema:"dice such as 2d8+3; left out, level d8 + vitality"`
	HealDie       string `json:"npc_heal_die,omitempty" yaml:"npc_heal_die" jsonschema:"d6 or d10; left out, d6"`
	PowerMax      int    `json:"power_max,omitempty" yaml:"power_max" jsonschema:"points of Power"`
	Power         *int   `json:"power,omitempty" yaml:"power" jsonschema:"left at the start; left out, all"`

	SecondaryName  string `json:"secondary_name,omitempty" yaml:"secondary_name" jsonschema:"such as momentum"`
	SecondaryStart int    `json:"secondary_start,omitempty" yaml:"secondary_start" jsonschema:"at the start of each encounter"`
	SecondaryMax   *int   `json:"secondary_max,omitempty" yaml:"secondary_max" jsonschema:"left out, no limit"`
	Relationship   int    `json:"relationship_dice,omitempty" yaml:"relationship_dice" jsonschema:"dice at most"`
	RelationLeft   *int   `json:"relationship_left,omitempty" yaml:"relationship_left" jsonschema:"dice left; left out, all"`

	DeathSave  *int        `json:"death_save_target,omitempty" yaml:"death_save_target" jsonschema:"left out, 13"`
	Status     string      `json:"status,omitempty" yaml:"status" jsonschema:"up, dying, stabilized, unconscious, dead or out; left out, by hit points"`
	Fails      int         `json:"death_save_fails,omitempty" yaml:"death_save_fails" jsonschema:"failed Death Saves so far"`
	Spent      []string    `json:"spent,omitempty" yaml:"spent" jsonschema:"ids of abilities that are spent"`
	Conditions []Condition `json:"conditions,omitempty" yaml:"conditions" jsonschema:"what ails it at the start"`
}

// Resist is a damage type and the natural result that gets through in full (escalation.resist.grades).
type Resist struct {
	Type string `json:"type" yaml:"type" jsonschema:"damage type"`
	X    string `json:"x,omitempty" yaml:"x" jsonschema:"a number, or low (12), medium (13) or heavy (15)"`
}

// Stance is a way of fighting with its weapon (escalation.basic.stance_selects).
type Stance struct {
	Name  string   `json:"name" yaml:"name"`
	Kind  string   `json:"kind,omitempty" yaml:"kind" jsonschema:"melee or ranged; left out, melee"`
	Die   string   `json:"damage_die,omitempty" yaml:"damage_die" jsonschema:"d4, d6, d8, d10 or d12; left out, d6"`
	Range string   `json:"range,omitempty" yaml:"range" jsonschema:"of a ranged stance: nearby or far; left out, far"`
	Types []string `json:"damage_types,omitempty" yaml:"damage_types" jsonschema:"left out, weapon"`
}

// Condition is what ails a combatant at the start: a condition or ongoing damage.
type Condition struct {
	Condition string   `json:"condition,omitempty" yaml:"condition" jsonschema:"name of a condition"`
	Ongoing   int      `json:"ongoing,omitempty" yaml:"ongoing" jsonschema:"or ongoing damage"`
	Types     []string `json:"types,omitempty" yaml:"types" jsonschema:"of ongoing damage; left out, weapon"`
	Lasts     string   `json:"lasts,omitempty" yaml:"lasts" jsonschema:"save_ends, one_round, end_of_turn, end_of_next_turn, hold or encounter; left out, as usual for it"`
	Save      int      `json:"save,omitempty" yaml:"save" jsonschema:"9, 11 or 13; left out, 11"`
	Group     int      `json:"group,omitempty" yaml:"group" jsonschema:"effects of one number share one save"`
	By        string   `json:"by,omitempty" yaml:"by" jsonschema:"id of who caused it"`
}

// Object is a thing that can be attacked, or a door between two zones (escalation.side.objects,
// escalation.action.quick_door).
type Object struct {
	ID    string   `json:"id" yaml:"id" jsonschema:"short unique name"`
	Name  string   `json:"name,omitempty" yaml:"name"`
	At    string   `json:"at,omitempty" yaml:"at" jsonschema:"a zone; left out, the first"`
	HP    *int     `json:"object_hp,omitempty" yaml:"object_hp" jsonschema:"left out, 10"`
	AC    *int     `json:"ac,omitempty" yaml:"ac" jsonschema:"left out, 10"`
	PD    *int     `json:"pd,omitempty" yaml:"pd" jsonschema:"left out, 10"`
	MD    *int     `json:"md,omitempty" yaml:"md" jsonschema:"left out, 10"`
	Door  string   `json:"door,omitempty" yaml:"door" jsonschema:"open, closed or locked; left out, it is no door"`
	Zones []string `json:"door_zones,omitempty" yaml:"door_zones" jsonschema:"the two linked zones of a door"`
}
