package sim

import (
	"math"
	"strconv"
)

// Percent formats a share of 1 in percent with so many decimals, such as "54.1 %". A share that is neither 0 nor 1 never looks so: it
// is "<0.1 %" or ">99.9 %".
func Percent(share float64, decimals int) string {
	format := func(x float64) string { return strconv.FormatFloat(100*x, 'f', decimals, 64) + " %" }
	least := math.Pow10(-2 - decimals)
	switch text := format(share); {
	case share > 0 && text == format(0):
		return "<" + format(least)
	case share < 1 && text == format(1):
		return ">" + format(1-least)
	default:
		return text
	}
}

// percent formats a share of 1 with one decimal.
func percent(share float64) string { return Percent(share, 1) }
