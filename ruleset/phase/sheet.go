package phase

import (
	"fray/ruleset/setup"
	"fray/space"
)

// Setup is a whole encounter as phase needs it: what people write in YAML, with every reference to a creature filled in.
// A record keeps it as JSON, so that a fight replays though the packs have changed. The tags are those of [setup].
type Setup struct {
	Ruleset    string            `json:"ruleset" doc:"the rulebook, phase"`
	Name       string            `json:"name,omitempty" doc:"what the fight is called"`
	About      string            `json:"about,omitempty" doc:"one or two sentences for players that choose it"`
	Map        space.Plan        `json:"map" doc:"where it is fought; kinds of ground: clear, difficult (~), wall (#), water (=), dark (:), dark-difficult (;), dark-water (-)"`
	Dark       []string          `json:"dark,omitempty" doc:"hexes without light"`
	Combatants []Combatant       `json:"combatants" count:"1..64" doc:"who takes part"`
	Attacks    map[string]Attack `json:"attacks,omitempty" count:"0..200" doc:"attacks of this encounter, by id"`
	Items      map[string]Item   `json:"items,omitempty" count:"0..200" doc:"weapons, foci and things of this encounter, by id"`
	Powers     map[string]Power  `json:"powers,omitempty" count:"0..200" doc:"powers of this encounter, by id"`
	Outfits    map[string]Outfit `json:"outfits,omitempty" count:"0..200" doc:"clothes and suits of this encounter, by id"`
	Objects    []Object          `json:"objects,omitempty" count:"0..60" doc:"doors, walls, heavy objects and mounts on the map"`
	Ground     []Lying           `json:"ground,omitempty" count:"0..200" doc:"items that lie about"`
	Awareness  string            `json:"awareness,omitempty" words:"given|roll" default:"given" doc:"whether sheets say who is aware, or Stealth and Perception rolls do"`
	AskAware   bool              `json:"ask_aware,omitempty" doc:"ask the GM who is unaware"`
	AskProvoke bool              `json:"ask_provokes,omitempty" doc:"ask the GM whether an action provokes this time"`
	Knockback  *bool             `json:"knockback,omitempty" default:"true" doc:"whether hits throw their victims"`
	MaxTurns   int               `json:"max_turns,omitempty" range:"1..2500" default:"2500" doc:"a draw after so many Turns of four Phases"`
}

// Combatant is a sheet and where it starts.
type Combatant struct {
	ID      string `json:"id" form:"id" doc:"short unique name such as agent-1"`
	Name    string `json:"name,omitempty" default:"= id" doc:"what it is called in the log"`
	About   string `json:"about,omitempty" doc:"what it looks like, in one line"`
	Side    string `json:"side" required:"the name of a side" doc:"who fights together"`
	Seat    string `json:"seat,omitempty" default:"= side" doc:"who plays it"`
	At      string `json:"at" doc:"a hex such as 3,-1 or a marker of the drawing"`
	Icon    string `json:"icon,omitempty" words:"icon" default:"(a person)" doc:"what stands for it on a map (docs/icons.md)"`
	Picture string `json:"picture,omitempty" form:"picture" default:"(its icon)" doc:"a picture in its place in the browser: a file of the folder pictures (docs/writing-content.md)"`

	CV        *int `json:"cv,omitempty" range:"-50..50" default:"3" doc:"Combat Value, for Initiative"`
	OCV       *int `json:"ocv,omitempty" range:"-50..50" default:"= cv" doc:"to hit"`
	DCV       *int `json:"dcv,omitempty" range:"-50..50" default:"= cv" doc:"not to be hit"`
	Lightning int  `json:"lightning_reflexes,omitempty" range:"-50..50" doc:"added to Initiative"`
	Levels    int  `json:"combat_levels,omitempty" range:"0..20" doc:"levels to divide between OCV and DCV in each slot"`
	ToOCV     *int `json:"levels_to_ocv,omitempty" range:"0..combat_levels" default:"= combat_levels" doc:"how many of them are on OCV at the start"`
	STR       *int `json:"str,omitempty" range:"0..200" default:"10" doc:"Strength: unarmed damage classes are a fifth of it"`
	CON       *int `json:"con,omitempty" range:"0..200" default:"10" doc:"more STUN than this from one blow leaves it Stunned"`
	PRE       *int `json:"pre,omitempty" range:"0..200" default:"10" doc:"for Presence Attacks and against them"`
	EGO       *int `json:"ego,omitempty" range:"0..200" default:"10" doc:"against Presence Attacks"`
	PD        *int `json:"pd,omitempty" range:"0..200" default:"2" doc:"Physical Defense that killing attacks ignore"`
	RPD       int  `json:"rpd,omitempty" range:"0..200" doc:"resistant Physical Defense, on top of pd"`
	ED        *int `json:"ed,omitempty" range:"0..200" default:"2" doc:"Energy Defense that killing attacks ignore"`
	RED       int  `json:"red,omitempty" range:"0..200" doc:"resistant Energy Defense, on top of ed"`
	STUNMax   *int `json:"stun_max,omitempty" range:"1..1000" default:"20" doc:"STUN"`
	STUN      *int `json:"stun,omitempty" range:"-1000..stun_max" default:"= stun_max" doc:"STUN at the start; at 0 or less it is knocked out"`
	BODYMax   *int `json:"body_max,omitempty" range:"1..1000" default:"10" doc:"BODY"`
	BODY      *int `json:"body,omitempty" range:"-1000..body_max" default:"= body_max" doc:"BODY at the start; at 0 or less it is dying"`
	ENDMax    *int `json:"end_max,omitempty" range:"0..1000" default:"20" doc:"END"`
	END       *int `json:"end,omitempty" range:"0..end_max" default:"= end_max" doc:"END at the start"`
	REC       *int `json:"rec,omitempty" range:"0..200" default:"4" doc:"STUN and END of a Recovery"`
	PER       *int `json:"per_roll,omitempty" range:"0..30" default:"11" doc:"Perception, N or less on 3d6"`

	Movement      *int  `json:"movement,omitempty" range:"0..100" default:"6" doc:"hexes a Phase"`
	Noncombat     *int  `json:"noncombat_multiple,omitempty" range:"1..20" default:"2" doc:"how many times as fast out of combat"`
	IgnoreTerrain bool  `json:"ignores_terrain,omitempty" doc:"difficult ground costs nothing extra"`
	Growth        int   `json:"reach_growth,omitempty" range:"0..20" doc:"extra reach from Growth, in hexes"`
	Stretching    int   `json:"reach_stretching,omitempty" range:"0..20" doc:"extra reach from Stretching, in hexes"`
	Reflexes      int   `json:"combat_reflexes,omitempty" range:"0..20" doc:"attacks of opportunity a Phase beyond the first"`
	Resistance    int   `json:"knockback_resistance,omitempty" range:"0..100" doc:"taken from Knockback"`
	Deflection    bool  `json:"missile_deflection,omitempty" doc:"can use Missile Deflection"`
	Aquatic       bool  `json:"aquatic,omitempty" doc:"is at home in water"`
	DarkSight     bool  `json:"dark_sight,omitempty" doc:"sees in the dark"`
	Invisible     bool  `json:"invisible,omitempty" doc:"cannot be seen"`
	NoRecovery    bool  `json:"cannot_recover,omitempty" doc:"takes no Recovery"`
	Aware         *bool `json:"aware,omitempty" default:"true" doc:"aware of an enemy when the fight starts"`
	Hiding        bool  `json:"hiding,omitempty" doc:"tries to start unnoticed, where awareness is rolled"`
	Hidden        bool  `json:"hidden,omitempty" doc:"out of sight until the GM reveals it; at is where it waits"`

	Vital   bool `json:"vital,omitempty" doc:"its side has lost when it is knocked out, dead or cowed"`
	Courier bool `json:"courier,omitempty" doc:"its side has won when it leaves the map by its own movement"`

	Skills      map[string]Skill `json:"skills,omitempty" count:"0..40" doc:"skills by name: acrobatics, breakfall, fast_draw, riding, stealth, analyse, paramedics, or any other"`
	Attacks     []string         `json:"attacks,omitempty" ref:"attacks" unique:"" count:"0..40" doc:"ids of attacks; everybody can also strike unarmed"`
	InHand      []string         `json:"in_hand,omitempty" ref:"items" count:"0..2" doc:"ids of items in hand"`
	Worn        []string         `json:"worn,omitempty" ref:"items" count:"0..20" doc:"ids of items to be drawn"`
	Stored      []string         `json:"stored,omitempty" ref:"items" count:"0..20" doc:"ids of items packed away"`
	Powers      []string         `json:"powers,omitempty" ref:"powers" unique:"" count:"0..40" doc:"ids of powers"`
	On          []string         `json:"powers_on,omitempty" ref:"powers" unique:"" doc:"powers that are on at the start"`
	Multipowers []Multipower     `json:"multipowers,omitempty" count:"0..8" doc:"pools that attacks and powers share"`
	Outfits     []string         `json:"outfits,omitempty" ref:"outfits" unique:"" count:"0..10" doc:"ids of clothes at hand"`
	Outfit      string           `json:"outfit,omitempty" ref:"outfits" doc:"what it wears at the start"`
	Mount       string           `json:"mount,omitempty" doc:"id of the mount that it rides at the start"`
	Conditions  Conditions       `json:"conditions,omitempty" words:"condition" unique:"" doc:"conditions at the start"`
}

// Conditions is a list of conditions, which may be written as a single word.
type Conditions = setup.Words

// Skill is a skill of a combatant.
type Skill struct {
	Roll     int    `json:"roll" range:"1..30" required:"N or less on 3d6" doc:"N or less on 3d6"`
	Action   string `json:"action,omitempty" words:"action" default:"(move; none for acrobatics, breakfall, fast_draw, riding, stealth and analyse; full for paramedics)" doc:"the action that using it takes"`
	Provokes *bool  `json:"provokes,omitempty" default:"(with a move or full-phase action)" doc:"whether using it provokes attacks of opportunity"`
	Effect   string `json:"effect,omitempty" words:"effect" default:"(the GM says it; stabilize for paramedics)" doc:"what a success does: stabilize somebody who is dying, or make an enemy hesitate, limit its next slot or knock it prone"`
}

// Attack is an attack with a weapon, a power or the body.
type Attack struct {
	Name      string `json:"name,omitempty" default:"(its id)" doc:"what it is called"`
	About     string `json:"about,omitempty" doc:"what it looks like, in one line"`
	DC        int    `json:"dc,omitempty" say:"DC %" range:"0..40" default:"(STR / 5 for an attack by the body)" doc:"damage classes, Strength included"`
	Kind      string `json:"kind,omitempty" say:"normal=|killing=killing" words:"normal|killing" default:"normal" doc:"normal or killing damage"`
	Against   string `json:"against,omitempty" say:"physical=|%" words:"physical|energy" default:"physical" doc:"the defense that counts"`
	Mode      string `json:"mode,omitempty" say:"melee=|ranged=ranged" words:"melee|ranged" default:"melee" doc:"in reach, or at range"`
	MaxRange  int    `json:"max_range,omitempty" say:"% hexes" range:"1..500" default:"25" only:"mode=ranged" doc:"range in hexes"`
	Reach     int    `json:"reach_bonus,omitempty" say:"reach ±%" range:"0..20" only:"mode=melee" doc:"reach beyond the combatant's, in hexes"`
	OCV       int    `json:"weapon_ocv,omitempty" say:"OCV ±%" range:"-20..20" doc:"accuracy of the weapon"`
	ManOCV    int    `json:"man_ocv,omitempty" say:"OCV ±%" range:"-20..20" doc:"OCV of the maneuver that the attack is"`
	ManDCV    int    `json:"man_dcv,omitempty" say:"DCV ±%" range:"-20..20" doc:"DCV of the maneuver that the attack is"`
	Source    string `json:"source,omitempty" say:"body=with the body|power=a power|weapon=a weapon" words:"source" default:"(weapon if it needs an item, else power)" doc:"the body, a weapon or a power"`
	END       *int   `json:"end_cost,omitempty" say:"% END" range:"0..100" default:"(weapon 0; power dc / 2, at least 1; body STR / 10, at least 1)" doc:"END that it costs"`
	Shots     *int   `json:"ammo,omitempty" say:"-" range:"0..ammo_max" default:"(all)" needs:"ammo_max" doc:"shots at the start"`
	ShotsMax  int    `json:"ammo_max,omitempty" say:"% shots" range:"0..1000" default:"(unlimited)" doc:"shots before it has to be reloaded"`
	NeedsItem string `json:"needs_item,omitempty" say:"needs %" ref:"items" doc:"id of the item that has to be in hand"`
	Knockback *bool  `json:"does_knockback,omitempty" say:"true=|false=no Knockback" default:"true" doc:"whether it can throw its victim"`
}

// Item is a thing that can be held.
type Item struct {
	Name  string `json:"name,omitempty" default:"(its id)" doc:"what it is called"`
	About string `json:"about,omitempty" doc:"what it looks like, in one line"`
	Hands int    `json:"hands,omitempty" say:"two hands" range:"1..2" default:"1" doc:"hands that it takes"`
}

// Power is a power that can be turned on and off.
type Power struct {
	Name    string  `json:"name,omitempty" default:"(its id)" doc:"what it is called"`
	About   string  `json:"about,omitempty" doc:"what it looks like, in one line"`
	Upkeep  int     `json:"end_per_phase,omitempty" say:"% END each Phase" range:"0..100" doc:"END when it is turned on and in each Phase"`
	Effects Changes `json:"effects,omitempty" say:"%" keys:"stat" range:"-200..200" doc:"what it adds to numbers of the combatant while it is on"`
}

// Outfit is clothes or a suit.
type Outfit struct {
	Name    string  `json:"name,omitempty" default:"(its id)" doc:"what it is called"`
	About   string  `json:"about,omitempty" doc:"what it looks like, in one line"`
	Effects Changes `json:"effects,omitempty" say:"%" keys:"stat" range:"-200..200" doc:"what it adds to numbers of the combatant that wears it"`
}

// Multipower is a pool that attacks and powers share: only the active slots can be used.
type Multipower struct {
	ID     string          `json:"id" required:"a short name" doc:"short name, unique on the sheet"`
	Pool   int             `json:"pool" range:"0..1000" doc:"what the active slots may cost together"`
	Slots  []MultipowerUse `json:"slots" count:"1..8" doc:"its slots"`
	Active []string        `json:"active,omitempty" doc:"attacks and powers whose slots are active at the start"`
}

// MultipowerUse is a slot of a multipower.
type MultipowerUse struct {
	Ability string `json:"ability" required:"an attack or a power of the combatant" doc:"id of an attack or a power of the combatant"`
	Cost    int    `json:"cost,omitempty" range:"0..1000" doc:"what it takes of the pool"`
}

// Object is a thing on the map.
type Object struct {
	ID       string `json:"id" form:"id" doc:"short unique name"`
	Name     string `json:"name,omitempty" default:"= id" doc:"what it is called"`
	About    string `json:"about,omitempty" doc:"what it looks like, in one line"`
	Kind     string `json:"kind,omitempty" words:"object" default:"heavy" doc:"a door, a wall that can be broken, a heavy object or a mount"`
	At       string `json:"at,omitempty" default:"(where its rider is)" doc:"a hex or a marker"`
	State    string `json:"state,omitempty" words:"open|closed|locked" default:"closed" only:"kind=door" doc:"of a door"`
	Lift     *int   `json:"lift_str,omitempty" range:"0..200" default:"10" doc:"Strength that moves a heavy object"`
	Def      *int   `json:"object_def,omitempty" range:"0..200" default:"4" doc:"defense of the object"`
	BODY     int    `json:"object_body,omitempty" range:"1..1000" default:"3" doc:"BODY of the object; at 0 it is destroyed"`
	Movement *int   `json:"mount_movement,omitempty" range:"0..100" default:"10" only:"kind=mount" doc:"hexes a Phase that it carries its rider"`
}

// Lying is an item on the ground.
type Lying struct {
	Item string `json:"item" required:"the id of an item" ref:"items" doc:"id of an item"`
	At   string `json:"at" doc:"a hex or a marker"`
}

// Vocabulary has the lists that the tags name.
func Vocabulary() setup.Vocabulary {
	var conditions []string
	for _, row := range conditionRows()[:condGrabbed] {
		conditions = append(conditions, row.Name)
	}
	return setup.Vocabulary{Words: map[string][]string{
		"stat": statNames(), "action": append([]string{"none"}, actionNames()...), "effect": effectNames(), "source": sourceNames(),
		"object": objectKindNames(), "condition": conditions,
	}}
}
