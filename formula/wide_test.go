package formula

import (
	"math/big"

	"pgregory.net/rapid"
)

// checkWide compares the checked operations with numbers that cannot overflow.
func checkWide(t rapid.TB, a, b int) {
	t.Helper()
	x, y := big.NewInt(int64(a)), big.NewInt(int64(b))
	for _, c := range []struct {
		op   op
		want *big.Int
	}{
		{opAdd, new(big.Int).Add(x, y)},
		{opSub, new(big.Int).Sub(x, y)},
		{opMul, new(big.Int).Mul(x, y)},
	} {
		got, err := binary(c.op, a, b)
		if fits := c.want.IsInt64(); fits != (err == nil) || fits && int64(got) != c.want.Int64() {
			t.Fatalf("%d %s %d is %d, error %v, want %v", a, c.op.text(), b, got, err, c.want)
		}
	}
}
