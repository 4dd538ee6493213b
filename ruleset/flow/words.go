package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// flowAction numbers the stock Flow Actions; custom abilities follow from flowFirstAbility on.
type flowAction uint8 //state:flow

const flowFirstAbility = flowSecondGuard + 1 // ability i is flowFirstAbility + i

func flowActionNames() []string {
	return []string{
		"", "turning-blade", "open-vein", "body-throw", "rattle", "carry-through", "hold-off", "pin", "snap-shot",
		"wall-bash", "surge", "second-guard",
	}
}

// flowRow is what a Flow Action costs, its rule, and the verb that uses it in a window.
type flowRow struct {
	fp   int16
	rule table.Rule
	verb table.Verb
}

// flowRows returns the table of the stock Flow Actions, by number.
func flowRows() [flowFirstAbility]flowRow {
	return [flowFirstAbility]flowRow{
		flowNone:         {},
		flowTurningBlade: {2, rule.FlowactionTurningBlade, vTurningBlade},
		flowOpenVein:     {2, rule.FlowactionOpenVein, vOpenVein},
		flowBodyThrow:    {2, rule.FlowactionBodyThrow, vBodyThrow},
		flowRattle:       {3, rule.FlowactionRattle, vRattle},
		flowCarryThrough: {3, rule.FlowactionCarryThrough, vCarryThrough},
		flowHoldOff:      {2, rule.FlowactionHoldOff, vHoldOff},
		flowPinningShot:  {3, rule.FlowactionPin, 0},
		flowSnapShot:     {2, rule.FlowactionSnapShot, 0},
		flowWallBash:     {2, rule.FlowactionWallBash, vWallBash},
		flowSurge:        {3, rule.FlowactionSurge, 0},
		flowSecondGuard:  {2, rule.FlowactionSecondGuard, 0},
	}
}

// degree is a degree of success (flow.check.levels).
type degree int8

const (
	degreeFumble degree = iota - 1
	degreeFailure
	degreeNormal
	degreeHard
	degreeMajor
	degreeCritical
)

func (l degree) String() string {
	return [...]string{"Fumble", "Failure", "Normal", "Hard", "Major", "Critical"}[l+1]
}
