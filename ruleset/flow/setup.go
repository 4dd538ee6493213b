package flow

import "fray/space"

// Setup is a whole encounter as flow needs it: what people write in YAML, with every reference to a creature filled in.
// A record keeps it as JSON, so that a fight replays though the packs have changed.
type Setup struct {
	Ruleset    string             `json:"ruleset" yaml:"ruleset"`
	Name       string             `json:"name,omitempty" yaml:"name"`
	About      string             `json:"about,omitempty" yaml:"about"`
	Map        space.Plan         `json:"map" yaml:"map"`
	Combatants []Combatant        `json:"combatants" yaml:"combatants"`
	Items      map[string]Item    `json:"items,omitempty" yaml:"items"`
	Abilities  map[string]Ability `json:"abilities,omitempty" yaml:"abilities"`
	Objects    []Object           `json:"objects,omitempty" yaml:"objects"`
	Ground     []Lying            `json:"ground,omitempty" yaml:"ground"`
	Surprised  *[]string          `json:"surprised,omitempty" yaml:"surprised"`       // absent: the GM is asked if AskSurprise
	AskSurp    bool               `json:"ask_surprise,omitempty" yaml:"ask_surprise"` // ask the GM who is surprised
	MaxRounds  int                `json:"max_rounds,omitempty" yaml:"max_rounds"`     // 0: the program's limit
}

// Combatant is a sheet and where it starts. A missing number has the default of the ledger's vocabulary.
type Combatant struct {
	ID   string `json:"id" yaml:"id"`
	Name string `json:"name,omitempty" yaml:"name"`
	Side string `json:"side" yaml:"side"`
	Seat string `json:"seat,omitempty" yaml:"seat"` // default: the side
	At   string `json:"at" yaml:"at"`               // "q,r" or a marker of the drawing

	Melee      *int `json:"melee,omitempty" yaml:"melee"`                       // 50
	Ranged     *int `json:"ranged,omitempty" yaml:"ranged"`                     // 50
	Casting    *int `json:"casting,omitempty" yaml:"casting"`                   // 0: cannot cast
	Agility    *int `json:"agility,omitempty" yaml:"agility"`                   // 50
	Athletics  *int `json:"athletics,omitempty" yaml:"athletics"`               // 40
	Endurance  *int `json:"endurance,omitempty" yaml:"endurance"`               // 40
	Deception  *int `json:"deception,omitempty" yaml:"deception"`               // 20
	Knowledge  *int `json:"knowledge,omitempty" yaml:"knowledge"`               // 20
	AgilityMod *int `json:"agility_modifier,omitempty" yaml:"agility_modifier"` // floor(agility/10)

	Size        string `json:"size,omitempty" yaml:"size"`             // medium
	MoveSpeed   *int   `json:"move_speed,omitempty" yaml:"move_speed"` // 6
	HPMax       *int   `json:"hp_max,omitempty" yaml:"hp_max"`         // 20
	HP          *int   `json:"hp,omitempty" yaml:"hp"`                 // hp_max
	Armor       int    `json:"armor,omitempty" yaml:"armor"`
	DamageBonus int    `json:"damage_bonus,omitempty" yaml:"damage_bonus"`
	APPerRound  *int   `json:"ap_per_round,omitempty" yaml:"ap_per_round"` // 5
	RPMax       *int   `json:"rp_max,omitempty" yaml:"rp_max"`             // 2
	FPStart     *int   `json:"fp_start,omitempty" yaml:"fp_start"`         // 2

	Hands        Hands    `json:"hands,omitzero" yaml:"hands"`
	Carried      []string `json:"carried,omitempty" yaml:"carried"`
	Abilities    []string `json:"abilities,omitempty" yaml:"abilities"`
	Perks        []string `json:"perks,omitempty" yaml:"perks"` // ambidextrous
	DiesWhenDown bool     `json:"dies_when_down,omitempty" yaml:"dies_when_down"`
	Initiative   *int     `json:"initiative,omitempty" yaml:"initiative"` // given: not rolled
	Surprised    bool     `json:"surprised,omitempty" yaml:"surprised"`
	Prone        bool     `json:"prone,omitempty" yaml:"prone"`
}

// Hands is what is held when the fight starts. Main is the dominant hand; a two-handed item in it fills both.
type Hands struct {
	Main string `json:"main,omitempty" yaml:"main"`
	Off  string `json:"off,omitempty" yaml:"off"`
}

// Item is a weapon, a shield, a potion or another thing that can be held.
type Item struct {
	Name     string `json:"name,omitempty" yaml:"name"`         // default: its key
	Category string `json:"category,omitempty" yaml:"category"` // sword finesse brawl mace axe polearm bow crossbow shield; empty: no weapon
	Hands    int    `json:"hands,omitempty" yaml:"hands"`       // 1 or 2; 0 is 1
	Reach    int    `json:"reach,omitempty" yaml:"reach"`       // 0 is 1
	Range    int    `json:"range,omitempty" yaml:"range"`       // of a ranged or thrown weapon
	Thrown   bool   `json:"thrown,omitempty" yaml:"thrown"`     // a melee weapon that may also be thrown, with Range
	Damage   string `json:"damage,omitempty" yaml:"damage"`     // formula, weapon bonus included
	NoArmor  bool   `json:"ignores_armor,omitempty" yaml:"ignores_armor"`
	Potion   string `json:"potion,omitempty" yaml:"potion"`   // formula of what drinking it heals
	Ability  string `json:"ability,omitempty" yaml:"ability"` // magic item: what using it does, at the ability's AP cost
	Rule     string `json:"rule,omitempty" yaml:"rule"`
}

// Ability is a spell, a class ability, the use of a magic item, a Flow Action or a reaction that is not of the stock.
type Ability struct {
	Name     string   `json:"name,omitempty" yaml:"name"`
	Kind     string   `json:"kind,omitempty" yaml:"kind"` // spell, class (default), item
	Rule     string   `json:"rule,omitempty" yaml:"rule"`
	AP       *int     `json:"ap_cost,omitempty" yaml:"ap_cost"` // 2 for timing turn, else 0
	FP       int      `json:"fp_cost,omitempty" yaml:"fp_cost"`
	RP       *int     `json:"rp_cost,omitempty" yaml:"rp_cost"`   // timing reaction_window: 1, else 0
	Timing   string   `json:"timing,omitempty" yaml:"timing"`     // turn (default), declared, after_hit, after_parry, after_block, reaction_window, reaction_attack_hit, passive
	Category string   `json:"category,omitempty" yaml:"category"` // weapon category it needs
	Range    string   `json:"range,omitempty" yaml:"range"`       // self (default), touch, or hexes
	Shape    string   `json:"shape,omitempty" yaml:"shape"`       // single (default), area, ally, self
	Radius   int      `json:"radius,omitempty" yaml:"radius"`     // of an area
	Attack   bool     `json:"attack_spell,omitempty" yaml:"attack_spell"`
	Skill    string   `json:"skill,omitempty" yaml:"skill"`     // check of the user: casting for spells, none otherwise
	Against  string   `json:"against,omitempty" yaml:"against"` // opposed by the target's skill
	Damage   string   `json:"damage,omitempty" yaml:"damage"`   // formula, with the level factor
	Heal     string   `json:"heal,omitempty" yaml:"heal"`       // formula, with the level factor
	NoArmor  bool     `json:"ignores_armor,omitempty" yaml:"ignores_armor"`
	Provokes *bool    `json:"provokes,omitempty" yaml:"provokes"` // spells yes, others no
	Effects  []Effect `json:"effects,omitempty" yaml:"effects"`
}

// Effect is one thing an ability does to its target, or with Self to its user.
type Effect struct {
	Do      string `json:"do" yaml:"do"` // bleeding poison prone pinned slowed ward ap lose_ap ap_next rp fp push reaction_damage
	Value   int    `json:"value,omitempty" yaml:"value"`
	Rounds  int    `json:"rounds,omitempty" yaml:"rounds"`
	Seconds int    `json:"seconds,omitempty" yaml:"seconds"` // turned into rounds of 6 seconds
	Self    bool   `json:"self,omitempty" yaml:"self"`
}

// Object is a thing on the map: a door, a lever, a statue.
type Object struct {
	ID         string   `json:"id" yaml:"id"`
	Name       string   `json:"name,omitempty" yaml:"name"`
	Kind       string   `json:"kind,omitempty" yaml:"kind"` // door or thing (default)
	At         string   `json:"at" yaml:"at"`
	State      string   `json:"state,omitempty" yaml:"state"` // of a door: open, closed (default), locked
	Small      bool     `json:"small,omitempty" yaml:"small"`
	Attackable bool     `json:"attackable,omitempty" yaml:"attackable"`
	Solid      bool     `json:"solid,omitempty" yaml:"solid"`         // cannot be walked through
	HP         int      `json:"object_hp,omitempty" yaml:"object_hp"` // 10
	Armor      int      `json:"object_armor,omitempty" yaml:"object_armor"`
	Toggles    []string `json:"toggles,omitempty" yaml:"toggles"` // doors that operating it opens, unlocks or closes
}

// Lying is an item on the ground.
type Lying struct {
	Item string `json:"item" yaml:"item"`
	At   string `json:"at" yaml:"at"`
}
