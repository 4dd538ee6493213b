// Package dice describes dice without throwing any: their notation ([Parse], [Expr]), how the faces of a throw are
// read ([Pool], [ReadPercentile]), and the exact chances of the results ([Dist]). It draws no random numbers: faces
// come from the table. It rounds nothing: chances are whole weights out of a whole total, in 64 bits where the total
// fits and in [math/big] otherwise. Computations above the limits are refused with [ErrTooLarge].
package dice
