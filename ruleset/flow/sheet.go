package flow

import (
	"fray/ruleset/setup"
	"fray/space"
)

// Setup is a whole encounter as flow needs it: what people write in YAML, with every reference to a creature filled in.
// A record keeps it as JSON, so that a fight replays though the packs have changed. The tags are those of [setup].
type Setup struct {
	Ruleset    string             `json:"ruleset" doc:"the rulebook, flow"`
	Name       string             `json:"name,omitempty" doc:"what the fight is called"`
	About      string             `json:"about,omitempty" doc:"one or two sentences for players that choose it"`
	Map        space.Plan         `json:"map" doc:"where it is fought"`
	Sides      map[string]string  `json:"sides,omitempty" default:"(the names that combatants give)" doc:"display names of the sides, by side"`
	Combatants []Combatant        `json:"combatants" count:"1..500" doc:"who takes part"`
	Items      map[string]Item    `json:"items,omitempty" count:"0..250" doc:"weapons and things of this encounter, by id"`
	Abilities  map[string]Ability `json:"abilities,omitempty" count:"0..48" doc:"spells and abilities of this encounter, by id"`
	Objects    []Object           `json:"objects,omitempty" count:"0..200" doc:"doors, levers and other things on the map"`
	Ground     []Lying            `json:"ground,omitempty" doc:"items that lie about"`
	Surprised  *[]string          `json:"surprised,omitempty" default:"(the GM is asked, unless a combatant says it)" doc:"ids of combatants or names of sides that are surprised"`
	AskSurp    bool               `json:"ask_surprise,omitempty" doc:"ask the GM who is surprised in any case"`
	MaxRounds  int                `json:"max_rounds,omitempty" range:"1..10000" default:"10000" doc:"a draw after so many rounds"`
}

// Combatant is a sheet and where it starts.
type Combatant struct {
	ID      string `json:"id" form:"id" doc:"short unique name such as goblin-1"`
	Name    string `json:"name,omitempty" default:"= id" doc:"what it is called in the log"`
	Side    string `json:"side" required:"the name of a side" doc:"who fights together"`
	Seat    string `json:"seat,omitempty" default:"= side" doc:"who plays it"`
	At      string `json:"at" doc:"a hex such as 3,-1 or a marker of the drawing"`
	Icon    string `json:"icon,omitempty" words:"icon" default:"(a person)" doc:"what stands for it on a map (docs/icons.md)"`
	Picture string `json:"picture,omitempty" form:"picture" default:"(its icon)" doc:"a picture in its place in the browser: a file of the folder pictures (docs/writing-content.md)"`

	Melee      *int `json:"melee,omitempty" range:"1..200" default:"50" doc:"skill in percent: melee attacks, Parry, Feint"`
	Ranged     *int `json:"ranged,omitempty" range:"1..200" default:"50" doc:"skill in percent: bows, crossbows, throws"`
	Casting    *int `json:"casting,omitempty" range:"0..200" default:"0" doc:"skill in percent: spells; with 0 it cannot cast"`
	Agility    *int `json:"agility,omitempty" range:"1..200" default:"50" doc:"skill in percent: Dodge, Intercept, Tumble"`
	Athletics  *int `json:"athletics,omitempty" range:"1..200" default:"40" doc:"skill in percent: Dodge, Grapple, Shove"`
	Endurance  *int `json:"endurance,omitempty" range:"1..200" default:"40" doc:"skill in percent: Block, dying, poison"`
	Deception  *int `json:"deception,omitempty" range:"1..200" default:"20" doc:"skill in percent: Feint"`
	Knowledge  *int `json:"knowledge,omitempty" range:"1..200" default:"20" doc:"skill in percent: what is known of others"`
	AgilityMod *int `json:"agility_modifier,omitempty" range:"-100..100" default:"= agility / 10" doc:"added to initiative"`

	Size        string `json:"size,omitempty" words:"size" default:"medium" doc:"size category"`
	MoveSpeed   *int   `json:"move_speed,omitempty" range:"0..100" default:"6" doc:"hexes a Move"`
	HPMax       *int   `json:"hp_max,omitempty" range:"1..10000" default:"20" doc:"hit points"`
	HP          *int   `json:"hp,omitempty" range:"1..hp_max" default:"= hp_max" doc:"hit points at the start"`
	Armor       int    `json:"armor,omitempty" range:"0..1000" doc:"taken from each hit: light 1, medium 2, heavy 3"`
	DamageBonus int    `json:"damage_bonus,omitempty" range:"-100..100" doc:"added to melee damage"`
	APPerRound  *int   `json:"ap_per_round,omitempty" range:"0..100" default:"5" doc:"action points a round"`
	RPMax       *int   `json:"rp_max,omitempty" range:"0..100" default:"2" doc:"reaction points"`
	FPStart     *int   `json:"fp_start,omitempty" range:"0..100" default:"2" doc:"flow points at the start"`

	Hands        Hands    `json:"hands,omitzero" doc:"what is held"`
	Carried      []string `json:"carried,omitempty" ref:"items" count:"0..100" doc:"ids of items that are carried"`
	Abilities    []string `json:"abilities,omitempty" ref:"abilities" unique:"" doc:"ids of abilities"`
	Perks        []string `json:"perks,omitempty" words:"ambidextrous" doc:"perks"`
	DiesWhenDown bool     `json:"dies_when_down,omitempty" doc:"no dying checks: down is dead"`
	Initiative   *int     `json:"initiative,omitempty" range:"-1000..1000" default:"(rolled)" doc:"given instead of rolled"`
	Surprised    bool     `json:"surprised,omitempty" doc:"surprised in the first round"`
	Prone        bool     `json:"prone,omitempty" doc:"lies at the start"`
	Hidden       bool     `json:"hidden,omitempty" doc:"out of sight until the GM reveals it; at is where it waits"`
}

// Hands is what is held when the fight starts.
type Hands struct {
	Main string `json:"main,omitempty" ref:"items" doc:"the dominant hand; a two-handed item fills both"`
	Off  string `json:"off,omitempty" ref:"items" doc:"the other hand"`
}

// Item is a weapon, a shield, a potion or another thing that can be held.
type Item struct {
	Name     string `json:"name,omitempty" default:"(its id)" doc:"what it is called"`
	Category string `json:"category,omitempty" say:"%" words:"category" default:"(no weapon)" needs:"damage" doc:"kind of weapon: it opens Flow Actions"`
	Hands    int    `json:"hands,omitempty" say:"two hands" range:"1..2" default:"1" doc:"hands that it takes"`
	Reach    int    `json:"reach,omitempty" say:"reach % hexes" range:"1..100" default:"1" doc:"reach in hexes"`
	Range    int    `json:"range,omitempty" say:"range % hexes" range:"0..1000" doc:"range increment in hexes of a ranged or thrown weapon"`
	Thrown   bool   `json:"thrown,omitempty" needs:"range" doc:"a melee weapon that may be thrown"`
	Damage   string `json:"damage,omitempty" say:"% damage" formula:"amount" needs:"category" doc:"formula such as 1d8+1"`
	NoArmor  bool   `json:"ignores_armor,omitempty" doc:"armor takes nothing from it"`
	Potion   string `json:"potion,omitempty" say:"heals % when drunk" formula:"amount" doc:"formula of what drinking it heals"`
	Ability  string `json:"ability,omitempty" say:"uses %" ref:"abilities" doc:"of a magic item: what using it does, at the price of that ability"`
	Rule     string `json:"rule,omitempty" form:"rule" doc:"id of the rule it stands on"`
}

// Ability is a spell, a class ability, the use of a magic item, a Flow Action or a reaction that is not of the stock.
type Ability struct {
	Name     string   `json:"name,omitempty" default:"(its id)" doc:"what it is called"`
	Kind     string   `json:"kind,omitempty" say:"-" words:"class|spell|item" default:"class" doc:"a spell, a class ability, or what a magic item does"`
	Rule     string   `json:"rule,omitempty" form:"rule" doc:"id of the rule it stands on"`
	AP       *int     `json:"ap_cost,omitempty" say:"% AP" range:"0..100" default:"= if(turn, 2, 0)" doc:"price in action points"`
	FP       int      `json:"fp_cost,omitempty" say:"% FP" range:"0..100" doc:"price in flow points"`
	RP       *int     `json:"rp_cost,omitempty" say:"% RP" range:"0..100" default:"= if(reaction_window, 1, 0)" doc:"price in reaction points"`
	Timing   string   `json:"timing,omitempty" say:"after_hit=after a hit|passive=always|declared=declared with an attack|%" words:"timing" default:"turn" doc:"when it is offered"`
	Category string   `json:"category,omitempty" say:"with a % weapon" words:"category" default:"(any)" doc:"weapon category it needs"`
	Range    string   `json:"range,omitempty" say:"self=|touch=by touch|range % hexes" words:"self|touch" range:"1..1000" default:"self" doc:"how far it goes, in hexes"`
	Shape    string   `json:"shape,omitempty" say:"single=one target|ally=one ally|self=on its user|area=an area|%" words:"shape" default:"(self if used on a turn with range self, else single)" doc:"what it is aimed at"`
	Radius   int      `json:"radius,omitempty" say:"radius %" range:"0..20" default:"= if(area, 1, 0)" doc:"of an area, in hexes"`
	Attack   bool     `json:"attack_spell,omitempty" say:"attack spell" needs:"damage" doc:"an attack spell"`
	Skill    string   `json:"skill,omitempty" say:"% check" words:"skill" default:"(casting of a spell)" doc:"skill of the check"`
	Against  string   `json:"against,omitempty" say:"against %" words:"skill" doc:"skill of the target that opposes it"`
	Damage   string   `json:"damage,omitempty" say:"% damage" formula:"amount" doc:"formula of damage"`
	Heal     string   `json:"heal,omitempty" say:"heals %" formula:"amount" doc:"formula of hit points healed"`
	NoArmor  bool     `json:"ignores_armor,omitempty" doc:"armor takes nothing from it"`
	Provokes *bool    `json:"provokes,omitempty" say:"false=does not provoke|provokes" default:"= spell" doc:"draws Reaction Attacks"`
	Effects  []Effect `json:"effects,omitempty" say:"%" doc:"what it does to its target"`
}

// Effect is one thing an ability does to its target, or with Self to its user.
type Effect struct {
	Do      string `json:"do" words:"ailment" required:"" doc:"what it does"`
	Value   int    `json:"value,omitempty" range:"0..1000" doc:"how much"`
	Rounds  int    `json:"rounds,omitempty" range:"0..10000" doc:"for how many rounds"`
	Seconds int    `json:"seconds,omitempty" range:"0..60000" doc:"for how many seconds, in rounds of 6, fractions up"`
	Self    bool   `json:"self,omitempty" doc:"on its user"`
}

// Object is a thing on the map: a door, a lever, a statue.
type Object struct {
	ID         string   `json:"id" form:"id" doc:"short unique name"`
	Name       string   `json:"name,omitempty" default:"= id" doc:"what it is called"`
	Kind       string   `json:"kind,omitempty" words:"thing|door" default:"thing" doc:"a door fills its hex"`
	At         string   `json:"at" required:"a cell such as \"3,-1\" or a marker of the map" doc:"a hex or a marker"`
	State      string   `json:"state,omitempty" words:"open|closed|locked" only:"kind=door" default:"closed" doc:"how the door stands"`
	Small      bool     `json:"small,omitempty" doc:"free to operate"`
	Attackable bool     `json:"attackable,omitempty" doc:"can be attacked"`
	Solid      bool     `json:"solid,omitempty" doc:"cannot be walked through"`
	HP         int      `json:"object_hp,omitempty" range:"1..10000" default:"10" doc:"hit points"`
	Armor      int      `json:"object_armor,omitempty" range:"0..1000" doc:"taken from each hit"`
	Toggles    []string `json:"toggles,omitempty" ref:"objects" doc:"ids of doors that operating it opens, unlocks or closes"`
}

// Lying is an item on the ground.
type Lying struct {
	Item string `json:"item" ref:"items" required:"the id of an item" doc:"id of an item"`
	At   string `json:"at" required:"a cell such as \"3,-1\" or a marker of the map" doc:"a hex or a marker"`
}

// Vocabulary has the lists that the tags of sheets name.
func Vocabulary() setup.Vocabulary {
	return setup.Vocabulary{
		Words: map[string][]string{
			"size": sizeSmall.names(), "skill": skillMelee.names(), "category": weaponNone.names(), "timing": timingTurn.names(), "shape": shapeSingle.names(),
			"ailment": ailment(0).names(),
		},
		Formulas: map[string]setup.Bounds{"amount": {Names: skillMelee.names(), Highest: maxRating, Limit: maxAmount}},
	}
}
