package present_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/internal/present"
	"fray/table"
)

// attack is a choice to attack somebody with a weapon, and what it adds.
func attack(target, name, weapon, more string) table.Choice {
	c := table.Choice{Key: strings.TrimSuffix("attack:"+target+":"+weapon+":"+more, ":"), Group: "2 AP", Cost: "2 AP", Target: target}
	row := table.VerbRow{Label: "attack {who} with {item}[ to {mode}]"}
	row.Fill(&c, name, func(part string) string { return map[string]string{"who": name, "item": weapon, "mode": more}[part] })
	return c
}

func move(cell string) table.Choice {
	c := table.Choice{Key: "move:" + cell, Group: "1 AP", Cost: "1 AP", Cell: cell}
	row := table.VerbRow{Label: "move to {cell}"}
	row.Fill(&c, cell, func(string) string { return cell })
	return c
}

func text(rows []present.Row) string {
	var b strings.Builder
	for _, r := range rows {
		fmt.Fprintf(&b, "%d %s|%s|%s|", r.Number, r.Group, r.Label, r.More)
		for i := range r.Choices {
			fmt.Fprintf(&b, " %s", present.Aim(&r.Choices[i]))
		}
		b.WriteString("\n")
	}
	return b.String()
}

func TestRows(t *testing.T) {
	choices := []table.Choice{
		attack("orc", "axe", "axe", ""), // the orc is called like the weapon
		attack("orc", "axe", "axe", "spare"),
		move("1,1"),
		attack("gate", "gate", "axe", ""),
		attack("gate", "gate", "axe", "spare"),
		attack("gate", "gate", "bow", "spare"),
		move("1,2"),
		{Key: "end", Label: "end turn", Group: "2 AP"},
	}
	want := `1 2 AP|attack … with axe|| axe gate
2 2 AP|attack … with axe to spare|to spare| axe gate
3 2 AP|attack gate with bow to spare|| gate
4 2 AP|end turn|| 
5 1 AP|move to|| 1,1 1,2
`
	if d := cmp.Diff(want, text(present.Rows(choices))); d != "" {
		t.Error(d)
	}
}

// TestRowsThatAllAdd: where every family of a row adds words, those behind the first stand below it.
func TestRowsThatAllAdd(t *testing.T) {
	choices := []table.Choice{
		attack("orc", "orc", "axe", "stun"), attack("gate", "gate", "axe", "stun"), move("1,1"), move("1,2"),
		attack("orc", "orc", "axe", "spare"), attack("gate", "gate", "axe", "spare"),
	}
	want := `1 2 AP|attack … with axe to stun|| orc gate
2 2 AP|attack … with axe to spare|to spare| orc gate
3 1 AP|move to|| 1,1 1,2
`
	if d := cmp.Diff(want, text(present.Rows(choices))); d != "" {
		t.Error(d)
	}
}

// TestWordsInFront: what a family adds in front of its label is in front also where it stands alone.
func TestWordsInFront(t *testing.T) {
	second := func(name string) table.Choice {
		c := table.Choice{Key: "attack:" + name, Target: name}
		row := table.VerbRow{Label: "[{mode} ]attack {who} with {item}"}
		row.Fill(&c, name, func(part string) string {
			return map[string]string{"who": name, "item": "bow", "mode": "secondary"}[part]
		})
		return c
	}
	want := "1 |secondary attack … with bow|| owl elk\n"
	if d := cmp.Diff(want, text(present.Rows([]table.Choice{second("owl"), second("elk")}))); d != "" {
		t.Error(d)
	}
}

// TestRowsKeepTheChoices: arranging changes no choice and loses none; it brings them into the order of the rows.
func TestRowsKeepTheChoices(t *testing.T) {
	choices := []table.Choice{move("1,1"), attack("orc", "Orc", "axe", ""), move("1,2"), attack("elf", "Elf", "axe", "")}
	want := []table.Choice{choices[0], choices[2], choices[1], choices[3]}
	rows := present.Rows(choices)
	if d := cmp.Diff(want, present.Choices(rows)) + cmp.Diff(want, choices); d != "" {
		t.Error(d)
	}
}
