package cli

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"fray/internal/draw"
	"fray/pack"
	"fray/table"
)

func newList(sh *shell) *cobra.Command {
	var asJSON bool
	var packs []string
	cmd := &cobra.Command{
		Use:   "list [SECTION RULESET [NAME]]",
		Short: "List fights, adventures, creatures and what they use",
		Long: `Lists the fights and adventures that you can play by name, and the creatures that your own encounters can
use. With --pack it lists your files too.

With a section of a ruleset (creatures, items, abilities and what else it has) or conditions, fray lists all
that there is of it. With a NAME it prints the whole entry as it stands in its file, to copy and to change, or
the effect and the rule of a condition.`,
		Example: `  fray list
  fray list --json
  fray list creatures flow
  fray list abilities escalation rope-and-blade
  fray list conditions flow prone`,
		Args: atMost(3, "a section, a ruleset and a name"),
		RunE: func(_ *cobra.Command, args []string) error {
			lib, err := sh.library(packs)
			if err != nil {
				return err
			}
			switch len(args) {
			case 0:
				return sh.list(lib, asJSON)
			case 1:
				return fmt.Errorf("expected a ruleset after %s%s", args[0], table.OneOf("", rulesetNames()))
			default:
				return sh.listSection(lib, args, asJSON)
			}
		},
	}
	jsonFlag(cmd, &asJSON)
	packFlag(cmd, &packs)
	return cmd
}

// creature is a creature of the library with its ruleset.
type creature struct {
	Ruleset string `json:"ruleset"`
	pack.Entry
}

func (sh *shell) list(lib *pack.Library, asJSON bool) error {
	fights, adventures := lib.Encounters(), lib.Adventures()
	var creatures []creature
	for _, rs := range rulesetNames() {
		for _, e := range lib.Entries(rs, "creatures") {
			creatures = append(creatures, creature{rs, e})
		}
	}
	if asJSON {
		return sh.json(struct {
			Encounters []pack.Listing `json:"encounters"`
			Adventures []pack.Listing `json:"adventures"`
			Creatures  []creature     `json:"creatures"`
		}{fights, adventures, creatures})
	}
	if err := sh.print("fights, for fray play, sim and odds:\n%s\n", sh.listText(fights, false)); err != nil {
		return err
	}
	if len(adventures) > 0 {
		if err := sh.print("adventures, for fray play and sim:\n%s\n", sh.listText(adventures, false)); err != nil {
			return err
		}
	}
	if err := sh.print("creatures, for your own encounters:\n"); err != nil {
		return err
	}
	for _, c := range creatures {
		if err := sh.print("  %-22s %s (%s)\n", c.ID, c.Name, c.Ruleset); err != nil {
			return err
		}
	}
	return nil
}

// listText formats encounters or adventures, with numbers to choose from or without.
func (sh *shell) listText(list []pack.Listing, numbered bool) string {
	var b strings.Builder
	width := 12
	for _, e := range list {
		width = max(width, len(e.Name))
	}
	for i, e := range list {
		if numbered {
			fmt.Fprintf(&b, "%3d", i+1)
		}
		kind := e.Ruleset
		if numbered && e.Adventure {
			kind += ", an adventure"
		}
		if e.Minutes > 0 {
			kind += fmt.Sprintf(", %s, about %d minutes", e.Difficulty, e.Minutes)
		}
		if e.First {
			kind += "; start here"
		}
		fmt.Fprintf(&b, "  %-*s %s (%s)\n", width, e.Name, e.Title, kind)
		if e.About != "" {
			const indent = "        "
			fmt.Fprintln(&b, draw.Wrap(indent+strings.Join(strings.Fields(e.About), " "), indent, draw.Options{Width: sh.width()}))
		}
	}
	return b.String()
}
