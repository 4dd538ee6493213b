package flank

import (
	"fray/space"
	"fray/table"
)

// place is where an item is.
type place uint8

func (place) names() []string { return []string{"held", "worn", "stowed", "ground", "used"} }

const (
	placeHand place = iota
	placeBody
	placeBag
	placeGround
	placeUsedUp
)

type item struct {
	def    uint8
	where  place
	owner  table.Who  `state:"zero=-1"` // the combatant that had it at the start, or Nobody
	holder table.Who  `state:"zero=-1"`
	cell   space.Cell `state:"zero=-1"`
	hp     int16
}
