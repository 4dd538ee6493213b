package seating

import (
	"maps"
	"slices"

	"fray/bot"
)

// Bots are the bots that a host adds to those of package bot, by name.
type Bots map[string]bot.Player

// Find returns the sitter of a bot, and whether there is one of this name.
func (b Bots) Find(name string) (Sitter, bool) {
	p, ok := b[name]
	if !ok {
		p, ok = bot.Find(name)
	}
	return Sitter{Name: name, Player: p}, ok
}

// Names returns the names of all bots: first those of package bot, then the others by the alphabet.
func (b Bots) Names() []string {
	return append(bot.Names(), slices.Sorted(maps.Keys(b))...)
}
