package laws

import (
	"bytes"
	"fmt"
	"go/scanner"
	"go/token"
	"regexp"
	"slices"
	"strings"
)

// retired is a phrase that no text of fray uses, and what to write instead.
type retired struct {
	phrase string // a regular expression; a space stands for any gap, a line break inside a comment included
	write  string
}

// phrases are retired from source, comments, templates and documents.
func phrases() []retired {
	return []retired{
		{`reckon(?:s|ed|ing|ings)?`, "compute, calculate or estimate"},
		{`anew`, "again or new"},
		{`whom|whomever`, "the target or the player"},
		{`whoever`, "anyone, or name the player, seat or combatant"},
		{`(?:is|are|be|been|was|were) told`, "is notified, sees or gets"},
		{`waited for`, "pending, or your turn"},
		{`of (?:its|their|one's|his|her|our|my) own`, "own, unique or separate"},
		{`goes on|gone on|go on with|went on`, "continues, resumed or resume"},
		{`can not`, "cannot"},
		{`is like`, "is the same as"},
		{`(?:leaves?|left|keeps?|kept|stays?|stayed|written) (?:it )?as it is`, "unchanged"},
		{`(?:comes?|came) to nothing`, "has no effect"},
		{`as (?:much|many|\w+) as can be`, "the limit itself"},
		{`(?:answers?|answered) so`, "the name of the action"},
		{`so be it`, "Apply"},
		{`the bots are at it`, "Bots are playing"},
		{`works? no more`, "no longer works"},
	}
}

// identifiers are retired as names in Go, whatever their case.
func identifiers() []retired {
	return []retired{
		{`told`, "notified or seen"},
		{`eyes`, "audience"},
		{`house`, "limits"},
		{`hall`, "registry"},
		{`tale`, "narrator or log"},
		{`wish`, "undoRequest"},
		{`shelf`, "library or list"},
		{`film`, "frames"},
		{`brothers`, "siblings or twins"},
		{`survive`, "recoverFault"},
	}
}

// word is one retired word in a text.
type word struct {
	line  int
	text  string // as it stands there, gaps shortened to one space
	write string // what to write instead
}

func (w word) String() string {
	return fmt.Sprintf("%d: %q is retired, write %s", w.line, w.text, w.write)
}

// vocabulary finds retired words.
type vocabulary struct {
	phrases *regexp.Regexp   // any phrase
	each    []*regexp.Regexp // the same one by one, to say what to write instead
	write   []string
	names   map[string]string
}

func newVocabulary() *vocabulary {
	v := &vocabulary{names: map[string]string{}}
	var all []string
	for _, r := range phrases() {
		p := strings.ReplaceAll(r.phrase, " ", `(?:\s|//|\*)+`)
		all = append(all, p)
		v.each = append(v.each, regexp.MustCompile(`(?i)^(?:`+p+`)$`))
		v.write = append(v.write, r.write)
	}
	for _, r := range identifiers() {
		v.names[r.phrase] = r.write
	}
	v.phrases = regexp.MustCompile(`(?i)\b(?:` + strings.Join(all, "|") + `)\b`)
	return v
}

// find lists the retired words of a text in its order. The identifiers of a file with the ending .go count too.
func (v *vocabulary) find(name string, text []byte) []word {
	var found []word
	for _, at := range v.phrases.FindAllIndex(text, -1) {
		match := text[at[0]:at[1]]
		i := slices.IndexFunc(v.each, func(re *regexp.Regexp) bool { return re.Match(match) })
		shown := strings.Join(strings.Fields(strings.ReplaceAll(string(match), "//", " ")), " ")
		found = append(found, word{line: 1 + bytes.Count(text[:at[0]], []byte("\n")), text: shown, write: v.write[i]})
	}
	if strings.HasSuffix(name, ".go") {
		found = append(found, v.findNames(text)...)
		slices.SortStableFunc(found, func(a, b word) int { return a.line - b.line })
	}
	return found
}

func (v *vocabulary) findNames(text []byte) []word {
	var found []word
	var s scanner.Scanner
	file := token.NewFileSet().AddFile("", -1, len(text))
	s.Init(file, text, nil, 0)
	for {
		pos, tok, lit := s.Scan()
		if tok == token.EOF {
			return found
		}
		if write := v.names[strings.ToLower(lit)]; tok == token.IDENT && write != "" {
			found = append(found, word{line: file.Line(pos), text: lit, write: write})
		}
	}
}
