package dice_test

import (
	"errors"
	"fmt"

	"fray/dice"
)

func ExampleParse() {
	e, err := dice.Parse("d20 + 4d6dl1 - 1")
	fmt.Println(e, err)
	fmt.Println("from", e.Min(), "to", e.Max(), "with", e.Dice(), "dice")
	// Output:
	// 1d20+4d6kh3-1 <nil>
	// from 3 to 37 with 5 dice
}

func ExampleParse_mistake() {
	_, err := dice.Parse("2d6 + dx")
	fmt.Println(err)
	if syntax, ok := errors.AsType[*dice.SyntaxError](err); ok {
		fmt.Println("from byte", syntax.Offset, "on")
	}
	// Output:
	// col 8: found "x", expected a number of sides
	// from byte 7 on
}

func ExampleExpr_Read() {
	e, _ := dice.Parse("4d6kh3+2")
	fmt.Println(e.Read([]int32{5, 1, 6, 3}))
	// Output: 16
}

func ExampleExpr_Dist() {
	e, _ := dice.Parse("2d6+3")
	d, err := e.Dist()
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("10 comes", d.Weight(10), "times in", d.Total())
	fmt.Println("10 or more:", d.AtLeast(10))
	fmt.Println("on the average:", d.Mean().RatString())
	// Output:
	// 10 comes 6 times in 36
	// 10 or more: 7/12
	// on the average: 10
}

// Rules that treat many values alike want one branch for each band: a miss, a partial success, a success.
func ExampleDist_Band() {
	d, _ := dice.Pool{Count: 2, Sides: 6}.Dist()
	for _, b := range d.Band([]int16{6, 9}) {
		fmt.Println("band", b.Index, "from", b.Value, "weighs", b.Weight)
	}
	// Output:
	// band 0 from 2 weighs 15
	// band 1 from 7 weighs 15
	// band 2 from 10 weighs 6
}

// A d100 that shows 73, and a second tens die that shows 20: with advantage 23, with disadvantage still 73.
func ExampleReadPercentile() {
	faces := []int32{73, 2}
	fmt.Println(dice.ReadPercentile(1, faces), dice.ReadPercentile(-1, faces))
	fmt.Println("30 or less:", dice.PercentileDist(0).AtMost(30), "becomes", dice.PercentileDist(1).AtMost(30))
	// Output:
	// 23 73
	// 30 or less: 3/10 becomes 51/100
}
