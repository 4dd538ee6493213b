package table

// Verb says what kind of thing an option does; each ruleset numbers its own.
type Verb uint8

// Who is a combatant of a fight by its place in the cast, or a thing ([Thing]), or [Nobody]. Its id in files and keys is [Cast.ID].
type Who int16

// Nobody is the combatant that means none, Nowhere the cell that means none.
const (
	Nobody  Who   = -1
	Nowhere int32 = -1
)

// Option is one thing that may be answered: a small comparable value without strings. Its stable key, label, cost, path
// and warnings are derived by [Game.Describe] when somebody looks.
//
// It consists of two halves because the compiler keeps a struct of at most four fields in registers: with seven it was built
// byte by byte in memory and copied, in every decision.
type Option struct {
	Deed
	Aim
}

// Deed is what an option does.
type Deed struct {
	Verb Verb
	Mode uint8 // how: a variant of the verb, numbered by the ruleset
	Item uint8 // with what, numbered by the ruleset from 1; 0 is nothing
	Also uint8 // what is added to it, numbered by the ruleset from 1; 0 is nothing
}

// Aim is what an option is aimed at.
type Aim struct {
	Who  Who   // the target; Nobody
	N    int16 // how many: dice, points, a number that is named; 0
	Cell int32 // where; Nowhere
}

// Do is the option of a verb alone.
func Do(v Verb) Option { return Option{Deed{Verb: v}, Aim{Who: Nobody, Cell: Nowhere}} }

// At returns the option aimed at a combatant.
func (o Option) At(who Who) Option { o.Who = who; return o }

// With returns the option done with an item.
func (o Option) With(item uint8) Option { o.Item = item; return o }

// As returns the option in a mode.
func (o Option) As(mode uint8) Option { o.Mode = mode; return o }

// Adding returns the option with something added to it.
func (o Option) Adding(also uint8) Option { o.Also = also; return o }

// Of returns the option with a number: three dice, ten points. Numbers that may be named are offered one by one.
func (o Option) Of(n int16) Option { o.N = n; return o }

// To returns the option aimed at a cell.
func (o Option) To(cell int32) Option { o.Cell = cell; return o }

// Members is a set of cells or combatants, by which one entry of a question offers many options. It may be computed only when
// somebody looks, as long as the state has not changed since.
type Members interface {
	Empty() bool // quick: whether to list it at all
	Count() int
	Kth(k int) int32
	Has(cell int32) bool
}
