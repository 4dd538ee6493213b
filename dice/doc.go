// Package dice is what can be said about dice without throwing any: their notation ([Parse], [Expr]), how the faces of
// a throw are read ([Pool], [ReadPercentile]), and the exact chances of what they come to ([Dist]).
//
// Nothing here draws a number: faces come from the table. Nothing here is rounded: chances are whole weights out of a
// whole total, in 64 bits where the total fits and in [math/big] where it does not. What would take unreasonably long
// or large is refused with [ErrTooLarge].
package dice
