package odds

import (
	"fmt"
	"strconv"
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

// percent is a chance as "43.8 %"; what is not quite 0 or 1 never looks so.
func percent(p float64) string {
	switch {
	case p > 0 && p < 0.0005:
		return "<0.1 %"
	case p < 1 && p >= 0.9995:
		return ">99.9 %"
	default:
		return fmt.Sprintf("%.1f %%", 100*p)
	}
}

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
