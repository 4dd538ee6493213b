// Package toy has one of everything that can be mutated: the tests of mutate change it.
package toy

// Points is a number with a separate type.
type Points int16

// Most is a constant, which is never changed.
const Most = 3 + 4

var calls int

// InReach compares whole numbers.
func InReach(distance, reach Points) bool { return distance <= reach }

// Cost computes with numbers of a separate type.
func Cost(n Points) Points { return n*2 + 1 }

// Flags combines bits.
func Flags(a, b uint8) uint8 { return a&b | a&^b&Most }

// May needs both, and asks for the second only after the first.
func May(a bool) bool { return a && asked() || !a && false }

func asked() bool {
	calls++
	return true
}

// Calls counts the questions of May since it was last called.
func Calls() int {
	n := calls
	calls = 0
	return n
}

// Word says which number it is.
func Word(n int) string {
	var counts [2]int
	counts[0]++
	switch {
	case n == 1:
		return "one"
	case asked():
		counts[1] += 5
		n += counts[0] + counts[1]
	}
	if even(n) {
		return "even"
	}
	for i := range 10 {
		if i > 2 {
			break
		}
		n--
	}
	return "less " + string(rune('0'+n))
}

func even(n int) bool { return n/2*2 == n }

// Halvings counts how often n is halved until it is 1. It never ends, or crashes, if it is changed in certain ways.
func Halvings(n int) int {
	counts := []int{0}
	for n > 1 {
		n /= 2
		counts[0]++
	}
	return counts[0]
}

// Never is reached by no test.
func Never(n int) int { return n + 1 }
