package surge

import (
	"fray/ruleset/setup"
	"fray/space"
)

// Setup is a whole encounter as surge needs it: what people write in YAML, with every reference to a creature filled in. A
// record keeps it as JSON, so that an encounter replays though the packs have changed. The tags are those of [setup].
type Setup struct {
	Ruleset    string             `json:"ruleset" doc:"the rulebook, surge"`
	Name       string             `json:"name,omitempty" doc:"what the encounter is called"`
	About      string             `json:"about,omitempty" doc:"one or two sentences for players that choose it"`
	Type       string             `json:"type,omitempty" words:"encounter" default:"combat" doc:"a Combat, a Conflict of words, or a Challenge of tasks"`
	Map        Ground             `json:"map,omitzero" doc:"where it takes place"`
	Combatants []Combatant        `json:"combatants" count:"1..200" doc:"who takes part"`
	Attacks    map[string]Attack  `json:"attacks,omitempty" count:"0..200" doc:"attacks of this encounter, by id"`
	Abilities  map[string]Ability `json:"abilities,omitempty" count:"0..200" doc:"powers of this encounter, by id"`
	Objects    map[string]Object  `json:"objects,omitempty" count:"0..200" doc:"kinds of objects of this encounter, by id"`
	Things     []Thing            `json:"things,omitempty" count:"0..60" doc:"objects and fixtures on the map"`
	Topics     []string           `json:"topics,omitempty" count:"0..60" doc:"subjects of conversation that attitudes can be about"`
	Tasks      []Task             `json:"tasks,omitempty" count:"0..60" doc:"the tasks of a Challenge"`
	Objective  *Objective         `json:"objective,omitempty" doc:"what decides the encounter besides the last side standing"`
	Regards    []Regard           `json:"regards,omitempty" count:"0..200" doc:"attitudes from earlier encounters of an adventure that wait for a later one: fray writes them"`

	RoundSeconds int      `json:"round_seconds,omitempty" oneof:"6|360" default:"(6; in a Conflict 360)" doc:"length of a round; only 6 in a Combat"`
	PowerLevel   *int     `json:"power_level,omitempty" range:"0..30" default:"5" doc:"Power Level of combatants that have none"`
	AttackKinds  []string `json:"attack_kinds,omitempty" words:"kinds" default:"(by type)" doc:"kinds of attacks that are allowed"`
	Conversation int      `json:"conversation_range_ft,omitempty" range:"5..1000" default:"30" doc:"court range in feet, on squares"`
	Hearing      int      `json:"communication_range_ft,omitempty" range:"5..10000" default:"300" doc:"rumor range in feet, on squares"`
	MaxRounds    int      `json:"max_rounds,omitempty" range:"1..10000" default:"(10000)" doc:"over after so many rounds: a draw, or a lost Challenge; hold and protect need it"`
	WorkingSide  string   `json:"working_side,omitempty" default:"(that of the first combatant)" doc:"the side that works on the tasks"`
}

// Ground is the map: squares, zones, or none at all (surge.encounter.combat, surge.base.zones).
type Ground struct {
	Size    []int             `json:"size,omitempty" range:"1..512" doc:"columns and rows of squares"`
	Draw    string            `json:"draw,omitempty" doc:"rows of characters, one for each square: a dot is open ground, # blocks, = is tight, others are markers or explained in the legend"`
	Legend  map[string]string `json:"legend,omitempty" doc:"what the characters mean: open, blocked or tight"`
	Terrain []space.Patch     `json:"terrain,omitempty" doc:"terrain laid over single squares"`
	Zones   []string          `json:"zones,omitempty" doc:"ids of zones"`
	Links   [][]string        `json:"links,omitzero" default:"(every zone with every other)" doc:"pairs of zones that are linked"`
	Rows    []string          `json:"rows,omitempty" doc:"the picture of the zones: rows of ids, a dot for a gap"`
	Exits   []string          `json:"exits,omitempty" doc:"zones by which the map can be left"`
	Picture string            `json:"picture,omitempty" form:"picture" default:"(none)" doc:"a picture under the map in the browser: a file of the folder pictures (docs/writing-content.md)"`
}

// Combatant is a sheet and where it starts.
type Combatant struct {
	ID      string `json:"id" form:"id" doc:"short unique name such as guard-1"`
	Name    string `json:"name,omitempty" default:"= id" doc:"what it is called in the log"`
	About   string `json:"about,omitempty" doc:"a line about it, which everybody sees"`
	Side    string `json:"side" required:"the name of a side" doc:"who stands together; neutral is nobody's enemy"`
	Seat    string `json:"seat,omitempty" default:"= side" doc:"who plays it"`
	At      string `json:"at,omitempty" default:"(the first zone)" doc:"a square such as 3,2, a zone, or a marker of the drawing"`
	Icon    string `json:"icon,omitempty" words:"icon" default:"(a person)" doc:"what stands for it on a map (docs/icons.md)"`
	Picture string `json:"picture,omitempty" form:"picture" default:"(its icon)" doc:"a picture in its place in the browser: a file of the folder pictures (docs/writing-content.md)"`

	Hero       bool   `json:"hero,omitempty" doc:"a hero: 1 Destiny, and may surge"`
	CanSurge   *bool  `json:"can_surge,omitempty" default:"(as hero)" doc:"may use Surge"`
	PowerLevel *int   `json:"power_level,omitempty" range:"0..30" default:"(that of the encounter)" doc:"Power Level, for its DCs"`
	Template   string `json:"template,omitempty" default:"= id" doc:"identical opponents have the same, for Assessment"`
	Group      string `json:"group,omitempty" default:"(none)" doc:"creatures that take one command together"`
	Controller string `json:"controller,omitempty" default:"(nobody)" doc:"id of the combatant that commands it"`
	Order      string `json:"order,omitempty" words:"order" default:"(none)" doc:"the order that it has at the start"`

	Skills     map[string]int    `json:"skills,omitempty" range:"-20..40" doc:"ranks by skill, the ability included; a Lore is written lore_SUBJECT"`
	Primary    string            `json:"primary_skill,omitempty" default:"(that of its first attack)" doc:"the skill of its style, for Assessment"`
	Parry      int               `json:"parry,omitempty" range:"-20..40" doc:"defense against close attacks"`
	Dodge      int               `json:"dodge,omitempty" range:"-20..40" doc:"defense against ranged attacks"`
	Composure  int               `json:"composure,omitempty" range:"-20..40" doc:"defense against court attacks"`
	Repute     int               `json:"repute,omitempty" range:"-20..40" doc:"defense against rumors"`
	Fortitude  int               `json:"fortitude,omitempty" range:"-20..40" doc:"resistance"`
	Reflex     int               `json:"reflex,omitempty" range:"-20..40" doc:"resistance"`
	Will       int               `json:"will,omitempty" range:"-20..40" doc:"resistance, to social damage too"`
	Toughness  int               `json:"toughness,omitempty" range:"-20..40" doc:"resistance to physical damage"`
	Speeds     map[string]int    `json:"speeds,omitempty" keys:"mode" range:"-10..10" default:"(ground 0)" doc:"speed ranks by way of moving; 0 is 30 feet"`
	Size       int               `json:"size,omitempty" range:"1..6" default:"1" doc:"squares on a side"`
	Hands      *int              `json:"hands,omitempty" range:"0..8" default:"2" doc:"hands or other limbs"`
	Immunities []string          `json:"immunities,omitempty" words:"immunity" unique:"" doc:"conditions, fatigue, slam_inflicted or slam_all"`
	Edges      map[string]int    `json:"edges,omitempty" keys:"edge" range:"0..20" doc:"ranks of Edges"`
	Attacks    []string          `json:"attacks,omitempty" ref:"attacks" unique:"" doc:"ids of attacks; everybody has an unarmed strike too"`
	Abilities  []string          `json:"abilities,omitempty" ref:"abilities" unique:"" doc:"ids of powers"`
	Alternates []string          `json:"alternates,omitempty" ref:"abilities" unique:"" doc:"ids of powers that a Surge can bring in, each in the array of one of its abilities and of no higher rank"`
	Held       []string          `json:"held,omitempty" ref:"objects" count:"0..8" doc:"objects in hand"`
	Worn       []string          `json:"worn,omitempty" ref:"objects" count:"0..20" doc:"objects that are worn"`
	AtHand     []string          `json:"at_hand,omitempty" ref:"objects" count:"0..20" doc:"objects within easy reach"`
	Stowed     []string          `json:"stowed,omitempty" ref:"objects" count:"0..20" doc:"objects in a pack"`
	Attitudes  map[string]string `json:"attitudes,omitempty" words:"attitude" doc:"attitudes to combatants and topics, by id"`

	Destiny      *int     `json:"destiny,omitempty" range:"0..100" default:"= if(hero, 1, 0)" doc:"dice of Destiny"`
	Fate         int      `json:"fate,omitempty" range:"0..100" doc:"dice of Fate"`
	Corruption   int      `json:"corruption,omitempty" range:"0..100" doc:"dice of Corruption"`
	StressMax    *int     `json:"stress_max,omitempty" range:"0..100" default:"5" doc:"no Recover at so much Stress"`
	Stress       int      `json:"stress,omitempty" range:"0..100" doc:"Stress at the start"`
	Wounds       []int    `json:"wounds,omitempty" range:"1..3" count:"0..50" doc:"levels of physical wounds at the start"`
	SocialWounds []int    `json:"social_wounds,omitempty" range:"1..3" count:"0..50" doc:"levels of social wounds at the start"`
	Dying        bool     `json:"dying,omitempty" doc:"dying at the start"`
	Fatigue      int      `json:"fatigue,omitempty" range:"0..3" doc:"fatigue at the start"`
	Conditions   []string `json:"conditions,omitempty" words:"condition" unique:"" doc:"conditions for the whole encounter; prone until it stands up"`
	Initiative   *int     `json:"initiative,omitempty" range:"-1000..1000" default:"(rolled)" doc:"given instead of rolled"`
	Hidden       bool     `json:"hidden,omitempty" doc:"out of sight until the GM reveals it; at is where it waits"`
}

// Attack is an attack that is no power.
type Attack struct {
	Name       string   `json:"name,omitempty" default:"(its id)" doc:"what it is called"`
	About      string   `json:"about,omitempty" doc:"a line about it"`
	Kind       string   `json:"kind,omitempty" say:"%" words:"kinds" default:"close" doc:"close, ranged, court or rumor"`
	Skill      string   `json:"skill,omitempty" say:"by %" default:"(melee, marksmanship, persuasion or guile, by kind)" doc:"skill of its attack check"`
	Effect     string   `json:"effect,omitempty" say:"damage=|%" words:"damage|affliction" default:"damage" doc:"what a hit does"`
	Rank       int      `json:"rank,omitempty" say:"rank %" range:"0..40" doc:"rank of its effect"`
	Resistance string   `json:"resistance,omitempty" say:"against %" words:"resistance" default:"(toughness; will for court and rumor)" doc:"what resists it"`
	Conditions []string `json:"conditions,omitempty" say:"%" words:"condition" count:"0..3" only:"effect=affliction" doc:"three conditions of an affliction: lesser, moderate, greater"`
	Cumulative bool     `json:"cumulative,omitempty" say:"its stages add up" only:"effect=affliction" doc:"stages of the affliction add up"`
	Reach      int      `json:"reach_ft,omitempty" say:"reach % feet" range:"5..1000" default:"5" doc:"reach in feet of a close attack"`
	Range      int      `json:"range_ft,omitempty" say:"% feet" range:"5..10000" default:"120" doc:"range in feet of a ranged attack"`
	Unarmed    bool     `json:"unarmed,omitempty" doc:"it threatens nothing, and provokes against the armed"`
	Hands      *int     `json:"hands,omitempty" say:"0=|1=|% hands" range:"0..8" default:"1" doc:"hands that it takes; 0 for jaws"`
	Object     string   `json:"object,omitempty" say:"needs %" ref:"objects" doc:"the object that has to be in hand"`
	Ammo       *int     `json:"ammo,omitempty" say:"% shots" range:"0..1000" default:"(not counted)" doc:"shots"`
	Load       string   `json:"load_action,omitempty" say:"loading takes: %" words:"load" default:"(it needs no loading)" doc:"a complex weapon: the action that loads it"`
	Unloaded   bool     `json:"unloaded,omitempty" say:"not loaded" needs:"load_action" doc:"it is not loaded at the start"`
	Array      string   `json:"array,omitempty" say:"one of the array %" default:"(none)" doc:"one of an array is active at a time; the first one listed at the start"`
}

// Ability is a power.
type Ability struct {
	Name       string   `json:"name,omitempty" default:"(its id)" doc:"what it is called"`
	About      string   `json:"about,omitempty" doc:"a line about it"`
	Range      string   `json:"range,omitempty" say:"%" words:"range" default:"close" doc:"how far it reaches"`
	Action     string   `json:"action,omitempty" say:"standard=|%" words:"action" default:"standard" doc:"the action that it takes"`
	Effect     string   `json:"effect,omitempty" say:"damage=|other=|%" words:"effect" default:"damage" doc:"what it does"`
	Rank       int      `json:"rank,omitempty" say:"rank %" range:"0..40" doc:"rank of its effect"`
	Skill      string   `json:"skill,omitempty" say:"by %" default:"(the primary skill)" doc:"skill of its attack check"`
	Resistance string   `json:"resistance,omitempty" say:"against %" words:"resistance" default:"(toughness; will for court and gossip)" doc:"what resists it"`
	Conditions []string `json:"conditions,omitempty" say:"%" words:"condition" count:"0..3" only:"effect=affliction" doc:"three conditions of an affliction: lesser, moderate, greater"`
	Cumulative bool     `json:"cumulative,omitempty" say:"its stages add up" only:"effect=affliction" doc:"stages of the affliction add up"`
	Reach      int      `json:"reach_ft,omitempty" say:"reach % feet" range:"5..1000" default:"5" doc:"reach in feet of a close power"`
	RangeFt    int      `json:"range_ft,omitempty" say:"% feet" range:"5..10000" default:"(120; court and gossip as far as words carry)" doc:"range in feet"`
	Armed      bool     `json:"armed,omitempty" say:"threatens" only:"range=close" doc:"it threatens, and may be an Opportunity Attack"`
	NoCheck    bool     `json:"no_check,omitempty" say:"no attack check" doc:"no attack check on enemies"`
	Area       bool     `json:"area,omitempty" say:"everybody in an area" doc:"it affects everybody in an area, without an attack check"`
	Radius     int      `json:"radius_ft,omitempty" say:"% feet around" range:"0..1000" default:"30" only:"area" doc:"radius of the area in feet; on zones it is one zone"`
	Source     string   `json:"power_source,omitempty" say:"%" doc:"where the power comes from, such as magic"`
	Sustained  bool     `json:"sustained,omitempty" say:"as long as it is sustained" doc:"it lasts while its user maintains it"`
	Array      string   `json:"array,omitempty" say:"one of the array %" default:"(none)" doc:"one of an array is active at a time"`
}

// Object is a kind of object.
type Object struct {
	Name      string `json:"name,omitempty" default:"(its id)" doc:"what it is called"`
	About     string `json:"about,omitempty" doc:"a line about it"`
	Toughness *int   `json:"toughness,omitempty" say:"Toughness %" range:"0..40" default:"3" doc:"cloth 1, wood 3, metal 6"`
	HandsUsed *int   `json:"hands_used,omitempty" say:"0=no hand|1=|% hands" range:"0..2" default:"1" doc:"hands that it takes while held"`
	Heavy     bool   `json:"heavy,omitempty" say:"heavy" doc:"lifting it takes a move action"`
	Purpose   string `json:"purpose,omitempty" say:"%" doc:"what it is for: what Study can find out"`
	Thrown    string `json:"thrown,omitempty" say:"thrown: %" ref:"attacks" default:"(ranged, Marksmanship, rank 1, 30 feet)" doc:"the attack that throwing it is"`
	Usable    bool   `json:"usable,omitempty" say:"can be used" doc:"a tool or a device that can be used"`
	UseAction string `json:"use_action,omitempty" say:"%" words:"action" default:"(the GM is asked)" needs:"usable" doc:"the action that using it takes"`
	Provokes  *bool  `json:"use_provokes,omitempty" say:"true=provokes|false=does not provoke" default:"(the GM is asked)" needs:"usable" doc:"using it draws Opportunity Attacks"`
}

// Thing is an object or a fixture on the map.
type Thing struct {
	ID     string `json:"id" form:"id" doc:"short unique name"`
	Name   string `json:"name,omitempty" default:"= id" doc:"what it is called"`
	Object string `json:"object,omitempty" ref:"objects" doc:"the kind of object that lies there; left out, a fixture such as a door or a lever"`
	At     string `json:"at" required:"a square, a zone or a marker" doc:"where it is"`
	Blocks bool   `json:"blocks,omitempty" doc:"a fixture: nobody passes its square while it is closed"`
	Open   bool   `json:"open,omitempty" doc:"a fixture: it is open"`
	Heavy  bool   `json:"heavy,omitempty" doc:"a fixture: working it takes a move action"`
}

// Task is something that a Challenge asks for (surge.encounter.challenge).
type Task struct {
	ID         string      `json:"id" form:"id" doc:"short unique name"`
	Name       string      `json:"name,omitempty" default:"= id" doc:"what it is called"`
	About      string      `json:"about,omitempty" doc:"a line about it"`
	Skills     []string    `json:"skills" say:"skills %" count:"1..20" doc:"skills that can be used on it"`
	Difficulty string      `json:"difficulty,omitempty" say:"%" words:"difficulty" default:"moderate" doc:"how hard it is"`
	DC         int         `json:"dc,omitempty" say:"DC %" range:"1..60" default:"(by difficulty)" doc:"a DC that is given"`
	OpposedBy  string      `json:"opposed_by,omitempty" say:"opposed by %" default:"(nobody)" doc:"id of the combatant that opposes it"`
	Opposing   string      `json:"opposing_skill,omitempty" say:"with %" needs:"opposed_by" default:"perception" doc:"the skill that opposes it"`
	Goal       int         `json:"goal,omitempty" say:"% degrees of success" range:"1..100" default:"5" doc:"degrees of success that finish it"`
	Limit      int         `json:"limit,omitempty" say:"lost at % degrees of failure" range:"1..100" default:"5" doc:"degrees of failure that lose it"`
	Action     string      `json:"action,omitempty" say:"standard=|% action" words:"standard|move|quick|free" default:"standard" doc:"the action that working on it takes"`
	Provokes   bool        `json:"provokes,omitempty" doc:"working on it draws Opportunity Attacks"`
	Retry      string      `json:"retry,omitempty" say:"free=|surge=after two degrees of failure a Surge is needed" words:"free|surge" default:"free" doc:"surge: after two degrees of failure a Surge is needed"`
	After      setup.Words `json:"after,omitempty" say:"after %" doc:"ids of tasks that have to be done first"`
	Progress   int         `json:"progress,omitempty" say:"% done" range:"0..100" doc:"degrees of success at the start"`
	Setbacks   int         `json:"setbacks,omitempty" say:"% lost" range:"0..100" doc:"degrees of failure at the start"`
}

// Regard is an attitude that an earlier encounter of an adventure has left, of or to somebody that does not take part in this one.
type Regard struct {
	Of       string `json:"of" required:"the id of a combatant" doc:"whose attitude it is"`
	To       string `json:"to" required:"the id of a combatant, or a topic" doc:"what it is to"`
	Attitude string `json:"attitude" words:"attitude" required:"an attitude" doc:"what it is"`
}

// Objective is what decides an encounter besides the last side standing (surge.encounter.end).
type Objective struct {
	Kind     string      `json:"kind" words:"objective" required:"" doc:"attitude: a subject's attitude; reach: a place; protect: somebody stands to the last round; hold: the side stands at the last round"`
	Side     string      `json:"side,omitempty" default:"(that of the first combatant)" doc:"the side that wins by it"`
	Subject  string      `json:"subject,omitempty" doc:"id: whose attitude, who is protected, or who has to arrive"`
	To       string      `json:"to,omitempty" default:"(the first combatant)" doc:"id of the combatant, or topic, that the attitude is to"`
	Attitude string      `json:"attitude,omitempty" words:"attitude" default:"favorable" doc:"the attitude that is wanted, or better"`
	At       setup.Words `json:"at,omitempty" doc:"squares or zones that have to be reached"`
}
