package line

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"fray/internal/seating"
)

// MaxLine is the length of the longest line that is read, in bytes.
const MaxLine = 4096

// most is the largest number that a command takes.
const most = 1_000_000

// ErrLong refuses a line that is longer than [MaxLine].
var ErrLong = errors.New("the line is too long: type at most 4096 bytes")

// Parse parses a typed line. A line that starts with no command of the [HelpText] is an answer, as is everything after "do".
// An answer may be followed by the player's words in quotes.
func Parse(text string) (Command, error) {
	switch {
	case len(text) > MaxLine:
		return Command{}, ErrLong
	case !utf8.ValidString(text):
		return Command{}, errors.New("the line is not UTF-8 text")
	case strings.ContainsFunc(text, isControl):
		return Command{}, errors.New("the line has control characters: type plain words")
	}
	said, note, quoted := strings.Cut(text, `"`)
	if c, err := parse(said); err == nil && quoted && (c.Verb == Answer || c.Verb == Pick) {
		c.Note = strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(note), `"`))
		return c, nil
	}
	return parse(text)
}

// parse parses a line without quotes.
func parse(text string) (Command, error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return Command{Verb: Empty}, nil
	}
	first, rest := strings.ToLower(words[0]), strings.Join(words[1:], " ")
	if number, letter, ok := lettered(first); ok {
		first, rest = number, strings.TrimSpace(letter+" "+rest)
	}
	if n, err := strconv.Atoi(first); err == nil {
		if n < 1 || n > most {
			return Command{}, fmt.Errorf("a choice must be a number from 1, got %d", n)
		}
		return Command{Verb: Pick, N: n, Words: rest}, nil
	}
	if parse, ok := parsers()[first]; ok {
		return parse(rest)
	}
	all := strings.Join(words, " ")
	if strings.Contains(strings.ToLower(all), " below ") {
		return always(all)
	}
	return Command{Verb: Answer, Words: all}, nil
}

// lettered parses a number with the letter of a target, such as 12b.
func lettered(word string) (number, letter string, ok bool) {
	number = strings.TrimRight(word, "abcdefghijklmnopqrstuvwxyz")
	letter = word[len(number):]
	_, err := strconv.Atoi(number)
	return number, letter, err == nil && len(letter) == 1
}

func isControl(r rune) bool { return unicode.IsControl(r) && r != '\t' && r != '\r' }

// parsers returns the parsers of the rest of a line, by the command that it starts with.
func parsers() map[string]func(rest string) (Command, error) {
	return map[string]func(string) (Command, error){
		"undo":      number(Undo, 1),
		"log":       number(Log, 20),
		"default":   bare(Default, "default"),
		"why":       number(Why, 1),
		"map":       bare(Map, "map"),
		"levels":    bare(Levels, "levels"),
		"list":      bare(Choices, "list"),
		"blocked":   bare(Blocked, "blocked"),
		"sort":      worded(Sort),
		"standing":  worded(Standings),
		"watch":     bare(Watch, "watch"),
		"pass":      bare(Pass, "pass"),
		"quit":      bare(Quit, "quit"),
		"exit":      bare(Quit, "exit"),
		"help":      bare(Help, "help"),
		"?":         bare(Help, "?"),
		"odds":      worded(Odds),
		"hint":      bare(Hint, "hint"),
		"rules":     worded(Rules),
		"rule":      worded(Rules),
		"look":      worded(Look),
		"never":     worded(Never),
		"ask":       worded(Ask),
		"always":    always,
		"only":      only,
		"do":        needed(Answer, "do needs an answer, such as do end"),
		"save":      needed(Save, "save needs a file, such as save fight.jsonl"),
		"gm":        parseGM,
		"standings": worded(Standings),
	}
}

// bare parses a command without arguments.
func bare(v Verb, word string) func(string) (Command, error) {
	return func(rest string) (Command, error) {
		if rest != "" {
			return Command{}, fmt.Errorf("%s takes nothing after it, got %q", word, rest)
		}
		return Command{Verb: v}, nil
	}
}

// number parses a command with an optional number.
func number(v Verb, missing int) func(string) (Command, error) {
	return func(rest string) (Command, error) {
		if rest == "" {
			return Command{Verb: v, N: missing}, nil
		}
		n, err := strconv.Atoi(rest)
		if err != nil || n < 1 || n > most {
			return Command{}, fmt.Errorf("the number must be 1 or more, got %q", rest)
		}
		return Command{Verb: v, N: n}, nil
	}
}

// worded parses a command with optional words.
func worded(v Verb) func(string) (Command, error) {
	return func(rest string) (Command, error) { return Command{Verb: v, Words: rest}, nil }
}

// needed parses a command that requires words.
func needed(v Verb, missing string) func(string) (Command, error) {
	return func(rest string) (Command, error) {
		if rest == "" {
			return Command{}, errors.New(missing)
		}
		return Command{Verb: v, Words: rest}, nil
	}
}

// always parses "dodge", "dodge below 50" and "dodge when kestrel acts" as a standing answer.
func always(rest string) (Command, error) {
	if rest == "" {
		return Command{}, errors.New("always needs an action, such as always dodge")
	}
	s, err := seating.Phrase(rest)
	if err != nil {
		return Command{}, err
	}
	return Command{Verb: Always, Standing: s}, nil
}

// only parses "when kestrel acts", "when I am the target" and "if fatigue is 0": when to ask.
func only(rest string) (Command, error) {
	const forms = "write only when NAME acts, only when I am the target, only below 50, or only if NUMBER is N"
	s, err := seating.Phrase("ask " + rest)
	if err != nil {
		return Command{}, fmt.Errorf("%s: %w", forms, err)
	}
	if s.Verb != "" {
		return Command{}, fmt.Errorf("%s, got only %s", forms, rest)
	}
	return Command{Verb: Always, Standing: s}, nil
}
