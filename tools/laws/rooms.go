package laws

import (
	"fmt"
	"go/ast"
	"go/token"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Entry is a prefix that means the same in every ruleset: a room of files, or a kind of constants.
type Entry struct {
	Prefix string
	Holds  string
}

// Rooms returns the prefixes of file names in a ruleset. The files of a room are prefix.go and prefix_*.go.
func Rooms() []Entry {
	return []Entry{
		{"book", "the ledger with its tables, as the kernel reads them"},
		{"words", "the tables of verbs, questions, events, meters and conditions"},
		{"sheet", "what users write (`Setup`, `Combatant`, ...), its vocabulary, and the compiled form for the rules (`def`, `sheet`)"},
		{"game", "the `state` struct (`game_state_gen.go` and `game_gen.go` are generated), beats, rounds and turns, decrees and rulings of the GM, rests, what a party carries on"},
		{"check", "how dice are read: checks, saves, amounts by formula"},
		{"position", "where combatants stand: distance, reach, sight, engagement"},
		{"items", "what combatants hold and carry"},
		{"actions", "what a combatant can do on its turn, one file for each action"},
		{"abilities", "abilities as data: needs, targets, price, effects"},
		{"attack", "an attack, step by step as the ledger numbers it"},
		{"damage", "damage, healing, dying"},
		{"reactions", "what a combatant can do on another turn, readied actions included"},
		{"conditions", "conditions and other lasting effects, and how long they last"},
		{"tactics", "the rules of thumb of the greedy bot"},
		{"view", "what a seat sees: the view, prompts, labels, the text of events"},
	}
}

// Prefixes returns the prefixes of constants in a ruleset: every constant of an enumeration has one.
func Prefixes() []Entry {
	return []Entry{
		{"v", "a verb: what an option does (`table.Verb`)"},
		{"ask", "a kind of question (`table.Kind`)"},
		{"ev", "a kind of event (`table.EventKind`)"},
		{"meter", "a number that a combatant has"},
		{"cond", "a condition, or a change of a pool that content writes like one"},
		{"stage", "where a fight rests: what the next beat plays"},
		{"health", "how a combatant is: up, down, gone, hidden"},
		{"mode", "how an option is done (`Option.Mode`)"},
		{"ability", "what a skill belongs to, such as Strength"},
		{"act", "an action of the turn: what a deed takes"},
		{"adv", "Advantage, by the rolls that it counts for"},
		{"aim", "at which combatants something may be aimed"},
		{"around", "what a combatant finds in another: an enemy, in sight, at conversation range"},
		{"attitude", "how somebody feels about somebody or something"},
		{"band", "an initiative band"},
		{"before", "a Reaction before the dice of a check"},
		{"basic", "which number of a Basic Attack an amount stands for"},
		{"bonus", "a bonus or penalty, by the number that it changes"},
		{"boon", "the rule that help for another comes from"},
		{"damage", "a type of damage"},
		{"dc", "how a difficulty is given"},
		{"defense", "a number that attacks have to reach"},
		{"degree", "a degree of success"},
		{"dice", "how many dice are thrown or averaged"},
		{"do", "what an effect does"},
		{"door", "the state of a door"},
		{"edge", "an Edge: a rank of something besides skills"},
		{"encounter", "a type of encounter"},
		{"end", "how a fight ended"},
		{"fact", "something that a side has learned"},
		{"feat", "a flag of a sheet that a rule asks for"},
		{"flow", "a Flow Action"},
		{"freq", "how often an ability can be used"},
		{"gift", "what a spirit gives"},
		{"goal", "what decides an encounter besides the last side standing"},
		{"going", "a kind of movement"},
		{"group", "which combatants a trigger means"},
		{"kind", "a type of ability"},
		{"lasting", "what a lasting effect is"},
		{"limb", "what a Crippled creature has lost"},
		{"lost", "what a combatant has lost"},
		{"manner", "how an attack reaches its target"},
		{"moment", "a point at which others may react"},
		{"move", "whether and when an ability moves its user"},
		{"name", "the name of a bonus: bonuses of one name do not add"},
		{"of", "what a part of a number comes from"},
		{"order", "what a commanded creature does"},
		{"pay", "what pays for an option"},
		{"place", "where an item is"},
		{"price", "the kind of action that a verb costs"},
		{"provoke", "what an action provokes"},
		{"push", "how a push goes"},
		{"reach", "how far something gets"},
		{"recovery", "what healing spends"},
		{"resist", "a resistance"},
		{"rest", "a rest before a fight"},
		{"reward", "what a stunt brings"},
		{"rolled", "what a roll was for"},
		{"run", "how a straight dash ends"},
		{"rush", "what is added to a dash"},
		{"save", "what a save is against"},
		{"score", "an ability score"},
		{"section", "a part of the options of a turn that is listed as one (`table.Section`)"},
		{"shape", "how many an ability affects, and which"},
		{"side", "a side of the fight"},
		{"size", "a size of creatures"},
		{"skill", "a skill"},
		{"slot", "a hand or a place in the bag: with what something is done"},
		{"source", "where an attack comes from"},
		{"stance", "what a Stance trades"},
		{"stat", "a number of a sheet that powers may change"},
		{"terrain", "a kind of terrain"},
		{"timing", "when an ability can be used"},
		{"to", "on which combatants an effect falls"},
		{"trait", "a rank that can be raised for a while"},
		{"trigger", "what sets off a readied action"},
		{"until", "what ends a lasting effect"},
		{"used", "what a combatant has used of what is allowed once"},
		{"verb", "what is special about a verb"},
		{"wait", "how a delaying combatant waits"},
		{"weapon", "a category of weapons"},
	}
}

// Table returns entries as the rows of a table in Markdown. Pattern is how a prefix is shown.
func Table(head, pattern string, entries []Entry) string {
	var b strings.Builder
	fmt.Fprintf(&b, "| %s | contents |\n|---|---|\n", head)
	for _, e := range entries {
		fmt.Fprintf(&b, "| `%s` | %s |\n", strings.ReplaceAll(pattern, "NAME", e.Prefix), e.Holds)
	}
	return b.String()
}

// Room reports whether a file name without its folder belongs to a room.
func Room(name string) bool {
	first, _, _ := strings.Cut(strings.TrimSuffix(name, ".go"), "_")
	return slices.ContainsFunc(Rooms(), func(e Entry) bool { return e.Prefix == first })
}

// Constants returns the constants of enumerations whose names have no prefix of the list, or not that of their type in the
// kernel, as "file:line:col: what".
func Constants(fset *token.FileSet, f *ast.File) []string {
	var breaches []string
	for _, d := range f.Decls {
		gen, ok := d.(*ast.GenDecl)
		if !ok || gen.Tok != token.CONST || !counts(gen) {
			continue
		}
		kernel := kernelPrefix(gen.Specs[0].(*ast.ValueSpec))
		for _, s := range gen.Specs {
			for _, name := range s.(*ast.ValueSpec).Names {
				switch {
				case name.Name == "_", kernel == "" && known(name.Name), kernel != "" && begins(name.Name, kernel):
				case kernel != "":
					breaches = append(breaches, fmt.Sprintf("%s: %s: constants of this type begin with %q", fset.Position(name.Pos()), name.Name, kernel))
				default:
					breaches = append(breaches, fmt.Sprintf("%s: %s has no prefix that tools/laws/rooms.go lists; use one, or add a line there", fset.Position(name.Pos()), name.Name))
				}
			}
		}
	}
	return breaches
}

// counts reports whether a group of constants counts with iota.
func counts(gen *ast.GenDecl) bool {
	found := false
	ast.Inspect(gen, func(n ast.Node) bool {
		id, ok := n.(*ast.Ident)
		found = found || ok && id.Name == "iota"
		return !found
	})
	return found && len(gen.Specs) > 1
}

// kernelPrefix returns the prefix that the kernel's type of an enumeration demands, or "".
func kernelPrefix(first *ast.ValueSpec) string {
	text := ""
	ast.Inspect(first, func(n ast.Node) bool {
		if sel, ok := n.(*ast.SelectorExpr); ok {
			if from, ok := sel.X.(*ast.Ident); ok {
				text = from.Name + "." + sel.Sel.Name
			}
		}
		return true
	})
	return map[string]string{"table.Verb": "v", "table.Kind": "ask", "table.Own": "ev"}[text]
}

func known(name string) bool {
	return slices.ContainsFunc(Prefixes(), func(e Entry) bool { return begins(name, e.Prefix) })
}

// begins reports whether a name begins with a prefix, and continues with a new word.
func begins(name, prefix string) bool {
	rest, ok := strings.CutPrefix(name, prefix)
	next, _ := utf8.DecodeRuneInString(rest)
	return ok && unicode.IsUpper(next)
}
