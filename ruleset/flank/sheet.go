package flank

import "fray/space"

// Setup is a whole encounter as flank needs it: what people write in YAML, with every reference to a creature filled in.
// A record keeps it as JSON, so that a fight replays though the packs have changed.
type Setup struct {
	Ruleset    string             `json:"ruleset" doc:"the rulebook, flank"`
	Name       string             `json:"name,omitempty" doc:"what the fight is called"`
	About      string             `json:"about,omitempty" doc:"one or two sentences for players that choose it"`
	Sides      map[string]string  `json:"sides,omitempty" default:"(the names that combatants give)" doc:"display names of the sides, by side"`
	Map        space.SquarePlan   `json:"map" doc:"where it is fought"`
	Features   []Feature          `json:"features,omitempty" doc:"what the squares have besides their terrain: height, cover, obstacles"`
	Combatants []Combatant        `json:"combatants" doc:"who takes part"`
	Items      map[string]Item    `json:"items,omitempty" count:"0..200" doc:"weapons and other objects of this encounter, by id"`
	Abilities  map[string]Ability `json:"abilities,omitempty" count:"0..200" doc:"spells and what items do, by id"`
	Ground     []Lying            `json:"ground,omitempty" doc:"objects that stand or lie on the map"`
	Ambushers  []string           `json:"ambushers,omitempty" ref:"combatants" unique:"" doc:"ids of those that take a Surprise Round"`
	AmbushRoll bool               `json:"ambush_roll,omitempty" doc:"the ambushers have to hide first: [Stealth] against 10 + the best [Alertness] of their foes, or there is no Surprise Round"`
	Neutral    []Pair             `json:"neutral_sides,omitempty" doc:"pairs of sides that are no foes"`
	Tactical   string             `json:"tactical_mode,omitempty" words:"auto|ask" default:"auto" doc:"who judges positions: the program, or the GM at each attack"`
	MaxRounds  int                `json:"max_rounds,omitempty" range:"1..10000" default:"100" doc:"a draw after so many rounds"`
}

// Pair is two sides that are neutral to each other.
type Pair struct {
	A string `json:"a" required:"the name of a side" doc:"one side"`
	B string `json:"b" required:"the name of a side" doc:"the other side"`
}

// Feature is what some squares have besides their terrain.
type Feature struct {
	At        []string `json:"at" required:"a list of squares" doc:"the squares, or markers of the drawing"`
	Elevation int      `json:"elevation,omitempty" range:"-200..200" doc:"height of the ground in feet"`
	Obstacle  int      `json:"obstacle,omitempty" range:"5..100" doc:"height in feet of something that can only be jumped"`
	Gap       bool     `json:"gap,omitempty" doc:"nothing to stand on: it can only be jumped"`
	Cover     bool     `json:"cover,omitempty" doc:"it gives cover to those beside it"`
	Mist      bool     `json:"concealment,omitempty" doc:"it conceals those in it"`
	Difficult bool     `json:"difficult,omitempty" doc:"Difficult Terrain"`
}

// Lying is an object on the map.
type Lying struct {
	Item string `json:"item" ref:"items" required:"the id of an item" doc:"which object"`
	At   string `json:"at" required:"a square such as 3,1 or a marker of the map" doc:"where"`
}

// Combatant is a sheet and where it starts. A missing number has the default of the ledger's vocabulary.
type Combatant struct {
	ID      string `json:"id" form:"id" required:"a short name such as goblin-1" doc:"unique name"`
	Name    string `json:"name,omitempty" default:"= id" doc:"what it is called in the log"`
	Text    string `json:"about,omitempty" doc:"what it looks like, for people"`
	Side    string `json:"side" required:"the name of a side" doc:"who fights together"`
	Seat    string `json:"seat,omitempty" default:"= side" doc:"who plays it"`
	At      string `json:"at" doc:"a square such as 3,1 (3,1,0 on a map with levels) or a marker of the drawing"`
	Icon    string `json:"icon,omitempty" words:"icon" default:"(a person)" doc:"what stands for it on a map (docs/icons.md)"`
	Picture string `json:"picture,omitempty" form:"picture" default:"(its icon)" doc:"a picture in its place in the browser: a file of the folder pictures (docs/writing-content.md)"`
	PC      bool   `json:"is_pc,omitempty" doc:"a player's: it goes before others when initiative is tied"`

	Size    string         `json:"size,omitempty" words:"size" default:"medium" doc:"sets the squares it fills, its reach and a modifier"`
	Reach   int            `json:"natural_reach,omitempty" range:"5..60" default:"(by size)" doc:"how far its body reaches, in feet"`
	Hands   *int           `json:"hands,omitempty" range:"0..8" default:"2" doc:"how many hands it has"`
	Speeds  map[string]int `json:"speeds,omitempty" keys:"going" range:"0..1000" default:"(walk 30)" doc:"feet for each kind of movement"`
	Flying  bool           `json:"flying,omitempty" doc:"begins in the air"`
	Feats   []string       `json:"feats,omitempty" words:"feat" unique:"" doc:"flags that rules ask for"`
	Level   int            `json:"level,omitempty" range:"1..40" default:"1" doc:"level"`
	Scores  map[string]int `json:"scores,omitempty" keys:"ability" range:"1..60" default:"10" doc:"scores of the six abilities"`
	BAB     *int           `json:"bab,omitempty" range:"-20..60" default:"(level with warrior, else half of it)" doc:"Base Attack Bonus"`
	AC      int            `json:"ac_bonus,omitempty" range:"-20..60" doc:"armor, shield, hide and the like"`
	Saves   map[string]int `json:"save_base,omitempty" keys:"save" range:"-20..60" doc:"bases of the saves; 0 where one is left out"`
	Skills  map[string]int `json:"skills,omitempty" keys:"skill" range:"-20..60" doc:"bonuses of skills, without the ability; 0 where one is left out"`
	HPMax   int            `json:"hp_max,omitempty" range:"1..10000" default:"(CON + (6 + CON modifier, at least 1) for each level)" doc:"hit points"`
	HP      *int           `json:"hp,omitempty" range:"-10000..10000" default:"(hp_max)" doc:"hit points at the start"`
	Below   int            `json:"negative_hp_max,omitempty" range:"1..10000" default:"(CON)" doc:"so far below 0 it dies"`
	Init    int            `json:"initiative_bonus,omitempty" range:"-40..40" doc:"added to initiative besides DEX"`
	Given   *int           `json:"initiative,omitempty" range:"-1000..1000" doc:"given instead of rolled"`
	React   *int           `json:"reactions_per_round,omitempty" range:"0..20" default:"1" doc:"Reactions"`
	Load    *int           `json:"capacity,omitempty" range:"0..30000" default:"(10 x STR)" doc:"pounds it can carry"`
	Resist  int            `json:"damage_resistance,omitempty" range:"0..1000" doc:"taken off each hit of a weapon"`
	Except  []string       `json:"resistance_except,omitempty" doc:"tags of weapons and damage types that Damage Resistance does not stop"`
	Energy  map[string]int `json:"energy_resistance,omitempty" keys:"damage" range:"0..1000" doc:"taken off damage of a type"`
	Weak    []string       `json:"weaknesses,omitempty" words:"damage" unique:"" doc:"damage types that it takes half as much again of"`
	Attacks []Attack       `json:"attacks,omitempty" count:"0..6" doc:"what its body attacks with"`
	Held    []string       `json:"held,omitempty" ref:"items" doc:"what is in its hands"`
	Worn    []string       `json:"worn,omitempty" ref:"items" doc:"what it wears"`
	Carried []string       `json:"carried,omitempty" ref:"items" count:"0..60" doc:"what is sheathed or stowed, at hand"`

	SQMax   int      `json:"sq_max,omitempty" range:"0..1000" doc:"Spell Quantity"`
	SQ      *int     `json:"sq,omitempty" range:"0..sq_max" default:"= sq_max" doc:"Spell Quantity at the start"`
	Casting string   `json:"casting_ability,omitempty" words:"INT|WIS|CHA" default:"INT" doc:"the ability that it casts by"`
	CL      *int     `json:"cl,omitempty" range:"-20..60" default:"= level" doc:"Caster Level"`
	Spells  []string `json:"repertoire,omitempty" ref:"abilities" unique:"" count:"0..60" doc:"spells that it can cast"`

	Focused    bool           `json:"psionic_focus,omitempty" doc:"holds Psionic Focus at the start"`
	Mute       bool           `json:"mute,omitempty" doc:"cannot speak"`
	Asleep     bool           `json:"asleep,omitempty" doc:"sleeps at the start"`
	Conditions []Affliction   `json:"conditions,omitempty" doc:"conditions at the start"`
	Damage     map[string]int `json:"ability_damage,omitempty" keys:"ability" range:"0..60" doc:"Ability Damage at the start"`
	Begun      bool           `json:"had_first_turn,omitempty" doc:"not Surprised at the start, and with its Reactions"`
	Reactions  *int           `json:"reactions_left,omitempty" range:"0..20" default:"(0, and all of them with had_first_turn)" doc:"Reactions at the start"`
	Waited     bool           `json:"waited_action,omitempty" doc:"holds a waited action at the start"`
	Starved    int            `json:"starving_days,omitempty" range:"0..1000" doc:"days spent Starving so far"`
	Choked     int            `json:"suffocating_turns,omitempty" range:"0..10000" doc:"own turns spent Suffocating so far"`
	HiddenAt   *int           `json:"hidden_total,omitempty" range:"-100..1000" doc:"begins in hiding, in Cover, with this total"`
	Hidden     bool           `json:"hidden,omitempty" doc:"out of sight until the GM reveals it; at is where it waits"`
}

// Affliction is a condition at the start.
type Affliction struct {
	Is     string `json:"is" words:"condition" required:"" doc:"the condition"`
	Of     string `json:"of,omitempty" ref:"combatants" doc:"the creature that it is about: the friend, the source of the fear, the grappler"`
	Rounds int    `json:"rounds,omitempty" range:"1..1000" doc:"how long; left out, until something ends it"`
	DC     int    `json:"dc,omitempty" range:"1..100" default:"15" only:"is=restrained" doc:"what breaking free takes"`
	Limb   string `json:"limb,omitempty" words:"half_speed|arm|leg|both_arm|both_leg" only:"is=crippled" doc:"what is lost"`
	Bleed  int    `json:"bleed_total,omitempty" range:"0..1000" only:"is=bleeding" doc:"Current Bleed Damage"`
}
