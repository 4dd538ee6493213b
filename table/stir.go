package table

import (
	"errors"
	"fmt"
	"unicode"
	"unicode/utf8"
)

// Stir is a text that a seat mixes into a secret seed before the first roll, so that nobody can have chosen the dice.
type Stir struct {
	Seat string `json:"seat" doc:"its name"`
	Text string `json:"text" doc:"any text; 16 random bytes in hexadecimal are plenty"`
}

// The limits of stirs: the bytes of a text, how many a seat may give, and how many a fight may have.
const (
	MaxStir      = 200
	MaxSeatStirs = 8
	MaxStirs     = 512
)

// Check refuses a text that is not one line of printable characters.
func (s Stir) Check() error {
	switch {
	case s.Seat == "":
		return errors.New(`the stir has no "seat"`)
	case s.Text == "" || len(s.Text) > MaxStir || !utf8.ValidString(s.Text):
		return fmt.Errorf("a stir has 1 to %d bytes, in UTF-8", MaxStir)
	}
	for _, r := range s.Text {
		if !unicode.IsPrint(r) {
			return errors.New("a stir is one line of printable characters")
		}
	}
	return nil
}

// CheckStirs refuses stirs that are too many or not well formed.
func CheckStirs(stirs []Stir) error {
	if len(stirs) > MaxStirs {
		return fmt.Errorf("found %d stirs; a fight has at most %d", len(stirs), MaxStirs)
	}
	of := map[string]int{}
	for _, s := range stirs {
		if err := s.Check(); err != nil {
			return err
		}
		if of[s.Seat]++; of[s.Seat] > MaxSeatStirs {
			return fmt.Errorf("seat %q has stirred %d times; a seat may at most %d times", s.Seat, of[s.Seat], MaxSeatStirs)
		}
	}
	return nil
}
