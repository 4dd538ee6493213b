package toy

import (
	"fmt"
	"testing"
)

// TestScenarios notices some mutants.
func TestScenarios(t *testing.T) {
	if !InReach(1, 1) || InReach(2, 1) || Cost(3) != 7 {
		t.Error("reach or cost")
	}
}

// TestMore notices others.
func TestMore(t *testing.T) {
	if May(false) || Calls() != 0 || !May(true) || Calls() != 1 {
		t.Error("may")
	}
}

// TestShow prints what everything comes to.
func TestShow(t *testing.T) {
	fmt.Println("reach", InReach(0, 1), InReach(1, 1), InReach(2, 1))
	fmt.Println("cost", Cost(0), Cost(3))
	fmt.Println("flags", Flags(12, 10), Flags(3, 1))
	fmt.Println("may", May(false), Calls(), May(true), Calls())
	fmt.Println("word", Word(1), Word(2), Word(9), Calls())
}
