package live

import (
	"fmt"
	"slices"
	"strings"

	"fray/table"
)

// Ahead is what comes after a fight of an adventure.
type Ahead struct {
	On    bool     // the party goes on
	Name  string   // of the next fight; "" if there is none
	Rest  string   // the rest before it; "" is none
	Party []string // how each of the party comes to it, in a line

	setup []byte // of the next fight, as a record keeps it
}

// More reports whether there is another fight.
func (h *Ahead) More() bool { return h != nil && h.On && h.Name != "" }

// Way is what comes next in a few words, such as "a quick rest, then The Bridge".
func (h *Ahead) Way() string {
	if h.Rest == "" {
		return h.Name
	}
	return "a " + h.Rest + " rest, then " + h.Name
}

// Lines say what comes after a fight of the adventure of this name, and what the party brings to it.
func (h *Ahead) Lines(adventure string) []string {
	switch {
	case !h.On:
		return []string{"The party does not go on: " + adventure + " ends here."}
	case h.Name == "":
		return []string{"The party has come through " + adventure + "."}
	default:
		return append([]string{"Next: " + h.Way() + ". The party brings:"}, h.Party...)
	}
}

// standing says how a party stands at the start of a fight, and what else the fight begins with.
func standing(party []string, v table.View) []string {
	var out []string
	for _, id := range party {
		i := slices.IndexFunc(v.Tokens, func(k table.Token) bool { return k.ID == id })
		if i < 0 {
			out = append(out, id+" is no longer there")
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
	return append(out, v.Banners...)
}
