package escalation

import "fray/table"

// The meters.
const (
	meterRecoveries = iota
	meterStrain
	meterFails
	meterPower
	meterSecond
	meterHP
	meterRelations
)

// meters are the numbers that combatants have.
func meters() []table.MeterRow {
	return []table.MeterRow{
		meterRecoveries: {Name: "Recoveries", Word: "recoveries", About: "how often it can still heal at full strength"},
		meterStrain:     {Name: "strain", Word: "strain", About: "taken from Volition and all defenses"},
		meterFails:      {Name: "failed Death Saves", Word: "fails", About: "the fourth is the end"},
		meterPower:      {Name: "Power", Word: "power", About: "pays for abilities"},
		meterSecond:     {Name: "secondary", Word: "secondary", About: "the resource that the sheet names, which may pay for some abilities"},
		meterHP:         {Name: "HP", Word: "hp", About: "hit points; at 0 or less a combatant is no longer up"},
		meterRelations:  {Name: "relationship dice", Word: "relationship dice", About: "each may bring Advantage once"},
	}
}
