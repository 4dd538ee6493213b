package odds

import (
	"cmp"
	"slices"

	"fray/table"
)

// Result is what one option will come to.
type Result struct {
	Option table.Option `json:"-"`
	Choice table.Choice `json:"option"`
	Exact  bool         `json:"exact"` // else it was sampled
	Runs   int          `json:"runs"`  // distinct outcomes that were tried, or samples
	// Hit is the chance that the first attack of the acting combatant on the option's target hits; nil if there is none.
	Hit *Chance `json:"hit,omitempty"`
	// Struck is the chance that the attack to which the option reacts hits all the same; nil if there is none.
	Struck    *Chance    `json:"struck,omitempty"`
	ActorDown *Chance    `json:"actor_down,omitempty"` // the acting combatant goes down; nil if nobody acts
	Arrives   *Chance    `json:"arrives,omitempty"`    // the acting combatant gets to the option's cell; nil if it does not move
	Attacks   []Attack   `json:"attacks,omitempty"`
	Effects   []Effect   `json:"effects,omitempty"`
	Reactions []Reaction `json:"reactions,omitempty"`
	Marks     []Mark     `json:"conditions,omitempty"`
	Contests  []Contest  `json:"contests,omitempty"`
	// Names are what the combatants are called that are mentioned by id.
	Names map[string]string `json:"names,omitempty"`
}

// Called returns the name of a combatant, or its id where no name is known.
func (r *Result) Called(id string) string {
	return cmp.Or(r.Names[id], id)
}

// Contest returns the check of a combatant that the option is for, or nil. A check that is itself a reaction, such as one that helps the
// next, is not.
func (r *Result) Contest(who string) *Contest {
	for i := range r.Contests {
		c := &r.Contests[i]
		reacts := func(x Reaction) bool { return x.Who == who && x.Rule == c.Rule }
		if c.Who == who && !slices.ContainsFunc(r.Reactions, reacts) {
			return c
		}
	}
	return nil
}

// Success returns the chance that the option's attack hits, or else that the check of this combatant that the option is for succeeds. It is
// nil if there is neither, and for a reaction to an attack: what follows is not what the reaction is for.
func (r *Result) Success(who string) *Chance {
	switch {
	case r.Struck != nil:
		return nil
	case r.Hit != nil:
		return r.Hit
	}
	if c := r.Contest(who); c != nil {
		return &c.Won
	}
	return nil
}

// Attack is one attack that may come of the option: by the acting combatant, or in reaction.
type Attack struct {
	Who     string   `json:"who"`
	Target  string   `json:"target"`
	Nth     int      `json:"nth"`  // of the attacks of this one on that one, from 1
	Made    Chance   `json:"made"` // it comes to this attack
	Hit     Chance   `json:"hit"`  // it is made and hits
	Degrees []Degree `json:"degrees"`
}

// Degree is how often an attack ends in a hit or a miss of a degree, as the ruleset numbers and names them.
type Degree struct {
	Hit    bool   `json:"hit"`
	Degree int    `json:"degree"`
	Name   string `json:"name,omitempty"`
	Chance
}

// Effect is what becomes of one combatant.
type Effect struct {
	Who    string  `json:"who"`
	Damage Mean    `json:"damage"`
	Harm   []Share `json:"harm,omitempty"` // hit points lost: the whole distribution, in ascending order
	Healed Mean    `json:"healed"`
	Heal   []Share `json:"heal,omitempty"` // hit points regained
	Down   Chance  `json:"down"`
}

// Share is how often a number comes.
type Share struct {
	Value int `json:"value"`
	Chance
}

// Reaction is how often somebody reacts in a way, under the policy.
type Reaction struct {
	Who  string `json:"who"`
	Verb string `json:"verb"`
	Rule string `json:"rule"` // rule id
	Text string `json:"text"` // how the log tells it
	Chance
}

// Mark is how often somebody gets a condition.
type Mark struct {
	Who  string `json:"who"`
	Text string `json:"text"` // how the log tells it
	Chance
}

// Contest is how a check ends: of one against another, or of one alone.
type Contest struct {
	Who    string `json:"who"`
	Target string `json:"target,omitempty"`
	Rule   string `json:"rule"` // rule id
	Name   string `json:"name"` // what the dice are for
	Won    Chance `json:"won"`  // it comes to it and Who wins
	Lost   Chance `json:"lost"` // it comes to it and Who does not win
}
