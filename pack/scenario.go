package pack

import (
	"io/fs"
	"path"
	"path/filepath"
	"reflect"
	"strings"

	"fray/ruleset"
	"fray/table"
)

// Scenario is a file of cases that prove rules: each an encounter, a script of answers and dice, and what must come of it.
// A file may also be one case by itself.
type Scenario struct {
	File     string
	Ruleset  ruleset.Ruleset
	Cases    []Case
	Mistakes Errors // of the file outside its cases
}

// Case is one proof. It may be run only if it has no mistakes.
type Case struct {
	Name      string // unique in its file
	About     string // the case in short
	Line      int
	Rules     []string // ids of what it proves
	Encounter *Encounter
	Dice      []int32 // faces thrown before the first question
	Given     []Given
	Script    []Step
	Expect    []Check
	Mistakes  Errors
}

// Given is one thing that happens before the script: a decree of the GM, or an answer.
type Given struct {
	Line   int
	Decree *table.Adjustment
	Turn   string // the decree is carried out in a turn of this combatant; empty: in any turn
	Round  int    // and in this round; 0: in any
	Answer *Step  // set where there is no decree
}

// Step is one line of a script: an answer or a decree with the faces thrown from it until the next question, or checks in
// between.
type Step struct {
	Line   int
	Who    string // a combatant, a seat or [Anyone]; empty for checks and decrees
	Answer string
	Decree *table.Adjustment // what the GM decrees at the open question; nil: nothing
	// Refused is a part of the message that refuses the decree or the text of the answer; empty: it is carried out.
	Refused string
	Note    string // the line of text that goes with the answer
	Dice    []int32
	Expect  []Check
}

// scenarioFile and caseText are a scenario as written.
type (
	scenarioFile struct {
		Ruleset string  `yaml:"ruleset"`
		Name    string  `yaml:"name"`
		About   string  `yaml:"about"`
		Cases   []*node `yaml:"cases"`
	}
	caseText struct {
		Name      string  `yaml:"name"`
		Rules     []*node `yaml:"rules"`
		Case      string  `yaml:"case"`
		Like      *node   `yaml:"like"`
		Encounter *node   `yaml:"encounter"`
		Dice      []int32 `yaml:"dice"`
		Given     []*node `yaml:"given"`
		Script    []*node `yaml:"script"`
		Expect    []*node `yaml:"expect"`
	}
)

// Scenario reads a scenario file of a file system. The shown name is put before mistakes and failures. It always gives a
// Scenario; its mistakes are those of [Scenario.Errors].
func (l *Library) Scenario(fsys fs.FS, name, shown string) *Scenario {
	src, bad := readSource(fsys, name, shown)
	return l.scenarioOf(shown, src, bad)
}

// ScenarioFile reads a scenario file that a user named, as Scenario does.
func (l *Library) ScenarioFile(name string) *Scenario {
	src, bad := readPath(name)
	return l.scenarioOf(name, src, bad)
}

// scenarioOf is the scenario of a source, or of what was wrong in reading it.
func (l *Library) scenarioOf(shown string, src source, bad Errors) *Scenario {
	if bad != nil {
		return &Scenario{File: shown, Mistakes: bad}
	}
	root, bad := parse(src.name, src.bytes)
	if bad != nil {
		return &Scenario{File: shown, Mistakes: bad}
	}
	if contentOf(root) == kindAdventure {
		return &Scenario{File: shown, Mistakes: Errors{{shown, root.line, root.col, "this is an adventure; expected a scenario"}}}
	}
	return l.scenario(root)
}

func (l *Library) scenario(root *node) *Scenario {
	s := &Scenario{File: root.file}
	root = aloneAsList(root)
	var m mistakes
	rs, ok := l.ruleset(root, &m)
	var file scenarioFile
	decode(root, reflect.ValueOf(&file).Elem(), &m)
	if root.get("cases") == nil {
		m.add(root, "cases: is missing; expected a list of cases")
	}
	s.Mistakes = m.list.tidy()
	if !ok {
		return s
	}
	s.Ruleset = rs
	lines, encounters := map[string]int{}, map[string]*node{}
	for _, n := range file.Cases {
		var bad mistakes
		c := l.readCase(n, rs, encounters, &bad)
		if before := lines[c.Name]; before > 0 && c.Name != "" {
			bad.add(n, "the case on line %d is called %q too; expected a unique name", before, clip(c.Name))
		}
		lines[c.Name] = c.Line
		c.Mistakes = bad.list.tidy()
		s.Cases = append(s.Cases, c)
	}
	return s
}

// aloneAsList turns a file that is one case by itself (an encounter, a script, expectations) into a list of one. Its
// ruleset may stand with the encounter, and its name is the file's if it has none.
func aloneAsList(root *node) *node {
	if root.has("cases") || !root.has("encounter") {
		return root
	}
	file, list, alone := root.empty(mapping), root.empty(list), root.empty(mapping)
	for i, key := range root.keys {
		if key.text == "ruleset" {
			file.put(key, root.items[i])
		} else {
			alone.put(key, root.items[i])
		}
	}
	if n := root.get("encounter").get("ruleset"); n != nil && !file.has("ruleset") {
		file.put(root.like("ruleset"), n)
	}
	if !alone.has("name") {
		base := path.Base(filepath.ToSlash(root.file))
		alone.put(root.like("name"), root.like(strings.TrimSuffix(base, path.Ext(base))))
	}
	list.items = []*node{alone}
	file.put(root.like("cases"), list)
	return file
}

// Errors are all mistakes of the file and its cases.
func (s *Scenario) Errors() Errors {
	all := append(Errors(nil), s.Mistakes...)
	for i := range s.Cases {
		all = append(all, s.Cases[i].Mistakes...)
	}
	return all.tidy()
}
