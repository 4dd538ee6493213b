package table

// Icons are the names of the pictures that content and ledgers may give combatants and conditions. Hosts that draw have one for each;
// others leave them out.
func Icons() []string {
	return []string{
		// weapons
		"sword", "axe", "mace", "spear", "dagger", "bow", "crossbow", "staff", "shield", "gun", "rifle", "claws", "fist", "whip", "sling", "net",
		// beasts
		"wolf", "bear", "bird", "snake", "spider", "rat", "horse", "dragon", "fish", "paw",
		// people, other creatures and things
		"person", "helm", "mage", "healer", "hood", "captain", "crown", "drum", "lute", "book", "mask", "machine", "ghost", "skull", "slime", "golem", "flame", "tree",
		"crate", "gate", "boat",
		// conditions
		"cross", "sleep", "prone", "stunned", "drop", "poison", "blind", "eye", "grip", "chain", "slow", "fear", "down", "up", "crack", "ready", "target", "wing", "mind",
		"tired", "curse", "flag", "mute", "cold", "calm", "attack", "defend",
	}
}
