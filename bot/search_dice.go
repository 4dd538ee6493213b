package bot

import "fray/table"

// lookStream sets the dice of a look ahead apart from those of fights.
const lookStream = 0x2f6b_81d3_5ce9_a047

// lookDice are the dice of a look ahead. Each combatant has its own for each rule: its first attack falls alike after every option, and
// so does its second, whatever else has been rolled in the meantime. So options differ by what they change, and less by luck.
type lookDice struct {
	seed   uint64
	thrown [256]uint16 // by a hash of combatant and rule: rolls since the seed was set
}

// Seed starts the dice over. The same seed gives the same dice.
func (d *lookDice) Seed(seed uint64) {
	d.seed = table.Mix(seed ^ lookStream)
	clear(d.thrown[:])
}

// Roll throws the dice.
func (d *lookDice) Roll(r *table.Roll, faces []int32) (value int, known, ok bool) {
	key := table.Mix(uint64(r.Rule)<<16 | uint64(uint16(r.Who)))
	nth := &d.thrown[key%uint64(len(d.thrown))]
	*nth++
	var rng table.Rand
	rng.Seed(d.seed+uint64(*nth), key)
	for i := range faces {
		faces[i] = int32(rng.Die(r.SidesOf(i)))
	}
	return r.Value(faces), true, true
}
