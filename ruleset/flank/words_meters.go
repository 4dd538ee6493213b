package flank

import "fray/table"

// The meters of a combatant, by number. The first ones can be set by decree.
const (
	meterHP = iota
	meterSQ
	meterReactions
	meterWaited
	meterStandard
	meterMove
	meterQuick
	meterBleed
	meterInitiative
	meterSTR
	meterDEX
	meterCON
	meterINT
	meterWIS
	meterCHA
	meterStarved
	meterChoked
	meterHiding
	meterAC
	meterFortitude
	meterReflex
	meterWill
)

// meterRows returns the table of meters, by number.
func meterRows() []table.MeterRow {
	return []table.MeterRow{
		{Name: "HP", Word: "hp", About: "hit points; at 0 a creature is Unconscious, below it Dying"},
		{Name: "SQ", Word: "sq", About: "Spell Quantity; a spell costs its order"},
		{Name: "Reactions", Word: "reactions", About: "Reactions left this round"},
		{Name: "Waited", Word: "waited", About: "1 while a waited action is held"},
		{Name: "Standard", Word: "standard", About: "1 while the Standard Action is left"},
		{Name: "Move", Word: "move", About: "1 while the Move Action is left"},
		{Name: "Quick", Word: "quick", About: "1 while the Quick Action is left"},
		{Name: "Bleed", Word: "bleed", About: "Current Bleed Damage"},
		{Name: "Initiative", Word: "initiative", About: "place in the order of turns"},
		{Name: "STR damage", Word: "str_damage", About: "damage to STR"},
		{Name: "DEX damage", Word: "dex_damage", About: "damage to DEX"},
		{Name: "CON damage", Word: "con_damage", About: "damage to CON"},
		{Name: "INT damage", Word: "int_damage", About: "damage to INT"},
		{Name: "WIS damage", Word: "wis_damage", About: "damage to WIS"},
		{Name: "CHA damage", Word: "cha_damage", About: "damage to CHA"},
		{Name: "Starving", Word: "starving_days", About: "days without food"},
		{Name: "Suffocating", Word: "suffocating_turns", About: "turns without air"},
		{Name: "Hidden total", Word: "hidden_total", About: "what a seeker has to beat by 4"},
		{Name: "AC", Word: "ac", About: "what an attack has to reach"},
		{Name: "Fortitude", Word: "fortitude", About: "a save"},
		{Name: "Reflex", Word: "reflex", About: "a save"},
		{Name: "Will", Word: "will", About: "a save"},
	}
}
