package table

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
)

// dealt counts the inputs that dice are keyed by: all but decrees. A decree that a seat may not see thus leaves every later die
// as it would have been.
type dealt struct {
	inputs int // so far
	rest   int // at the last resting point
}

// take counts an input.
func (d *dealt) take(e *Tail, decrees bool) {
	if e.Kind != TailDecree || decrees {
		d.inputs++
	}
}

// Dealt is how many inputs there are, without decrees: what the dice of the next beat are keyed by, and what bots draw by.
func (s *Session) Dealt() int { return s.dealt.inputs }

// RestDealt is what [Session.Dealt] was when the last resting point was reached: what the dice of the beat under way are keyed by.
func (s *Session) RestDealt() int { return s.dealt.rest }

// decreeInputs is above every number of inputs that dice are keyed by: decrees have separate keys.
const decreeInputs = 1 << 30

// decreeKey is the number of inputs by which the dice of a decree are keyed. It comes from the inputs so far without decrees, from
// the decree itself, and from how often the same was decreed since the last of these inputs; so other decrees do not change it.
func (s *Session) decreeKey(a Adjustment) int {
	if s.o.CountDecrees {
		return len(s.taken) + 1
	}
	same := 0
	for i := len(s.taken) - 1; i >= 0 && s.taken[i].Kind == TailDecree; i-- {
		if *s.taken[i].adjust == a {
			same++
		}
	}
	text, err := json.Marshal(a)
	if err != nil {
		panic("table: a decree has no text: " + err.Error()) // strings and integers always have one
	}
	h := sha256.New()
	var n [16]byte
	binary.LittleEndian.PutUint64(n[:8], uint64(s.dealt.inputs))
	binary.LittleEndian.PutUint64(n[8:], uint64(same))
	h.Write(n[:])
	h.Write(text)
	return decreeInputs | int(binary.LittleEndian.Uint32(h.Sum(nil))&(decreeInputs-1))
}
