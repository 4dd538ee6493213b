package escalation_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fray/ruleset/escalation"
	"fray/ruleset/setup"
)

// change makes a setup of a hero, ana, and an npc, gob, with the attack bite, into another one.
type change func(s *escalation.Setup, ana, gob *escalation.Combatant, bite *escalation.Ability)

// read compiles a setup after a change, and gives its problems as path: why.
func (c change) read() string {
	s := &escalation.Setup{Ruleset: "escalation", Combatants: []escalation.Combatant{{ID: "ana", Kind: "pc"}, {ID: "gob"}}}
	bite := escalation.Ability{Types: []string{"melee"}, Attack: &escalation.Attack{Hit: "3"}}
	c(s, &s.Combatants[0], &s.Combatants[1], &bite)
	s.Abilities = map[string]escalation.Ability{"bite": bite}
	var out []string
	_, problems := escalation.New(s)
	for _, p := range problems {
		out = append(out, p.Path+": "+p.Why)
	}
	return strings.Join(out, "\n")
}

// TestSheetsRefused: what a sheet cannot say is refused at its place, once.
func TestSheetsRefused(t *testing.T) {
	rider := func(natural string) change {
		return func(_ *escalation.Setup, _, _ *escalation.Combatant, bite *escalation.Ability) {
			bite.Attack.Riders = []escalation.Rider{{Natural: natural}}
		}
	}
	target := func(word string) change {
		return func(_ *escalation.Setup, _, _ *escalation.Combatant, bite *escalation.Ability) { bite.Target = word }
	}
	at := func(hp int, status, kind string) change {
		return func(_ *escalation.Setup, ana, _ *escalation.Combatant, _ *escalation.Ability) {
			ana.HP, ana.Status, ana.Kind, ana.Side = &hp, status, kind, "pcs"
		}
	}
	for _, tt := range []struct {
		want string
		do   change
	}{
		{"combatants[1].attacks[0]: \"bite\" deals the damage of the Basic Attack", func(_ *escalation.Setup, _, gob *escalation.Combatant, bite *escalation.Ability) {
			gob.Attacks, bite.Attack.Hit = []string{"bite"}, "basic"
		}},
		{"combatants[1].attacks[0]: \"bite\" deals the damage of the Basic Attack", func(_ *escalation.Setup, _, gob *escalation.Combatant, bite *escalation.Ability) {
			gob.Attacks, bite.Attack.Miss = []string{"bite"}, "basic"
		}},
		{"combatants[0].status: a combatant with 0 hit points cannot be up", at(0, "up", "pc")},
		{"combatants[0].status: a combatant with 1 hit points cannot be dying", at(1, "dying", "pc")},
		{"combatants[0].status: a combatant with 1 hit points cannot be stabilized", at(1, "stabilized", "pc")},
		{"combatants[0].status: a combatant with 0 hit points cannot be dying", at(0, "dying", "npc")},
		{"combatants[0].status: a combatant with -1 hit points cannot be stabilized", at(-1, "stabilized", "npc")},
		{"combatants[0].status: found last_gasp of an npc", at(5, "last_gasp", "npc")},
		{"combatants[0].stance: there is no stance \"bow\" on the sheet", func(_ *escalation.Setup, ana, _ *escalation.Combatant, _ *escalation.Ability) { ana.Stance = "bow" }},
		{"abilities.bite.target: found ally for an attack", target("ally")},
		{"abilities.bite.target: found ally_or_self for an attack", target("ally_or_self")},
		{"abilities.bite.target: found self for an attack", target("self")},
		{"abilities.bite.attack.natural_riders[0].natural: found \"2+\"", rider("2+")},
		{"abilities.bite.attack.natural_riders[0].natural: found \"19+\"", rider("19+")},
		{"abilities.bite.attack.natural_riders[0].natural: found \"13\"", rider("13")},
		{"abilities.bite.attack.natural_riders[0].natural: found \"many+\"", rider("many+")},
		{"combatants[0].volition: found -51", func(_ *escalation.Setup, ana, _ *escalation.Combatant, _ *escalation.Ability) {
			ana.Volition = new(-51)
		}},
		{"combatants[0].volition: found 51", func(_ *escalation.Setup, ana, _ *escalation.Combatant, _ *escalation.Ability) { ana.Volition = new(51) }},
		{"combatants[0].stagger_at: found it with kind pc, expected it only with kind npc", func(_ *escalation.Setup, ana, _ *escalation.Combatant, _ *escalation.Ability) { ana.Stagger = new(3) }},
		{"combatants[1].stagger_at: found -1", func(_ *escalation.Setup, _, gob *escalation.Combatant, _ *escalation.Ability) { gob.Stagger = new(-1) }},
		{"combatants[1].stagger_at: found 19", func(_ *escalation.Setup, _, gob *escalation.Combatant, _ *escalation.Ability) { gob.Stagger = new(19) }},
		{"combatants[0].skills.stealth: found -51", skilled(-51)},
		{"combatants[0].skills.stealth: found 51", skilled(51)},
		{"combatants[0].conditions[0].group: found -1", grouped(-1)},
		{"combatants[0].conditions[0].group: found 8", grouped(8)},
		{"abilities.bite.pop_off: found \"0\"", bitten(func(bite *escalation.Ability) { bite.PopOff = "0" })},
		{"abilities.bite.pop_off: found \"some\"", bitten(func(bite *escalation.Ability) { bite.PopOff = "some" })},
		{"abilities.bite.target: found actor without a trigger", target("actor")},
		{"abilities.bite.target: found victim without a trigger", target("victim")},
		{"abilities.bite.trigger: found one on a standard action", bitten(func(bite *escalation.Ability) { bite.Trigger = &escalation.Trigger{On: "hit"} })},
		{"abilities.bite.trigger: found one on a quick action", bitten(func(bite *escalation.Ability) {
			bite.Action, bite.Trigger = "quick", &escalation.Trigger{On: "hit"}
		})},
		{"abilities.bite.effects[0].value: missing, expected how much damage", bitten(func(bite *escalation.Ability) {
			bite.Effects = []escalation.Effect{{Do: "ongoing"}}
		})},
		{"abilities.bite.moves_user: a charge is an attack on one target", bitten(func(bite *escalation.Ability) {
			bite.Moves, bite.Range, bite.Targets = "before", "nearby", 2
		})},
		{"abilities.bite.trigger.on: missing", bitten(func(bite *escalation.Ability) {
			bite.Action, bite.Trigger = "free", &escalation.Trigger{}
		})},
		{"combatants[0].resist[0].x: found \"0\"", resisting("0")},
		{"combatants[0].resist[0].x: found \"31\"", resisting("31")},
		{"combatants[0].conditions[0].by: missing", ailing(escalation.Condition{Condition: "dazed", Lasts: "hold"})},
		{"combatants[0].conditions[0].by: gob does not stand beside it", ailing(escalation.Condition{Condition: "grabbed", By: "gob"})},
		{"combatants[0].conditions[0]: expected either a condition or ongoing damage", ailing(escalation.Condition{})},
		{"rest: found 11", rested(11)},
		{"rest[0]: unknown", func(s *escalation.Setup, _, _ *escalation.Combatant, _ *escalation.Ability) {
			s.Rest = setup.Words{"", "quick"}
		}},
		{"abilities: found 33 types of the classes", func(_ *escalation.Setup, _, _ *escalation.Combatant, bite *escalation.Ability) {
			for i := range 33 {
				bite.Types = append(bite.Types, fmt.Sprintf("school%d", i))
			}
		}},
	} {
		if got := tt.do.read(); !strings.HasPrefix(got, tt.want) || strings.Contains(got, "\n") {
			t.Errorf("expected %s\nfound    %s", tt.want, got)
		}
	}
}

// TestSheetsAccepted: the last that a sheet can say.
func TestSheetsAccepted(t *testing.T) {
	for name, do := range map[string]change{
		"an attack as the Basic Attack, of one who has stances": func(_ *escalation.Setup, _, gob *escalation.Combatant, bite *escalation.Ability) {
			gob.Attacks, bite.Attack.Hit, gob.Stances = []string{"bite"}, "basic", []escalation.Stance{{Name: "axe"}}
		},
		"up with 1": func(_ *escalation.Setup, ana, _ *escalation.Combatant, _ *escalation.Ability) {
			ana.HP, ana.Status = new(1), "up"
		},
		"dying at 0": func(s *escalation.Setup, ana, _ *escalation.Combatant, _ *escalation.Ability) {
			ana.HP, ana.Status = new(0), "dying"
			s.Combatants = append(s.Combatants, escalation.Combatant{ID: "bo", Kind: "pc"})
		},
		"riders of 3+ and 18+": func(_ *escalation.Setup, _, _ *escalation.Combatant, bite *escalation.Ability) {
			bite.Attack.Riders = []escalation.Rider{{Natural: "3+"}, {Natural: "18+"}, {Natural: "odd"}, {Natural: "even"}}
		},
		"the least volition": func(_ *escalation.Setup, ana, _ *escalation.Combatant, _ *escalation.Ability) {
			ana.Volition = new(-50)
		},
		"the most volition": func(_ *escalation.Setup, ana, _ *escalation.Combatant, _ *escalation.Ability) { ana.Volition = new(50) },
		"Staggered never":   func(_ *escalation.Setup, _, gob *escalation.Combatant, _ *escalation.Ability) { gob.Stagger = new(0) },
		"Staggered always":  func(_ *escalation.Setup, _, gob *escalation.Combatant, _ *escalation.Ability) { gob.Stagger = new(18) },
		"the least skill":   skilled(-50),
		"the most skill":    skilled(50),
		"popping off one":   bitten(func(bite *escalation.Ability) { bite.PopOff = "1" }),
		"popping off all":   bitten(func(bite *escalation.Ability) { bite.PopOff = "all" }),
		"a free reaction": bitten(func(bite *escalation.Ability) {
			bite.Action, bite.Trigger, bite.Target = "free", &escalation.Trigger{On: "hit"}, "actor"
		}),
		"the least Resist": resisting("1"),
		"the most Resist":  resisting("30"),
		"ten rests":        rested(10),
		"ongoing damage":   ailing(escalation.Condition{Ongoing: 1}),
		"no group":         grouped(0),
		"the last group":   grouped(7),
	} {
		if got := do.read(); got != "" {
			t.Errorf("%s: %s", name, got)
		}
	}
}

// skilled is a hero with a skill.
func skilled(bonus int) change {
	return func(_ *escalation.Setup, ana, _ *escalation.Combatant, _ *escalation.Ability) {
		ana.Skills = map[string]int{"stealth": bonus}
	}
}

// bitten changes the ability bite.
func bitten(do func(bite *escalation.Ability)) change {
	return func(_ *escalation.Setup, _, _ *escalation.Combatant, bite *escalation.Ability) { do(bite) }
}

// resisting is a hero with Resist against weapons.
func resisting(x string) change {
	return func(_ *escalation.Setup, ana, _ *escalation.Combatant, _ *escalation.Ability) {
		ana.Resist = []escalation.Resist{{X: x}}
	}
}

// ailing is a hero with a condition.
func ailing(c escalation.Condition) change {
	return func(_ *escalation.Setup, ana, _ *escalation.Combatant, _ *escalation.Ability) {
		ana.Conditions = []escalation.Condition{c}
	}
}

// rested is an encounter after so many rests.
func rested(n int) change {
	return func(s *escalation.Setup, _, _ *escalation.Combatant, _ *escalation.Ability) {
		s.Rest = slices.Repeat(setup.Words{"quick"}, n)
	}
}

// grouped is a hero with a condition of a group.
func grouped(n int) change {
	return func(_ *escalation.Setup, ana, _ *escalation.Combatant, _ *escalation.Ability) {
		ana.Conditions = []escalation.Condition{{Condition: "dazed", Lasts: "save_ends", Group: n}}
	}
}
