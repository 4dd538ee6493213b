package escalation

import "fray/ruleset/setup"

// Setup is a whole encounter as escalation needs it: what people write in YAML, with every reference to a creature or
// an ability filled in. A record keeps it as JSON, so that a fight replays though the packs have changed.
type Setup struct {
	Ruleset    string             `json:"ruleset" doc:"the rulebook, escalation"`
	Name       string             `json:"name,omitempty" doc:"what the fight is called"`
	About      string             `json:"about,omitempty" doc:"one or two sentences for players that choose it"`
	Map        Ground             `json:"map,omitzero" doc:"where it is fought"`
	Sides      map[string]string  `json:"sides,omitempty" keys:"side" default:"(pcs and enemies)" doc:"display names of the sides, by side"`
	Combatants []Combatant        `json:"combatants" count:"1..64" doc:"who takes part"`
	Abilities  map[string]Ability `json:"abilities,omitempty" doc:"attacks and abilities of this encounter, by id"`
	Objects    []Object           `json:"objects,omitempty" doc:"doors and things that can be attacked"`

	Surprise    string `json:"surprise,omitempty" words:"none|pcs|enemies" default:"none" doc:"the side that ambushes"`
	AmbushStart *int   `json:"ambush_start,omitempty" range:"0..1" default:"(the GM is asked)" doc:"where the escalation die starts after an ambush of the pcs"`

	DamageMode      string    `json:"damage_mode,omitempty" words:"damage_mode" default:"roll_out" doc:"how five or more damage dice are rolled"`
	FreeLimit       *int      `json:"free_limit,omitempty" range:"0..100" default:"5" doc:"free actions on one turn"`
	NoDeath         bool      `json:"no_death,omitempty" doc:"a pc that would die falls unconscious"`
	CritFailPrompt  bool      `json:"crit_fail_prompt,omitempty" doc:"ask the GM what a Crit Fail brings"`
	DiceyDifficulty int       `json:"dicey_difficulty,omitempty" range:"3..40" default:"(12 + 3 x tier)" doc:"difficulty of a Dicey Move"`
	DiceyConditions *[]string `json:"dicey_conditions,omitempty" words:"condition" default:"dazed|softened" doc:"conditions a Dicey Move may bring"`
	MaxRounds       int       `json:"max_rounds,omitempty" range:"1..10000" default:"10000" doc:"a draw after so many rounds"`

	Rest       setup.Words `json:"rest,omitempty" words:"rest" count:"0..10" doc:"the rests before it, in this order; none stands alone"`
	Losses     []string    `json:"campaign_losses,omitempty" doc:"what the party has lost for good so far"`
	Encounters int         `json:"encounters_since_full_rest,omitempty" range:"0..1000" doc:"encounters since the last Full Rest"`
}

// Ground is the map: zones, which of them are linked, and what is dangerous there (escalation.pos.model).
type Ground struct {
	Zones   []string   `json:"zones,omitempty" default:"(one)" doc:"ids of the zones"`
	Links   [][]string `json:"links,omitzero" default:"(every zone with every other)" doc:"pairs of zones that are linked"`
	Rows    []string   `json:"rows,omitempty" doc:"the picture: rows of zone ids, a dot for a gap"`
	Hazards []Hazard   `json:"hazards,omitempty" doc:"what a Dicey Move can bring down on somebody"`
	Picture string     `json:"picture,omitempty" form:"picture" default:"(none)" doc:"a picture under the map in the browser: a file of the folder pictures (docs/writing-content.md)"`
}

// Hazard is what the surroundings of a zone can do (escalation.dicey.reward_damage).
type Hazard struct {
	Zone   string   `json:"zone" doc:"the zone"`
	Damage string   `json:"damage" formula:"amount" required:"a formula such as 2d6" doc:"what it deals"`
	Types  []string `json:"types,omitempty" words:"damage_type" default:"weapon" doc:"damage types"`
}

// Combatant is a sheet and where it starts. A missing number has the default of the ledger's vocabulary.
type Combatant struct {
	ID      string   `json:"id" form:"id" doc:"short unique name such as goblin-1"`
	Name    string   `json:"name,omitempty" default:"= id" doc:"what it is called in the log"`
	Kind    string   `json:"kind,omitempty" words:"npc|pc" default:"npc" doc:"a hero or not"`
	Side    string   `json:"side,omitempty" words:"side" default:"by kind: pc=pcs, *=enemies" doc:"the side it fights on"`
	Seat    string   `json:"seat,omitempty" default:"by side: pcs=pcs, *=gm" doc:"who plays it"`
	At      string   `json:"at,omitempty" default:"(the first zone)" doc:"a zone"`
	Icon    string   `json:"icon,omitempty" words:"icon" default:"(a person)" doc:"what stands for it on a map (docs/icons.md)"`
	Picture string   `json:"picture,omitempty" form:"picture" default:"(its icon)" doc:"a picture in its place in the browser: a file of the folder pictures (docs/writing-content.md)"`
	Beside  []string `json:"beside,omitempty" ref:"combatants" doc:"ids of those it stands next to or is engaged with"`
	Hidden  bool     `json:"hidden,omitempty" doc:"it is out of sight, and outside of the fight, until the GM reveals it"`

	Level    *int `json:"level,omitempty" range:"1..10" default:"1" doc:"level"`
	Tier     *int `json:"tier,omitempty" range:"1..3" default:"= if(level > 7, 3, if(level > 4, 2, 1))" doc:"tier"`
	Volition *int `json:"volition,omitempty" range:"-50..50" default:"3" doc:"added to attacks"`
	Vitality *int `json:"vitality,omitempty" range:"-50..50" default:"= if(pc, 3, 0)" doc:"added to Recoveries"`
	Strain   int  `json:"strain,omitempty" range:"0..1000" doc:"taken from volition and defenses"`
	AC       *int `json:"ac,omitempty" range:"0..200" default:"= 14 + level" doc:"armor class"`
	PD       *int `json:"pd,omitempty" range:"0..200" default:"= 12 + level" doc:"physical defense"`
	MD       *int `json:"md,omitempty" range:"0..200" default:"= 12 + level" doc:"mental defense"`
	HPMax    *int `json:"hp_max,omitempty" range:"1..10000" default:"= if(pc, 14, 10) + 8 * level" doc:"hit points"`
	HP       *int `json:"hp,omitempty" range:"-10000..hp_max" default:"= hp_max" doc:"hit points at the start"`
	Stagger  *int `json:"stagger_at,omitempty" range:"0..hp_max" only:"kind=npc" default:"= hp_max / 2" doc:"hit points at which it is Staggered; a pc always at half"`

	Band           string         `json:"initiative_band,omitempty" words:"band" default:"medium" doc:"initiative band"`
	UsesEscalation *bool          `json:"uses_escalation,omitempty" default:"= pc" doc:"adds the escalation die to attacks"`
	Resist         []Resist       `json:"resist,omitempty" doc:"damage types it resists"`
	Weak           []string       `json:"weak,omitempty" words:"damage_type" doc:"damage types it is weak to"`
	Stances        []Stance       `json:"stances,omitempty" default:"(one melee stance with a d6; none for an npc that lists attacks)" doc:"ways of fighting"`
	Stance         string         `json:"stance,omitempty" default:"(the first)" doc:"name of the stance at the start"`
	BasicMiss      string         `json:"basic_miss,omitempty" words:"none|level" default:"none" doc:"miss damage of basic attacks"`
	Attacks        []string       `json:"attacks,omitempty" ref:"abilities" doc:"of an npc: ids of its attacks, the first is its basic attack"`
	Abilities      []string       `json:"abilities,omitempty" ref:"abilities" doc:"ids of abilities"`
	Skills         map[string]int `json:"skills,omitempty" range:"-50..50" count:"0..100" doc:"bonuses by name"`

	RecoveriesMax *int   `json:"recoveries_max,omitempty" range:"0..1000" default:"= if(pc, 8, 0)" doc:"Recoveries"`
	Recoveries    *int   `json:"recoveries,omitempty" range:"0..recoveries_max" default:"= recoveries_max" doc:"Recoveries left at the start"`
	Recovery      string `json:"recovery_roll,omitempty" formula:"amount" default:"(level d8 + vitality)" doc:"what a Recovery gives: dice of one size and a bonus, such as 2d8+3"`
	HealDie       string `json:"npc_heal_die,omitempty" words:"d6|d10" default:"d6" doc:"die of a heal of an npc"`
	PowerMax      int    `json:"power_max,omitempty" range:"0..1000" doc:"points of Power"`
	Power         *int   `json:"power,omitempty" range:"0..power_max" default:"= power_max" doc:"points of Power left at the start"`

	SecondaryName  string `json:"secondary_name,omitempty" doc:"name of the secondary resource, such as momentum"`
	SecondaryStart int    `json:"secondary_start,omitempty" range:"0..secondary_max" doc:"points of it at the start of each encounter"`
	SecondaryMax   *int   `json:"secondary_max,omitempty" range:"0..1000" default:"1000" doc:"points of it at most"`
	Relationship   int    `json:"relationship_dice,omitempty" range:"0..100" doc:"relationship dice at most"`
	RelationLeft   *int   `json:"relationship_left,omitempty" range:"0..relationship_dice" default:"= relationship_dice" doc:"relationship dice left"`

	DeathSave  *int        `json:"death_save_target,omitempty" range:"3..18" default:"13" doc:"what a Death Save has to reach"`
	Status     string      `json:"status,omitempty" words:"status" default:"(by hit points)" doc:"how it is at the start"`
	Fails      int         `json:"death_save_fails,omitempty" range:"0..3" doc:"failed Death Saves so far"`
	Spent      []string    `json:"spent,omitempty" ref:"abilities" doc:"ids of abilities that are spent"`
	Conditions []Condition `json:"conditions,omitempty" doc:"what ails it at the start"`
}

// Resist is a damage type and the natural result that gets through in full (escalation.resist.grades).
type Resist struct {
	Type string `json:"type" words:"damage_type" default:"weapon" doc:"damage type"`
	X    string `json:"x,omitempty" words:"low|medium|heavy" range:"1..30" default:"medium" doc:"the natural result that gets through in full: low is 12, medium 13, heavy 15"`
}

// Stance is a way of fighting with its weapon (escalation.basic.stance_selects).
type Stance struct {
	Name  string   `json:"name" required:"what the stance is called" doc:"what it is called"`
	Kind  string   `json:"kind,omitempty" words:"melee|ranged" default:"melee" doc:"how it fights"`
	Die   string   `json:"damage_die,omitempty" words:"die" default:"d6" doc:"damage die of its weapon"`
	Range string   `json:"range,omitempty" words:"nearby|far" only:"kind=ranged" default:"far" doc:"how far it shoots"`
	Types []string `json:"damage_types,omitempty" words:"damage_type" default:"weapon" doc:"damage types"`
}

// Condition is what ails a combatant at the start: a condition or ongoing damage.
type Condition struct {
	Condition string   `json:"condition,omitempty" words:"condition" doc:"name of a condition"`
	Ongoing   int      `json:"ongoing,omitempty" range:"0..10000" doc:"or ongoing damage"`
	Types     []string `json:"types,omitempty" words:"damage_type" default:"weapon" doc:"damage types of ongoing damage"`
	Lasts     string   `json:"lasts,omitempty" words:"lasting" default:"(as usual for it)" doc:"how long"`
	Save      int      `json:"save,omitempty" oneof:"9|11|13" default:"11" doc:"what a save has to reach"`
	Group     int      `json:"group,omitempty" range:"0..7" doc:"effects of one number share one save"`
	By        string   `json:"by,omitempty" ref:"combatants" doc:"id of the combatant that caused it"`
}

// Object is a thing that can be attacked, or a door between two zones (escalation.side.objects,
// escalation.action.quick_door).
type Object struct {
	ID    string   `json:"id" form:"id" doc:"short unique name"`
	Name  string   `json:"name,omitempty" default:"= id" doc:"what it is called"`
	At    string   `json:"at,omitempty" default:"(the first zone, or that of a door)" doc:"a zone"`
	HP    *int     `json:"object_hp,omitempty" range:"1..10000" default:"10" doc:"hit points"`
	AC    *int     `json:"ac,omitempty" range:"0..200" default:"10" doc:"armor class"`
	PD    *int     `json:"pd,omitempty" range:"0..200" default:"10" doc:"physical defense"`
	MD    *int     `json:"md,omitempty" range:"0..200" default:"10" doc:"mental defense"`
	Door  string   `json:"door,omitempty" words:"open|closed|locked" default:"(no door)" doc:"how the door stands"`
	Zones []string `json:"door_zones,omitempty" doc:"the two linked zones of a door"`
}

// Vocabulary has the lists that the tags of sheets name.
func Vocabulary() setup.Vocabulary {
	return setup.Vocabulary{
		Words: map[string][]string{
			"damage_mode": diceRollOut.names(), "condition": conditionNames(), "rest": restNone.names(), "damage_type": damageAcid.names(),
			"side": sideNames(), "band": bandMedium.names(), "status": healthNames(), "die": dieNames(), "frequency": freqAtWill.names(),
			"action": actQuick.names(), "reach": reachSelf.names(), "target": aimEnemy.names(), "party": aimEnemy.names()[:aimAny+1],
			"provokes": provokeNames(), "carrying": moveNone.names(), "defense": defenseAC.names(), "recovery": sourceNames(),
			"moment": momentUses.names(), "effect": doCondition.names(), "bearer": toTarget.names(), "lasting": untilUsual.names()[:untilDropped],
			"roll": rollWords(), "bonus": bonusWords(), "effect_lasting": untilUsual.names()[:untilAttack+1],
		},
		Formulas: map[string]setup.Bounds{"amount": {Names: formulaNames(), Highest: 60, Limit: maxAmount}},
	}
}
