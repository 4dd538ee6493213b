package escalation

import (
	"cmp"
	"fmt"
	"strings"

	"fray/ruleset/setup"
)

// InWords returns what an effect does: "stunned until saved (11+)".
func (e Effect) InWords() string {
	words := e.deed()
	if e.To != "" && e.To != "target" {
		words += " on " + bearerWords()[e.To]
	}
	words += e.length()
	if e.Versus {
		words += " against its user alone"
	}
	if e.If != "" {
		words += " if " + setup.Spoken(e.If)
	}
	return words
}

// deed returns what an effect does, without on which combatants and how long.
func (e Effect) deed() string {
	value, what := setup.Spoken(e.Value), setup.Spoken(e.What)
	switch e.Do {
	case "condition":
		return what
	case "end":
		return "ends " + what
	case "advantage":
		return e.advantage()
	case "bonus":
		return setup.Signed(value) + " " + cmp.Or(bonusTitles()[e.What], "attack")
	case "push":
		return map[bool]string{false: "pushes away", true: "pushes to another zone"}[e.What == "zone"]
	case "pop_off":
		return "pops off"
	case "damage":
		return strings.Join(append([]string{value}, append(e.Types, "damage")...), " ")
	case "ongoing":
		return strings.Join(append([]string{"ongoing", value}, append(e.Types, "damage")...), " ")
	case "heal":
		return Healing{Amount: e.Value, Recovery: e.From}.InWords()
	case "save":
		return "a save with " + setup.Signed(value)
	case "reduce":
		return "takes " + value + " off the damage"
	case "power":
		return setup.Signed(value) + " Power"
	case "secondary":
		return setup.Signed(value) + " secondary resource"
	case "last_gasp":
		return strings.Join(append([]string{"last gasp: " + what}, e.Also...), ", ")
	default:
		return strings.TrimSpace(setup.Spoken(e.Do) + " " + value)
	}
}

// advantage names the rolls that an effect helps or hinders.
func (e Effect) advantage() string {
	number, how := strings.CutPrefix(cmp.Or(e.Value, "1"), "-")
	words := map[bool]string{false: "Advantage", true: "Disadvantage"}[how]
	if number != "1" {
		words = setup.Spoken(number) + " " + words
	}
	if e.Every {
		return words + " on every " + rollTitles()[cmp.Or(e.What, "attack")]
	}
	return words + " on the next " + rollTitles()[cmp.Or(e.What, "attack")]
}

// length returns how long an effect lasts, or "" if that is as usual for it.
func (e Effect) length() string {
	turn := map[bool]string{false: "its user's", true: "the target's"}[e.TurnOf == "target"]
	switch e.Lasts {
	case "":
		return ""
	case "encounter":
		return " for the fight"
	case "one_round":
		return " for a round"
	case "save_ends":
		return fmt.Sprintf(" until saved (%d+)", cmp.Or(e.Save, 11))
	case "end_of_turn":
		return " until the end of " + turn + " turn"
	case "end_of_next_turn":
		return " until the end of " + turn + " next turn"
	case "sustain":
		return " while sustained"
	case "hold":
		return " while held"
	case "attack":
		return " for this attack"
	default:
		return " " + setup.Spoken(e.Lasts)
	}
}

// InWords returns how much it heals: "heals 2d6 + tier".
func (h Healing) InWords() string {
	amount := setup.Spoken(h.Amount)
	switch {
	case amount != "" && h.Recovery == "spend":
		return "heals " + amount + " with a Recovery"
	case amount != "":
		return "heals " + amount
	case h.Recovery == "free":
		return "heals with a Recovery that costs nothing"
	default:
		return "heals with a Recovery"
	}
}

// InWords returns the event: "an enemy hits its user".
func (t Trigger) InWords() string {
	words := partyTitles()[cmp.Or(t.Who, "enemy")] + " " + momentTitles()[t.On]
	if t.On != "uses" && t.On != "moves" && t.On != "arrives" {
		words += " " + partyTitles()[cmp.Or(t.Target, "self")]
	}
	if t.Type != "" {
		words += " (" + setup.Spoken(t.Type) + ")"
	}
	if t.If != "" {
		words += " if " + setup.Spoken(t.If)
	}
	return words
}

// InWords returns what a natural result brings: "on a natural 14+ that hits: grabbed".
func (r Rider) InWords() string {
	outcome := map[string]string{"miss": " that misses", "any": ""}
	words, ok := outcome[r.Outcome]
	if !ok {
		words = " that hits"
	}
	return "on a natural " + r.Natural + words + ": " + allWords(r.Effects)
}

// InWords returns what happens at a value of the escalation die.
func (s Special) InWords() string {
	var out []string
	if len(s.Above) > 0 {
		out = append(out, fmt.Sprintf("at escalation %d+: %s", s.Threshold, allWords(s.Above)))
	}
	if len(s.Below) > 0 {
		out = append(out, fmt.Sprintf("below escalation %d: %s", s.Threshold, allWords(s.Below)))
	}
	return strings.Join(out, ", ")
}

func allWords(effects []Effect) string {
	words := make([]string, len(effects))
	for i := range effects {
		words[i] = effects[i].InWords()
	}
	return strings.Join(words, " and ")
}

func momentTitles() map[string]string {
	return map[string]string{
		"uses": "uses an ability", "targeted": "attacks", "hit": "hits", "missed": "misses", "crit": "scores a critical hit on", "crit_fail": "fumbles an attack on",
		"harm": "is about to damage", "damaged": "damages", "staggered": "staggers", "dropped": "drops", "moves": "moves", "engages": "engages", "arrives": "arrives",
	}
}

func partyTitles() map[string]string {
	return map[string]string{"enemy": "an enemy", "ally": "an ally", "ally_or_self": "an ally or its user", "self": "its user", "any": "anybody"}
}

func bearerWords() map[string]string {
	return map[string]string{"user": "its user", "allies": "allies nearby", "enemies": "enemies engaged with it", "actor": "the one who did it", "victim": "the one it was done to"}
}

func rollTitles() map[string]string {
	return map[string]string{"attack": "attack", "attacked": "attack against it", "save": "save", "disengage": "Disengage check", "check": "check", "any": "roll"}
}

func bonusTitles() map[string]string {
	return map[string]string{"attack": "attack", "ac": "AC", "pd": "PD", "md": "MD", "defenses": "all defenses", "damage": "damage"}
}
