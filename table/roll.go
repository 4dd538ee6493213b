package table

// Reading says how the faces of a roll become its value.
type Reading uint8

// The ways to read a roll.
const (
	Sum      Reading = iota // all faces added
	Highest                 // the highest Keep faces added
	Lowest                  // the lowest Keep faces added
	TensLow                 // a d100 and extra tens dice: the lowest candidate
	TensHigh                // a d100 and extra tens dice: the highest candidate
)

// MaxDice is the largest number of dice in one roll.
const MaxDice = 1000

// Roll is one throw of dice: Count dice of Sides sides, and Extra dice of ten sides for the tens readings.
//
// Bands, if given, are ascending upper limits: the rules treat all values within one band alike, so that a host that
// tries every outcome needs one for each band only. A roll has none if its value is shown to a player who may then change it by adding a
// die or rolling again.
//
// With Look the rules read the faces too (ones and sixes counted, a natural 20 among several dice), so that [Table.Faces]
// has them under every host; bands do not count then, without Marks. What the rules make of the faces does not depend on the order of
// the Count dice, or of the Extra ones, among themselves.
//
// With Marks besides, the rules read of the faces only [Roll.Marked]: so a host that tries every outcome needs one for each pair of
// value and marks only, and not one for each set of faces. Of such a roll two Bands, if given, say up to which value the rules treat
// all values alike, and up to which marks all marks.
//
// With Same, ways of one beat whose rolls fall alike up to the last one without Same, and that come then, however that one fell, to like
// rolls with equal Same, go on alike from there to the end of the beat: with the same rolls and questions, and the same events but for
// where others than the actor land and what anybody has left. So a host that tries every outcome needs to follow one of them only. Bands of
// such a roll may join values that differ in no more than that.
//
// With Forks besides, what follows on a value depends on nothing but Same, the value, and whether the value is at least the first of Forks and
// the marks at least the second: after that it continues alike also from like rolls with other Bands and Forks. 0 is no fork.
type Roll struct {
	Rule  Rule
	Who   Who // whose dice
	Count int16
	Sides int32
	Extra int16
	Keep  int16
	Read  Reading
	Bands [6]int16
	NBand uint8
	Look  bool
	Same  Same
	Forks [2]int16
	Marks [6]uint8 // with Look, of dice of at most six sides: what each face counts besides its value, from face 1 on
	Low   bool     // a low value is good luck for the roller
	// Secret is for a roll that others may not know of, as a hidden combatant's: it comes from the seed where people type dice too,
	// so that nobody sees the table wait for it. The rules make it after all other rolls of its beat.
	Secret bool
}

// Same is what the rest of a beat depends on besides the roll, as numbers that a ruleset chooses. The zero value says nothing.
type Same [8]int16

// Dice is the number of faces the roll has.
func (r *Roll) Dice() int { return int(r.Count) + int(r.Extra) }

// SidesOf is the number of sides of the i-th die.
func (r *Roll) SidesOf(i int) int {
	if i < int(r.Count) {
		return int(r.Sides)
	}
	return 10
}

// Marked returns what faces count besides their value, by Marks.
func (r *Roll) Marked(faces []int32) int {
	n := 0
	for _, f := range faces {
		n += int(r.Marks[f-1])
	}
	return n
}

// Value reads the faces. The order of the faces is that of the throw: the Count dice, then the extra ones.
func (r *Roll) Value(faces []int32) int {
	switch r.Read {
	case TensLow, TensHigh:
		return r.tens(faces)
	case Highest, Lowest:
		return r.keep(faces)
	default:
		sum := 0
		for _, f := range faces {
			sum += int(f)
		}
		return sum
	}
}

// tens: the units of the d100 stand, each extra die offers other tens; 00 reads 100.
func (r *Roll) tens(faces []int32) int {
	best := int(faces[0])
	units := best % 10
	for _, f := range faces[1:] {
		v := int(f)%10*10 + units
		if v == 0 {
			v = 100
		}
		if r.Read == TensLow {
			best = min(best, v)
		} else {
			best = max(best, v)
		}
	}
	return best
}

// keep adds the highest or lowest Keep faces; the faces are few, so each kept one is found by looking.
func (r *Roll) keep(faces []int32) int {
	sum := 0
	for i, f := range faces {
		before := 0 // faces that are kept rather than this one
		for j, g := range faces {
			better := g > f
			if r.Read == Lowest {
				better = g < f
			}
			if better || g == f && j < i {
				before++
			}
		}
		if before < int(r.Keep) {
			sum += int(f)
		}
	}
	return sum
}
