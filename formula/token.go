package formula

import (
	"errors"
	"strconv"

	"fray/dice"
)

type tokenKind uint8

const (
	tokenEnd tokenKind = iota
	tokenNumber
	tokenDice
	tokenWord
	tokenSign
	tokenBad
)

// token is a piece of the text.
type token struct {
	kind   tokenKind
	at     int // its offset
	text   string
	number int       // of tokenNumber
	pool   dice.Pool // of tokenDice
	want   string    // of tokenBad: what is expected in its place
}

// found is the token as an error shows it.
func (t token) found() string {
	if t.kind == tokenEnd {
		return "the end"
	}
	return strconv.Quote(t.text)
}

// isDice reports whether a word starts like dice: digits and a d, or a d and a digit or percent.
func isDice(word string) bool {
	i := digits(word)
	if i == len(word) || word[i] != 'd' && word[i] != 'D' {
		return false
	}
	return i > 0 || len(word) > 1 && (isDigit(word[1]) || word[1] == '%')
}

// endsInD reports whether a word is digits, if any, and a d: a percent sign after it belongs to it.
func endsInD(word string) bool {
	rest := word[digits(word):]
	return rest == "d" || rest == "D"
}

// digits is how many digits a word starts with.
func digits(word string) int {
	i := 0
	for i < len(word) && isDigit(word[i]) {
		i++
	}
	return i
}

func diceToken(t token) token {
	pool, err := dice.ParsePool(t.text)
	t.kind, t.pool = tokenDice, pool
	if syntax, bad := errors.AsType[*dice.SyntaxError](err); bad {
		t.kind, t.want = tokenBad, syntax.Expected
		if syntax.Offset < len(t.text) { // what is wrong is within the word, and not what follows it
			t.at += syntax.Offset
			t.text = t.text[syntax.Offset:]
		}
	}
	return t
}

func numberToken(t token) token {
	n, err := strconv.Atoi(t.text)
	t.kind, t.number = tokenNumber, n
	if err != nil {
		t.kind, t.want = tokenBad, "a whole number of at most 9223372036854775807, or dice such as 2d6"
	}
	return t
}
