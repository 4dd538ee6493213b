package flank

import (
	"fray/space"
	"fray/table"
)

// stage is where a fight rests: what the next beat plays.
type stage uint8

func (stage) names() []string {
	return []string{"setup", "ambush", "initiative", "turn", "act", "end", "over"}
}

const (
	stageSetup      stage = iota
	stageAmbush           // the next ambusher takes its free turn (flank.turn.surprise_round)
	stageInitiative       // initiative is rolled
	stageTurn             // the next turn begins
	stageAct              // the active combatant takes one action
	stageEnd              // its turn ends
	stageOver
)

//go:generate go run -C ../.. ./tools/state ruleset/flank

// state is all that changes in a fight: plain data, copied for every branch and every fight of a simulation. tools/state
// generates the code that copies, writes and reads it.
type state struct {
	stage    stage
	round    int16
	winner   int8      `state:"zero=-1"` // side, or -1; meaningful when the fight is over
	active   table.Who `state:"zero=-1"` // the combatant whose turn it is, or Nobody
	slot     int16     // place in order of the active combatant
	ambush   bool      // the Surprise Round is being played
	days     int16     // that the GM has let pass and nobody has suffered yet
	doubt    bool      `state:"derived"` // only hidden combatants keep the fight going: the next beat asks the GM
	waiters  int16     `state:"derived"` // how many hold a waited action
	veils    int16     `state:"derived"` // how many are Blind or in Cover: without them all perceive all
	joins    []join
	units    []unit
	order    []table.Who // combatants by initiative
	items    []item
	effects  []effect
	spotted  []table.Crowd // by combatant: those in Cover that it has noticed
	detected []table.Crowd // by combatant that is Blind: those it has detected
	memories []memory
}

// join is a combatant that joined by decree: its definitions are compiled from this again when a state is read.
type join struct {
	sheet  string // a setup of one combatant with what it brings, as JSON
	at     space.Cell
	secret table.Crowd // those that were secret when a visible combatant joined
}

// memory is where a seat last saw a combatant that it does not perceive now.
type memory struct {
	seat uint8
	who  table.Who
	cell space.Cell
}
