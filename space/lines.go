package space

// Lines remembers what was found of lines between bodies, as long as nothing changes on the way. The zero value remembers nothing. One
// line takes the place of another, so that it never grows.
type Lines struct {
	entries []uint64 // the ends of a line, and two bits for what was found
	among   uint64   // which obstacles are in the way now, over the ends
}

const linesBits = 13

// Find returns where two bits for what was found of a line are kept, and whether they are known. Bodies are at most seven cells wide.
func (l *Lines) Find(a Cell, spanA int, b Cell, spanB int) (found *LineBits, known bool) {
	if l.entries == nil {
		l.entries = make([]uint64, 1<<linesBits)
	}
	ends := l.among | uint64(a)<<32 | uint64(b)<<8 | uint64(spanA)<<5 | uint64(spanB)<<2 // a span is at least 1, so no ends are 0
	entry := &l.entries[ends*0x9e3779b97f4a7c15>>(64-linesBits)]
	if *entry&^3 == ends {
		return (*LineBits)(entry), true
	}
	*entry = ends
	return (*LineBits)(entry), false
}

// Among says which obstacles are in the way from now on, by a number: what was found among the same ones is known again. The map has
// less than 2^24 cells.
func (l *Lines) Among(obstacles uint8) { l.among = uint64(obstacles) << 56 }

// Forget forgets all lines: something has changed that they may pass.
func (l *Lines) Forget() { clear(l.entries) }

// LineBits are two bits for what was found of a line.
type LineBits uint64

// Set notes what was found.
func (b *LineBits) Set(first, second bool) {
	if first {
		*b |= 1
	}
	if second {
		*b |= 2
	}
}

// Get returns what was found.
func (b *LineBits) Get() (first, second bool) { return *b&1 != 0, *b&2 != 0 }
