package cli

import (
	"cmp"
	"fmt"
	"slices"

	"fray/pack"
	"fray/ruleset"
	"fray/table"
)

// conditions is the section of what the ruleset itself defines.
const conditions = "conditions"

// listSection lists a section of a ruleset, or prints one entry of it.
func (sh *shell) listSection(lib *pack.Library, args []string, asJSON bool) error {
	rs, ok := ruleset.Find(args[1])
	if !ok {
		return fmt.Errorf("there is no ruleset %q%s", args[1], table.OneOf(args[1], rulesetNames()))
	}
	name := ""
	if len(args) == 3 {
		name = args[2]
	}
	all := append(lib.Sections(rs.Name), conditions)
	switch {
	case args[0] == conditions:
		return sh.listConditions(rs.Book, name, asJSON)
	case !slices.Contains(all, args[0]):
		return fmt.Errorf("%s has no section %q%s", rs.Name, args[0], table.OneOf(args[0], all))
	}
	entries := lib.Entries(rs.Name, args[0])
	if name == "" {
		if asJSON {
			return sh.json(entries)
		}
		for _, e := range entries {
			if err := sh.print("%-24s %s\n", e.ID, e.Name); err != nil {
				return err
			}
		}
		return nil
	}
	text, ok := lib.EntryText(rs.Name, args[0], name)
	at := slices.IndexFunc(entries, func(e pack.Entry) bool { return e.ID == name })
	if !ok || at < 0 {
		var ids []string
		for _, e := range entries {
			ids = append(ids, e.ID)
		}
		return fmt.Errorf("%s has no %q in %s%s", rs.Name, name, args[0], table.DidYouMean(name, ids))
	}
	if asJSON {
		return sh.json(struct {
			pack.Entry
			Text string `json:"text"`
		}{entries[at], text})
	}
	return sh.print("# %s:%d\n%s", entries[at].File, entries[at].Line, text)
}

// printedCondition is a condition as it is printed.
type printedCondition struct {
	Name  string         `json:"name"`
	Label string         `json:"label"`
	About string         `json:"about"`
	Rule  table.RuleText `json:"rule"`
}

// listConditions lists the conditions of a ruleset, or prints one with its rule.
func (sh *shell) listConditions(b *table.Book, name string, asJSON bool) error {
	var all []printedCondition
	var names []string
	for _, c := range b.Conditions {
		names = append(names, c.Name)
		if name == "" || c.Name == name {
			all = append(all, printedCondition{c.Name, cmp.Or(c.Label, c.Name), c.About, b.Text(c.Rule)})
		}
	}
	switch {
	case all == nil:
		return fmt.Errorf("%s has no condition %q%s", b.Name, name, table.DidYouMean(name, names))
	case asJSON && name != "":
		return sh.json(all[0])
	case asJSON:
		return sh.json(all)
	case name != "":
		return sh.print("%s: %s\n\n%s  %s\n%s\n", all[0].Label, all[0].About, all[0].Rule.ID, all[0].Rule.Title, all[0].Rule.Rule)
	}
	for _, c := range all {
		if err := sh.print("%-24s %s\n", c.Name, c.About); err != nil {
			return err
		}
	}
	return nil
}
