package dice

import (
	"errors"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestParseCanonical(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"2d6", "2d6"},
		{"d20", "1d20"},
		{"d%", "1d100"},
		{"3d%kh2", "3d100kh2"},
		{"4d6kh3", "4d6kh3"},
		{"4d6dl1", "4d6kh3"},
		{"4d6dl", "4d6kh3"},
		{"4d6dh1", "4d6kl3"},
		{"2D20KH", "2d20kh1"},
		{"2d20kl", "2d20kl1"},
		{"4d6kl4", "4d6"},
		{"2d6+1d8-1", "2d6+1d8-1"},
		{"1+2d6+3", "2d6+4"},
		{"2d6-1+1", "2d6"},
		{" \t2d6 +\n1d8 - 1 ", "2d6+1d8-1"},
		{"-d6+10", "-1d6+10"},
		{"+ 5", "5"},
		{"-5", "-5"},
		{"007d006", "7d6"},
		{"1000d1000000", "1000d1000000"},
		{"1000000-d4", "-1d4+1000000"},
	} {
		e, err := Parse(c.text)
		if err != nil {
			t.Errorf("%q: %v", c.text, err)
			continue
		}
		if got := e.String(); got != c.want {
			t.Errorf("%q is %q, want %q", c.text, got, c.want)
		}
	}
}

func TestParseErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", `col 1: found the end, expected a number or dice such as 2d6`},
		{"   ", `col 4: found the end, expected a number or dice such as 2d6`},
		{"2d6+dx", `col 6: found "x", expected a number of sides`},
		{"2d", `col 3: found the end, expected a number of sides`},
		{"2d 6", `col 3: found " ", expected a number of sides`},
		{"2 d6", `col 3: found "d6", expected "+", "-" or the end`},
		{"2d6+", `col 5: found the end, expected a number or dice such as 2d6`},
		{"2d6 foo", `col 5: found "foo", expected "+", "-" or the end`},
		{"2d6%", `col 4: found "%", expected "+", "-" or the end`},
		{"2d6*3", `col 4: found "*", expected "+", "-" or the end`},
		{"2d6--1", `col 5: found "-", expected a number or dice such as 2d6`},
		{"2d6 + ü", `col 7: found "ü", expected a number or dice such as 2d6`},
		{"2d6 \xff", `col 5: found "\xff", expected "+", "-" or the end`},
		{"0d6", `col 1: found "0", expected 1 to 1000 dice`},
		{"1+1001d6", `col 3: found "1001", expected 1 to 1000 dice`},
		{"600d6+401d6", `col 7: found "401d6", expected at most 1000 dice in all`},
		{"d0", `col 2: found "0", expected 1 to 1000000 sides`},
		{"d1000001", `col 2: found "1000001", expected 1 to 1000000 sides`},
		{"d99999999999999999999", `col 2: found "99999999999999999999", expected 1 to 1000000 sides`},
		{"1000001", `col 1: found "1000001", expected constants of at most 1000000 in all`},
		{"d6-1000000-1", `col 12: found "1", expected constants of at most 1000000 in all`},
		{"4d6k3", `col 5: found "3", expected "h" for highest or "l" for lowest`},
		{"4d6d1", `col 5: found "1", expected "h" for highest or "l" for lowest`},
		{"4d6kh0", `col 4: found "kh0", expected to keep at least one die and no more than there are`},
		{"4d6kh5", `col 4: found "kh5", expected to keep at least one die and no more than there are`},
		{"4d6dl0", `col 4: found "dl0", expected to keep at least one die and no more than there are`},
		{"1d6dl", `col 4: found "dl", expected to keep at least one die and no more than there are`},
	} {
		e, err := Parse(c.text)
		if err == nil {
			t.Errorf("%q is %v, want an error", c.text, e)
			continue
		}
		if err.Error() != c.want {
			t.Errorf("%q:\n got %v\nwant %s", c.text, err, c.want)
		}
		var syntax *SyntaxError
		if !errors.As(err, &syntax) || syntax.Offset < 0 || syntax.Offset > len(c.text) {
			t.Errorf("%q: error %#v, want a *SyntaxError within the text", c.text, err)
		}
	}
}

func TestParsePool(t *testing.T) {
	p, err := ParsePool("4d6kh3")
	if want := (Pool{Count: 4, Sides: 6, Keep: 3}); err != nil || p != want {
		t.Errorf("%+v, error %v, want %+v", p, err, want)
	}
	for _, c := range []struct{ text, want string }{
		{"6", `col 2: found the end, expected dice such as 2d6`},
		{"x", `col 1: found "x", expected dice such as 2d6`},
		{"d6+1", `col 3: found "+", expected the end of the dice`},
		{"d6_bonus", `col 3: found "_bonus", expected the end of the dice`},
		{"dx", `col 2: found "x", expected a number of sides`},
	} {
		if _, err := ParsePool(c.text); err == nil || err.Error() != c.want {
			t.Errorf("%q:\n got %v\nwant %s", c.text, err, c.want)
		}
	}
}

func TestParseRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var e Expr
		for range rapid.IntRange(0, 5).Draw(t, "terms") {
			p := Pool{Count: rapid.IntRange(1, 200).Draw(t, "count"), Sides: rapid.IntRange(1, MaxSides).Draw(t, "sides")}
			if p.Keep = rapid.IntRange(0, p.Count-1).Draw(t, "keep"); p.Keep > 0 {
				p.Low = rapid.Bool().Draw(t, "low")
			}
			e.terms = append(e.terms, Term{p, rapid.Bool().Draw(t, "minus")})
		}
		e.constant = rapid.IntRange(-MaxConstant, MaxConstant).Draw(t, "constant")
		back := parse(t, e.String())
		if back.String() != e.String() || back.Min() != e.Min() || back.Max() != e.Max() || back.Dice() != e.Dice() {
			t.Fatalf("%v came back as %v", e, back)
		}
	})
}

func FuzzParse(f *testing.F) {
	for _, seed := range []string{"2d6+1d8-1", "4d6kh3", "d%dl", "1d6dl", "-d6 + 10", "2d", "0d0", "9999999999d1", "d6\xff"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		e, err := Parse(text)
		if err != nil {
			var syntax *SyntaxError
			if !errors.As(err, &syntax) || syntax.Offset > len(text) || !strings.HasPrefix(err.Error(), "col ") {
				t.Fatalf("%q: bad error %#v", text, err)
			}
			return
		}
		if e.Dice() > MaxDice || e.Min() > e.Max() {
			t.Fatalf("%q: %d dice, from %d to %d", text, e.Dice(), e.Min(), e.Max())
		}
		if back := parse(t, e.String()); back.String() != e.String() {
			t.Fatalf("%q: %v came back as %v", text, e, back)
		}
	})
}
