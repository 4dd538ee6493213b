package flank

// Ability is a spell, or what an item does when it is used (flank.spell.effect). Its effects are those of escalation's
// abilities where both have them: docs/abilities.md.
type Ability struct {
	Name    string   `json:"name,omitempty" doc:"left out, its id"`
	About   string   `json:"about,omitempty" doc:"what it looks like, for people"`
	Rule    string   `json:"rule,omitempty" form:"rule" doc:"id of a rule that it shows"`
	Order   *int     `json:"order,omitempty" say:"order %" range:"0..20" default:"1" doc:"Spell Order: its cost in SQ"`
	School  string   `json:"school,omitempty" say:"%" doc:"School or Discipline: counterspells need one of the same"`
	DC      int      `json:"spell_dc,omitempty" say:"DC %" range:"1..100" default:"(10 + order + the casting ability)" doc:"DC of saves, of identifying and of countering"`
	Range   *int     `json:"spell_range,omitempty" say:"5=by touch|% feet" range:"0..2000" default:"30" doc:"in feet; 5 is touch"`
	Target  string   `json:"targets,omitempty" say:"creature=|object=at a thing|self=on its user|area=an area" words:"creature|self|object|area" default:"(area if it has one, else creature)" doc:"at what it is aimed"`
	Many    int      `json:"count,omitempty" say:"up to % targets" range:"1..20" default:"1" doc:"how many creatures at most, each once"`
	Area    *Area    `json:"area,omitempty" say:"%" doc:"what it covers"`
	Attack  string   `json:"spell_attack,omitempty" say:"none=|melee=melee attack roll|ranged=ranged attack roll" words:"none|melee|ranged" default:"none" doc:"an attack roll against AC, never critical"`
	Save    string   `json:"save,omitempty" say:"none=|fortitude=a Fortitude save|reflex=a Reflex save|will=a Will save" words:"none|fortitude|reflex|will" default:"none" doc:"the target's save against the Spell DC"`
	OnSave  string   `json:"on_save,omitempty" say:"half=half damage on a success|negates=" words:"half|negates" default:"negates" doc:"what a successful save does: half the damage and no effects, or nothing at all"`
	Damage  []Part   `json:"spell_damage,omitempty" say:"% damage" count:"0..4" doc:"damage"`
	Heals   string   `json:"heals,omitempty" say:"heals %" formula:"power" doc:"hit points that it restores; its presence is the tag [Healing]"`
	Effects []Effect `json:"effects,omitempty" say:"%" count:"0..12" doc:"what else it does"`
	Harmful *bool    `json:"harmful,omitempty" say:"-" default:"(with an attack, a save or damage)" doc:"it is offensive"`
	Magic   *bool    `json:"magic,omitempty" say:"false=no magic|" default:"true" doc:"without magic it cannot calm a Hostile creature"`
}

// Area is what a spell covers (flank.space.area_origin).
type Area struct {
	Shape  string `json:"shape,omitempty" words:"burst|around|cone|line" default:"burst" doc:"burst: from an intersection; around: from a creature outward; cone and line: from the caster"`
	Radius int    `json:"radius" range:"5..200" required:"the radius or length in feet" doc:"radius or length in feet"`
	Own    bool   `json:"includes_center,omitempty" only:"shape=around" doc:"the creature at the center is affected too"`
}

// Effect is one thing that an ability or a hit does. Which fields count depends on do.
type Effect struct {
	Do     string   `json:"do" words:"deed" required:"" doc:"what it does"`
	What   []string `json:"what,omitempty" words:"what" doc:"the condition, the numbers, or the abilities"`
	Value  string   `json:"value,omitempty" formula:"power" doc:"how much"`
	Type   string   `json:"type,omitempty" words:"damage" default:"physical" doc:"damage type"`
	To     string   `json:"to,omitempty" words:"target|user" default:"target" doc:"on which of them it falls"`
	Lasts  string   `json:"lasts,omitempty" words:"encounter|one_round" default:"encounter" doc:"how long, without rounds"`
	Rounds int      `json:"rounds,omitempty" range:"1..1000" doc:"for so many rounds"`
	DC     int      `json:"dc,omitempty" range:"1..100" default:"15" doc:"of restrained: what breaking free takes"`
	Limb   string   `json:"limb,omitempty" words:"half_speed|arm|leg|both_arm|both_leg" doc:"of crippled: what is lost; left out, the GM is asked"`
}
