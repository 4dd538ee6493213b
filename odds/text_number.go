package odds

import (
	"fmt"
	"math"
	"strconv"

	"fray/sim"
)

// String is the chance in percent, with its interval if it was sampled.
func (c Chance) String() string {
	if c.Range == nil {
		return percent(c.P)
	}
	return fmt.Sprintf("%s [%s to %s]", percent(c.P), percent(c.Range.Low), percent(c.Range.High))
}

// String is the number with two decimals, and its interval if it was sampled.
func (m Mean) String() string {
	if m.Range == nil {
		return fmt.Sprintf("%.2f", m.Value)
	}
	return fmt.Sprintf("%.2f [%.2f to %.2f]", m.Value, m.Range.Low, m.Range.High)
}

// Percent is the chance in percent with so many decimals, without an interval. Samples prove nothing impossible or certain.
func (c Chance) Percent(decimals int) string {
	p := c.P
	if c.Exact == nil {
		least := math.Pow10(-2 - decimals)
		p = min(max(p, least), 1-least)
	}
	return sim.Percent(p, decimals)
}

func percent(p float64) string { return sim.Percent(p, 1) }

func decimal(x float64) string {
	if x == 0 {
		return "-"
	}
	return fmt.Sprintf("%.2f", x)
}

func share(p float64) string {
	if p == 0 {
		return "-"
	}
	return percent(p)
}

func dash(s string) string {
	if s == "" {
		return "-"
	}
	return s
}

func plural(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return strconv.Itoa(n) + " " + what + "s"
}
