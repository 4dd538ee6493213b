package toy_test

import (
	"fmt"
	"testing"

	"fray/tools/mutate/internal/toy"
)

// TestScenarios notices some mutants.
func TestScenarios(t *testing.T) {
	if !toy.InReach(1, 1) || toy.InReach(2, 1) || toy.Cost(3) != 7 {
		t.Error("reach or cost")
	}
}

// TestMore notices others.
func TestMore(t *testing.T) {
	if toy.May(false) || toy.Calls() != 0 || !toy.May(true) || toy.Calls() != 1 {
		t.Error("may")
	}
}

// TestHalvings notices mutants that crash or never end.
func TestHalvings(t *testing.T) {
	if n := toy.Halvings(8); n != 3 {
		t.Errorf("8 is halved %d times, want 3", n)
	}
}

// TestShow prints what everything comes to.
func TestShow(t *testing.T) {
	fmt.Println("reach", toy.InReach(0, 1), toy.InReach(1, 1), toy.InReach(2, 1))
	fmt.Println("cost", toy.Cost(0), toy.Cost(3))
	fmt.Println("flags", toy.Flags(12, 10), toy.Flags(3, 1))
	fmt.Println("may", toy.May(false), toy.Calls(), toy.May(true), toy.Calls())
	fmt.Println("word", toy.Word(1), toy.Word(2), toy.Word(9), toy.Calls())
}
