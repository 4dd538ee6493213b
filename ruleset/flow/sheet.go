package flow

import "fray/space"

// Setup is a whole encounter as flow needs it: what people write in YAML, with every reference to a creature filled in.
// A record keeps it as JSON, so that a fight replays though the packs have changed.
type Setup struct {
	Ruleset    string             `json:"ruleset" yaml:"ruleset"`
	Name       string             `json:"name,omitempty" yaml:"name" jsonschema:"what the fight is called"`
	About      string             `json:"about,omitempty" yaml:"about" jsonschema:"one or two sentences for players that choose it"`
	Map        space.Plan         `json:"map" yaml:"map" jsonschema:"where it is fought; left out, 25 by 25 open hexes"`
	Combatants []Combatant        `json:"combatants" yaml:"combatants" jsonschema:"who takes part"`
	Items      map[string]Item    `json:"items,omitempty" yaml:"items" jsonschema:"weapons and things of this encounter, by id"`
	Abilities  map[string]Ability `json:"abilities,omitempty" yaml:"abilities" jsonschema:"spells and abilities of this encounter, by id"`
	Objects    []Object           `json:"objects,omitempty" yaml:"objects" jsonschema:"doors, levers and other things on the map"`
	Ground     []Lying            `json:"ground,omitempty" yaml:"ground" jsonschema:"items that lie about"`
	Surprised  *[]string          `json:"surprised,omitempty" yaml:"surprised" jsonschema:"ids of combatants or names of sides that are surprised"` // absent, and nobody is marked as surprised: the GM is asked
	AskSurp    bool               `json:"ask_surprise,omitempty" yaml:"ask_surprise" jsonschema:"ask the GM who is surprised"`                      // ask the GM in any case
	MaxRounds  int                `json:"max_rounds,omitempty" yaml:"max_rounds" jsonschema:"a draw after so many rounds; up to 10000"`             // 0: 10,000
}

// Combatant is a sheet and where it starts. A missing number has the default of the ledger's vocabulary.
type Combatant struct {
	ID   string `json:"id" yaml:"id" jsonschema:"short unique name such as goblin-1"`
	Name string `json:"name,omitempty" yaml:"name" jsonschema:"what it is called in the log"`
	Side string `json:"side" yaml:"side" jsonschema:"who fights together"`
	Seat string `json:"seat,omitempty" yaml:"seat" jsonschema:"who plays it; left out, its side"` // default: the side
	At   string `json:"at" yaml:"at" jsonschema:"a hex such as 3,-1 or a marker of the drawing"`  // "q,r" or a marker of the drawing

	Melee      *int `json:"melee,omitempty" yaml:"melee" jsonschema:"skill in percent; left out, 50"`                                          // 50
	Ranged     *int `json:"ranged,omitempty" yaml:"ranged" jsonschema:"skill in percent; left out, 50"`                                        // 50
	Casting    *int `json:"casting,omitempty" yaml:"casting" jsonschema:"skill in percent; left out, it cannot cast"`                          // 0: cannot cast
	Agility    *int `json:"agility,omitempty" yaml:"agility" jsonschema:"skill in percent; left out, 50"`                                      // 50
	Athletics  *int `json:"athletics,omitempty" yaml:"athletics" jsonschema:"skill in percent; left out, 40"`                                  // 40
	Endurance  *int `json:"endurance,omitempty" yaml:"endurance" jsonschema:"skill in percent; left out, 40"`                                  // 40
	Deception  *int `json:"deception,omitempty" yaml:"deception" jsonschema:"skill in percent; left out, 20"`                                  // 20
	Knowledge  *int `json:"knowledge,omitempty" yaml:"knowledge" jsonschema:"skill in percent; left out, 20"`                                  // 20
	AgilityMod *int `json:"agility_modifier,omitempty" yaml:"agility_modifier" jsonschema:"added to initiative; left out, a tenth of agility"` // floor(agility/10)

	Size        string `json:"size,omitempty" yaml:"size" jsonschema:"small, medium, large or huge; left out, medium"` // medium
	MoveSpeed   *int   `json:"move_speed,omitempty" yaml:"move_speed" jsonschema:"hexes a Move; left out, 6"`          // 6
	HPMax       *int   `json:"hp_max,omitempty" yaml:"hp_max" jsonschema:"hit points; left out, 20"`                   // 20
	HP          *int   `json:"hp,omitempty" yaml:"hp" jsonschema:"hit points at the start; left out, all"`             // hp_max
	Armor       int    `json:"armor,omitempty" yaml:"armor" jsonschema:"taken from each hit"`
	DamageBonus int    `json:"damage_bonus,omitempty" yaml:"damage_bonus" jsonschema:"added to melee damage"`
	APPerRound  *int   `json:"ap_per_round,omitempty" yaml:"ap_per_round" jsonschema:"action points a round; left out, 5"` // 5
	RPMax       *int   `json:"rp_max,omitempty" yaml:"rp_max" jsonschema:"reaction points; left out, 2"`                   // 2
	FPStart     *int   `json:"fp_start,omitempty" yaml:"fp_start" jsonschema:"flow points at the start; left out, 2"`      // 2

	Hands        Hands    `json:"hands,omitzero" yaml:"hands" jsonschema:"what is held"`
	Carried      []string `json:"carried,omitempty" yaml:"carried" jsonschema:"ids of items that are carried"`
	Abilities    []string `json:"abilities,omitempty" yaml:"abilities" jsonschema:"ids of abilities"`
	Perks        []string `json:"perks,omitempty" yaml:"perks" jsonschema:"ambidextrous"` // ambidextrous
	DiesWhenDown bool     `json:"dies_when_down,omitempty" yaml:"dies_when_down" jsonschema:"no dying checks: down is dead"`
	Initiative   *int     `json:"initiative,omitempty" yaml:"initiative" jsonschema:"given instead of rolled"` // given: not rolled
	Surprised    bool     `json:"surprised,omitempty" yaml:"surprised" jsonschema:"surprised in the first round"`
	Prone        bool     `json:"prone,omitempty" yaml:"prone" jsonschema:"lies at the start"`
	Hidden       bool     `json:"hidden,omitempty" yaml:"hidden" jsonschema:"out of sight until the GM reveals it; at is where it waits"`
}

// Hands is what is held when the fight starts. Main is the dominant hand; a two-handed item in it fills both.
type Hands struct {
	Main string `json:"main,omitempty" yaml:"main" jsonschema:"the dominant hand; a two-handed item fills both"`
	Off  string `json:"off,omitempty" yaml:"off" jsonschema:"the other hand"`
}

// Item is a weapon, a shield, a potion or another thing that can be held.
type Item struct {
	Name     string `json:"name,omitempty" yaml:"name" jsonschema:"left out, its id"`                                                                                // default: its key
	Category string `json:"category,omitempty" yaml:"category" jsonschema:"sword, finesse, brawl, mace, axe, polearm, bow, crossbow or shield; left out, no weapon"` // sword finesse brawl mace axe polearm bow crossbow shield; empty: no weapon
	Hands    int    `json:"hands,omitempty" yaml:"hands" jsonschema:"1 or 2"`                                                                                        // 1 or 2; 0 is 1
	Reach    int    `json:"reach,omitempty" yaml:"reach" jsonschema:"in hexes; left out, 1"`                                                                         // 0 is 1
	Range    int    `json:"range,omitempty" yaml:"range" jsonschema:"range increment in hexes of a ranged or thrown weapon"`                                         // of a ranged or thrown weapon
	Thrown   bool   `json:"thrown,omitempty" yaml:"thrown" jsonschema:"a melee weapon that may be thrown"`                                                           // a melee weapon that may also be thrown, with Range
	Damage   string `json:"damage,omitempty" yaml:"damage" jsonschema:"formula such as 1d8+1"`                                                                       // formula, weapon bonus included
	NoArmor  bool   `json:"ignores_armor,omitempty" yaml:"ignores_armor" jsonschema:"armor takes nothing from it"`
	Potion   string `json:"potion,omitempty" yaml:"potion" jsonschema:"formula of what drinking it heals"` // formula of what drinking it heals
	Ability  string `json:"ability,omitempty" yaml:"ability" jsonschema:"what using it does"`              // magic item: what using it does, at the ability's AP cost
	Rule     string `json:"rule,omitempty" yaml:"rule" jsonschema:"id of the rule it stands on"`
}

// Ability is a spell, a class ability, the use of a magic item, a Flow Action or a reaction that is not of the stock.
type Ability struct {
	Name     string   `json:"name,omitempty" yaml:"name" jsonschema:"left out, its id"`
	Kind     string   `json:"kind,omitempty" yaml:"kind" jsonschema:"spell, class or item; left out, class"` // spell, class (default), item
	Rule     string   `json:"rule,omitempty" yaml:"rule" jsonschema:"id of the rule it stands on"`
	AP       *int     `json:"ap_cost,omitempty" yaml:"ap_cost" jsonschema:"action points"` // 2 for timing turn, else 0
	FP       int      `json:"fp_cost,omitempty" yaml:"fp_cost" jsonschema:"flow points"`
	RP       *int     `json:"rp_cost,omitempty" yaml:"rp_cost" jsonschema:"reaction points"`                                                                                                    // timing reaction_window: 1, else 0
	Timing   string   `json:"timing,omitempty" yaml:"timing" jsonschema:"turn, declared, after_hit, after_parry, after_block, reaction_window, reaction_attack_hit or passive; left out, turn"` // turn (default), declared, after_hit, after_parry, after_block, reaction_window, reaction_attack_hit, passive
	Category string   `json:"category,omitempty" yaml:"category" jsonschema:"weapon category it needs"`                                                                                         // weapon category it needs
	Range    string   `json:"range,omitempty" yaml:"range" jsonschema:"self, touch, or hexes"`                                                                                                  // self (default), touch, or hexes
	Shape    string   `json:"shape,omitempty" yaml:"shape" jsonschema:"single, area, ally or self"`                                                                                             // single (default), area, ally, self
	Radius   int      `json:"radius,omitempty" yaml:"radius" jsonschema:"of an area, in hexes"`                                                                                                 // of an area
	Attack   bool     `json:"attack_spell,omitempty" yaml:"attack_spell" jsonschema:"an attack spell"`
	Skill    string   `json:"skill,omitempty" yaml:"skill" jsonschema:"skill of the check"`                      // check of the user: casting for spells, none otherwise
	Against  string   `json:"against,omitempty" yaml:"against" jsonschema:"skill of the target that opposes it"` // opposed by the target's skill
	Damage   string   `json:"damage,omitempty" yaml:"damage" jsonschema:"formula"`                               // formula, with the level factor
	Heal     string   `json:"heal,omitempty" yaml:"heal" jsonschema:"formula"`                                   // formula, with the level factor
	NoArmor  bool     `json:"ignores_armor,omitempty" yaml:"ignores_armor" jsonschema:"armor takes nothing from it"`
	Provokes *bool    `json:"provokes,omitempty" yaml:"provokes" jsonschema:"draws Reaction Attacks; left out, spells do"` // spells yes, others no
	Effects  []Effect `json:"effects,omitempty" yaml:"effects" jsonschema:"what it does to its target"`
}

// Effect is one thing an ability does to its target, or with Self to its user.
type Effect struct {
	Do      string `json:"do" yaml:"do" jsonschema:"bleeding, poison, prone, pinned, slowed, ward, ap, lose_ap, ap_next, rp, fp, push or reaction_damage"` // bleeding poison prone pinned slowed ward ap lose_ap ap_next rp fp push reaction_damage
	Value   int    `json:"value,omitempty" yaml:"value" jsonschema:"how much"`
	Rounds  int    `json:"rounds,omitempty" yaml:"rounds" jsonschema:"for how many rounds"`
	Seconds int    `json:"seconds,omitempty" yaml:"seconds" jsonschema:"for how many seconds, in rounds of 6"` // turned into rounds of 6 seconds
	Self    bool   `json:"self,omitempty" yaml:"self" jsonschema:"on its user"`
}

// Object is a thing on the map: a door, a lever, a statue.
type Object struct {
	ID         string   `json:"id" yaml:"id" jsonschema:"short unique name"`
	Name       string   `json:"name,omitempty" yaml:"name"`
	Kind       string   `json:"kind,omitempty" yaml:"kind" jsonschema:"door or thing; left out, thing"` // door or thing (default)
	At         string   `json:"at" yaml:"at" jsonschema:"a hex or a marker"`
	State      string   `json:"state,omitempty" yaml:"state" jsonschema:"of a door: open, closed or locked; left out, closed"` // of a door: open, closed (default), locked
	Small      bool     `json:"small,omitempty" yaml:"small" jsonschema:"a small thing"`
	Attackable bool     `json:"attackable,omitempty" yaml:"attackable" jsonschema:"can be attacked"`
	Solid      bool     `json:"solid,omitempty" yaml:"solid" jsonschema:"cannot be walked through"` // cannot be walked through
	HP         int      `json:"object_hp,omitempty" yaml:"object_hp" jsonschema:"left out, 10"`     // 10
	Armor      int      `json:"object_armor,omitempty" yaml:"object_armor"`
	Toggles    []string `json:"toggles,omitempty" yaml:"toggles" jsonschema:"ids of doors that operating it opens or closes"` // doors that operating it opens, unlocks or closes
}

// Lying is an item on the ground.
type Lying struct {
	Item string `json:"item" yaml:"item" jsonschema:"id of an item"`
	At   string `json:"at" yaml:"at" jsonschema:"a hex or a marker"`
}
