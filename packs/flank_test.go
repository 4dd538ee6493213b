package packs_test

import (
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"testing"

	"fray/packs"
	"fray/table"
)

// spell is what counts of a spell of flank here.
type spell struct {
	Order   int
	School  string
	Heals   string
	Targets string
	Area    *struct{ Shape string }
	Effects []does
	Damage  []any `yaml:"spell_damage"`
}

// does is one effect of a spell.
type does struct {
	Do   string
	What []string
}

// frees reports whether a spell frees one that is bound, whatever else it does.
func (s *spell) frees() bool {
	return slices.ContainsFunc(s.Effects, func(e does) bool { return e.Do == "end" && slices.Equal(e.What, []string{"restrained"}) })
}

// person is what counts of a creature of flank here.
type person struct {
	Size, Name string
	Speeds     map[string]int
	Feats      []string
	Repertoire []string
	Attacks    []any // natural weapons
}

// content reads the files of flank that match a pattern, and adds up their tables.
func content(t *testing.T, pattern string) (spells map[string]spell, people map[string]person, fights int) {
	t.Helper()
	type tables struct {
		Abilities map[string]spell
		Creatures map[string]person
		Play      []map[string]any
	}
	spells, people = map[string]spell{}, map[string]person{}
	eachFile(t, pattern, func(_ string, file *tables) {
		for key, a := range file.Abilities {
			if a.School != "" {
				spells[key] = a
			}
		}
		maps.Copy(people, file.Creatures)
		for _, step := range file.Play {
			if step["encounter"] != nil {
				fights++
			}
		}
	})
	return spells, people, fights
}

// TestSpellsOfFlank: there are 45 spells over the orders 0 to 5, of every shape; each condition that a spell can give is inflicted by one
// and ended by one.
func TestSpellsOfFlank(t *testing.T) {
	spells, _, _ := content(t, "flank/*.yaml")
	if len(spells) < 45 {
		t.Errorf("%d spells are bundled, expected at least 45", len(spells))
	}
	has := map[string]bool{}
	for _, s := range spells {
		has[fmt.Sprint("order ", s.Order)] = true
		has["damage"] = has["damage"] || len(s.Damage) > 0
		has["heal"] = has["heal"] || s.Heals != ""
		if s.Area != nil {
			shape := s.Area.Shape
			if shape == "" {
				shape = "burst"
			}
			has[shape] = true
		}
		for _, e := range s.Effects {
			has[e.Do] = true
			for _, what := range e.What {
				has[e.Do+" "+what] = true
			}
		}
	}
	want := []string{"order 0", "order 1", "order 2", "order 3", "order 4", "order 5", "damage", "heal", "burst", "cone", "line", "around", "bonus"}
	for _, c := range []string{
		"blind", "bleeding", "confused", "cover", "crippled", "deaf", "dehydrated", "fatigued", "friendly", "frightened", "hostile", "nauseated",
		"prone", "restrained", "soaked", "starving", "stunned", "suffocating", "surprised", "unconscious", "writhing",
	} {
		want = append(want, "condition "+c, "end "+c)
	}
	for _, w := range want {
		if !has[w] {
			t.Errorf("no spell has %q", w)
		}
	}
}

// TestPeopleOfFlank: there are 24 creatures, of every size from tiny to gargantuan, that fly, swim and burrow, with feats and natural weapons,
// and a psion two of whose spells are of use to a psion only; eight encounters, and an adventure of four fights.
func TestPeopleOfFlank(t *testing.T) {
	spells, people, _ := content(t, "flank/*.yaml")
	if len(people) < 24 {
		t.Errorf("%d creatures are bundled, expected at least 24", len(people))
	}
	has := map[string]bool{}
	for _, c := range people {
		has[c.Size] = true
		for how := range c.Speeds {
			has[how] = true
		}
		for _, feat := range c.Feats {
			has[feat] = true
		}
		if c.Size == "gargantuan" && c.Speeds["fly"] > 0 {
			has["a flyer of four squares"] = true
		}
		bound := 0
		for _, key := range c.Repertoire { // who casts with hands that are bound is a psion
			s := spells[key]
			bound += table.Bit(s.frees())
		}
		if bound > 0 && !slices.Contains(c.Feats, "psion") {
			t.Errorf("%s has a spell for bound hands, and is no psion", c.Name)
		}
		has["natural weapons"] = has["natural weapons"] || len(c.Attacks) > 0
		has["two spells for bound hands"] = has["two spells for bound hands"] || bound >= 2
	}
	for _, w := range []string{
		"tiny", "large", "huge", "gargantuan", "fly", "swim", "burrow", "climb", "natural weapons", "psion", "silent", "warrior", "a flyer of four squares",
		"two spells for bound hands",
	} {
		if !has[w] {
			t.Errorf("no creature has %q", w)
		}
	}
	if files, err := fs.Glob(packs.FS, "flank/encounters/*.yaml"); err != nil || len(files) < 8 {
		t.Errorf("%d encounters are bundled, expected at least 8 (%v)", len(files), err)
	}
	if _, _, fights := content(t, "flank/adventures/winter-toll.yaml"); fights != 4 {
		t.Errorf("the adventure has %d fights, expected 4", fights)
	}
}
