package phase

import "fray/space"

// stat numbers what a combatant has besides STUN, BODY and END. Powers and outfits add to stats while they are on.
type stat uint8

const (
	statCV stat = iota
	statOCV
	statDCV
	statSTR
	statCON
	statPRE
	statEGO
	statPD
	statRPD
	statED
	statRED
	statREC
	statPER
	statMovement
	statNoncombat
	statGrowth
	statStretching
	statReflexes
	statResistance
	statIgnoresTerrain // from here on: above 0 is yes
	statDarkSight
	statInvisible
	statAquatic
	statDeflection
	statCannotRecover
	statCount
)

// statNames are the words for the stats in files.
func statNames() []string {
	return []string{
		"cv", "ocv", "dcv", "str", "con", "pre", "ego", "pd", "rpd", "ed", "red", "rec", "per_roll", "movement", "noncombat_multiple",
		"reach_growth", "reach_stretching", "combat_reflexes", "knockback_resistance", "ignores_terrain", "dark_sight", "invisible", "aquatic",
		"missile_deflection", "cannot_recover",
	}
}

// knownSkill numbers the skills that the rules know.
type knownSkill uint8

const (
	skillAcrobatics knownSkill = iota
	skillBreakfall
	skillFastDraw
	skillRiding
	skillStealth
	skillAnalyze
	skillParamedics
	skillCount
)

func skillNames() []string {
	return []string{"acrobatics", "breakfall", "fast_draw", "riding", "stealth", "analyse", "paramedics"}
}

// action is the type of an action (phase.action.types).
type action uint8

const (
	actNone action = iota
	actAttack
	actMove
	actFull
	actFree
)

func actionNames() []string { return []string{"", "attack", "move", "full", "free"} }

// skillEffect is what a successful skill does to its target; effectAsk leaves it to the GM.
type skillEffect uint8

const (
	doAsk skillEffect = iota
	doStabilize
	doHesitate
	doLimit
	doProne
)

func effectNames() []string { return []string{"", "stabilize", "hesitate", "limit", "prone"} }

// sourceNames are the words for where an attack comes from, which settles its usual END cost (phase.damage.endurance).
func sourceNames() []string { return []string{"", "body", "weapon", "power"} }

// objectKind is what an object of the map is.
type objectKind uint8

const (
	kindDoor objectKind = iota
	kindHeavy
	kindMount
	kindWall
)

func objectKindNames() []string { return []string{"door", "heavy", "mount", "wall"} }

// terrainKinds are the kinds of ground (phase.move.geometry). The first is open ground.
func terrainKinds() []space.Terrain {
	return []space.Terrain{
		{Kind: "clear", Cost: 1, Glyph: '.'},
		{Kind: "difficult", Cost: 2, Glyph: '~'},
		{Kind: "wall", Cost: 1, Impassable: true, BlocksSight: true, Glyph: '#'},
		{Kind: "water", Cost: 1, Glyph: '='},
		{Kind: "dark", Cost: 1, Glyph: ':'},
		{Kind: "dark-difficult", Cost: 2, Glyph: ';'},
		{Kind: "dark-water", Cost: 1, Glyph: '-'},
	}
}

// isWater and isDark say what a kind of ground is, by its number.
func isWater(kind uint8) bool { return kind == 3 || kind == 6 }

func isDark(kind uint8) bool { return kind >= 4 }
