package flank

// Item is an object: a weapon, a shield, a focus, a component, a potion, a crate.
type Item struct {
	Name      string   `json:"name,omitempty" doc:"left out, its id"`
	About     string   `json:"about,omitempty" doc:"what it looks like, for people"`
	Hands     *int     `json:"hands,omitempty" say:"0=no hand|1=|% hands" range:"0..2" default:"1" doc:"how many hands it takes"`
	Attacks   []Attack `json:"attacks,omitempty" say:"%" count:"0..4" doc:"how one can attack with it"`
	GivesAC   int      `json:"gives_ac,omitempty" say:"±% AC" range:"0..40" doc:"what of its bearer's ac_bonus it gives"`
	Size      string   `json:"object_size,omitempty" say:"-" words:"size" default:"medium" doc:"sets the AC of an object that nobody holds"`
	HP        int      `json:"object_hp,omitempty" say:"-" range:"1..10000" default:"10" doc:"hit points; at 0 it is broken"`
	AC        *int     `json:"object_ac,omitempty" say:"-" range:"-20..60" default:"(5 and its size)" doc:"AC while nobody holds or wears it"`
	Str       int      `json:"object_str,omitempty" say:"-" range:"1..60" default:"10" doc:"how hard it is to push"`
	Resist    int      `json:"object_resistance,omitempty" say:"takes % less from each damage" range:"0..1000" doc:"taken off each damage"`
	Fixed     bool     `json:"fixed,omitempty" doc:"cannot be pushed"`
	Fragile   bool     `json:"fragile,omitempty" doc:"takes full damage from weapons"`
	Solid     bool     `json:"solid,omitempty" doc:"stands in the way: nobody enters its square"`
	Focus     bool     `json:"is_focus,omitempty" say:"a spellcasting focus" doc:"a Spellcasting Focus"`
	Component *int     `json:"component_value,omitempty" say:"a component for spells of order %" range:"0..20" doc:"a Material Component for spells of this order"`
	Provides  []string `json:"provides,omitempty" say:"gives %" words:"water|food|potion" unique:"" doc:"what consuming it gives"`
	Ability   string   `json:"ability,omitempty" say:"does %" ref:"abilities" doc:"what using it does to the one that uses or drinks it"`
	Weight    int      `json:"weight,omitempty" say:"-" range:"0..30000" doc:"in pounds"`
}

// Attack is one way to attack with a weapon or a body.
type Attack struct {
	Name     string   `json:"name,omitempty" say:"%" doc:"of a body's attack, or to tell two attacks of one item apart"`
	Kind     string   `json:"kind,omitempty" say:"melee=|%" words:"melee|ranged|thrown" default:"melee" doc:"how it reaches its target"`
	Melee    *bool    `json:"melee_capable,omitempty" say:"true=in melee too|false=not in melee" default:"= if(ranged, 0, 1)" doc:"can be used in melee: it threatens and flanks"`
	Ability  string   `json:"attack_ability,omitempty" say:"%" words:"ability" default:"(STR in melee, else DEX)" doc:"added to the attack roll"`
	DamageBy string   `json:"damage_ability,omitempty" say:"none=|% to damage" words:"STR|DEX|CON|INT|WIS|CHA|none" default:"(none for ranged, else STR)" doc:"added to the damage"`
	Dice     string   `json:"dice,omitempty" say:"%" formula:"dice" default:"1d3" doc:"damage"`
	Type     string   `json:"damage_type,omitempty" say:"%" words:"damage" default:"physical" doc:"damage type"`
	More     []Part   `json:"more,omitempty" say:"and %" count:"0..4" doc:"further damage of other types, not multiplied by a critical hit"`
	Crit     int      `json:"critical_range,omitempty" say:"20=|critical from %" range:"2..20" default:"20" doc:"the lowest natural number that is critical"`
	Times    int      `json:"critical_multiplier,omitempty" say:"critical ×%" range:"1..10" default:"2" doc:"by what a critical hit multiplies the dice"`
	Skilled  *bool    `json:"proficient,omitempty" say:"true=|false=not proficient" default:"true" doc:"without it no hit is critical"`
	Reach    int      `json:"reach,omitempty" say:"reach % feet" range:"5..100" default:"(natural reach, twice that with the tag reach)" doc:"in feet"`
	MinReach int      `json:"min_reach,omitempty" say:"not nearer than % feet" range:"0..100" doc:"in feet: nearer targets cannot be attacked"`
	Range    int      `json:"range,omitempty" say:"% feet" range:"5..2000" default:"= if(thrown, 20, 100)" doc:"of a ranged or thrown attack, in feet"`
	Bonus    int      `json:"attack_bonus,omitempty" say:"±% to hit" range:"-20..40" doc:"added to the attack roll"`
	DmgBonus int      `json:"damage_bonus,omitempty" say:"±% damage" range:"-20..100" doc:"added to the damage"`
	Tags     []string `json:"tags,omitempty" say:"%" doc:"reach, natural, or words such as silver that resistances name"`
	OnHit    []Effect `json:"on_hit,omitempty" say:"on a hit: %" doc:"what a hit does besides"`
}

// Part is damage of one type.
type Part struct {
	Dice string `json:"dice" formula:"dice" required:"a formula such as 1d6" doc:"how much"`
	Type string `json:"type,omitempty" words:"damage" default:"physical" doc:"damage type"`
}
