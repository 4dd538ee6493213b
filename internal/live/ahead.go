package live

import (
	"fmt"
	"slices"
	"strings"

	"fray/table"
)

// Ahead describes what follows a fight of an adventure.
type Ahead struct {
	Continues bool     // the party continues
	Name      string   // of the next fight; "" if there is none
	Rest      string   // the rest before it; "" if there is none
	Party     []string // one line for each member of the party, at the start of the next fight

	to    table.Progress
	setup []byte // of the next fight, encoded as in a record
}

// More reports whether there is another fight.
func (h *Ahead) More() bool { return h != nil && h.Continues && h.Name != "" }

// Summary returns the next step in a few words, such as "a quick rest, then The Bridge".
func (h *Ahead) Summary() string {
	if h.Rest == "" {
		return h.Name
	}
	return "a " + h.Rest + " rest, then " + h.Name
}

// Lines describes what follows in the adventure of this name, and the state of the party.
func (h *Ahead) Lines(adventure string) []string {
	switch {
	case !h.Continues:
		return []string{"The party does not continue: " + adventure + " ends here."}
	case h.Name == "":
		return []string{"The party has completed " + adventure + "."}
	default:
		return append([]string{"Next: " + h.Summary() + ". The party:"}, h.Party...)
	}
}

// partyLines describes each member of a party at the start of a fight.
func partyLines(party []string, v table.View) []string {
	var out []string
	for _, id := range party {
		i := slices.IndexFunc(v.Tokens, func(k table.Token) bool { return k.ID == id })
		if i < 0 {
			out = append(out, id+" is gone")
			continue
		}
		var parts []string
		for _, m := range v.Tokens[i].Meters {
			if m.Quiet {
				continue
			}
			text := fmt.Sprintf("%s %d", m.Name, m.Value)
			if m.Max > 0 {
				text += fmt.Sprintf(" of %d", m.Max)
			}
			parts = append(parts, text)
		}
		for _, tag := range v.Tokens[i].Tags {
			if !tag.Quiet {
				parts = append(parts, tag.Name)
			}
		}
		out = append(out, v.Tokens[i].Name+": "+strings.Join(parts, ", "))
	}
	return out
}
