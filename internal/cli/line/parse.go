package line

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// MaxLine is the number of bytes of the longest line that is read.
const MaxLine = 4096

// most is the largest number that is read at a prompt.
const most = 1_000_000

// ErrLong refuses a line.
var ErrLong = errors.New("the line is too long: at most 4096 bytes are read")

// Parse understands a typed line. What begins with none of the words of the [HelpText] is an answer in words; so is
// everything after "do". After an answer, words of one's own may stand in quotes.
func Parse(text string) (Command, error) {
	switch {
	case len(text) > MaxLine:
		return Command{}, ErrLong
	case !utf8.ValidString(text):
		return Command{}, errors.New("the line is not UTF-8 text")
	case strings.ContainsFunc(text, isControl):
		return Command{}, errors.New("the line has control characters in it; plain words were expected")
	}
	said, note, quoted := strings.Cut(text, `"`)
	if c, err := parse(said); err == nil && quoted && (c.Verb == Answer || c.Verb == Pick) {
		c.Note = strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(note), `"`))
		return c, nil
	}
	return parse(text)
}

// parse understands a line that is plain words.
func parse(text string) (Command, error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return Command{Verb: Again}, nil
	}
	first, rest := strings.ToLower(words[0]), strings.Join(words[1:], " ")
	if n, err := strconv.Atoi(first); err == nil {
		if n < 1 || n > most {
			return Command{}, fmt.Errorf("found %d; a number of the list was expected, from 1", n)
		}
		return Command{Verb: Pick, N: n, Words: rest}, nil
	}
	if parse, ok := parsers()[first]; ok {
		return parse(rest)
	}
	all := strings.Join(words, " ")
	if strings.Contains(strings.ToLower(all), " below ") {
		return below(all)
	}
	return Command{Verb: Answer, Words: all}, nil
}

func isControl(r rune) bool { return unicode.IsControl(r) && r != '\t' && r != '\r' }

// parsers are the first words of commands, and what reads the rest of the line.
func parsers() map[string]func(rest string) (Command, error) {
	return map[string]func(string) (Command, error){
		"undo":      number(Undo, 1),
		"log":       number(Log, 20),
		"default":   bare(Default, "default"),
		"why":       bare(Why, "why"),
		"map":       bare(Map, "map"),
		"list":      bare(Choices, "list"),
		"blocked":   bare(Blocked, "blocked"),
		"standing":  worded(Standings),
		"watch":     bare(Watch, "watch"),
		"pass":      bare(Pass, "pass"),
		"quit":      bare(Quit, "quit"),
		"exit":      bare(Quit, "exit"),
		"help":      bare(Help, "help"),
		"?":         bare(Help, "?"),
		"odds":      worded(Odds),
		"rules":     worded(Rules),
		"rule":      worded(Rules),
		"never":     worded(Never),
		"ask":       worded(Ask),
		"always":    always,
		"do":        needed(Answer, "do", "an answer, such as do end"),
		"save":      needed(Save, "save", "a file, such as save fight.jsonl"),
		"gm":        parseGM,
		"standings": worded(Standings),
	}
}

// bare reads a command that is one word.
func bare(v Verb, word string) func(string) (Command, error) {
	return func(rest string) (Command, error) {
		if rest != "" {
			return Command{}, fmt.Errorf("found %q after %s; nothing was expected there", rest, word)
		}
		return Command{Verb: v}, nil
	}
}

// number reads a command with a number that may be missing.
func number(v Verb, missing int) func(string) (Command, error) {
	return func(rest string) (Command, error) {
		if rest == "" {
			return Command{Verb: v, N: missing}, nil
		}
		n, err := strconv.Atoi(rest)
		if err != nil || n < 1 || n > most {
			return Command{}, fmt.Errorf("found %q; a number from 1 was expected", rest)
		}
		return Command{Verb: v, N: n}, nil
	}
}

// worded reads a command with words that may be missing.
func worded(v Verb) func(string) (Command, error) {
	return func(rest string) (Command, error) { return Command{Verb: v, Words: rest}, nil }
}

// needed reads a command that is nothing without its words.
func needed(v Verb, word, want string) func(string) (Command, error) {
	return func(rest string) (Command, error) {
		if rest == "" {
			return Command{}, fmt.Errorf("%s what? Expected %s", word, want)
		}
		return Command{Verb: v, Words: rest}, nil
	}
}

// always reads "always dodge" and "always dodge below 50".
func always(rest string) (Command, error) {
	if rest == "" {
		return Command{}, errors.New("always what? Expected what to do, such as always dodge")
	}
	if strings.Contains(strings.ToLower(rest), " below ") {
		return below(rest)
	}
	return Command{Verb: Always, Words: rest}, nil
}

// below reads "dodge below 50".
func below(text string) (Command, error) {
	i := strings.LastIndex(strings.ToLower(text), " below ")
	what, percent := text[:i], strings.TrimSpace(strings.TrimSuffix(text[i+len(" below "):], "%"))
	n, err := strconv.Atoi(percent)
	if err != nil || n < 1 || n > 100 {
		return Command{}, fmt.Errorf("found %q; percent of hit points from 1 to 100 were expected, such as dodge below 50", percent)
	}
	return Command{Verb: Always, Words: what, N: n}, nil
}
