// Package formula is the small integer language of content: 2d6 + level, max(0, armor - 2), if(hp < 5, 1d8, 0).
//
// The same tree gives a value ([Formula.Eval]), an exact distribution ([Formula.Dist]) and an explanation
// ([Formula.Explain]). There are no loops and no fractions: division rounds down, and what does not fit 64 bits is an
// error, never a wrong number.
//
// From the loosest to the tightest:
//
//	a or b              1 if one of them is not 0; b is not looked at if a decides
//	a and b             1 if neither is 0; b is not looked at if a decides
//	not a               1 if a is 0
//	a < b  <= > >= == !=  1 or 0; one comparison at a time
//	a + b, a - b
//	a * b, a / b        division rounds down; by 0 it is an error
//	-a
//	7, level, 4d6kh3, (a), if(cond, a, b), min(a, b, ...), max(a, b, ...), abs(a)
//
// Of the branches of an if only the one that counts is looked at: its dice are thrown, the other's are not. Dice are
// written as package dice reads them. Names are letters, digits, _ and . after a letter or _; one that starts like dice
// (d6, 2d) is dice.
package formula
